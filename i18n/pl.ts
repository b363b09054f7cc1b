<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source>The font %1 is missing; another one is shown. Install the program anew to get it back.</source>
        <translation>Brakuje czcionki %1, dlatego widzisz inną. Zainstaluj program ponownie, żeby ją odzyskać.</translation>
    </message>
    <message>
        <source>Only one game can be open at a time; %1 was not opened.</source>
        <translation>Naraz może być otwarta tylko jedna gra; plik %1 nie został otwarty.</translation>
    </message>
    <message>
        <source>not rolled</source>
        <translation>nierzucona</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>pusto</translation>
    </message>
    <message>
        <source>{count} × {what}</source>
        <translation>{count} × {what}</translation>
    </message>
    <message>
        <source>completes the invocation: {points} power points</source>
        <translation>dopełnia przywołania: punkty mocy {points}</translation>
    </message>
    <message>
        <source>ends the invocation unfinished: {points} power points</source>
        <translation>kończy przywołanie niedopełnione: punkty mocy {points}</translation>
    </message>
    <message>
        <source>takes a doubling stone</source>
        <translation>bierze kamień podwojenia</translation>
    </message>
    <message numerus="yes">
        <source>takes %n free die</source>
        <translation>
            <numerusform>bierze %n wolną kość</numerusform>
            <numerusform>bierze %n wolne kości</numerusform>
            <numerusform>bierze %n wolnych kości</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>then rolls %n die</source>
        <translation>
            <numerusform>potem rzuca %n kością</numerusform>
            <numerusform>potem rzuca %n kośćmi</numerusform>
            <numerusform>potem rzuca %n kośćmi</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} is thinking …</source>
        <translation>{who} myśli…</translation>
    </message>
    <message>
        <source>Put dice into your circle or choose a call: drag, click, or keys 1 to 9.</source>
        <translation>Włóż kości do swojego kręgu albo wybierz okrzyk: przeciągnij, kliknij lub użyj klawiszy od 1 do 9.</translation>
    </message>
    <message>
        <source>Drag or click a glowing die.</source>
        <translation>Przeciągnij albo kliknij świecącą kość.</translation>
    </message>
    <message>
        <source>Press Space, click the tray, or throw the cup onto it.</source>
        <translation>Naciśnij spację, kliknij tacę albo rzuć na nią kubkiem.</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Rzuć kośćmi</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spacja</translation>
    </message>
    <message>
        <source>Call it: “{words}”</source>
        <translation>Zawołaj: „{words}”</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Odłóż</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Take from the middle</source>
        <translation>Weź ze środka</translation>
    </message>
    <message>
        <source>Take from {who}</source>
        <translation>Zabierz: {who}</translation>
    </message>
    <message>
        <source>Show the calls</source>
        <translation>Pokaż okrzyki</translation>
    </message>
    <message>
        <source>“{words}”</source>
        <translation>„{words}”</translation>
    </message>
    <message>
        <source>Give up a die</source>
        <translation>Oddaj kość</translation>
    </message>
    <message>
        <source>Take the die</source>
        <translation>Weź kość</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Instrukcja</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Szukaj w zasadach</translation>
    </message>
    <message>
        <source>Words, or the number of a rule (Ctrl+F)</source>
        <translation>Słowa albo numer zasady (Ctrl+F)</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Spis treści</translation>
    </message>
    <message>
        <source>Search results</source>
        <translation>Wyniki wyszukiwania</translation>
    </message>
    <message>
        <source>Previous result</source>
        <translation>Poprzedni wynik</translation>
    </message>
    <message>
        <source>Previous result (Shift+F3)</source>
        <translation>Poprzedni wynik (Shift+F3)</translation>
    </message>
    <message>
        <source>Next result</source>
        <translation>Następny wynik</translation>
    </message>
    <message>
        <source>Next result (F3)</source>
        <translation>Następny wynik (F3)</translation>
    </message>
    <message>
        <source>Contents and search</source>
        <translation>Spis treści i wyszukiwanie</translation>
    </message>
    <message>
        <source>Contents and search (Ctrl+F)</source>
        <translation>Spis treści i wyszukiwanie (Ctrl+F)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wróć</translation>
    </message>
    <message>
        <source>Back to where you were (Alt+Left)</source>
        <translation>Wróć do poprzedniego miejsca (Alt+strzałka w lewo)</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Forward again (Alt+Right)</source>
        <translation>Znowu dalej (Alt+strzałka w prawo)</translation>
    </message>
    <message>
        <source>Book</source>
        <translation>Książka</translation>
    </message>
    <message>
        <source>Which rulebook</source>
        <translation>Która instrukcja</translation>
    </message>
    <message>
        <source>Language of the book</source>
        <translation>Język instrukcji</translation>
    </message>
    <message>
        <source>The same place in another language</source>
        <translation>To samo miejsce w innym języku</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Mniejszy tekst</translation>
    </message>
    <message>
        <source>Smaller text (Ctrl+−)</source>
        <translation>Mniejszy tekst (Ctrl+−)</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Większy tekst</translation>
    </message>
    <message>
        <source>Larger text (Ctrl++)</source>
        <translation>Większy tekst (Ctrl++)</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Więcej</translation>
    </message>
    <message>
        <source>Save or print the book</source>
        <translation>Zapisz albo wydrukuj instrukcję</translation>
    </message>
    <message>
        <source>Close the rulebook</source>
        <translation>Zamknij instrukcję</translation>
    </message>
    <message>
        <source>Close the rulebook (Esc)</source>
        <translation>Zamknij instrukcję (Esc)</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Zapisz jako PDF…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drukuj…</translation>
    </message>
    <message>
        <source>About</source>
        <translation>O programie</translation>
    </message>
    <message>
        <source>An unofficial fan program, not connected with any publisher; trademarks belong to their owners.</source>
        <translation>Nieoficjalny program miłośników, niezwiązany z żadnym wydawcą; znaki towarowe należą do ich właścicieli.</translation>
    </message>
    <message>
        <source>The program, its texts and its pictures are free under the MIT licence. It is built on these parts:</source>
        <translation>Program, jego teksty i ilustracje są wolne na licencji MIT. Zbudowano go z tych części:</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>Cthulhu Desktop, version %1</source>
        <translation>Cthulhu Desktop, wersja %1</translation>
    </message>
    <message>
        <source>Something went wrong, but the program goes on. Please send us the report if it happens again.</source>
        <translation>Coś poszło nie tak, ale program działa dalej. Jeśli to się powtórzy, prześlij nam raport.</translation>
    </message>
    <message>
        <source>A bot could not decide and made a random move.</source>
        <translation>Bot nie umiał się zdecydować i wykonał losowy ruch.</translation>
    </message>
    <message>
        <source>The game was deleted.</source>
        <translation>Gra została usunięta.</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Back to the menu; the game is saved</source>
        <translation>Wróć do menu; gra jest zapisana</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Take the last move back (Ctrl+Z)</source>
        <translation>Cofnij ostatni ruch (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>How fast the other cults play</source>
        <translation>Jak szybko grają inne kulty</translation>
    </message>
    <message>
        <source>Whole table</source>
        <translation>Cały stół</translation>
    </message>
    <message>
        <source>Show the whole table (Ctrl+0)</source>
        <translation>Pokaż cały stół (Ctrl+0)</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>Panel</translation>
    </message>
    <message>
        <source>Calls, record sheet and log</source>
        <translation>Okrzyki, arkusz wyników i dziennik</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Wolno</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Zwykle</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Szybko</translation>
    </message>
    <message>
        <source>A new dice game</source>
        <translation>Nowa gra w kości</translation>
    </message>
    <message>
        <source>How many cults?</source>
        <translation>Ile kultów?</translation>
    </message>
    <message>
        <source>Power points that end the game, above or below zero. Usual are 150 for two or three cults, 100 for more.</source>
        <translation>Tyle punktów mocy kończy grę, powyżej albo poniżej zera. Zwykle 150 przy dwóch lub trzech kultach, 100 przy większej liczbie.</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Cel</translation>
    </message>
    <message>
        <source>Solo practice</source>
        <translation>Ćwiczenie w pojedynkę</translation>
    </message>
    <message>
        <source>Calls may be taken back. Only where one person plays alone against bots.</source>
        <translation>Okrzyki można cofać. Tylko gdy jeden człowiek gra sam przeciwko botom.</translation>
    </message>
    <message>
        <source>For the whole chant in one roll</source>
        <translation>Za całą inkantację w jednym rzucie</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nigdy</translation>
    </message>
    <message>
        <source>Until the phase is scored</source>
        <translation>Do podliczenia fazy</translation>
    </message>
    <message>
        <source>Until the game ends</source>
        <translation>Do końca gry</translation>
    </message>
    <message>
        <source>Its invocation ends at once</source>
        <translation>Natychmiast kończy przywołanie</translation>
    </message>
    <message>
        <source>It goes on, with nothing to roll</source>
        <translation>Gra dalej, nie mając czym rzucać</translation>
    </message>
    <message>
        <source>Needs a tentacle in the display</source>
        <translation>Wymaga macki w kręgu</translation>
    </message>
    <message>
        <source>Needs nothing before</source>
        <translation>Nie wymaga niczego</translation>
    </message>
    <message>
        <source>A doubling stone is won</source>
        <translation>Kamień podwojenia zdobywa się</translation>
    </message>
    <message>
        <source>The stone doubles what the display is worth.</source>
        <translation>Kamień podwaja wartość kręgu.</translation>
    </message>
    <message>
        <source>A doubling stone is kept</source>
        <translation>Kamień podwojenia zatrzymuje się</translation>
    </message>
    <message>
        <source>A cult holds one stone at most.</source>
        <translation>Kult ma najwyżej jeden kamień.</translation>
    </message>
    <message>
        <source>A cult robbed of its last die</source>
        <translation>Kult, któremu zabrano ostatnią kość</translation>
    </message>
    <message>
        <source>Dice outside a display can be taken by other cults once the middle is empty.</source>
        <translation>Gdy środek stołu jest pusty, inne kulty mogą zabierać kości spoza kręgu.</translation>
    </message>
    <message>
        <source>The call “Iää! Ph&apos;nglui!”</source>
        <translation>Okrzyk „Iää! Ph&apos;nglui!”</translation>
    </message>
    <message>
        <source>It brings a free die for an IÄÄ and an Elder Sign.</source>
        <translation>Daje wolną kość za IÄÄ i Znak Starszych Bogów.</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Więcej…</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>Losowy</translation>
    </message>
    <message>
        <source>The same number brings the same dice: for a rematch on equal terms.</source>
        <translation>Ten sam numer daje te same rzuty: na rewanż na równych warunkach.</translation>
    </message>
    <message>
        <source>Number of the game</source>
        <translation>Numer gry</translation>
    </message>
    <message>
        <source>Usual rules</source>
        <translation>Zwykłe zasady</translation>
    </message>
    <message>
        <source>All options as the rulebook has them</source>
        <translation>Wszystkie opcje tak, jak w instrukcji</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Rozpocznij grę</translation>
    </message>
    <message numerus="yes">
        <source>%n cult(s)</source>
        <translation>
            <numerusform>%n kult</numerusform>
            <numerusform>%n kulty</numerusform>
            <numerusform>%n kultów</numerusform>
        </translation>
    </message>
    <message>
        <source>Tentacles × IÄÄ</source>
        <translation>Macki × IÄÄ</translation>
    </message>
    <message>
        <source>This phase</source>
        <translation>Ta faza</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Razem</translation>
    </message>
    <message>
        <source>Scoring of phase {number}</source>
        <translation>Podliczenie fazy {number}</translation>
    </message>
    <message>
        <source>A completed invocation counts for its cult, an unfinished one against it.</source>
        <translation>Dopełnione przywołanie liczy się na korzyść kultu, niedopełnione na jego niekorzyść.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Kontynuuj</translation>
    </message>
    <message>
        <source>{who} · wins</source>
        <translation>{who} · zwycięża</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Rewanż</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nowa gra</translation>
    </message>
    <message>
        <source>Back to the menu</source>
        <translation>Wróć do menu</translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <translation>Nikt nie zwycięża</translation>
    </message>
    <message>
        <source>{who} wins</source>
        <translation>Zwycięża {who}</translation>
    </message>
    <message>
        <source>{who} win</source>
        <translation>Zwyciężają {who}</translation>
    </message>
    <message>
        <source>Card game</source>
        <translation>Gra karciana</translation>
    </message>
    <message>
        <source>Dice game</source>
        <translation>Gra w kości</translation>
    </message>
    <message>
        <source>Board game</source>
        <translation>Gra planszowa</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Talie</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Zapisane gry</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Zakończ</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>game, when, who</comment>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>The game was saved to %1.</source>
        <translation>Gra została zapisana w pliku %1.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Witaj</translation>
    </message>
    <message>
        <source>Plate I. The sea off Innsmouth, on a night without wind</source>
        <translation>Tablica I. Morze pod Innsmouth w bezwietrzną noc</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n move(s) · won by %2</source>
        <translation>
            <numerusform>%1 · %n ruch · zwycięża %2</numerusform>
            <numerusform>%1 · %n ruchy · zwycięża %2</numerusform>
            <numerusform>%1 · %n ruchów · zwycięża %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n move(s) · finished</source>
        <translation>
            <numerusform>%1 · %n ruch · zakończona</numerusform>
            <numerusform>%1 · %n ruchy · zakończona</numerusform>
            <numerusform>%1 · %n ruchów · zakończona</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n move(s) · not finished</source>
        <translation>
            <numerusform>%1 · %n ruch · w toku</numerusform>
            <numerusform>%1 · %n ruchy · w toku</numerusform>
            <numerusform>%1 · %n ruchów · w toku</numerusform>
        </translation>
    </message>
    <message>
        <source>No game has been played yet.</source>
        <translation>Nie rozegrano jeszcze żadnej partii.</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Odtwórz</translation>
    </message>
    <message>
        <source>Look at the game again, move by move</source>
        <translation>Obejrzyj partię jeszcze raz, ruch po ruchu</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Eksportuj…</translation>
    </message>
    <message>
        <source>Save the game to a file of its own</source>
        <translation>Zapisz grę w osobnym pliku</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Otwórz plik…</translation>
    </message>
    <message>
        <source>Game %1</source>
        <translation>Gra %1</translation>
    </message>
    <message>
        <source>Export the game</source>
        <translation>Eksport gry</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Otwieranie gry</translation>
    </message>
    <message>
        <source>Games (*%1)</source>
        <translation>Gry (*%1)</translation>
    </message>
    <message>
        <source>Order of Dagon</source>
        <translation>Zakon Dagona</translation>
    </message>
    <message>
        <source>Starry Wisdom</source>
        <translation>Gwiezdna Mądrość</translation>
    </message>
    <message>
        <source>Dreamers of R&apos;lyeh</source>
        <translation>Śniący o R&apos;lyeh</translation>
    </message>
    <message>
        <source>Brood of the Black Goat</source>
        <translation>Pomiot Czarnej Kozy</translation>
    </message>
    <message>
        <source>Keepers of the Gate</source>
        <translation>Strażnicy Bramy</translation>
    </message>
    <message>
        <source>Heralds in Yellow</source>
        <translation>Heroldowie w Żółci</translation>
    </message>
    <message>
        <source>Bot, cautious</source>
        <translation>Bot ostrożny</translation>
    </message>
    <message>
        <source>Bot, bold</source>
        <translation>Bot śmiały</translation>
    </message>
    <message>
        <source>Bot, random</source>
        <translation>Bot losowy</translation>
    </message>
    <message>
        <source>Bot: %1</source>
        <translation>Bot: %1</translation>
    </message>
    <message>
        <source>Name of cult %1</source>
        <translation>Nazwa kultu %1</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Człowiek</translation>
    </message>
    <message>
        <source>Who leads cult %1</source>
        <translation>Kto prowadzi kult %1</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Jak w systemie</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Wielkość tekstu</translation>
    </message>
    <message>
        <source>“That is not dead which can eternal lie.”</source>
        <translation>„Nie jest umarłym, co może spoczywać wiekami”.</translation>
    </message>
    <message>
        <source>Easy-reading letters</source>
        <translation>Litery łatwe do czytania</translation>
    </message>
    <message>
        <source>Atkinson Hyperlegible instead of book letters</source>
        <translation>Atkinson Hyperlegible zamiast liter książkowych</translation>
    </message>
    <message>
        <source>As the system wishes</source>
        <comment>motion</comment>
        <translation>Jak chce system</translation>
    </message>
    <message>
        <source>On</source>
        <comment>motion</comment>
        <translation>Włączony</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>motion</comment>
        <translation>Wyłączony</translation>
    </message>
    <message>
        <source>Sliding and tumbling things. Without it everything is at once where it belongs.</source>
        <translation>Rzeczy suną i toczą się po stole. Bez ruchu wszystko od razu leży na swoim miejscu.</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Ruch</translation>
    </message>
    <message>
        <source>Full screen (F11)</source>
        <translation>Pełny ekran (F11)</translation>
    </message>
    <message>
        <source>Games and settings</source>
        <translation>Gry i ustawienia</translation>
    </message>
    <message>
        <source>Pictures that can be drawn again</source>
        <translation>Ilustracje, które można narysować od nowa</translation>
    </message>
    <message>
        <source>Logs for bug reports</source>
        <translation>Dzienniki do zgłaszania błędów</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Foldery</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Otwórz folder</translation>
    </message>
    <message>
        <source>Reset all settings</source>
        <translation>Przywróć wszystkie ustawienia</translation>
    </message>
    <message>
        <source>Games of forbidden knowledge, for one table</source>
        <translation>Gry o zakazanej wiedzy, przy jednym stole</translation>
    </message>
    <message>
        <source>Move back</source>
        <translation>Ruch wstecz</translation>
    </message>
    <message>
        <source>Move on</source>
        <translation>Ruch dalej</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Odtwarzaj</translation>
    </message>
    <message>
        <source>Move of the game</source>
        <translation>Ruch partii</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>Ruch %1 z %2</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ Wróć</translation>
    </message>
    <message>
        <source>Go back (Esc)</source>
        <translation>Wróć (Esc)</translation>
    </message>
    <message>
        <source>Open the rules (F1)</source>
        <translation>Otwórz zasady (F1)</translation>
    </message>
    <message>
        <source>Language, text size, motion</source>
        <translation>Język, wielkość tekstu, ruch</translation>
    </message>
    <message>
        <source>Choose the language</source>
        <translation>Wybierz język</translation>
    </message>
    <message>
        <source>Welcome to Cthulhu Desktop</source>
        <translation>Witaj w Cthulhu Desktop</translation>
    </message>
    <message>
        <source>Which language do you want to play in?</source>
        <translation>W jakim języku chcesz grać?</translation>
    </message>
    <message>
        <source>Would you like to play a first game of dice against a cautious cult? It takes a few minutes; the rules are one key away (F1), and what you may do glows.</source>
        <translation>Chcesz zagrać pierwszą partię w kości przeciwko ostrożnemu kultowi? Potrwa kilka minut; zasady są pod klawiszem F1, a to, co możesz zrobić, świeci.</translation>
    </message>
    <message>
        <source>Look around first</source>
        <translation>Najpierw się rozejrzę</translation>
    </message>
    <message>
        <source>Play the first game</source>
        <translation>Zagraj pierwszą partię</translation>
    </message>
    <message>
        <source>Open the rule</source>
        <translation>Otwórz zasadę</translation>
    </message>
    <message>
        <source>Open rule %1</source>
        <translation>Otwórz zasadę %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>The file %1 could not be written. Choose another folder.</source>
        <translation>Nie udało się zapisać pliku %1. Wybierz inny folder.</translation>
    </message>
    <message>
        <source>The book could not be printed. Check the printer, or save the book as PDF.</source>
        <translation>Nie udało się wydrukować instrukcji. Sprawdź drukarkę albo zapisz instrukcję jako PDF.</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Zasada %1</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Nic nie znaleziono.</translation>
    </message>
    <message numerus="yes">
        <source>The best %n place(s)</source>
        <translation>
            <numerusform>Najlepsze %n miejsce</numerusform>
            <numerusform>Najlepsze %n miejsca</numerusform>
            <numerusform>Najlepsze %n miejsc</numerusform>
        </translation>
    </message>
    <message>
        <source>Only found in the English book; the places are the same.</source>
        <translation>Znaleziono tylko w angielskiej instrukcji; miejsca są te same.</translation>
    </message>
    <message>
        <source>Only found in the Polish book; the places are the same.</source>
        <translation>Znaleziono tylko w polskiej instrukcji; miejsca są te same.</translation>
    </message>
    <message>
        <source>Only found in the German book; the places are the same.</source>
        <translation>Znaleziono tylko w niemieckiej instrukcji; miejsca są te same.</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) found</source>
        <translation>
            <numerusform>Znaleziono %n miejsce</numerusform>
            <numerusform>Znaleziono %n miejsca</numerusform>
            <numerusform>Znaleziono %n miejsc</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the rulebook as PDF</source>
        <translation>Zapisz instrukcję jako PDF</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Pliki PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Rule {number}</source>
        <translation>Zasada {number}</translation>
    </message>
    <message>
        <source>Not possible now: {why}</source>
        <translation>Teraz niemożliwe: {why}</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>Dopełnione</translation>
    </message>
    <message>
        <source>Ended unfinished</source>
        <translation>Niedopełnione</translation>
    </message>
    <message>
        <source>thinks …</source>
        <translation>myśli…</translation>
    </message>
    <message>
        <source>in turn</source>
        <translation>na ruchu</translation>
    </message>
    <message numerus="yes">
        <source>%n die to roll</source>
        <translation>
            <numerusform>%n kość do rzutu</numerusform>
            <numerusform>%n kości do rzutu</numerusform>
            <numerusform>%n kości do rzutu</numerusform>
        </translation>
    </message>
    <message>
        <source>{faces}; worth {sum}</source>
        <translation>{faces}; wartość {sum}</translation>
    </message>
    <message>
        <source>Display of {who}</source>
        <translation>Krąg kultu {who}</translation>
    </message>
    <message>
        <source>Invocation completed</source>
        <translation>Przywołanie dopełnione</translation>
    </message>
    <message>
        <source>Invocation ended unfinished</source>
        <translation>Przywołanie zakończone niedopełnione</translation>
    </message>
    <message>
        <source>Dice tray</source>
        <translation>Taca na kości</translation>
    </message>
    <message>
        <source>Middle of the table</source>
        <translation>Środek stołu</translation>
    </message>
    <message>
        <source>{dice}, {stones}</source>
        <translation>{dice}, {stones}</translation>
    </message>
    <message numerus="yes">
        <source>%n free die</source>
        <translation>
            <numerusform>%n wolna kość</numerusform>
            <numerusform>%n wolne kości</numerusform>
            <numerusform>%n wolnych kości</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n doubling stone</source>
        <translation>
            <numerusform>%n kamień podwojenia</numerusform>
            <numerusform>%n kamienie podwojenia</numerusform>
            <numerusform>%n kamieni podwojenia</numerusform>
        </translation>
    </message>
    <message>
        <source>Dice cup</source>
        <translation>Kubek na kości</translation>
    </message>
    <message>
        <source>Drop it on the tray, or click, to roll</source>
        <translation>Upuść go na tacę albo kliknij, żeby rzucić</translation>
    </message>
    <message>
        <source>in the display of {who}</source>
        <translation>w kręgu kultu {who}</translation>
    </message>
    <message>
        <source>in the tray, rolled by {who}</source>
        <translation>na tacy, rzut kultu {who}</translation>
    </message>
    <message>
        <source>loose die of {who}</source>
        <translation>luźna kość kultu {who}</translation>
    </message>
    <message>
        <source>free die in the middle</source>
        <translation>wolna kość na środku stołu</translation>
    </message>
    <message>
        <source>held by {who}</source>
        <translation>ma go kult {who}</translation>
    </message>
    <message>
        <source>in the middle</source>
        <translation>na środku stołu</translation>
    </message>
    <message>
        <source>Doubling stone</source>
        <translation>Kamień podwojenia</translation>
    </message>
    <message>
        <source>Start-cult stone</source>
        <translation>Kamień kultu rozpoczynającego</translation>
    </message>
    <message>
        <source>Log of the game</source>
        <translation>Dziennik gry</translation>
    </message>
    <message>
        <source>Phase {number} · target ±{target}</source>
        <translation>Faza {number} · cel ±{target}</translation>
    </message>
    <message>
        <source>Start roll · target ±{target}</source>
        <translation>Rzut na początek · cel ±{target}</translation>
    </message>
    <message>
        <source>The game ends once a cult has {target} power points, above or below zero.</source>
        <translation>Gra kończy się, gdy któryś kult ma {target} punktów mocy, powyżej albo poniżej zera.</translation>
    </message>
    <message>
        <source>{who} rolls the dice …</source>
        <translation>{who} rzuca kośćmi…</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Gra się skończyła.</translation>
    </message>
    <message>
        <source>Dice table</source>
        <translation>Stół do gry w kości</translation>
    </message>
    <message>
        <source>{who}: {points}</source>
        <translation>{who}: {points}</translation>
    </message>
    <message>
        <source>Chart of the totals</source>
        <translation>Wykres wyników</translation>
    </message>
    <message>
        <source>Record sheet</source>
        <translation>Arkusz wyników</translation>
    </message>
    <message>
        <source>Phase {number}</source>
        <translation>Faza {number}</translation>
    </message>
    <message>
        <source>The eleven calls</source>
        <translation>Jedenaście okrzyków</translation>
    </message>
    <message>
        <source>Pages of the panel</source>
        <translation>Strony panelu</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Okrzyki</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Dziennik</translation>
    </message>
</context>
</TS>
