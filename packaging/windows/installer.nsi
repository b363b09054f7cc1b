; The installer for Windows, for one user, without administrator rights. Compiled on any system:
;   makensis -DVERSION=0.1.0 -DSOURCE=C:\path\to\dist\cthulhu-desktop -DOUT=setup.exe installer.nsi
; SOURCE is the folder that PyInstaller made on Windows; ICON (optional) an .ico file.
Unicode true
!include "MUI2.nsh"
!ifndef VERSION
  !error "say -DVERSION=…"
!endif
!ifndef SOURCE
  !error "say -DSOURCE=…"
!endif
!ifndef OUT
  !define OUT "cthulhu-desktop-${VERSION}-setup.exe"
!endif
!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\CthulhuDesktop"

Name "Cthulhu Desktop"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Cthulhu Desktop"
InstallDirRegKey HKCU "Software\CthulhuDesktop" "Folder"
RequestExecutionLevel user
SetCompressor /SOLID lzma
!ifdef ICON
  !define MUI_ICON "${ICON}"
  !define MUI_UNICON "${ICON}"
!endif

VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Cthulhu Desktop"
VIAddVersionKey "FileDescription" "Cthulhu Desktop"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "MIT licence"

!define MUI_FINISHPAGE_RUN "$INSTDIR\cthulhu-desktop.exe"
!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Polish"
!insertmacro MUI_LANGUAGE "German"

LangString DECK ${LANG_ENGLISH} "Card game deck"
LangString DECK ${LANG_POLISH} "Talia kart"
LangString DECK ${LANG_GERMAN} "Kartendeck"
LangString GAME ${LANG_ENGLISH} "Recorded tabletop game"
LangString GAME ${LANG_POLISH} "Zapis partii"
LangString GAME ${LANG_GERMAN} "Aufgezeichnete Partie"
LangString KEPT ${LANG_ENGLISH} "Your games, decks and settings stay where they are."
LangString KEPT ${LANG_POLISH} "Twoje partie, talie i ustawienia pozostają na miejscu."
LangString KEPT ${LANG_GERMAN} "Deine Partien, Decks und Einstellungen bleiben erhalten."

Function .onInit
  !insertmacro MUI_LANGDLL_DISPLAY
FunctionEnd

!macro FILE_TYPE ENDING ID NAME
  WriteRegStr HKCU "Software\Classes\${ENDING}" "" "${ID}"
  WriteRegStr HKCU "Software\Classes\${ID}" "" "${NAME}"
  WriteRegStr HKCU "Software\Classes\${ID}\DefaultIcon" "" "$INSTDIR\cthulhu-desktop.exe,0"
  WriteRegStr HKCU "Software\Classes\${ID}\shell\open\command" "" '"$INSTDIR\cthulhu-desktop.exe" "%1"'
!macroend

Section
  ; an older version's files go first, so that none of them stays behind
  RMDir /r "$INSTDIR\_internal"
  SetOutPath "$INSTDIR"
  File /r "${SOURCE}/*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Cthulhu Desktop.lnk" "$INSTDIR\cthulhu-desktop.exe"
  !insertmacro FILE_TYPE ".coc" "CthulhuDesktop.Deck" "$(DECK)"
  !insertmacro FILE_TYPE ".ccrecord" "CthulhuDesktop.Game" "$(GAME)"
  WriteRegStr HKCU "Software\CthulhuDesktop" "Folder" "$INSTDIR"
  WriteRegStr HKCU "${KEY}" "DisplayName" "Cthulhu Desktop"
  WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${KEY}" "DisplayIcon" "$INSTDIR\cthulhu-desktop.exe"
  WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegDWORD HKCU "${KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${KEY}" "NoRepair" 1
SectionEnd

Section "Uninstall"
  DetailPrint "$(KEPT)"
  RMDir /r "$INSTDIR\_internal"
  RMDir /r "$INSTDIR\licences"
  Delete "$INSTDIR\sbom.json"
  Delete "$INSTDIR\cthulhu-desktop.exe"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Cthulhu Desktop.lnk"
  DeleteRegKey HKCU "Software\Classes\.coc"
  DeleteRegKey HKCU "Software\Classes\.ccrecord"
  DeleteRegKey HKCU "Software\Classes\CthulhuDesktop.Deck"
  DeleteRegKey HKCU "Software\Classes\CthulhuDesktop.Game"
  DeleteRegKey HKCU "Software\CthulhuDesktop"
  DeleteRegKey HKCU "${KEY}"
SectionEnd
