<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source>The font %1 is missing; another one is shown. Install the program anew to get it back.</source>
        <translation>Die Schrift %1 fehlt; du siehst eine andere. Installiere das Programm neu, um sie zurückzubekommen.</translation>
    </message>
    <message>
        <source>Only one game can be open at a time; %1 was not opened.</source>
        <translation>Es kann nur ein Spiel auf einmal offen sein; %1 wurde nicht geöffnet.</translation>
    </message>
    <message>
        <source>not rolled</source>
        <translation>nicht gewürfelt</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>{count} × {what}</source>
        <translation>{count} × {what}</translation>
    </message>
    <message>
        <source>completes the invocation: {points} power points</source>
        <translation>vollendet die Anrufung: {points} Machtpunkte</translation>
    </message>
    <message>
        <source>ends the invocation unfinished: {points} power points</source>
        <translation>beendet die Anrufung unvollendet: {points} Machtpunkte</translation>
    </message>
    <message>
        <source>takes a doubling stone</source>
        <translation>nimmt einen Dopplerstein</translation>
    </message>
    <message numerus="yes">
        <source>takes %n free die</source>
        <translation>
            <numerusform>nimmt %n freien Würfel</numerusform>
            <numerusform>nimmt %n freie Würfel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>then rolls %n die</source>
        <translation>
            <numerusform>würfelt danach mit %n Würfel</numerusform>
            <numerusform>würfelt danach mit %n Würfeln</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} is thinking …</source>
        <translation>{who} denkt nach …</translation>
    </message>
    <message>
        <source>Put dice into your circle or choose a call: drag, click, or keys 1 to 9.</source>
        <translation>Lege Würfel in deinen Kreis oder wähle einen Ruf: ziehen, klicken oder Tasten 1 bis 9.</translation>
    </message>
    <message>
        <source>Drag or click a glowing die.</source>
        <translation>Ziehe oder klicke einen leuchtenden Würfel.</translation>
    </message>
    <message>
        <source>Press Space, click the tray, or throw the cup onto it.</source>
        <translation>Drücke die Leertaste, klicke das Tablett an oder wirf den Becher darauf.</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Call it: “{words}”</source>
        <translation>Rufe: „{words}“</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Zurücklegen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Take from the middle</source>
        <translation>Aus der Mitte nehmen</translation>
    </message>
    <message>
        <source>Take from {who}</source>
        <translation>Von {who} nehmen</translation>
    </message>
    <message>
        <source>Show the calls</source>
        <translation>Rufe zeigen</translation>
    </message>
    <message>
        <source>“{words}”</source>
        <translation>„{words}“</translation>
    </message>
    <message>
        <source>Give up a die</source>
        <translation>Einen Würfel abgeben</translation>
    </message>
    <message>
        <source>Take the die</source>
        <translation>Den Würfel nehmen</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Regelheft</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Regeln durchsuchen</translation>
    </message>
    <message>
        <source>Words, or the number of a rule (Ctrl+F)</source>
        <translation>Wörter oder die Nummer einer Regel (Strg+F)</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Search results</source>
        <translation>Suchergebnisse</translation>
    </message>
    <message>
        <source>Previous result</source>
        <translation>Vorheriges Ergebnis</translation>
    </message>
    <message>
        <source>Previous result (Shift+F3)</source>
        <translation>Vorheriges Ergebnis (Umschalt+F3)</translation>
    </message>
    <message>
        <source>Next result</source>
        <translation>Nächstes Ergebnis</translation>
    </message>
    <message>
        <source>Next result (F3)</source>
        <translation>Nächstes Ergebnis (F3)</translation>
    </message>
    <message>
        <source>Contents and search</source>
        <translation>Inhalt und Suche</translation>
    </message>
    <message>
        <source>Contents and search (Ctrl+F)</source>
        <translation>Inhalt und Suche (Strg+F)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Back to where you were (Alt+Left)</source>
        <translation>Zurück zur vorigen Stelle (Alt+Links)</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vorwärts</translation>
    </message>
    <message>
        <source>Forward again (Alt+Right)</source>
        <translation>Wieder vorwärts (Alt+Rechts)</translation>
    </message>
    <message>
        <source>Book</source>
        <translation>Buch</translation>
    </message>
    <message>
        <source>Which rulebook</source>
        <translation>Welches Regelheft</translation>
    </message>
    <message>
        <source>Language of the book</source>
        <translation>Sprache des Regelhefts</translation>
    </message>
    <message>
        <source>The same place in another language</source>
        <translation>Dieselbe Stelle in einer anderen Sprache</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Kleinerer Text</translation>
    </message>
    <message>
        <source>Smaller text (Ctrl+−)</source>
        <translation>Kleinerer Text (Strg+−)</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Größerer Text</translation>
    </message>
    <message>
        <source>Larger text (Ctrl++)</source>
        <translation>Größerer Text (Strg++)</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Save or print the book</source>
        <translation>Das Regelheft speichern oder drucken</translation>
    </message>
    <message>
        <source>Close the rulebook</source>
        <translation>Regelheft schließen</translation>
    </message>
    <message>
        <source>Close the rulebook (Esc)</source>
        <translation>Regelheft schließen (Esc)</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Als PDF speichern…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken…</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Über das Programm</translation>
    </message>
    <message>
        <source>An unofficial fan program, not connected with any publisher; trademarks belong to their owners.</source>
        <translation>Ein inoffizielles Fan-Programm, mit keinem Verlag verbunden; Marken gehören ihren Inhabern.</translation>
    </message>
    <message>
        <source>The program, its texts and its pictures are free under the MIT licence. It is built on these parts:</source>
        <translation>Das Programm, seine Texte und seine Bilder sind frei unter der MIT-Lizenz. Es ist aus diesen Teilen gebaut:</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Cthulhu Desktop, version %1</source>
        <translation>Cthulhu Desktop, Version %1</translation>
    </message>
    <message>
        <source>Something went wrong, but the program goes on. Please send us the report if it happens again.</source>
        <translation>Etwas ist schiefgegangen, aber das Programm läuft weiter. Wenn es wieder geschieht, schicke uns bitte den Bericht.</translation>
    </message>
    <message>
        <source>A bot could not decide and made a random move.</source>
        <translation>Ein Bot konnte sich nicht entscheiden und hat zufällig gezogen.</translation>
    </message>
    <message>
        <source>The game was deleted.</source>
        <translation>Das Spiel wurde gelöscht.</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Back to the menu; the game is saved</source>
        <translation>Zurück zum Menü; das Spiel ist gespeichert</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Take the last move back (Ctrl+Z)</source>
        <translation>Den letzten Zug zurücknehmen (Strg+Z)</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>How fast the other cults play</source>
        <translation>Wie schnell die anderen Kulte spielen</translation>
    </message>
    <message>
        <source>Whole table</source>
        <translation>Ganzer Tisch</translation>
    </message>
    <message>
        <source>Show the whole table (Ctrl+0)</source>
        <translation>Den ganzen Tisch zeigen (Strg+0)</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>Seitenleiste</translation>
    </message>
    <message>
        <source>Calls, record sheet and log</source>
        <translation>Rufe, Wertungsblatt und Protokoll</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>A new dice game</source>
        <translation>Ein neues Würfelspiel</translation>
    </message>
    <message>
        <source>How many cults?</source>
        <translation>Wie viele Kulte?</translation>
    </message>
    <message>
        <source>Power points that end the game, above or below zero. Usual are 150 for two or three cults, 100 for more.</source>
        <translation>So viele Machtpunkte beenden das Spiel, über oder unter null. Üblich sind 150 bei zwei oder drei Kulten, 100 bei mehr.</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Solo practice</source>
        <translation>Üben im Alleinspiel</translation>
    </message>
    <message>
        <source>Calls may be taken back. Only where one person plays alone against bots.</source>
        <translation>Rufe dürfen zurückgenommen werden. Nur wenn ein Mensch allein gegen Bots spielt.</translation>
    </message>
    <message>
        <source>For the whole chant in one roll</source>
        <translation>Für die ganze Beschwörung in einem Wurf</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Until the phase is scored</source>
        <translation>Bis zur Wertung der Phase</translation>
    </message>
    <message>
        <source>Until the game ends</source>
        <translation>Bis zum Ende des Spiels</translation>
    </message>
    <message>
        <source>Its invocation ends at once</source>
        <translation>Seine Anrufung endet sofort</translation>
    </message>
    <message>
        <source>It goes on, with nothing to roll</source>
        <translation>Er macht weiter, ohne etwas zu würfeln</translation>
    </message>
    <message>
        <source>Needs a tentacle in the display</source>
        <translation>Braucht einen Tentakel in der Auslage</translation>
    </message>
    <message>
        <source>Needs nothing before</source>
        <translation>Braucht nichts vorher</translation>
    </message>
    <message>
        <source>A doubling stone is won</source>
        <translation>Einen Dopplerstein gibt es</translation>
    </message>
    <message>
        <source>The stone doubles what the display is worth.</source>
        <translation>Der Stein verdoppelt den Wert der Auslage.</translation>
    </message>
    <message>
        <source>A doubling stone is kept</source>
        <translation>Ein Dopplerstein bleibt</translation>
    </message>
    <message>
        <source>A cult holds one stone at most.</source>
        <translation>Ein Kult hat höchstens einen Stein.</translation>
    </message>
    <message>
        <source>A cult robbed of its last die</source>
        <translation>Ein Kult, dem der letzte Würfel genommen wird</translation>
    </message>
    <message>
        <source>Dice outside a display can be taken by other cults once the middle is empty.</source>
        <translation>Ist die Tischmitte leer, dürfen andere Kulte Würfel außerhalb der Auslage nehmen.</translation>
    </message>
    <message>
        <source>The call “Iää! Ph&apos;nglui!”</source>
        <translation>Der Ruf „Iää! Ph&apos;nglui!“</translation>
    </message>
    <message>
        <source>It brings a free die for an IÄÄ and an Elder Sign.</source>
        <translation>Er bringt einen freien Würfel für ein IÄÄ und ein Älteres Zeichen.</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Mehr…</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>The same number brings the same dice: for a rematch on equal terms.</source>
        <translation>Dieselbe Nummer bringt dieselben Würfe: für eine Revanche zu gleichen Bedingungen.</translation>
    </message>
    <message>
        <source>Number of the game</source>
        <translation>Nummer des Spiels</translation>
    </message>
    <message>
        <source>Usual rules</source>
        <translation>Übliche Regeln</translation>
    </message>
    <message>
        <source>All options as the rulebook has them</source>
        <translation>Alle Optionen wie im Regelheft</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Spiel beginnen</translation>
    </message>
    <message numerus="yes">
        <source>%n cult(s)</source>
        <translation>
            <numerusform>%n Kult</numerusform>
            <numerusform>%n Kulte</numerusform>
        </translation>
    </message>
    <message>
        <source>Tentacles × IÄÄ</source>
        <translation>Tentakel × IÄÄ</translation>
    </message>
    <message>
        <source>This phase</source>
        <translation>Diese Phase</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Scoring of phase {number}</source>
        <translation>Wertung von Phase {number}</translation>
    </message>
    <message>
        <source>A completed invocation counts for its cult, an unfinished one against it.</source>
        <translation>Eine vollendete Anrufung zählt für ihren Kult, eine unvollendete gegen ihn.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>{who} · wins</source>
        <translation>{who} · gewinnt</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Back to the menu</source>
        <translation>Zurück zum Menü</translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <translation>Niemand gewinnt</translation>
    </message>
    <message>
        <source>{who} wins</source>
        <translation>{who} gewinnt</translation>
    </message>
    <message>
        <source>{who} win</source>
        <translation>{who} gewinnen</translation>
    </message>
    <message>
        <source>Card game</source>
        <translation>Kartenspiel</translation>
    </message>
    <message>
        <source>Dice game</source>
        <translation>Würfelspiel</translation>
    </message>
    <message>
        <source>Board game</source>
        <translation>Brettspiel</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Decks</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Gespeicherte Spiele</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>game, when, who</comment>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>The game was saved to %1.</source>
        <translation>Das Spiel wurde in %1 gespeichert.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Willkommen</translation>
    </message>
    <message>
        <source>Plate I. The sea off Innsmouth, on a night without wind</source>
        <translation>Tafel I. Das Meer vor Innsmouth in einer windstillen Nacht</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n move(s) · won by %2</source>
        <translation>
            <numerusform>%1 · %n Zug · gewonnen: %2</numerusform>
            <numerusform>%1 · %n Züge · gewonnen: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n move(s) · finished</source>
        <translation>
            <numerusform>%1 · %n Zug · beendet</numerusform>
            <numerusform>%1 · %n Züge · beendet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n move(s) · not finished</source>
        <translation>
            <numerusform>%1 · %n Zug · läuft noch</numerusform>
            <numerusform>%1 · %n Züge · läuft noch</numerusform>
        </translation>
    </message>
    <message>
        <source>No game has been played yet.</source>
        <translation>Es wurde noch kein Spiel gespielt.</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Nachspielen</translation>
    </message>
    <message>
        <source>Look at the game again, move by move</source>
        <translation>Sieh dir das Spiel noch einmal Zug für Zug an</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Save the game to a file of its own</source>
        <translation>Das Spiel in einer eigenen Datei speichern</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Datei öffnen…</translation>
    </message>
    <message>
        <source>Game %1</source>
        <translation>Spiel %1</translation>
    </message>
    <message>
        <source>Export the game</source>
        <translation>Spiel exportieren</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Spiel öffnen</translation>
    </message>
    <message>
        <source>Games (*%1)</source>
        <translation>Spiele (*%1)</translation>
    </message>
    <message>
        <source>Order of Dagon</source>
        <translation>Orden des Dagon</translation>
    </message>
    <message>
        <source>Starry Wisdom</source>
        <translation>Sternenweisheit</translation>
    </message>
    <message>
        <source>Dreamers of R&apos;lyeh</source>
        <translation>Träumer von R&apos;lyeh</translation>
    </message>
    <message>
        <source>Brood of the Black Goat</source>
        <translation>Brut der Schwarzen Ziege</translation>
    </message>
    <message>
        <source>Keepers of the Gate</source>
        <translation>Hüter des Tores</translation>
    </message>
    <message>
        <source>Heralds in Yellow</source>
        <translation>Herolde in Gelb</translation>
    </message>
    <message>
        <source>Bot, cautious</source>
        <translation>Bot, vorsichtig</translation>
    </message>
    <message>
        <source>Bot, bold</source>
        <translation>Bot, kühn</translation>
    </message>
    <message>
        <source>Bot, random</source>
        <translation>Bot, zufällig</translation>
    </message>
    <message>
        <source>Bot: %1</source>
        <translation>Bot: %1</translation>
    </message>
    <message>
        <source>Name of cult %1</source>
        <translation>Name von Kult %1</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Who leads cult %1</source>
        <translation>Wer führt Kult %1</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>“That is not dead which can eternal lie.”</source>
        <translation>„Das ist nicht tot, was ewig liegen kann.“</translation>
    </message>
    <message>
        <source>Easy-reading letters</source>
        <translation>Leicht lesbare Schrift</translation>
    </message>
    <message>
        <source>Atkinson Hyperlegible instead of book letters</source>
        <translation>Atkinson Hyperlegible statt der Buchschrift</translation>
    </message>
    <message>
        <source>As the system wishes</source>
        <comment>motion</comment>
        <translation>Wie das System es wünscht</translation>
    </message>
    <message>
        <source>On</source>
        <comment>motion</comment>
        <translation>An</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>motion</comment>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Sliding and tumbling things. Without it everything is at once where it belongs.</source>
        <translation>Gleitende und rollende Dinge. Ohne Bewegung liegt alles sofort an seinem Platz.</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Full screen (F11)</source>
        <translation>Vollbild (F11)</translation>
    </message>
    <message>
        <source>Games and settings</source>
        <translation>Spiele und Einstellungen</translation>
    </message>
    <message>
        <source>Pictures that can be drawn again</source>
        <translation>Bilder, die neu gezeichnet werden können</translation>
    </message>
    <message>
        <source>Logs for bug reports</source>
        <translation>Protokolle für Fehlerberichte</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Reset all settings</source>
        <translation>Alle Einstellungen zurücksetzen</translation>
    </message>
    <message>
        <source>Games of forbidden knowledge, for one table</source>
        <translation>Spiele um verbotenes Wissen, an einem Tisch</translation>
    </message>
    <message>
        <source>Move back</source>
        <translation>Zug zurück</translation>
    </message>
    <message>
        <source>Move on</source>
        <translation>Zug weiter</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Move of the game</source>
        <translation>Zug des Spiels</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>Zug %1 von %2</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ Zurück</translation>
    </message>
    <message>
        <source>Go back (Esc)</source>
        <translation>Zurückgehen (Esc)</translation>
    </message>
    <message>
        <source>Open the rules (F1)</source>
        <translation>Die Regeln öffnen (F1)</translation>
    </message>
    <message>
        <source>Language, text size, motion</source>
        <translation>Sprache, Textgröße, Bewegung</translation>
    </message>
    <message>
        <source>Choose the language</source>
        <translation>Wähle die Sprache</translation>
    </message>
    <message>
        <source>Welcome to Cthulhu Desktop</source>
        <translation>Willkommen bei Cthulhu Desktop</translation>
    </message>
    <message>
        <source>Which language do you want to play in?</source>
        <translation>In welcher Sprache möchtest du spielen?</translation>
    </message>
    <message>
        <source>Would you like to play a first game of dice against a cautious cult? It takes a few minutes; the rules are one key away (F1), and what you may do glows.</source>
        <translation>Möchtest du ein erstes Würfelspiel gegen einen vorsichtigen Kult spielen? Es dauert ein paar Minuten; die Regeln öffnet die Taste F1, und was du tun darfst, leuchtet.</translation>
    </message>
    <message>
        <source>Look around first</source>
        <translation>Erst einmal umsehen</translation>
    </message>
    <message>
        <source>Play the first game</source>
        <translation>Das erste Spiel beginnen</translation>
    </message>
    <message>
        <source>Open the rule</source>
        <translation>Die Regel öffnen</translation>
    </message>
    <message>
        <source>Open rule %1</source>
        <translation>Regel %1 öffnen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The file %1 could not be written. Choose another folder.</source>
        <translation>Die Datei %1 konnte nicht geschrieben werden. Wähle einen anderen Ordner.</translation>
    </message>
    <message>
        <source>The book could not be printed. Check the printer, or save the book as PDF.</source>
        <translation>Das Regelheft konnte nicht gedruckt werden. Prüfe den Drucker oder speichere es als PDF.</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Regel %1</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Nichts gefunden.</translation>
    </message>
    <message numerus="yes">
        <source>The best %n place(s)</source>
        <translation>
            <numerusform>Die beste %n Stelle</numerusform>
            <numerusform>Die besten %n Stellen</numerusform>
        </translation>
    </message>
    <message>
        <source>Only found in the English book; the places are the same.</source>
        <translation>Nur im englischen Regelheft gefunden; die Stellen sind dieselben.</translation>
    </message>
    <message>
        <source>Only found in the Polish book; the places are the same.</source>
        <translation>Nur im polnischen Regelheft gefunden; die Stellen sind dieselben.</translation>
    </message>
    <message>
        <source>Only found in the German book; the places are the same.</source>
        <translation>Nur im deutschen Regelheft gefunden; die Stellen sind dieselben.</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) found</source>
        <translation>
            <numerusform>%n Stelle gefunden</numerusform>
            <numerusform>%n Stellen gefunden</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the rulebook as PDF</source>
        <translation>Regelheft als PDF speichern</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
    <message>
        <source>Rule {number}</source>
        <translation>Regel {number}</translation>
    </message>
    <message>
        <source>Not possible now: {why}</source>
        <translation>Jetzt nicht möglich: {why}</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>Vollendet</translation>
    </message>
    <message>
        <source>Ended unfinished</source>
        <translation>Unvollendet beendet</translation>
    </message>
    <message>
        <source>thinks …</source>
        <translation>denkt nach …</translation>
    </message>
    <message>
        <source>in turn</source>
        <translation>am Zug</translation>
    </message>
    <message numerus="yes">
        <source>%n die to roll</source>
        <translation>
            <numerusform>%n Würfel zu würfeln</numerusform>
            <numerusform>%n Würfel zu würfeln</numerusform>
        </translation>
    </message>
    <message>
        <source>{faces}; worth {sum}</source>
        <translation>{faces}; Wert {sum}</translation>
    </message>
    <message>
        <source>Display of {who}</source>
        <translation>Auslage von {who}</translation>
    </message>
    <message>
        <source>Invocation completed</source>
        <translation>Anrufung vollendet</translation>
    </message>
    <message>
        <source>Invocation ended unfinished</source>
        <translation>Anrufung unvollendet beendet</translation>
    </message>
    <message>
        <source>Dice tray</source>
        <translation>Würfeltablett</translation>
    </message>
    <message>
        <source>Middle of the table</source>
        <translation>Tischmitte</translation>
    </message>
    <message>
        <source>{dice}, {stones}</source>
        <translation>{dice}, {stones}</translation>
    </message>
    <message numerus="yes">
        <source>%n free die</source>
        <translation>
            <numerusform>%n freier Würfel</numerusform>
            <numerusform>%n freie Würfel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n doubling stone</source>
        <translation>
            <numerusform>%n Dopplerstein</numerusform>
            <numerusform>%n Dopplersteine</numerusform>
        </translation>
    </message>
    <message>
        <source>Dice cup</source>
        <translation>Würfelbecher</translation>
    </message>
    <message>
        <source>Drop it on the tray, or click, to roll</source>
        <translation>Lass ihn auf das Tablett fallen oder klicke, um zu würfeln</translation>
    </message>
    <message>
        <source>in the display of {who}</source>
        <translation>in der Auslage von {who}</translation>
    </message>
    <message>
        <source>in the tray, rolled by {who}</source>
        <translation>auf dem Tablett, Wurf von {who}</translation>
    </message>
    <message>
        <source>loose die of {who}</source>
        <translation>loser Würfel von {who}</translation>
    </message>
    <message>
        <source>free die in the middle</source>
        <translation>freier Würfel in der Tischmitte</translation>
    </message>
    <message>
        <source>held by {who}</source>
        <translation>im Besitz von {who}</translation>
    </message>
    <message>
        <source>in the middle</source>
        <translation>in der Tischmitte</translation>
    </message>
    <message>
        <source>Doubling stone</source>
        <translation>Dopplerstein</translation>
    </message>
    <message>
        <source>Start-cult stone</source>
        <translation>Startkultstein</translation>
    </message>
    <message>
        <source>Log of the game</source>
        <translation>Protokoll des Spiels</translation>
    </message>
    <message>
        <source>Phase {number} · target ±{target}</source>
        <translation>Phase {number} · Ziel ±{target}</translation>
    </message>
    <message>
        <source>Start roll · target ±{target}</source>
        <translation>Startwurf · Ziel ±{target}</translation>
    </message>
    <message>
        <source>The game ends once a cult has {target} power points, above or below zero.</source>
        <translation>Das Spiel endet, sobald ein Kult {target} Machtpunkte hat, über oder unter null.</translation>
    </message>
    <message>
        <source>{who} rolls the dice …</source>
        <translation>{who} würfelt …</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>Dice table</source>
        <translation>Würfeltisch</translation>
    </message>
    <message>
        <source>{who}: {points}</source>
        <translation>{who}: {points}</translation>
    </message>
    <message>
        <source>Chart of the totals</source>
        <translation>Diagramm der Summen</translation>
    </message>
    <message>
        <source>Record sheet</source>
        <translation>Wertungsblatt</translation>
    </message>
    <message>
        <source>Phase {number}</source>
        <translation>Phase {number}</translation>
    </message>
    <message>
        <source>The eleven calls</source>
        <translation>Die elf Rufe</translation>
    </message>
    <message>
        <source>Pages of the panel</source>
        <translation>Seiten der Leiste</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Rufe</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
</context>
</TS>
