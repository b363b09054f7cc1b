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
        <source>It is for {who} to decide.</source>
        <translation>Decyduje {who}.</translation>
    </message>
    <message>
        <source>{who} is thinking …</source>
        <translation>{who} myśli…</translation>
    </message>
    <message>
        <source>{who} is asked.</source>
        <translation>Pytanie do: {who}.</translation>
    </message>
    <message>
        <source>Give the game up?</source>
        <translation>Poddać grę?</translation>
    </message>
    <message>
        <source>{who} loses the game at once.</source>
        <translation>{who} natychmiast przegrywa grę.</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Poddaj się</translation>
    </message>
    <message>
        <source>Card table</source>
        <translation>Stół do gry karcianej</translation>
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
        <source>What the card can do</source>
        <translation>Co może ta karta</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spacja</translation>
    </message>
    <message>
        <source>Do not pay</source>
        <translation>Nie płać</translation>
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
        <source>%1 · hint %2 of %3</source>
        <comment>lesson, number, number</comment>
        <translation>%1 · wskazówka %2 z %3</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Następny</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Rozumiem</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wróć</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Opuść lekcję</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>hint</comment>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Puzzle %1 of %2</source>
        <comment>number, number</comment>
        <translation>Zagadka %1 z %2</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Od nowa</translation>
    </message>
    <message>
        <source>More puzzles</source>
        <translation>Więcej zagadek</translation>
    </message>
    <message>
        <source>Leave the puzzle</source>
        <translation>Opuść zagadkę</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Wskazówka</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Pokaż rozwiązanie</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>Do stołu</translation>
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
        <source>Play on</source>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>Take the move back?</source>
        <translation>Cofnąć ruch?</translation>
    </message>
    <message>
        <source>Since then somebody has seen something new. It goes back only if all agree.</source>
        <translation>Od tamtej pory ktoś zobaczył coś nowego. Ruch można cofnąć tylko za zgodą wszystkich.</translation>
    </message>
    <message>
        <source>{who} agrees</source>
        <translation>{who} się zgadza</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Klawisze</translation>
    </message>
    <message>
        <source>Tab, arrow keys</source>
        <translation>Tab, strzałki</translation>
    </message>
    <message>
        <source>go to the next card or place that can be used</source>
        <translation>następna karta lub miejsce, którego można użyć</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>use the card or place the keyboard is on</source>
        <translation>użyj karty lub miejsca, które wskazuje klawiatura</translation>
    </message>
    <message>
        <source>1 to 9</source>
        <translation>1 do 9</translation>
    </message>
    <message>
        <source>press the button or choose the story of that number</source>
        <translation>naciśnij przycisk albo wybierz fabułę o tym numerze</translation>
    </message>
    <message>
        <source>0</source>
        <translation>0</translation>
    </message>
    <message>
        <source>bring the character home from its story</source>
        <translation>zabierz postać z jej fabuły z powrotem</translation>
    </message>
    <message>
        <source>pass; while something moves: show its end</source>
        <translation>spasuj; gdy coś się porusza: pokaż koniec ruchu</translation>
    </message>
    <message>
        <source>Shift+Space</source>
        <translation>Shift+Spacja</translation>
    </message>
    <message>
        <source>pass until something happens</source>
        <translation>pasuj, aż coś się stanie</translation>
    </message>
    <message>
        <source>Ctrl, held</source>
        <translation>Ctrl, przytrzymany</translation>
    </message>
    <message>
        <source>pass nothing for me while it is down</source>
        <translation>póki wciśnięty, nic nie jest pasowane za mnie</translation>
    </message>
    <message>
        <source>take back what is not final yet; stop passing</source>
        <translation>cofnij to, co jeszcze nieostateczne; przestań pasować</translation>
    </message>
    <message>
        <source>Ctrl+Z, Ctrl+Y</source>
        <translation>Ctrl+Z, Ctrl+Y</translation>
    </message>
    <message>
        <source>undo, redo</source>
        <translation>cofnij, ponów</translation>
    </message>
    <message>
        <source>Z</source>
        <translation>Z</translation>
    </message>
    <message>
        <source>read the card the keyboard or pointer is on</source>
        <translation>przeczytaj kartę wskazaną klawiaturą lub myszą</translation>
    </message>
    <message>
        <source>M, right click</source>
        <translation>M, prawy przycisk</translation>
    </message>
    <message>
        <source>correct the table by hand, where the game allows it</source>
        <translation>popraw stół ręcznie, jeśli gra na to pozwala</translation>
    </message>
    <message>
        <source>L</source>
        <translation>L</translation>
    </message>
    <message>
        <source>go to the log and back</source>
        <translation>do dziennika i z powrotem</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>the rule behind the question</source>
        <translation>zasada, z której wynika pytanie</translation>
    </message>
    <message>
        <source>Ctrl + and −, Ctrl+0</source>
        <translation>Ctrl + i −, Ctrl+0</translation>
    </message>
    <message>
        <source>larger, smaller, the whole table</source>
        <translation>większy, mniejszy, cały stół</translation>
    </message>
    <message>
        <source>Page up, page down</source>
        <translation>Page Up, Page Down</translation>
    </message>
    <message>
        <source>move a long text in the card that is read</source>
        <translation>przewiń długi tekst czytanej karty</translation>
    </message>
    <message>
        <source>?</source>
        <translation>?</translation>
    </message>
    <message>
        <source>this list</source>
        <translation>ta lista</translation>
    </message>
    <message>
        <source>Where you want to be asked</source>
        <translation>Gdzie chcesz decydować</translation>
    </message>
    <message>
        <source>At a stop you are asked when you can do something there. Where there is none, it is passed for you. Responses are always offered.</source>
        <translation>Na przystanku gra pyta cię o zdanie, jeśli możesz coś tam zrobić. Gdzie go nie ma, pasuje za ciebie. O reakcje pyta zawsze.</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>twoja tura</translation>
    </message>
    <message>
        <source>the other&apos;s turn</source>
        <translation>tura przeciwnika</translation>
    </message>
    <message>
        <source>{window}, your turn</source>
        <translation>{window}, twoja tura</translation>
    </message>
    <message>
        <source>{window}, the other&apos;s turn</source>
        <translation>{window}, tura przeciwnika</translation>
    </message>
    <message>
        <source>Ask at stops also when I can do nothing, so that pauses tell nothing</source>
        <translation>Pytaj na przystankach także wtedy, gdy nic nie mogę zrobić, żeby pauzy niczego nie zdradzały</translation>
    </message>
    <message>
        <source>Ask before placing success tokens</source>
        <translation>Pytaj przed położeniem znaczników sukcesu</translation>
    </message>
    <message>
        <source>Usual stops</source>
        <translation>Zwykłe przystanki</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>Story, before characters are committed (W5)</source>
        <translation>Fabuły, przed przydziałem postaci (W5)</translation>
    </message>
    <message>
        <source>Story, after the attackers (W6a)</source>
        <translation>Fabuły, po atakujących (W6a)</translation>
    </message>
    <message>
        <source>Story, after the defenders (W6b)</source>
        <translation>Fabuły, po obrońcach (W6b)</translation>
    </message>
    <message>
        <source>Story, after all stories (W7)</source>
        <translation>Fabuły, po wszystkich fabułach (W7)</translation>
    </message>
    <message>
        <source>{phase} ({window})</source>
        <translation>{phase} ({window})</translation>
    </message>
    <message>
        <source>Cthulhu Desktop, version %1</source>
        <translation>Cthulhu Desktop, wersja %1</translation>
    </message>
    <message>
        <source>This is a new game, which goes on from move %1. The other one is kept as it was.</source>
        <translation>To nowa gra, która toczy się dalej od ruchu %1. Tamta została zachowana bez zmian.</translation>
    </message>
    <message>
        <source>There is nothing to look back at yet.</source>
        <translation>Nie ma jeszcze na co spojrzeć wstecz.</translation>
    </message>
    <message>
        <source>Something went wrong, but the program goes on. Please send us the report if it happens again.</source>
        <translation>Coś poszło nie tak, ale program działa dalej. Jeśli to się powtórzy, prześlij nam raport.</translation>
    </message>
    <message>
        <source>That move could not be carried out because of an error in the program. The game stands where it stood before; please choose another move.</source>
        <translation>Z powodu błędu w programie nie udało się wykonać tego ruchu. Gra stoi tam, gdzie przedtem; wybierz inny ruch.</translation>
    </message>
    <message>
        <source>Open the report&apos;s folder</source>
        <translation>Otwórz folder raportu</translation>
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
        <source>Redo</source>
        <translation>Ponów</translation>
    </message>
    <message>
        <source>Take the move again (Ctrl+Y)</source>
        <translation>Wykonaj ruch ponownie (Ctrl+Y)</translation>
    </message>
    <message>
        <source>Pass on</source>
        <translation>Pasuj dalej</translation>
    </message>
    <message>
        <source>Pass until something happens (Shift+Space)</source>
        <translation>Pasuj, aż coś się stanie (Shift+Spacja)</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Czekaj</translation>
    </message>
    <message>
        <source>Pass nothing for me (or hold Ctrl)</source>
        <translation>Nic nie jest pasowane za mnie (albo przytrzymaj Ctrl)</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>How fast the bots play</source>
        <translation>Jak szybko grają boty</translation>
    </message>
    <message>
        <source>The log of the game (L)</source>
        <translation>Dziennik gry (L)</translation>
    </message>
    <message>
        <source>Stops, log, keys, giving up</source>
        <translation>Przystanki, dziennik, klawisze, poddanie gry</translation>
    </message>
    <message>
        <source>Stops …</source>
        <translation>Przystanki…</translation>
    </message>
    <message>
        <source>Every step in the log</source>
        <translation>Każdy krok w dzienniku</translation>
    </message>
    <message>
        <source>Curtain between two people</source>
        <translation>Kurtyna między dwiema osobami</translation>
    </message>
    <message>
        <source>Always ask at stops</source>
        <translation>Zawsze pytaj na przystankach</translation>
    </message>
    <message>
        <source>Keys (?)</source>
        <translation>Klawisze (?)</translation>
    </message>
    <message>
        <source>Give up …</source>
        <translation>Poddaj się…</translation>
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
        <source>A cult holds one stone at most. Only where stones are won.</source>
        <translation>Kult ma najwyżej jeden kamień. Tylko gdy kamienie można zdobyć.</translation>
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
        <source>A new card game</source>
        <translation>Nowa gra karciana</translation>
    </message>
    <message>
        <source>Chance decides</source>
        <translation>Decyduje los</translation>
    </message>
    <message>
        <source>Player I</source>
        <translation>Gracz I</translation>
    </message>
    <message>
        <source>Player II</source>
        <translation>Gracz II</translation>
    </message>
    <message>
        <source>Hides both hands until the next player sits down at the screen. Only where two people play.</source>
        <translation>Zasłania obie ręce, aż do ekranu usiądzie kolejny gracz. Tylko gdy grają dwie osoby.</translation>
    </message>
    <message>
        <source>Constructed decks</source>
        <translation>Talie konstruowane</translation>
    </message>
    <message>
        <source>Each deck needs 50 cards and keeps the rules of deck building.</source>
        <translation>Każda talia ma co najmniej 50 kart i trzyma się zasad budowy talii.</translation>
    </message>
    <message>
        <source>Free adjustments</source>
        <translation>Ręczne poprawki</translation>
    </message>
    <message>
        <source>Both players may correct the table by hand, for house rules and cards we do not know.</source>
        <translation>Obaj gracze mogą ręcznie poprawiać stół: na domowe zasady i karty, których nie znamy.</translation>
    </message>
    <message>
        <source>Who begins?</source>
        <translation>Kto zaczyna?</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>Losowy</translation>
    </message>
    <message>
        <source>The same number shuffles the same way: for a rematch on equal terms.</source>
        <translation>Ten sam numer daje to samo tasowanie: na rewanż na równych warunkach.</translation>
    </message>
    <message>
        <source>First game</source>
        <translation>Pierwsza gra</translation>
    </message>
    <message>
        <source>The decks of a first game against a novice, all rules as usual</source>
        <translation>Talie na pierwszą grę przeciw nowicjuszowi, wszystkie zasady jak zwykle</translation>
    </message>
    <message numerus="yes">
        <source>Rule variants… (%n chosen)</source>
        <translation>
            <numerusform>Warianty zasad… (wybrano %n)</numerusform>
            <numerusform>Warianty zasad… (wybrano %n)</numerusform>
            <numerusform>Warianty zasad… (wybrano %n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Rule variants…</source>
        <translation>Warianty zasad…</translation>
    </message>
    <message>
        <source>Neither deck may be played in this game.</source>
        <translation>Żadną z obu talii nie można grać w tej grze.</translation>
    </message>
    <message>
        <source>The deck of player %1 may not be played in this game.</source>
        <translation>Talia gracza %1 jest w tej grze niedozwolona.</translation>
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
        <source>Watch it again</source>
        <translation>Obejrzyj jeszcze raz</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Spójrz na stół</translation>
    </message>
    <message>
        <source>Back to the menu</source>
        <translation>Wróć do menu</translation>
    </message>
    <message numerus="yes">
        <source>%n turn was played.</source>
        <translation>
            <numerusform>Rozegrano %n turę.</numerusform>
            <numerusform>Rozegrano %n tury.</numerusform>
            <numerusform>Rozegrano %n tur.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stories won</source>
        <translation>Wygrane fabuły</translation>
    </message>
    <message>
        <source>Success tokens in the row</source>
        <translation>Znaczniki sukcesu w rzędzie</translation>
    </message>
    <message>
        <source>Characters in play</source>
        <translation>Postacie w grze</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Karty na ręce</translation>
    </message>
    <message>
        <source>Cards left in the deck</source>
        <translation>Karty pozostałe w talii</translation>
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
        <source>Decks of the program</source>
        <translation>Talie z programu</translation>
    </message>
    <message>
        <source>Search decks: name, tag, faction</source>
        <translation>Szukaj talii: nazwa, etykieta, frakcja</translation>
    </message>
    <message>
        <source>Search decks</source>
        <translation>Szukaj talii</translation>
    </message>
    <message>
        <source>No deck has been built yet. Begin a new one, or copy one that comes with the program.</source>
        <translation>Nie zbudowano jeszcze żadnej talii. Zacznij nową albo skopiuj jedną z dołączonych do programu.</translation>
    </message>
    <message>
        <source>New deck</source>
        <translation>Nowa talia</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importuj…</translation>
    </message>
    <message>
        <source>A deck from a file; or drop the file here</source>
        <translation>Talia z pliku; plik można też tu upuścić</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Spis kart</translation>
    </message>
    <message>
        <source>Look at every card there is</source>
        <translation>Obejrzyj wszystkie karty, jakie są</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otwórz</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiuj</translation>
    </message>
    <message>
        <source>To a file; decks can also be dragged out</source>
        <translation>Do pliku; talie można też wyciągnąć myszą</translation>
    </message>
    <message>
        <source>From a ready deck</source>
        <translation>Z gotowej talii</translation>
    </message>
    <message>
        <source>Begin with a deck of the program</source>
        <translation>Zacznij od talii z programu</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n card(s))</source>
        <translation>
            <numerusform>%1 (%n karta)</numerusform>
            <numerusform>%1 (%n karty)</numerusform>
            <numerusform>%1 (%n kart)</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy of %1</source>
        <translation>%1 – kopia</translation>
    </message>
    <message>
        <source>Import a deck</source>
        <translation>Importuj talię</translation>
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
        <source>Deck builder</source>
        <translation>Budowa talii</translation>
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
        <source>Search</source>
        <translation>Szukaj</translation>
    </message>
    <message>
        <source>To the deck</source>
        <translation>Do talii</translation>
    </message>
    <message>
        <source>Sample hand</source>
        <translation>Próbna ręka</translation>
    </message>
    <message>
        <source>Keep as a version…</source>
        <translation>Zachowaj jako wersję…</translation>
    </message>
    <message>
        <source>Versions…</source>
        <translation>Wersje…</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Porównaj…</translation>
    </message>
    <message>
        <source>What my collection lacks…</source>
        <translation>Czego brakuje mojej kolekcji…</translation>
    </message>
    <message>
        <source>Restricted list…</source>
        <translation>Karty ograniczone…</translation>
    </message>
    <message>
        <source>I own the cards of this deck</source>
        <translation>Mam karty z tej talii</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Eksportuj…</translation>
    </message>
    <message>
        <source>Print proxies…</source>
        <translation>Drukuj karty zastępcze…</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Kopiuj jako tekst</translation>
    </message>
    <message>
        <source>Copy as a picture</source>
        <translation>Kopiuj jako obraz</translation>
    </message>
    <message>
        <source>Add cards from the clipboard</source>
        <translation>Dodaj karty ze schowka</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Cofnij: %1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Ponów: %1</translation>
    </message>
    <message>
        <source>Go back to version %1</source>
        <translation>powrót do wersji %1</translation>
    </message>
    <message>
        <source>Add to the deck</source>
        <translation>Dodaj do talii</translation>
    </message>
    <message>
        <source>Take out of the deck</source>
        <translation>Wyjmij z talii</translation>
    </message>
    <message>
        <source>Note as a candidate</source>
        <translation>Do rozważenia</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>Ulubiona</translation>
    </message>
    <message>
        <source>Show the card</source>
        <translation>Pokaż kartę</translation>
    </message>
    <message>
        <source>Keep as a version</source>
        <translation>Zachowaj jako wersję</translation>
    </message>
    <message>
        <source>What shall this version be called?</source>
        <translation>Jak ma się nazywać ta wersja?</translation>
    </message>
    <message>
        <source>The version “%1” was kept.</source>
        <translation>Wersja „%1” została zachowana.</translation>
    </message>
    <message>
        <source>Restricted list</source>
        <translation>Karty ograniczone</translation>
    </message>
    <message>
        <source>A deck may hold only one title of this list. One title on each line:</source>
        <translation>W talii może być tylko jeden tytuł z tej listy. Każdy tytuł w osobnym wierszu:</translation>
    </message>
    <message>
        <source>No card has this title: %1</source>
        <translation>Brak kart o tytule: %1</translation>
    </message>
    <message>
        <source>The deck was saved to %1.</source>
        <translation>Talia została zapisana w pliku %1.</translation>
    </message>
    <message>
        <source>The cards were written to %1. Print without scaling.</source>
        <translation>Karty zostały zapisane w pliku %1. Drukuj bez skalowania.</translation>
    </message>
    <message>
        <source>The list is on the clipboard.</source>
        <translation>Lista jest w schowku.</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>Obraz jest w schowku.</translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation>schowek</translation>
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
        <source>Bot, novice</source>
        <translation>Bot nowicjusz</translation>
    </message>
    <message>
        <source>Bot, adept</source>
        <translation>Bot adept</translation>
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
        <source>The Scholar</source>
        <translation>Uczony</translation>
    </message>
    <message>
        <source>The Whisperer</source>
        <translation>Szepczący</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Imię gracza %1</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Człowiek</translation>
    </message>
    <message>
        <source>Who plays as player %1</source>
        <translation>Kto jest graczem %1</translation>
    </message>
    <message>
        <source>Deck of player %1</source>
        <translation>Talia gracza %1</translation>
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
        <source>“The sea gives back what was thrown to it.”</source>
        <translation>„Morze oddaje, co mu wrzucono”.</translation>
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
        <comment>contrast</comment>
        <translation>Jak chce system</translation>
    </message>
    <message>
        <source>Usual</source>
        <comment>contrast</comment>
        <translation>Zwykły</translation>
    </message>
    <message>
        <source>High</source>
        <comment>contrast</comment>
        <translation>Wysoki</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Kontrast</translation>
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
        <source>At the tables, the panel, the lists and the buttons stand at the left.</source>
        <translation>Przy stołach panel, listy i przyciski są po lewej stronie.</translation>
    </message>
    <message>
        <source>Table for the left hand</source>
        <translation>Stół dla leworęcznych</translation>
    </message>
    <message>
        <source>Your own pictures of cards</source>
        <translation>Twoje własne obrazy kart</translation>
    </message>
    <message>
        <source>A folder with pictures called by the card’s title or number, or with image packs for OCTGN (.o8c).</source>
        <translation>Folder z obrazami nazwanymi tytułem lub numerem karty albo z pakietami obrazów dla OCTGN (.o8c).</translation>
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
        <source>One move back</source>
        <translation>Ruch wstecz</translation>
    </message>
    <message>
        <source>Show move after move</source>
        <translation>Pokazuj ruch po ruchu</translation>
    </message>
    <message>
        <source>Move on</source>
        <translation>Ruch dalej</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Ruch dalej</translation>
    </message>
    <message>
        <source>Jump on to the next one</source>
        <translation>Przejdź do następnego</translation>
    </message>
    <message>
        <source>Speed of the replay</source>
        <translation>Tempo odtwarzania</translation>
    </message>
    <message>
        <source>What Previous and Next jump to</source>
        <translation>Do czego przechodzą „Poprzedni” i „Następny”</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Zakładka</translation>
    </message>
    <message>
        <source>Set a bookmark here or take it away</source>
        <translation>Wstaw tu zakładkę albo ją usuń</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Zakładki</translation>
    </message>
    <message>
        <source>Jump to a bookmark</source>
        <translation>Przejdź do zakładki</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Graj dalej stąd</translation>
    </message>
    <message>
        <source>A new game that goes on from this move; this one stays as it is</source>
        <translation>Nowa gra, która toczy się dalej od tego ruchu; ta zostaje bez zmian</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Wróć do gry</translation>
    </message>
    <message>
        <source>End the look back (Esc)</source>
        <translation>Zakończ spojrzenie wstecz (Esc)</translation>
    </message>
    <message>
        <source>Import cards</source>
        <translation>Importuj karty</translation>
    </message>
    <message>
        <source>Take over cards of other programs</source>
        <translation>Przejmij karty z innych programów</translation>
    </message>
    <message>
        <source>From a folder…</source>
        <translation>Z folderu…</translation>
    </message>
    <message>
        <source>Cards read</source>
        <translation>Wczytane karty</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <source>Cards of other programs (%1)</source>
        <translation>Karty z innych programów (%1)</translation>
    </message>
    <message>
        <source>Reading %1 …</source>
        <translation>Wczytywanie: %1…</translation>
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
        <source>Previous</source>
        <translation>Poprzedni</translation>
    </message>
    <message>
        <source>Jump back to the one before</source>
        <translation>Wróć do poprzedniego</translation>
    </message>
    <message>
        <source>Jump by: %1</source>
        <translation>Skok do: %1</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Ruch %1</translation>
    </message>
    <message>
        <source>Move %1 · %2</source>
        <comment>number, where</comment>
        <translation>Ruch %1 · %2</translation>
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
        <source>Look back</source>
        <translation>Spójrz wstecz</translation>
    </message>
    <message>
        <source>Show the game up to now, move by move</source>
        <translation>Pokaż dotychczasową grę, ruch po ruchu</translation>
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
        <source>Would you like to learn the card game in a first guided game? Hints at the table explain each step; you can leave at any time, and more lessons and puzzles wait under “Learn to play”.</source>
        <translation>Chcesz poznać grę karcianą w pierwszej partii z przewodnikiem? Wskazówki przy stole objaśnią każdy krok; możesz wyjść w każdej chwili, a kolejne lekcje i zagadki czekają pod hasłem „Nauka gry”.</translation>
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
        <source>Put the hint aside</source>
        <translation>Odłóż wskazówkę</translation>
    </message>
    <message>
        <source>The hint before</source>
        <translation>Poprzednia wskazówka</translation>
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
        <source>Opens this example as a game on the table</source>
        <translation>Otwiera ten przykład jako grę na stole</translation>
    </message>
    <message>
        <source>Shows the cards with this keyword</source>
        <translation>Pokazuje karty z tym słowem kluczowym</translation>
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
        <source>Arrow keys: next · Enter: rule {rule} · Esc: back</source>
        <translation>Strzałki: dalej · Enter: zasada {rule} · Esc: powrót</translation>
    </message>
    <message>
        <source>Arrow keys: next · Esc: back</source>
        <translation>Strzałki: dalej · Esc: powrót</translation>
    </message>
    <message>
        <source>You are watching; it is for {who} to decide.</source>
        <translation>Oglądasz grę; teraz decyduje {who}.</translation>
    </message>
    <message>
        <source>What has happened is still being shown; then it is for you to decide.</source>
        <translation>Widzisz jeszcze to, co się wydarzyło; zaraz potem decydujesz ty.</translation>
    </message>
    <message>
        <source>It is for {who} to decide. In this window you may act after the next action of {who}; after a pass, in the next window at the latest.</source>
        <translation>Teraz decyduje {who}. W tym oknie możesz działać po najbliższej akcji drugiego gracza, a po jego spasowaniu – najpóźniej w następnym oknie.</translation>
    </message>
    <message>
        <source>It is for {who} to decide. You may act in the next action window; until then you are asked only where a Response, a Disrupt, a commitment or a choice is yours.</source>
        <translation>Teraz decyduje {who}. Działać możesz w następnym oknie akcji; do tego czasu gra zapyta cię tylko o twoją Reakcję, Rozproszenie, przydział lub wybór.</translation>
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
        <source>Show the earlier lines</source>
        <translation>Pokaż wcześniejsze wpisy</translation>
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
    <message>
        <source>Pay</source>
        <translation>Zapłać</translation>
    </message>
    <message>
        <source>Lay it dormant</source>
        <translation>Połóż uśpioną</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Zagraj</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Użyj</translation>
    </message>
    <message>
        <source>{text} (in answer to {what})</source>
        <translation>{text} (w odpowiedzi na: {what})</translation>
    </message>
    <message>
        <source>Lay it face down at a story (Dormant)</source>
        <translation>Połóż zakrytą przy fabule (Uśpiony)</translation>
    </message>
    <message>
        <source>Play it from your hand</source>
        <translation>Zagraj z ręki</translation>
    </message>
    <message>
        <source>What should {card} do?</source>
        <translation>Co ma zrobić {card}?</translation>
    </message>
    <message>
        <source>Alternative {number}</source>
        <translation>Możliwość {number}</translation>
    </message>
    <message>
        <source>Domain {number} pays {price} exactly</source>
        <translation>Domena {number} płaci dokładnie {price}</translation>
    </message>
    <message>
        <source>Domain {number} pays {price} and loses {over} more</source>
        <translation>Domena {number} płaci {price}, przepada {over}</translation>
    </message>
    <message>
        <source>Play {card}?</source>
        <translation>Zagrać {card}?</translation>
    </message>
    <message>
        <source>Use {card}?</source>
        <translation>Użyć {card}?</translation>
    </message>
    <message>
        <source>Choose X · {card}</source>
        <translation>Wybierz X · {card}</translation>
    </message>
    <message>
        <source>Choose one · {card}</source>
        <translation>Wybierz jedno · {card}</translation>
    </message>
    <message>
        <source>Choose what {card} is attached to</source>
        <translation>Wybierz, do czego dołączasz: {card}</translation>
    </message>
    <message>
        <source>Choose the domain that pays · {card}</source>
        <translation>Wybierz domenę, która zapłaci · {card}</translation>
    </message>
    <message>
        <source>Cost: {text} · {card}</source>
        <translation>Koszt: {text} · {card}</translation>
    </message>
    <message>
        <source>{text} · {card}</source>
        <translation>{text} · {card}</translation>
    </message>
    <message>
        <source>Choose what you pay with · {card}</source>
        <translation>Wybierz, czym płacisz · {card}</translation>
    </message>
    <message>
        <source>Choose a target · {card}</source>
        <translation>Wybierz cel · {card}</translation>
    </message>
    <message>
        <source>Choose {low} to {high} targets · {card}</source>
        <translation>Wybierz cele, od {low} do {high} · {card}</translation>
    </message>
    <message>
        <source>On: {card}</source>
        <translation>Dołączasz do: {card}</translation>
    </message>
    <message>
        <source>Aims at: {cards}</source>
        <translation>Wybrane: {cards}</translation>
    </message>
    <message>
        <source>Cost: {cards}</source>
        <translation>Koszt: {cards}</translation>
    </message>
    <message>
        <source>You can play and use nothing now.</source>
        <translation>Nie możesz teraz niczego zagrać ani użyć.</translation>
    </message>
    <message>
        <source>Click what glows, or drag it onto the table, onto a target or onto the domain that pays.</source>
        <translation>Kliknij to, co świeci, albo przeciągnij to na stół, na cel lub na domenę, która zapłaci.</translation>
    </message>
    <message>
        <source>{card}: {text}</source>
        <translation>{card}: {text}</translation>
    </message>
    <message>
        <source>You can use: {cards}</source>
        <translation>Możesz użyć: {cards}</translation>
    </message>
    <message>
        <source>{who}: {text}? · {card}</source>
        <translation>{who}: {text}? · {card}</translation>
    </message>
    <message>
        <source>{who}: pay what {card} asks for?</source>
        <translation>{who}: zapłacić to, czego żąda {card}?</translation>
    </message>
    <message>
        <source>Alternatives</source>
        <translation>Możliwości</translation>
    </message>
    <message>
        <source>Domain that pays</source>
        <translation>Domena, która płaci</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>X is {number}</source>
        <translation>X = {number}</translation>
    </message>
    <message numerus="yes">
        <source>Done (%n chosen)</source>
        <translation>
            <numerusform>Gotowe (wybrano %n)</numerusform>
            <numerusform>Gotowe (wybrano %n)</numerusform>
            <numerusform>Gotowe (wybrano %n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Confirm (%n chosen)</source>
        <translation>
            <numerusform>Zatwierdź (wybrano %n)</numerusform>
            <numerusform>Zatwierdź (wybrano %n)</numerusform>
            <numerusform>Zatwierdź (wybrano %n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose none</source>
        <translation>Nie wybieraj</translation>
    </message>
    <message numerus="yes">
        <source>Commit %n character</source>
        <translation>
            <numerusform>Przydziel %n postać</numerusform>
            <numerusform>Przydziel %n postacie</numerusform>
            <numerusform>Przydziel %n postaci</numerusform>
        </translation>
    </message>
    <message>
        <source>a hidden card</source>
        <translation>zakryta karta</translation>
    </message>
    <message>
        <source>your domain {number}</source>
        <translation>twoja domena {number}</translation>
    </message>
    <message>
        <source>{who}&apos;s domain {number}</source>
        <translation>domena {number} ({who})</translation>
    </message>
    <message>
        <source>a domain</source>
        <translation>domena</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Gracz {number}</translation>
    </message>
    <message>
        <source>Click what comes first, or put the whole list in order and confirm it.</source>
        <translation>Kliknij, co będzie pierwsze, albo ułóż całą listę i ją zatwierdź.</translation>
    </message>
    <message>
        <source>Confirm this order</source>
        <translation>Zatwierdź tę kolejność</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Kolejność</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Zatwierdź</translation>
    </message>
    <message>
        <source>No resource this turn</source>
        <translation>Bez zasobu w tej turze</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation>{names} i {last}</translation>
    </message>
    <message>
        <source>Type a few letters</source>
        <translation>Wpisz kilka liter</translation>
    </message>
    <message>
        <source>{text} ({key})</source>
        <translation>{text} ({key})</translation>
    </message>
    <message>
        <source>Name it</source>
        <translation>Podaj</translation>
    </message>
    <message>
        <source>chosen now</source>
        <translation>teraz wybrane</translation>
    </message>
    <message>
        <source>Drag the lines, or press Alt with the up and down keys.</source>
        <translation>Przeciągaj wiersze albo naciskaj Alt ze strzałką w górę lub w dół.</translation>
    </message>
    <message>
        <source>A card face down</source>
        <translation>Zakryta karta</translation>
    </message>
    <message>
        <source>Its text box counts as empty.</source>
        <translation>Jej pole tekstowe liczy się jako puste.</translation>
    </message>
    <message>
        <source>Attached to {card}</source>
        <translation>Dołączona do: {card}</translation>
    </message>
    <message>
        <source>Attached to it: {cards}</source>
        <translation>Dołączone do niej: {cards}</translation>
    </message>
    <message>
        <source>In play under {who}, ready.</source>
        <translation>{who}: w grze, gotowa.</translation>
    </message>
    <message>
        <source>In play under {who}, exhausted.</source>
        <translation>{who}: w grze, wyczerpana.</translation>
    </message>
    <message>
        <source>In play under {who}, insane: a blank card until it is restored.</source>
        <translation>{who}: w grze, szalona; pusta karta, póki nie odzyska zmysłów.</translation>
    </message>
    <message>
        <source>Face down under {who}, dormant.</source>
        <translation>{who}: zakryta, uśpiona.</translation>
    </message>
    <message>
        <source>Committed to {story}.</source>
        <translation>Przydzielona do fabuły {story}.</translation>
    </message>
    <message>
        <source>In the hand of {who}.</source>
        <translation>{who}: na ręce.</translation>
    </message>
    <message>
        <source>In the discard pile of {who}.</source>
        <translation>{who}: na cmentarzu.</translation>
    </message>
    <message>
        <source>A resource of {who}.</source>
        <translation>{who}: zasób.</translation>
    </message>
    <message>
        <source>Being played by {who}.</source>
        <translation>{who} właśnie ją zagrywa.</translation>
    </message>
    <message>
        <source>Removed from the game.</source>
        <translation>Usunięta z gry.</translation>
    </message>
    <message>
        <source>From the deck of {who}.</source>
        <translation>{who}: z talii.</translation>
    </message>
    <message>
        <source>Skill {now}, printed {printed}.</source>
        <translation>Przydatność {now}, wydrukowana {printed}.</translation>
    </message>
    <message>
        <source>Icons {now}, printed {printed}.</source>
        <translation>Ikony {now}, wydrukowane {printed}.</translation>
    </message>
    <message>
        <source>Costs {now} now, printed {printed}.</source>
        <translation>Koszt teraz {now}, wydrukowany {printed}.</translation>
    </message>
    <message numerus="yes">
        <source>It has %n wound.</source>
        <translation>
            <numerusform>Ma %n ranę.</numerusform>
            <numerusform>Ma %n rany.</numerusform>
            <numerusform>Ma %n ran.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It survives %n wound more.</source>
        <translation>
            <numerusform>Przeżyje jeszcze %n ranę.</numerusform>
            <numerusform>Przeżyje jeszcze %n rany.</numerusform>
            <numerusform>Przeżyje jeszcze %n ran.</numerusform>
        </translation>
    </message>
    <message>
        <source>Struggles: {letters}</source>
        <translation>Zmagania: {letters}</translation>
    </message>
    <message>
        <source>{who}: {tokens} of {needed} success tokens.</source>
        <translation>{who}: {tokens} z {needed} znaczników sukcesu.</translation>
    </message>
    <message>
        <source>{who} would count: icons {icons}, skill {skill}.</source>
        <translation>{who} ma tu: ikony {icons}, przydatność {skill}.</translation>
    </message>
    <message>
        <source>Stories won by {who}: {titles}</source>
        <translation>{who}, wygrane fabuły: {titles}</translation>
    </message>
    <message numerus="yes">
        <source>Discard pile of {who}: %n card</source>
        <translation>
            <numerusform>{who}: %n karta na cmentarzu</numerusform>
            <numerusform>{who}: %n karty na cmentarzu</numerusform>
            <numerusform>{who}: %n kart na cmentarzu</numerusform>
        </translation>
    </message>
    <message>
        <source>Domain of {who}, drained.</source>
        <translation>{who}: domena opróżniona.</translation>
    </message>
    <message>
        <source>Domain of {who}, ready to pay.</source>
        <translation>{who}: domena gotowa do zapłaty.</translation>
    </message>
    <message numerus="yes">
        <source>It can pay %n.</source>
        <translation>
            <numerusform>Może zapłacić %n.</numerusform>
            <numerusform>Może zapłacić %n.</numerusform>
            <numerusform>Może zapłacić %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Resources: {cards}</source>
        <translation>Zasoby: {cards}</translation>
    </message>
    <message>
        <source>Domain</source>
        <translation>Domena</translation>
    </message>
    <message>
        <source>Hand the mouse to {who}</source>
        <translation>Mysz przejmuje: {who}</translation>
    </message>
    <message>
        <source>The cards of the one are none of the other&apos;s business.</source>
        <translation>Kart jednego gracza drugi nie ogląda.</translation>
    </message>
    <message>
        <source>{who} is here</source>
        <translation>{who} już tu jest</translation>
    </message>
    <message>
        <source>character</source>
        <translation>postać</translation>
    </message>
    <message>
        <source>support card</source>
        <translation>karta wsparcia</translation>
    </message>
    <message>
        <source>event</source>
        <translation>zdarzenie</translation>
    </message>
    <message>
        <source>conspiracy</source>
        <translation>spisek</translation>
    </message>
    <message>
        <source>story</source>
        <translation>fabuła</translation>
    </message>
    <message>
        <source>face-down card</source>
        <translation>zakryta karta</translation>
    </message>
    <message>
        <source>terror</source>
        <translation>Groza</translation>
    </message>
    <message>
        <source>combat</source>
        <translation>Walka</translation>
    </message>
    <message>
        <source>arcane</source>
        <translation>Arkana</translation>
    </message>
    <message>
        <source>investigation</source>
        <translation>Śledztwo</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>gotowa</translation>
    </message>
    <message>
        <source>exhausted</source>
        <translation>wyczerpana</translation>
    </message>
    <message>
        <source>insane</source>
        <translation>szalona</translation>
    </message>
    <message>
        <source>dormant</source>
        <translation>uśpiona</translation>
    </message>
    <message>
        <source>Face-down card</source>
        <translation>Zakryta karta</translation>
    </message>
    <message>
        <source>skill {number}</source>
        <translation>przydatność {number}</translation>
    </message>
    <message>
        <source>{icon} {number}</source>
        <translation>{icon} {number}</translation>
    </message>
    <message>
        <source>cost {number}</source>
        <translation>koszt {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n wound</source>
        <translation>
            <numerusform>%n rana</numerusform>
            <numerusform>%n rany</numerusform>
            <numerusform>%n ran</numerusform>
        </translation>
    </message>
    <message>
        <source>committed to {story}</source>
        <translation>przydzielona do fabuły {story}</translation>
    </message>
    <message>
        <source>attached to {card}</source>
        <translation>dołączona do: {card}</translation>
    </message>
    <message>
        <source>Drain</source>
        <translation>Opróżnij</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Przygotuj</translation>
    </message>
    <message>
        <source>Exhaust</source>
        <translation>Wyczerp</translation>
    </message>
    <message>
        <source>Drive insane</source>
        <translation>Doprowadź do szaleństwa</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Przywróć zmysły</translation>
    </message>
    <message>
        <source>One wound more</source>
        <translation>O jedną ranę więcej</translation>
    </message>
    <message>
        <source>One wound less</source>
        <translation>O jedną ranę mniej</translation>
    </message>
    <message>
        <source>Skill until the end of the phase</source>
        <translation>Przydatność do końca fazy</translation>
    </message>
    <message>
        <source>Icons until the end of the phase</source>
        <translation>Ikony do końca fazy</translation>
    </message>
    <message>
        <source>Move to</source>
        <translation>Przenieś</translation>
    </message>
    <message>
        <source>{n} skill</source>
        <translation>{n} do przydatności</translation>
    </message>
    <message>
        <source>{n} {icon}</source>
        <translation>{n} {icon}</translation>
    </message>
    <message>
        <source>Top of the deck of {who}</source>
        <translation>{who}: wierzch talii</translation>
    </message>
    <message>
        <source>Bottom of the deck of {who}</source>
        <translation>{who}: spód talii</translation>
    </message>
    <message>
        <source>Out of the game</source>
        <translation>Poza grę</translation>
    </message>
    <message>
        <source>Resource on domain {number}</source>
        <translation>Zasób w domenie {number}</translation>
    </message>
    <message>
        <source>Into play under {who}</source>
        <translation>{who}: do gry</translation>
    </message>
    <message>
        <source>Into play under {who}, attached to</source>
        <translation>{who}: do gry, dołącz do</translation>
    </message>
    <message>
        <source>Domain {number} of {who}</source>
        <translation>{who}: domena {number}</translation>
    </message>
    <message>
        <source>One token more for {who}</source>
        <translation>{who}: o znacznik więcej</translation>
    </message>
    <message>
        <source>One token less for {who}</source>
        <translation>{who}: o znacznik mniej</translation>
    </message>
    <message numerus="yes">
        <source>{who} draws %n card</source>
        <translation>
            <numerusform>{who} dobiera %n kartę</numerusform>
            <numerusform>{who} dobiera %n karty</numerusform>
            <numerusform>{who} dobiera %n kart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resource, drained</source>
        <translation>
            <numerusform>%n zasób, opróżniona</numerusform>
            <numerusform>%n zasoby, opróżniona</numerusform>
            <numerusform>%n zasobów, opróżniona</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resource, not drained</source>
        <translation>
            <numerusform>%n zasób, nieopróżniona</numerusform>
            <numerusform>%n zasoby, nieopróżniona</numerusform>
            <numerusform>%n zasobów, nieopróżniona</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} has {tokens} of {needed} tokens</source>
        <translation>{who} ma {tokens} z {needed} znaczników</translation>
    </message>
    <message>
        <source>Struggles: {struggles}</source>
        <translation>Zmagania: {struggles}</translation>
    </message>
    <message>
        <source>{won} of {needed} stories won</source>
        <translation>{won} z {needed} fabuł wygranych</translation>
    </message>
    <message numerus="yes">
        <source>%n card in hand</source>
        <translation>
            <numerusform>%n karta na ręce</numerusform>
            <numerusform>%n karty na ręce</numerusform>
            <numerusform>%n kart na ręce</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card in the deck</source>
        <translation>
            <numerusform>%n karta w talii</numerusform>
            <numerusform>%n karty w talii</numerusform>
            <numerusform>%n kart w talii</numerusform>
        </translation>
    </message>
    <message>
        <source>It is this player&apos;s turn</source>
        <translation>Trwa tura tego gracza</translation>
    </message>
    <message>
        <source>This player decides now</source>
        <translation>Teraz decyduje ten gracz</translation>
    </message>
    <message>
        <source>Day and night at once</source>
        <translation>Dzień i Noc naraz</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Dzień</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Noc</translation>
    </message>
    <message>
        <source>Neither day nor night</source>
        <translation>Ani Dzień, ani Noc</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>Tura {number}</translation>
    </message>
    <message>
        <source>Deck of {who}</source>
        <translation>{who}: talia</translation>
    </message>
    <message>
        <source>Discard pile of {who}</source>
        <translation>{who}: cmentarz</translation>
    </message>
    <message>
        <source>Hand of {who}</source>
        <translation>{who}: ręka</translation>
    </message>
    <message>
        <source>Stories won by {who}</source>
        <translation>{who}: wygrane fabuły</translation>
    </message>
    <message>
        <source>Play area of {who}</source>
        <translation>{who}: karty w grze</translation>
    </message>
    <message numerus="yes">
        <source>%n story</source>
        <translation>
            <numerusform>%n fabuła</numerusform>
            <numerusform>%n fabuły</numerusform>
            <numerusform>%n fabuł</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card</source>
        <translation>
            <numerusform>%n karta</numerusform>
            <numerusform>%n karty</numerusform>
            <numerusform>%n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>Story deck</source>
        <translation>Talia fabuł</translation>
    </message>
    <message>
        <source>{story}: skill</source>
        <translation>{story}: przydatność</translation>
    </message>
    <message>
        <source>{story}: {struggle}</source>
        <translation>{story}: {struggle}</translation>
    </message>
    <message>
        <source>phases of your turn</source>
        <translation>fazy twojej tury</translation>
    </message>
    <message>
        <source>phases of the other&apos;s turn</source>
        <translation>fazy tury przeciwnika</translation>
    </message>
    <message>
        <source>Passed for you: {list}</source>
        <translation>Spasowano za ciebie: {list}</translation>
    </message>
    <message>
        <source>your Refresh phase</source>
        <translation>twoja faza Odświeżenia</translation>
    </message>
    <message>
        <source>your Draw phase</source>
        <translation>twoja faza Dobierania</translation>
    </message>
    <message>
        <source>your Resource phase</source>
        <translation>twoja faza Zasobów</translation>
    </message>
    <message>
        <source>your Operations phase</source>
        <translation>twoja faza Działań</translation>
    </message>
    <message>
        <source>your Story phase</source>
        <translation>twoja faza Fabuł</translation>
    </message>
    <message>
        <source>the other&apos;s Refresh phase</source>
        <translation>faza Odświeżenia przeciwnika</translation>
    </message>
    <message>
        <source>the other&apos;s Draw phase</source>
        <translation>faza Dobierania przeciwnika</translation>
    </message>
    <message>
        <source>the other&apos;s Resource phase</source>
        <translation>faza Zasobów przeciwnika</translation>
    </message>
    <message>
        <source>the other&apos;s Operations phase</source>
        <translation>faza Działań przeciwnika</translation>
    </message>
    <message>
        <source>the other&apos;s Story phase</source>
        <translation>faza Fabuł przeciwnika</translation>
    </message>
    <message>
        <source>{phase} (now)</source>
        <translation>{phase} (teraz)</translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>{phase}. Stops in your turn: {own}; in the other&apos;s: {other}. Without a stop it is passed for you.</source>
        <translation>{phase}. Przystanki w twojej turze: {own}; w turze przeciwnika: {other}. Bez przystanku gra pasuje za ciebie.</translation>
    </message>
    <message>
        <source>Click the dots below for your turns, those above for the other&apos;s.</source>
        <translation>Kliknij kropki na dole dla swoich tur, a te u góry dla tur przeciwnika.</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Odświeżenie</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Dobieranie</translation>
    </message>
    <message>
        <source>Resource</source>
        <translation>Zasoby</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>Działania</translation>
    </message>
    <message>
        <source>Story</source>
        <translation>Fabuły</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Przygotowanie</translation>
    </message>
    <message>
        <source>Turn {number}: {who}</source>
        <translation>Tura {number}: {who}</translation>
    </message>
    <message>
        <source>Turn and phases</source>
        <translation>Tura i fazy</translation>
    </message>
    <message>
        <source>{who}: put a card under each of your domains as its first resource</source>
        <translation>{who}: połóż pod każdą domeną po karcie jako pierwszy zasób</translation>
    </message>
    <message>
        <source>{who}: shuffle your hand back and draw eight new cards?</source>
        <translation>{who}: wtasować rękę i dobrać osiem nowych kart?</translation>
    </message>
    <message>
        <source>{who}: choose an insane character to restore</source>
        <translation>{who}: wybierz szaloną postać, którą przywrócisz</translation>
    </message>
    <message>
        <source>{who}: attach a card from your hand to a domain as a resource</source>
        <translation>{who}: dołącz kartę z ręki do domeny jako zasób</translation>
    </message>
    <message>
        <source>{who}: play a card, use an ability or pass · {phase}</source>
        <translation>{who}: zagraj kartę, użyj zdolności albo spasuj · {phase}</translation>
    </message>
    <message>
        <source>{who}: you may disrupt this</source>
        <translation>{who}: możesz to rozproszyć</translation>
    </message>
    <message>
        <source>{who}: you may disrupt this · {card}</source>
        <translation>{who}: możesz to rozproszyć · {card}</translation>
    </message>
    <message>
        <source>{who}: you may respond</source>
        <translation>{who}: możesz zareagować</translation>
    </message>
    <message>
        <source>{who}: several effects are due; which comes first?</source>
        <translation>{who}: kilka efektów czeka; który będzie pierwszy?</translation>
    </message>
    <message>
        <source>{who}: which card enters play first?</source>
        <translation>{who}: która karta wchodzi do gry pierwsza?</translation>
    </message>
    <message>
        <source>{who}: commit characters to stories</source>
        <translation>{who}: przydziel postacie do fabuł</translation>
    </message>
    <message>
        <source>{who}: commit characters to defend stories</source>
        <translation>{who}: przydziel postacie do obrony fabuł</translation>
    </message>
    <message>
        <source>{who}: which story is resolved next?</source>
        <translation>{who}: którą fabułę rozpatrzyć jako następną?</translation>
    </message>
    <message>
        <source>{who}: choose a character to go insane · terror at {card}</source>
        <translation>{who}: wybierz postać, która oszaleje · Groza: {card}</translation>
    </message>
    <message>
        <source>{who}: choose a character to be wounded · combat at {card}</source>
        <translation>{who}: wybierz postać, która zostanie zraniona · Walka: {card}</translation>
    </message>
    <message>
        <source>{who}: you may ready a character · arcane at {card}</source>
        <translation>{who}: możesz przygotować postać · Arkana: {card}</translation>
    </message>
    <message>
        <source>{who}: place a success token on {card}?</source>
        <translation>{who}: położyć znacznik sukcesu? · {card}</translation>
    </message>
    <message>
        <source>{who}: you have won {card}; use its effect?</source>
        <translation>{who}: wygrywasz fabułę {card}; użyć jej efektu?</translation>
    </message>
    <message>
        <source>{who}: which of the stories won comes first?</source>
        <translation>{who}: która z wygranych fabuł będzie pierwsza?</translation>
    </message>
    <message>
        <source>{who}: Heroic and Villainous clash; choose the character to discard</source>
        <translation>{who}: Heroiczni i Nikczemni nie mogą być razem; wybierz postać, którą odrzucisz</translation>
    </message>
    <message>
        <source>{who}: make your choice</source>
        <translation>{who}: dokonaj wyboru</translation>
    </message>
    <message>
        <source>{who}: make your choice · {card}</source>
        <translation>{who}: dokonaj wyboru · {card}</translation>
    </message>
    <message>
        <source>{who}: name something</source>
        <translation>{who}: podaj nazwę</translation>
    </message>
    <message>
        <source>{who}: name something · {card}</source>
        <translation>{who}: podaj nazwę · {card}</translation>
    </message>
    <message>
        <source>{who}: which copy of the unique card enters play?</source>
        <translation>{who}: który egzemplarz unikatowej karty wchodzi do gry?</translation>
    </message>
    <message>
        <source>{who}: use the special ability of {card}?</source>
        <translation>{who}: użyć szczególnej zdolności? · {card}</translation>
    </message>
    <message>
        <source>{who}: should this happen?</source>
        <translation>{who}: czy tak ma się stać?</translation>
    </message>
    <message>
        <source>{who}: should this happen? · {card}</source>
        <translation>{who}: czy tak ma się stać? · {card}</translation>
    </message>
    <message>
        <source>{who}: choose one</source>
        <translation>{who}: wybierz jedną z możliwości</translation>
    </message>
    <message>
        <source>{who}: choose one · {card}</source>
        <translation>{who}: wybierz jedną z możliwości · {card}</translation>
    </message>
    <message>
        <source>{who}: pay what is asked for?</source>
        <translation>{who}: zapłacić to, czego żąda karta?</translation>
    </message>
    <message>
        <source>{who}: pay what is asked for? · {card}</source>
        <translation>{who}: zapłacić to, czego żąda karta? · {card}</translation>
    </message>
    <message>
        <source>This may be done once, before the resources are chosen.</source>
        <translation>Można to zrobić raz, przed wyborem zasobów.</translation>
    </message>
    <message>
        <source>It is turned face up and stays exhausted this turn.</source>
        <translation>Zostanie odkryta i do końca tury pozostanie wyczerpana.</translation>
    </message>
    <message>
        <source>Click one of the glowing characters. It loses its attachments and its text.</source>
        <translation>Kliknij jedną ze świecących postaci. Straci ona swoje dodatki i tekst.</translation>
    </message>
    <message>
        <source>Click one of the glowing characters. One wound destroys it unless it has Toughness.</source>
        <translation>Kliknij jedną ze świecących postaci. Jedna rana ją zniszczy, chyba że ma Wytrzymałość.</translation>
    </message>
    <message>
        <source>Click one of the glowing characters, and it stands ready again.</source>
        <translation>Kliknij jedną ze świecących postaci, a znów będzie gotowa.</translation>
    </message>
    <message>
        <source>Click one of the glowing characters.</source>
        <translation>Kliknij jedną ze świecących postaci.</translation>
    </message>
    <message>
        <source>No disrupt</source>
        <translation>Bez rozproszenia</translation>
    </message>
    <message>
        <source>No response</source>
        <translation>Bez reakcji</translation>
    </message>
    <message>
        <source>Ready nobody</source>
        <translation>Nie przygotowuj</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pasuj</translation>
    </message>
    <message>
        <source>They can still be changed. The other player does not see them before both have chosen.</source>
        <translation>Można je jeszcze zmienić. Przeciwnik nie zobaczy ich, zanim oboje nie wybierzecie.</translation>
    </message>
    <message>
        <source>Drag cards onto your domains, or click three cards in the order of the domains.</source>
        <translation>Przeciągnij karty na swoje domeny albo kliknij trzy karty w kolejności domen.</translation>
    </message>
    <message>
        <source>Click the domain that {card} goes to.</source>
        <translation>Kliknij domenę, do której trafi {card}.</translation>
    </message>
    <message>
        <source>Drag a card onto a domain, or click the card and then the domain. It stays there for the game.</source>
        <translation>Przeciągnij kartę na domenę albo kliknij kartę, a potem domenę. Zostanie tam do końca gry.</translation>
    </message>
    <message>
        <source>{who}: choose a player · {card}</source>
        <translation>{who}: wybierz gracza · {card}</translation>
    </message>
    <message>
        <source>{who}: choose a card · {card}</source>
        <translation>{who}: wybierz kartę · {card}</translation>
    </message>
    <message>
        <source>{who}: choose {high} · {card}</source>
        <translation>{who}: wybierz {high} · {card}</translation>
    </message>
    <message>
        <source>{who}: choose up to {high} · {card}</source>
        <translation>{who}: wybierz do {high} · {card}</translation>
    </message>
    <message>
        <source>{who}: choose {low} to {high} · {card}</source>
        <translation>{who}: wybierz od {low} do {high} · {card}</translation>
    </message>
    <message>
        <source>Together they count {weight}, and at most {most} is allowed.</source>
        <translation>Razem liczą się za {weight}, a wolno najwyżej {most}.</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Tytuł</translation>
    </message>
    <message>
        <source>Subtype</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Icon</source>
        <translation>Ikona</translation>
    </message>
    <message>
        <source>{who}: name a card title · {card}</source>
        <translation>{who}: podaj tytuł karty · {card}</translation>
    </message>
    <message>
        <source>{who}: name a subtype · {card}</source>
        <translation>{who}: podaj typ · {card}</translation>
    </message>
    <message>
        <source>{who}: name an icon type · {card}</source>
        <translation>{who}: podaj rodzaj ikony · {card}</translation>
    </message>
    <message>
        <source>Draw eight new cards</source>
        <translation>Dobierz osiem nowych kart</translation>
    </message>
    <message>
        <source>Keep this hand</source>
        <translation>Zatrzymaj tę rękę</translation>
    </message>
    <message>
        <source>The token is given up for good.</source>
        <translation>Znacznik przepada na dobre.</translation>
    </message>
    <message>
        <source>Place the token</source>
        <translation>Połóż znacznik</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Zostaw</translation>
    </message>
    <message>
        <source>Use the effect</source>
        <translation>Użyj efektu</translation>
    </message>
    <message>
        <source>Do not use it</source>
        <translation>Nie używaj</translation>
    </message>
    <message>
        <source>The story is yours either way.</source>
        <translation>Fabuła i tak jest twoja.</translation>
    </message>
    <message>
        <source>Put it on top of the deck</source>
        <translation>Połóż na wierzchu talii</translation>
    </message>
    <message>
        <source>Let it leave play</source>
        <translation>Niech opuści grę</translation>
    </message>
    <message>
        <source>{who}: {card} would leave play; put it on top of its owner&apos;s deck instead?</source>
        <translation>{who}: zamiast opuszczać grę, ta karta może trafić na wierzch talii właściciela; położyć ją tam? · {card}</translation>
    </message>
    <message>
        <source>{who}: the story of {card} is won; play the card at no cost?</source>
        <translation>{who}: fabuła tej karty jest wygrana; zagrać kartę za darmo? · {card}</translation>
    </message>
    <message>
        <source>Play it at no cost</source>
        <translation>Zagraj za darmo</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>Odrzuć</translation>
    </message>
    <message>
        <source>Yes, do it</source>
        <translation>Tak, zrób to</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Commit nobody</source>
        <translation>Nie przydzielaj</translation>
    </message>
    <message>
        <source>Defend nowhere</source>
        <translation>Nie broń</translation>
    </message>
    <message>
        <source>Click the story that {card} goes to, or press its number.</source>
        <translation>Kliknij fabułę, do której wyruszy {card}, albo naciśnij jej numer.</translation>
    </message>
    <message>
        <source>Drag characters onto stories, or click the character and then the story. Committed characters exhaust.</source>
        <translation>Przeciągnij postacie na fabuły albo kliknij postać, a potem fabułę. Przydzielone postacie się wyczerpują.</translation>
    </message>
    <message>
        <source>A card says that these must be committed: {cards}</source>
        <translation>Karta nakazuje przydzielić: {cards}</translation>
    </message>
    <message>
        <source>{story}: skill {own} to {theirs}</source>
        <translation>{story}: przydatność {own} do {theirs}</translation>
    </message>
    <message>
        <source>{icon} {own} to {theirs}</source>
        <translation>{icon} {own} do {theirs}</translation>
    </message>
    <message>
        <source>Cards you can use</source>
        <translation>Karty, których możesz użyć</translation>
    </message>
    <message>
        <source>Choose from these cards</source>
        <translation>Wybierz z tych kart</translation>
    </message>
    <message>
        <source>Cards laid out</source>
        <translation>Rozłożone karty</translation>
    </message>
    <message>
        <source>{who} succeeds</source>
        <translation>{who} odnosi sukces</translation>
    </message>
    <message>
        <source>A success token for {who}</source>
        <translation>Znacznik sukcesu: {who}</translation>
    </message>
    <message>
        <source>One of {who}&apos;s characters goes insane</source>
        <translation>{who}: jedna z postaci szaleje</translation>
    </message>
    <message>
        <source>One of {who}&apos;s characters is wounded</source>
        <translation>{who}: jedna z postaci odnosi ranę</translation>
    </message>
    <message>
        <source>{who} may ready a character</source>
        <translation>{who} może przygotować postać</translation>
    </message>
    <message>
        <source>{who} wins the struggle</source>
        <translation>{who} wygrywa zmaganie</translation>
    </message>
    <message>
        <source>Point at a card to read it here.</source>
        <translation>Wskaż kartę, aby ją tu przeczytać.</translation>
    </message>
    <message>
        <source>The card in words</source>
        <translation>Karta słowami</translation>
    </message>
    <message>
        <source>Tags, divided by commas</source>
        <translation>Etykiety, oddzielone przecinkami</translation>
    </message>
    <message>
        <source>Tags of the card</source>
        <translation>Etykiety karty</translation>
    </message>
    <message>
        <source>I own</source>
        <translation>Mam</translation>
    </message>
    <message>
        <source>How many of this card I own</source>
        <translation>Ile mam egzemplarzy tej karty</translation>
    </message>
    <message numerus="yes">
        <source>In %n deck(s): %1</source>
        <translation>
            <numerusform>W %n talii: %1</numerusform>
            <numerusform>W %n taliach: %1</numerusform>
            <numerusform>W %n taliach: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>How it is read</source>
        <translation>Jak to rozumieć</translation>
    </message>
    <message>
        <source>The program carries out this card by itself.</source>
        <translation>Program sam wykonuje tę kartę.</translation>
    </message>
    <message>
        <source>Part of this card has to be carried out by hand.</source>
        <translation>Część tej karty trzeba wykonać ręcznie.</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karta</translation>
    </message>
    <message>
        <source>In this deck</source>
        <translation>W tej talii</translation>
    </message>
    <message>
        <source>Not in it</source>
        <translation>Poza talią</translation>
    </message>
    <message>
        <source>Owned</source>
        <translation>Posiadane</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Ulubione</translation>
    </message>
    <message>
        <source>Terror</source>
        <translation>Groza</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Walka</translation>
    </message>
    <message>
        <source>Arcane</source>
        <translation>Arkana</translation>
    </message>
    <message>
        <source>Investigation</source>
        <translation>Śledztwo</translation>
    </message>
    <message>
        <source>Cost %1 or more</source>
        <translation>Koszt %1 lub więcej</translation>
    </message>
    <message>
        <source>Cost %1</source>
        <translation>Koszt %1</translation>
    </message>
    <message>
        <source>Maybe</source>
        <translation>Do rozważenia</translation>
    </message>
    <message>
        <source>Unknown cards</source>
        <translation>Nieznane karty</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>heading, number of cards</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>number of copies, card</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Name of the deck</source>
        <translation>Nazwa talii</translation>
    </message>
    <message>
        <source>50 cards, 4 copies</source>
        <translation>50 kart, po 4</translation>
    </message>
    <message>
        <source>50 cards, 3 copies</source>
        <translation>50 kart, po 3</translation>
    </message>
    <message>
        <source>Any size, 4 copies</source>
        <translation>Ile chcesz, po 4</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Drag the deck out of the window, as a file</source>
        <translation>Wyciągnij talię z okna jako plik</translation>
    </message>
    <message>
        <source>By type</source>
        <translation>Według rodzaju</translation>
    </message>
    <message>
        <source>By faction</source>
        <translation>Według frakcji</translation>
    </message>
    <message>
        <source>By cost</source>
        <translation>Według kosztu</translation>
    </message>
    <message>
        <source>Grouped by</source>
        <translation>Grupowanie</translation>
    </message>
    <message>
        <source>Notes on the deck</source>
        <translation>Notatki o talii</translation>
    </message>
    <message>
        <source>What the deck is about, what to try next …</source>
        <translation>Na czym polega ta talia, co wypróbować dalej…</translation>
    </message>
    <message>
        <source>Tags of the deck</source>
        <translation>Etykiety talii</translation>
    </message>
    <message>
        <source>Note on the chosen card</source>
        <translation>Notatka o wybranej karcie</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karty</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Liczby</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notatki</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Talia</translation>
    </message>
    <message>
        <source>Cards of the deck</source>
        <translation>Karty talii</translation>
    </message>
    <message>
        <source>Story deck (the same for everybody): %1</source>
        <translation>Talia fabuł (dla wszystkich taka sama): %1</translation>
    </message>
    <message>
        <source>%1 of %2 cards · incomplete</source>
        <translation>%1 z %2 kart · niepełna</translation>
    </message>
    <message>
        <source>%1 cards · ready to play</source>
        <translation>Kart: %1 · gotowa do gry</translation>
    </message>
    <message>
        <source>%1 cards · against the rules</source>
        <translation>Kart: %1 · niezgodna z zasadami</translation>
    </message>
    <message numerus="yes">
        <source>Restricted list: %n title(s)…</source>
        <translation>
            <numerusform>Karty ograniczone: %n tytuł…</numerusform>
            <numerusform>Karty ograniczone: %n tytuły…</numerusform>
            <numerusform>Karty ograniczone: %n tytułów…</numerusform>
        </translation>
    </message>
    <message>
        <source>Restricted list: none…</source>
        <translation>Karty ograniczone: brak…</translation>
    </message>
    <message>
        <source>One more</source>
        <translation>O jedną więcej</translation>
    </message>
    <message>
        <source>One fewer</source>
        <translation>O jedną mniej</translation>
    </message>
    <message>
        <source>Move to the candidates</source>
        <translation>Przenieś do rozważenia</translation>
    </message>
    <message>
        <source>Move into the deck</source>
        <translation>Przenieś do talii</translation>
    </message>
    <message>
        <source>Replace…</source>
        <translation>Zastąp…</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>Wyjmij</translation>
    </message>
    <message numerus="yes">
        <source>%n missing in my collection</source>
        <translation>
            <numerusform>%n brakuje w kolekcji</numerusform>
            <numerusform>%n brakuje w kolekcji</numerusform>
            <numerusform>%n brakuje w kolekcji</numerusform>
        </translation>
    </message>
    <message>
        <source>Deck without a name</source>
        <translation>Talia bez nazwy</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>nie da się odczytać</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) · ready to play</source>
        <translation>
            <numerusform>%n karta · gotowa do gry</numerusform>
            <numerusform>%n karty · gotowa do gry</numerusform>
            <numerusform>%n kart · gotowa do gry</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) · incomplete</source>
        <translation>
            <numerusform>%n karta · niepełna</numerusform>
            <numerusform>%n karty · niepełna</numerusform>
            <numerusform>%n kart · niepełna</numerusform>
        </translation>
    </message>
    <message>
        <source>changed %1</source>
        <translation>zmieniona %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n karta</numerusform>
            <numerusform>%n karty</numerusform>
            <numerusform>%n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>dodanie (%1)</translation>
    </message>
    <message>
        <source>Take out %1</source>
        <translation>wyjęcie (%1)</translation>
    </message>
    <message>
        <source>Note %1 as a candidate</source>
        <translation>do rozważenia (%1)</translation>
    </message>
    <message>
        <source>Drop the candidate %1</source>
        <translation>już nie do rozważenia (%1)</translation>
    </message>
    <message>
        <source>Move %1 to the candidates</source>
        <translation>z talii do rozważenia (%1)</translation>
    </message>
    <message>
        <source>Move %1 into the deck</source>
        <translation>do talii (%1)</translation>
    </message>
    <message>
        <source>Rename the deck</source>
        <translation>nowa nazwa talii</translation>
    </message>
    <message>
        <source>Write notes</source>
        <translation>notatki</translation>
    </message>
    <message>
        <source>Note on %1</source>
        <translation>notatka (%1)</translation>
    </message>
    <message>
        <source>Tag the deck</source>
        <translation>etykiety talii</translation>
    </message>
    <message>
        <source>Change the format</source>
        <translation>zmiana formatu</translation>
    </message>
    <message>
        <source>Replace %1</source>
        <translation>zastąpienie (%1)</translation>
    </message>
    <message>
        <source>Add from the clipboard</source>
        <translation>dodanie ze schowka</translation>
    </message>
    <message>
        <source>Keep as an unknown card</source>
        <translation>Zachowaj jako nieznaną kartę</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Wiersz</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>W pliku</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Egzemplarze</translation>
    </message>
    <message>
        <source>Taken for</source>
        <translation>Uznana za</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) found.</source>
        <translation>
            <numerusform>Znaleziono %n kartę.</numerusform>
            <numerusform>Znaleziono %n karty.</numerusform>
            <numerusform>Znaleziono %n kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are in no set. Choose what they stand for, or keep them: nothing is lost.</source>
        <translation>
            <numerusform>%n karty nie ma w żadnym zestawie. Wybierz, co oznacza, albo ją zachowaj: nic nie przepadnie.</numerusform>
            <numerusform>%n kart nie ma w żadnym zestawie. Wybierz, co oznaczają, albo je zachowaj: nic nie przepadnie.</numerusform>
            <numerusform>%n kart nie ma w żadnym zestawie. Wybierz, co oznaczają, albo je zachowaj: nic nie przepadnie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take all likeliest</source>
        <translation>Przyjmij podpowiedzi</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importuj</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Dodaj</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Wiersz %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more remark(s).</source>
        <translation>
            <numerusform>… i jeszcze %n uwaga.</numerusform>
            <numerusform>… i jeszcze %n uwagi.</numerusform>
            <numerusform>… i jeszcze %n uwag.</numerusform>
        </translation>
    </message>
    <message>
        <source>Decks (%1)</source>
        <translation>Talie (%1)</translation>
    </message>
    <message>
        <source>All files (%1)</source>
        <translation>Wszystkie pliki (%1)</translation>
    </message>
    <message>
        <source>Deck of this program (%1)</source>
        <translation>Talia tego programu (%1)</translation>
    </message>
    <message>
        <source>Deck for OCTGN (%1)</source>
        <translation>Talia dla OCTGN (%1)</translation>
    </message>
    <message>
        <source>List as text (%1)</source>
        <translation>Lista jako tekst (%1)</translation>
    </message>
    <message>
        <source>Picture (%1)</source>
        <translation>Obraz (%1)</translation>
    </message>
    <message>
        <source>List to print (%1)</source>
        <translation>Lista do druku (%1)</translation>
    </message>
    <message>
        <source>Export the deck</source>
        <translation>Eksport talii</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>number of cards, factions</comment>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) imported; the program plays %1 of them by itself.</source>
        <translation>
            <numerusform>Zaimportowano %n kartę; liczba tych, które program gra sam: %1.</numerusform>
            <numerusform>Zaimportowano %n karty; liczba tych, które program gra sam: %1.</numerusform>
            <numerusform>Zaimportowano %n kart; liczba tych, które program gra sam: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>How many of each chosen card do you own?</source>
        <translation>Ile masz egzemplarzy każdej z wybranych kart?</translation>
    </message>
    <message>
        <source>One more of my own</source>
        <translation>O jedną moją więcej</translation>
    </message>
    <message>
        <source>One fewer of my own</source>
        <translation>O jedną moją mniej</translation>
    </message>
    <message>
        <source>I own …</source>
        <translation>Mam…</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Pokaż wszystkie</translation>
    </message>
    <message>
        <source>Take back search and filters</source>
        <translation>Wyczyść wyszukiwanie i filtry</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Sortowanie</translation>
    </message>
    <message>
        <source>Size of the cards</source>
        <translation>Wielkość kart</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Obrazy</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Lista</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n card(s)</source>
        <translation>
            <numerusform>%1 z %n karty</numerusform>
            <numerusform>%1 z %n kart</numerusform>
            <numerusform>%1 z %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>Save this search</source>
        <translation>Zapisz to wyszukiwanie</translation>
    </message>
    <message>
        <source>Name of the search</source>
        <translation>Nazwa wyszukiwania</translation>
    </message>
    <message>
        <source>Faction</source>
        <translation>Frakcja</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Rodzaj</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Koszt</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Przydatność</translation>
    </message>
    <message>
        <source>Icons</source>
        <translation>Ikony</translation>
    </message>
    <message>
        <source>Subtypes</source>
        <translation>Typy</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Zestaw</translation>
    </message>
    <message>
        <source>In deck</source>
        <translation>W talii</translation>
    </message>
    <message>
        <source>%1, %2, %3, cost %4, skill %5</source>
        <translation>%1, %2, %3, koszt %4, przydatność %5</translation>
    </message>
    <message>
        <source>%1, %2, %3, cost %4</source>
        <translation>%1, %2, %3, koszt %4</translation>
    </message>
    <message numerus="yes">
        <source>%n deck(s) deleted.</source>
        <translation>
            <numerusform>Usunięto %n talię.</numerusform>
            <numerusform>Usunięto %n talie.</numerusform>
            <numerusform>Usunięto %n talii.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Ręka</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>Zasoby</translation>
    </message>
    <message>
        <source>Back to the cards</source>
        <translation>Wróć do kart</translation>
    </message>
    <message>
        <source>New hand</source>
        <translation>Nowa ręka</translation>
    </message>
    <message>
        <source>Next turn: draw two</source>
        <translation>Następna tura: dobierz dwie</translation>
    </message>
    <message>
        <source>The deck is empty.</source>
        <translation>Talia jest pusta.</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more card(s) to be resources, one for each domain.</source>
        <translation>
            <numerusform>Wybierz jeszcze %n kartę na zasób, po jednej dla każdej domeny.</numerusform>
            <numerusform>Wybierz jeszcze %n karty na zasoby, po jednej dla każdej domeny.</numerusform>
            <numerusform>Wybierz jeszcze %n kart na zasoby, po jednej dla każdej domeny.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1 · cards in hand %2 · left in the deck %3</source>
        <translation>Tura %1 · kart na ręce %2 · zostało w talii %3</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Wyczyść pole wyszukiwania</translation>
    </message>
    <message>
        <source>Search: faction:hastur cost&lt;=3 icon:T ghoul</source>
        <translation>Szukaj: frakcja:hastur koszt&lt;=3 ikona:T ghul</translation>
    </message>
    <message>
        <source>Search cards</source>
        <translation>Szukaj kart</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Podpowiedzi</translation>
    </message>
    <message>
        <source>Searches</source>
        <translation>Wyszukiwania</translation>
    </message>
    <message>
        <source>Saved searches and the latest ones</source>
        <translation>Zapisane i ostatnie wyszukiwania</translation>
    </message>
    <message>
        <source>Save this search…</source>
        <translation>Zapisz to wyszukiwanie…</translation>
    </message>
    <message>
        <source>Forget a saved search</source>
        <translation>Zapomnij zapisane wyszukiwanie</translation>
    </message>
    <message>
        <source>There is no difference.</source>
        <translation>Nie ma różnic.</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>number before, number after</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>the name</source>
        <translation>nazwa</translation>
    </message>
    <message>
        <source>the notes</source>
        <translation>notatki</translation>
    </message>
    <message>
        <source>notes on cards</source>
        <translation>notatki o kartach</translation>
    </message>
    <message>
        <source>candidates</source>
        <translation>karty do rozważenia</translation>
    </message>
    <message>
        <source>the tags</source>
        <translation>etykiety</translation>
    </message>
    <message>
        <source>the format</source>
        <translation>format</translation>
    </message>
    <message>
        <source>the story deck</source>
        <translation>talia fabuł</translation>
    </message>
    <message>
        <source>unknown cards</source>
        <translation>nieznane karty</translation>
    </message>
    <message>
        <source>Also different: %1</source>
        <translation>Inne są też: %1</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Wersje</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Wersja</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Kiedy</translation>
    </message>
    <message>
        <source>Called</source>
        <translation>Nazwa</translation>
    </message>
    <message>
        <source>What has changed since that version</source>
        <translation>Co się zmieniło od tamtej wersji</translation>
    </message>
    <message>
        <source>Go back to this version</source>
        <translation>Wróć do tej wersji</translation>
    </message>
    <message>
        <source>Compare with another deck</source>
        <translation>Porównaj z inną talią</translation>
    </message>
    <message>
        <source>The other deck</source>
        <translation>Druga talia</translation>
    </message>
    <message>
        <source>What this deck has more or less than the other</source>
        <translation>Czego ta talia ma więcej lub mniej niż druga</translation>
    </message>
    <message>
        <source>What my collection lacks</source>
        <translation>Czego brakuje mojej kolekcji</translation>
    </message>
    <message>
        <source>Which decks</source>
        <translation>Które talie</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>Potrzeba</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Brakuje</translation>
    </message>
    <message>
        <source>Missing cards</source>
        <translation>Brakujące karty</translation>
    </message>
    <message>
        <source>Only this deck</source>
        <translation>Tylko ta talia</translation>
    </message>
    <message>
        <source>All my decks side by side</source>
        <translation>Wszystkie moje talie naraz</translation>
    </message>
    <message>
        <source>You have not said yet which cards you own: every card counts as missing.</source>
        <translation>Program nie wie jeszcze, jakie masz karty: każda liczy się jako brakująca.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) missing.</source>
        <translation>
            <numerusform>Brakuje %n karty.</numerusform>
            <numerusform>Brakuje %n kart.</numerusform>
            <numerusform>Brakuje %n kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is missing.</source>
        <translation>Niczego nie brakuje.</translation>
    </message>
    <message>
        <source>Cost curve</source>
        <translation>Krzywa kosztów</translation>
    </message>
    <message>
        <source>Factions and resources</source>
        <translation>Frakcje i zasoby</translation>
    </message>
    <message>
        <source>How likely a domain can pay for a card of its faction, turn by turn</source>
        <translation>Szansa, że domena zapłaci za kartę swojej frakcji, tura po turze</translation>
    </message>
    <message>
        <source>Chances of the first turns</source>
        <translation>Szanse w pierwszych turach</translation>
    </message>
    <message>
        <source>I begin the game (one card less)</source>
        <translation>Zaczynam grę (o kartę mniej)</translation>
    </message>
    <message>
        <source>Icons and skill</source>
        <translation>Ikony i przydatność</translation>
    </message>
    <message>
        <source>Types</source>
        <translation>Rodzaje</translation>
    </message>
    <message>
        <source>Mean cost %1</source>
        <translation>Średni koszt %1</translation>
    </message>
    <message>
        <source>%1: cards %2, resources %3</source>
        <translation>%1: karty %2, zasoby %3</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <comment>cards of a faction, its resources</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1, turn %2: %3 %</source>
        <translation>%1, tura %2: %3%</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Tura %1</translation>
    </message>
    <message>
        <source>%1: icons %2, characters with them %3</source>
        <translation>%1: ikony %2, postacie z nimi %3</translation>
    </message>
    <message>
        <source>Skill %1 in all, %2 for a character</source>
        <translation>Przydatność łącznie %1, średnio %2 na postać</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n card(s)</source>
        <translation>
            <numerusform>%1: %n karta</numerusform>
            <numerusform>%1: %n karty</numerusform>
            <numerusform>%1: %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at how many cards?</source>
        <translation>Ile kart obejrzeć?</translation>
    </message>
    <message>
        <source>Draw how many cards?</source>
        <translation>Ile kart dobrać?</translation>
    </message>
    <message>
        <source>How many sides?</source>
        <translation>Ile ścian?</translation>
    </message>
    <message>
        <source>What stands on the card?</source>
        <translation>Co ma być na karcie?</translation>
    </message>
    <message>
        <source>will lie face down</source>
        <translation>będzie zakryta</translation>
    </message>
    <message>
        <source>turned by {angle} degrees</source>
        <translation>obrót o {angle} stopni</translation>
    </message>
    <message>
        <source>{colour}: {number}</source>
        <translation>{colour}: {number}</translation>
    </message>
    <message numerus="yes">
        <source>A pile of %n card(s), {card} on top</source>
        <translation>
            <numerusform>Stos, %n karta, na wierzchu {card}</numerusform>
            <numerusform>Stos, %n karty, na wierzchu {card}</numerusform>
            <numerusform>Stos, %n kart, na wierzchu {card}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A pile of %n card(s)</source>
        <translation>
            <numerusform>Stos, %n karta</numerusform>
            <numerusform>Stos, %n karty</numerusform>
            <numerusform>Stos, %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>A die with {sides} sides, {value} up</source>
        <translation>Kość k{sides}, na wierzchu {value}</translation>
    </message>
    <message>
        <source>A note: {text}</source>
        <translation>Notatka: {text}</translation>
    </message>
    <message>
        <source>An empty note</source>
        <translation>Pusta notatka</translation>
    </message>
    <message>
        <source>An arrow</source>
        <translation>Strzałka</translation>
    </message>
    <message>
        <source>A token, {colour}: {sign}</source>
        <translation>Żeton, {colour}: {sign}</translation>
    </message>
    <message>
        <source>A token, {colour}</source>
        <translation>Żeton, {colour}</translation>
    </message>
    <message>
        <source>Let go to take it into the hand.</source>
        <translation>Puść, żeby wziąć na rękę.</translation>
    </message>
    <message numerus="yes">
        <source>Let go to stack: a pile of %n card(s).</source>
        <translation>
            <numerusform>Puść, żeby ułożyć stos: %n karta.</numerusform>
            <numerusform>Puść, żeby ułożyć stos: %n karty.</numerusform>
            <numerusform>Puść, żeby ułożyć stos: %n kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) chosen</source>
        <translation>
            <numerusform>Wybrano %n rzecz</numerusform>
            <numerusform>Wybrano %n rzeczy</numerusform>
            <numerusform>Wybrano %n rzeczy</numerusform>
        </translation>
    </message>
    <message>
        <source>Let go to lay an arrow.</source>
        <translation>Puść, żeby położyć strzałkę.</translation>
    </message>
    <message>
        <source>Change the seat: who sits before the screen?</source>
        <translation>Zmień miejsce: kto siedzi przed ekranem?</translation>
    </message>
    <message>
        <source>Seat before the screen: {name}</source>
        <translation>Miejsce przed ekranem: {name}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n karta na ręce</numerusform>
            <numerusform>%n karty na ręce</numerusform>
            <numerusform>%n kart na ręce</numerusform>
        </translation>
    </message>
    <message>
        <source>An empty hand. Drag cards here, or press D on a pile.</source>
        <translation>Pusta ręka. Przeciągnij tu karty albo naciśnij D na stosie.</translation>
    </message>
    <message>
        <source>Hand of {name}</source>
        <translation>{name}: ręka</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n card(s) in hand</source>
        <translation>
            <numerusform>{name}: %n karta na ręce</numerusform>
            <numerusform>{name}: %n karty na ręce</numerusform>
            <numerusform>{name}: %n kart na ręce</numerusform>
        </translation>
    </message>
    <message>
        <source>Sit down here</source>
        <translation>Usiądź tutaj</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Rzuć</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>Pisz</translation>
    </message>
    <message>
        <source>Align</source>
        <translation>Wyrównaj</translation>
    </message>
    <message>
        <source>Take off the table</source>
        <translation>Zdejmij ze stołu</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Turn over</source>
        <translation>Odwróć</translation>
    </message>
    <message>
        <source>Draw into the hand</source>
        <translation>Dobierz na rękę</translation>
    </message>
    <message>
        <source>Into the hand</source>
        <translation>Na rękę</translation>
    </message>
    <message>
        <source>Give to</source>
        <translation>Daj graczowi</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Potasuj</translation>
    </message>
    <message>
        <source>Deal one card to everybody</source>
        <translation>Rozdaj każdemu po karcie</translation>
    </message>
    <message>
        <source>Draw several onto the table…</source>
        <translation>Dobierz kilka na stół…</translation>
    </message>
    <message>
        <source>Search…</source>
        <translation>Szukaj…</translation>
    </message>
    <message>
        <source>Look at the top cards</source>
        <translation>Obejrzyj karty z wierzchu</translation>
    </message>
    <message>
        <source>Another number…</source>
        <translation>Inna liczba…</translation>
    </message>
    <message>
        <source>Look at its other side</source>
        <translation>Obejrzyj drugą stronę</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Ułóż stos</translation>
    </message>
    <message>
        <source>Turn by a quarter</source>
        <translation>Obróć o ćwierć obrotu</translation>
    </message>
    <message>
        <source>Turn back by a quarter</source>
        <translation>Obróć o ćwierć z powrotem</translation>
    </message>
    <message>
        <source>Turn upright</source>
        <translation>Ustaw prosto</translation>
    </message>
    <message>
        <source>Add a counter</source>
        <translation>Dodaj znacznik</translation>
    </message>
    <message>
        <source>Take a counter away</source>
        <translation>Zabierz znacznik</translation>
    </message>
    <message>
        <source>A die</source>
        <translation>Kość</translation>
    </message>
    <message>
        <source>{sides} sides</source>
        <translation>Ściany: {sides}</translation>
    </message>
    <message>
        <source>A token</source>
        <translation>Żeton</translation>
    </message>
    <message>
        <source>A note</source>
        <translation>Notatka</translation>
    </message>
    <message>
        <source>A card with any text…</source>
        <translation>Karta z dowolnym tekstem…</translation>
    </message>
    <message>
        <source>Choose everything</source>
        <translation>Wybierz wszystko</translation>
    </message>
    <message>
        <source>Lay face up</source>
        <translation>Połóż odkrytą</translation>
    </message>
    <message>
        <source>Lay face down</source>
        <translation>Połóż zakrytą</translation>
    </message>
    <message>
        <source>Hold it the other way</source>
        <translation>Odwróć na ręce</translation>
    </message>
    <message>
        <source>Text of the note</source>
        <translation>Tekst notatki</translation>
    </message>
    <message>
        <source>Ctrl+Enter: done</source>
        <translation>Ctrl+Enter: gotowe</translation>
    </message>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>Wybrano: %n</numerusform>
            <numerusform>Wybrano: %n</numerusform>
            <numerusform>Wybrano: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s)</source>
        <translation>
            <numerusform>%n rzecz</numerusform>
            <numerusform>%n rzeczy</numerusform>
            <numerusform>%n rzeczy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) on the table</source>
        <translation>
            <numerusform>%n rzecz na stole</numerusform>
            <numerusform>%n rzeczy na stole</numerusform>
            <numerusform>%n rzeczy na stole</numerusform>
        </translation>
    </message>
    <message>
        <source>Free table</source>
        <translation>Wolny stół</translation>
    </message>
    <message>
        <source>Drag anything anywhere. The right button has everything else.</source>
        <translation>Przeciągaj, co chcesz i dokąd chcesz. Cała reszta jest pod prawym przyciskiem.</translation>
    </message>
    <message numerus="yes">
        <source>{who} looks at %n card(s)</source>
        <translation>
            <numerusform>{who} ogląda %n kartę</numerusform>
            <numerusform>{who} ogląda %n karty</numerusform>
            <numerusform>{who} ogląda %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>The topmost card comes first. Everybody sees that you look, nobody what you see.</source>
        <translation>Karta z wierzchu jest pierwsza. Wszyscy widzą, że patrzysz, nikt nie widzi, na co.</translation>
    </message>
    <message>
        <source>Onto the table, face up</source>
        <translation>Na stół, odkryte</translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>Zakryte</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Keys and gestures</source>
        <translation>Klawisze i gesty</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Przeciąganie</translation>
    </message>
    <message>
        <source>Move. From a pile: its top card; by the brass tab: the whole pile.</source>
        <translation>Przesuń. Ze stosu: kartę z wierzchu; za mosiężny uchwyt: cały stos.</translation>
    </message>
    <message>
        <source>Shift while dragging</source>
        <translation>Shift przy przeciąganiu</translation>
    </message>
    <message>
        <source>Stack onto the card or pile under the pointer</source>
        <translation>Połóż na karcie lub stosie pod wskaźnikiem</translation>
    </message>
    <message>
        <source>Right button</source>
        <translation>Prawy przycisk</translation>
    </message>
    <message>
        <source>Click: menu. Drag: an arrow.</source>
        <translation>Kliknięcie: menu. Przeciąganie: strzałka.</translation>
    </message>
    <message>
        <source>Wheel, middle button</source>
        <translation>Kółko, środkowy przycisk</translation>
    </message>
    <message>
        <source>Zoom, pan. With Alt: turn by 15°, with Alt and Ctrl by 1°.</source>
        <translation>Powiększanie, przesuwanie. Z Alt: obrót o 15°, z Alt i Ctrl o 1°.</translation>
    </message>
    <message>
        <source>Double click, Enter</source>
        <translation>Dwuklik, Enter</translation>
    </message>
    <message>
        <source>Turn a card, roll a die, write a note</source>
        <translation>Odwróć kartę, rzuć kością, pisz notatkę</translation>
    </message>
    <message>
        <source>From piece to piece; move the chosen pieces (with Ctrl by 1 mm)</source>
        <translation>Od rzeczy do rzeczy; przesuń wybrane (z Ctrl o 1 mm)</translation>
    </message>
    <message>
        <source>Keep a piece chosen while going on</source>
        <translation>Zatrzymaj rzecz wybraną i idź dalej</translation>
    </message>
    <message>
        <source>Turn by a quarter, back; dice roll</source>
        <translation>Obróć o ćwierć, z powrotem; rzuć kośćmi</translation>
    </message>
    <message>
        <source>Draw into the hand; take the chosen cards into the hand</source>
        <translation>Dobierz na rękę; weź wybrane karty na rękę</translation>
    </message>
    <message>
        <source>Shuffle, search, look at the top of a pile</source>
        <translation>Potasuj stos, przeszukaj, obejrzyj wierzch</translation>
    </message>
    <message>
        <source>Stack, align</source>
        <translation>Ułóż stos, wyrównaj</translation>
    </message>
    <message>
        <source>Counters on the chosen pieces: a colour, one more, one less</source>
        <translation>Znaczniki na wybranych rzeczach: kolor, o jeden więcej, o jeden mniej</translation>
    </message>
    <message>
        <source>A new note</source>
        <translation>Nowa notatka</translation>
    </message>
    <message>
        <source>Undo, redo, choose everything</source>
        <translation>Cofnij, ponów, wybierz wszystko</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Pokaż wszystko</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>Przebieg</translation>
    </message>
    <message>
        <source>Make the move again (Ctrl+Y)</source>
        <translation>Wykonaj ruch ponownie (Ctrl+Y)</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Wszystko</translation>
    </message>
    <message>
        <source>Show everything (Ctrl+0)</source>
        <translation>Pokaż wszystko (Ctrl+0)</translation>
    </message>
    <message>
        <source>All keys and gestures (F1)</source>
        <translation>Wszystkie klawisze i gesty (F1)</translation>
    </message>
    <message>
        <source>The card in large, and the trace</source>
        <translation>Karta w powiększeniu i przebieg</translation>
    </message>
    <message>
        <source>Trace of what was done</source>
        <translation>Przebieg tego, co się działo</translation>
    </message>
    <message>
        <source>In a row</source>
        <translation>W rzędzie</translation>
    </message>
    <message>
        <source>In a column</source>
        <translation>W kolumnie</translation>
    </message>
    <message>
        <source>In a grid</source>
        <translation>W siatce</translation>
    </message>
    <message>
        <source>As a fan</source>
        <translation>W wachlarz</translation>
    </message>
    <message>
        <source>A die with any number of sides…</source>
        <translation>Kość o dowolnej liczbie ścian…</translation>
    </message>
    <message>
        <source>A note (N)</source>
        <translation>Notatka (N)</translation>
    </message>
    <message>
        <source>An arrow, from the first to the second chosen piece; or drag with the right button</source>
        <translation>Strzałka od pierwszej do drugiej wybranej rzeczy; albo przeciągnij prawym przyciskiem</translation>
    </message>
    <message>
        <source>Turn by a quarter, or roll dice (R; Shift+R back)</source>
        <translation>Obróć o ćwierć albo rzuć kośćmi (R; Shift+R z powrotem)</translation>
    </message>
    <message>
        <source>Turn over (F)</source>
        <translation>Odwróć (F)</translation>
    </message>
    <message>
        <source>Into the hand, or draw from a pile (D)</source>
        <translation>Na rękę albo dobierz ze stosu (D)</translation>
    </message>
    <message>
        <source>Shuffle (S)</source>
        <translation>Potasuj (S)</translation>
    </message>
    <message>
        <source>Stack the chosen cards (K)</source>
        <translation>Ułóż stos z wybranych kart (K)</translation>
    </message>
    <message>
        <source>Search a pile; everybody sees that you look (B)</source>
        <translation>Przeszukaj stos; wszyscy widzą, że patrzysz (B)</translation>
    </message>
    <message>
        <source>Align the chosen pieces (A)</source>
        <translation>Wyrównaj wybrane rzeczy (A)</translation>
    </message>
    <message>
        <source>Take off the table (Del)</source>
        <translation>Zdejmij ze stołu (Del)</translation>
    </message>
    <message>
        <source>A die with {sides} sides</source>
        <translation>Kość k{sides}</translation>
    </message>
    <message>
        <source>{colour}: a counter on what is chosen (key {key}), else a token</source>
        <translation>{colour}: znacznik na wybranych rzeczach (klawisz {key}), a bez wyboru żeton</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Wskazówki</translation>
    </message>
    <message>
        <source>Read the last hint again</source>
        <translation>Przeczytaj ostatnią wskazówkę jeszcze raz</translation>
    </message>
    <message>
        <source>Phase %1</source>
        <translation>Faza %1</translation>
    </message>
    <message>
        <source>Start roll</source>
        <translation>Rzut na początek</translation>
    </message>
    <message>
        <source>End of an invocation</source>
        <translation>Koniec przywołania</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Faza</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Okrzyk</translation>
    </message>
    <message>
        <source>Die taken</source>
        <translation>Zabrana kość</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Podliczenie</translation>
    </message>
    <message>
        <source>Turn %1: %2, %3</source>
        <comment>number, player, phase</comment>
        <translation>Tura %1: %2, %3</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <comment>number, player</comment>
        <translation>Tura %1: %2</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>Przed pierwszą turą</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tura</translation>
    </message>
    <message>
        <source>Card played</source>
        <translation>Zagrana karta</translation>
    </message>
    <message>
        <source>Ability used</source>
        <translation>Użyta zdolność</translation>
    </message>
    <message>
        <source>Struggle</source>
        <translation>Zmaganie</translation>
    </message>
    <message>
        <source>Wound, insanity or destruction</source>
        <translation>Rana, szaleństwo lub zniszczenie</translation>
    </message>
    <message>
        <source>Success token</source>
        <translation>Znacznik sukcesu</translation>
    </message>
    <message>
        <source>Story won</source>
        <translation>Wygrana fabuła</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>Z pliku…</translation>
    </message>
    <message>
        <source>A deck of another program, or a list of names</source>
        <translation>Talia z innego programu albo lista nazw</translation>
    </message>
    <message>
        <source>Open a deck</source>
        <translation>Otwieranie talii</translation>
    </message>
    <message>
        <source>The cards are being read …</source>
        <translation>Trwa wczytywanie kart…</translation>
    </message>
    <message>
        <source>Left out, because no set knows these cards: %1</source>
        <translation>Pominięte, bo nie ma ich w żadnym zestawie: %1</translation>
    </message>
    <message>
        <source>✗ This game does not take the deck:</source>
        <translation>✗ Ta gra nie przyjmuje tej talii:</translation>
    </message>
    <message>
        <source>✓ The deck may be played.</source>
        <translation>✓ Tą talią można grać.</translation>
    </message>
    <message numerus="yes">
        <source>%n character(s)</source>
        <translation>
            <numerusform>%n postać</numerusform>
            <numerusform>%n postacie</numerusform>
            <numerusform>%n postaci</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n support card(s)</source>
        <translation>
            <numerusform>%n karta wsparcia</numerusform>
            <numerusform>%n karty wsparcia</numerusform>
            <numerusform>%n kart wsparcia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%n zdarzenie</numerusform>
            <numerusform>%n zdarzenia</numerusform>
            <numerusform>%n zdarzeń</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conspiracy card(s)</source>
        <translation>
            <numerusform>%n spisek</numerusform>
            <numerusform>%n spiski</numerusform>
            <numerusform>%n spisków</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards of a pile</source>
        <translation>Karty stosu</translation>
    </message>
    <message>
        <source>Without this pile</source>
        <translation>Bez tego stosu</translation>
    </message>
    <message numerus="yes">
        <source>Story cards (%n)</source>
        <translation>
            <numerusform>Karty fabuł (%n)</numerusform>
            <numerusform>Karty fabuł (%n)</numerusform>
            <numerusform>Karty fabuł (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>A free table</source>
        <translation>Wolny stół</translation>
    </message>
    <message>
        <source>A table without rules: for house rules, for cards that do not play themselves, for games of your own. Dice, counters and notes lie ready.</source>
        <translation>Stół bez zasad: na domowe zasady, na karty, które nie grają same, na własne gry. Kości, znaczniki i notatki leżą pod ręką.</translation>
    </message>
    <message>
        <source>People at the table</source>
        <translation>Osoby przy stole</translation>
    </message>
    <message>
        <source>Piles on the table</source>
        <translation>Stosy na stole</translation>
    </message>
    <message>
        <source>No pile: the table is empty at first.</source>
        <translation>Bez stosów: stół jest na początku pusty.</translation>
    </message>
    <message>
        <source>One more pile</source>
        <translation>Jeszcze jeden stos</translation>
    </message>
    <message>
        <source>Shuffle the piles</source>
        <translation>Potasuj stosy</translation>
    </message>
    <message>
        <source>No folder</source>
        <translation>Brak folderu</translation>
    </message>
    <message>
        <source>Choose …</source>
        <translation>Wybierz…</translation>
    </message>
    <message>
        <source>Use none</source>
        <translation>Bez folderu</translation>
    </message>
    <message>
        <source>{n} skill from {source}</source>
        <translation>{source}: {n} do przydatności</translation>
    </message>
    <message>
        <source>{n} {name} from {source}</source>
        <translation>{source}: {n} {name}</translation>
    </message>
    <message>
        <source>{n} Toughness from {source}</source>
        <translation>{source}: {n} do Wytrzymałości</translation>
    </message>
    <message>
        <source>Skill counts as {number} because of {source}</source>
        <translation>{source}: przydatność liczy się jako {number}</translation>
    </message>
    <message>
        <source>No printed icons ({name}) because of {source}</source>
        <translation>{source}: bez wydrukowanych ikon ({name})</translation>
    </message>
    <message>
        <source>{name} from {source}</source>
        <translation>{source}: {name}</translation>
    </message>
    <message>
        <source>No longer {name} because of {source}</source>
        <translation>{source}: już nie {name}</translation>
    </message>
    <message>
        <source>Faction {name} because of {source}</source>
        <translation>{source}: frakcja {name}</translation>
    </message>
    <message>
        <source>Extra struggles ({name}) from {source}</source>
        <translation>{source}: dodatkowe zmagania ({name})</translation>
    </message>
    <message>
        <source>No text box because of {source}</source>
        <translation>{source}: bez pola tekstowego</translation>
    </message>
    <message>
        <source>Only an attachment because of {source}</source>
        <translation>{source}: tylko jako dodatek</translation>
    </message>
    <message>
        <source>A new ability from {source}</source>
        <translation>{source}: nowa zdolność</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>card, its set</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Replace an unknown card</source>
        <translation>Zastąp nieznaną kartę</translation>
    </message>
    <message>
        <source>Which card is “%1”?</source>
        <translation>Która to karta: „%1”?</translation>
    </message>
    <message>
        <source>Search by title</source>
        <translation>Szukaj po tytule</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Zastąp</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Nauka gry</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lekcje</translation>
    </message>
    <message>
        <source>Puzzles: win this turn</source>
        <translation>Zagadki: wygraj w tej turze</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Zacznij</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number, title of a puzzle</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Zagraj</translation>
    </message>
    <message>
        <source>Your opponent</source>
        <translation>Przeciwnik</translation>
    </message>
    <message>
        <source>Your side</source>
        <translation>Twoja strona</translation>
    </message>
    <message>
        <source>The other side</source>
        <translation>Druga strona</translation>
    </message>
    <message>
        <source>★ solved</source>
        <translation>★ rozwiązana</translation>
    </message>
    <message>
        <source>Cost – what a single domain has to pay when this card is played. ({rule})</source>
        <translation>Koszt – tyle musi zapłacić jedna domena, gdy zagrywasz tę kartę. ({rule})</translation>
    </message>
    <message>
        <source>Large icon – one more struggle of this kind where the card is committed or attached. ({rule})</source>
        <translation>Duża ikona – jedno dodatkowe zmaganie tego rodzaju tam, gdzie karta jest przydzielona lub dołączona. ({rule})</translation>
    </message>
    <message>
        <source>Sign of the faction {name}: whoever plays this card pays with a domain that holds it. ({rule})</source>
        <translation>Znak frakcji ({name}): kto zagrywa tę kartę, płaci domeną, w której leży zasób z tym znakiem. ({rule})</translation>
    </message>
    <message>
        <source>Sign of a neutral card ({name}): any domain that is large enough pays for it. ({rule})</source>
        <translation>Znak karty neutralnej ({name}): zapłaci za nią każda dość duża domena. ({rule})</translation>
    </message>
    <message>
        <source>One title on each line</source>
        <translation>Jeden tytuł w każdym wierszu</translation>
    </message>
</context>
</TS>
