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
        <source>It is for {who} to decide.</source>
        <translation>{who} entscheidet.</translation>
    </message>
    <message>
        <source>{who} is thinking …</source>
        <translation>{who} denkt nach …</translation>
    </message>
    <message>
        <source>{who} is asked.</source>
        <translation>{who} ist gefragt.</translation>
    </message>
    <message>
        <source>Give the game up?</source>
        <translation>Das Spiel aufgeben?</translation>
    </message>
    <message>
        <source>{who} loses the game at once.</source>
        <translation>{who} verliert das Spiel sofort.</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Card table</source>
        <translation>Kartentisch</translation>
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
        <source>What the card can do</source>
        <translation>Was die Karte kann</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Do not pay</source>
        <translation>Nicht zahlen</translation>
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
        <source>%1 · hint %2 of %3</source>
        <comment>lesson, number, number</comment>
        <translation>%1 · Hinweis %2 von %3</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Nächstes</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Verstanden</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Lektion verlassen</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>hint</comment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Puzzle %1 of %2</source>
        <comment>number, number</comment>
        <translation>Rätsel %1 von %2</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Von vorn</translation>
    </message>
    <message>
        <source>More puzzles</source>
        <translation>Weitere Rätsel</translation>
    </message>
    <message>
        <source>Leave the puzzle</source>
        <translation>Rätsel verlassen</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Lösung zeigen</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>An den Tisch</translation>
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
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Take the move back?</source>
        <translation>Den Zug zurücknehmen?</translation>
    </message>
    <message>
        <source>Since then somebody has seen something new. It goes back only if all agree.</source>
        <translation>Seitdem hat jemand etwas Neues gesehen. Zurück geht es nur, wenn alle einverstanden sind.</translation>
    </message>
    <message>
        <source>{who} agrees</source>
        <translation>{who} stimmt zu</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Tab, arrow keys</source>
        <translation>Tab, Pfeiltasten</translation>
    </message>
    <message>
        <source>go to the next card or place that can be used</source>
        <translation>zur nächsten Karte oder Stelle, die sich nutzen lässt</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>use the card or place the keyboard is on</source>
        <translation>die Karte oder Stelle nutzen, auf der die Tastatur steht</translation>
    </message>
    <message>
        <source>1 to 9</source>
        <translation>1 bis 9</translation>
    </message>
    <message>
        <source>press the button or choose the story of that number</source>
        <translation>die Schaltfläche oder Geschichte mit dieser Nummer wählen</translation>
    </message>
    <message>
        <source>0</source>
        <translation>0</translation>
    </message>
    <message>
        <source>bring the character home from its story</source>
        <translation>den Charakter von seiner Geschichte zurückholen</translation>
    </message>
    <message>
        <source>pass; while something moves: show its end</source>
        <translation>passen; solange sich etwas bewegt: das Ende zeigen</translation>
    </message>
    <message>
        <source>Shift+Space</source>
        <translation>Umschalt+Leertaste</translation>
    </message>
    <message>
        <source>pass until something happens</source>
        <translation>passen, bis etwas geschieht</translation>
    </message>
    <message>
        <source>Ctrl, held</source>
        <translation>Strg, gehalten</translation>
    </message>
    <message>
        <source>pass nothing for me while it is down</source>
        <translation>solange gedrückt, wird nichts für mich gepasst</translation>
    </message>
    <message>
        <source>take back what is not final yet; stop passing</source>
        <translation>zurücknehmen, was noch nicht endgültig ist; nicht weiterpassen</translation>
    </message>
    <message>
        <source>Ctrl+Z, Ctrl+Y</source>
        <translation>Strg+Z, Strg+Y</translation>
    </message>
    <message>
        <source>undo, redo</source>
        <translation>rückgängig, wiederholen</translation>
    </message>
    <message>
        <source>Z</source>
        <translation>Z</translation>
    </message>
    <message>
        <source>read the card the keyboard or pointer is on</source>
        <translation>die Karte lesen, auf der Tastatur oder Zeiger steht</translation>
    </message>
    <message>
        <source>M, right click</source>
        <translation>M, Rechtsklick</translation>
    </message>
    <message>
        <source>correct the table by hand, where the game allows it</source>
        <translation>den Tisch von Hand korrigieren, wo das Spiel es erlaubt</translation>
    </message>
    <message>
        <source>L</source>
        <translation>L</translation>
    </message>
    <message>
        <source>go to the log and back</source>
        <translation>zum Protokoll und zurück</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>the rule behind the question</source>
        <translation>die Regel hinter der Frage</translation>
    </message>
    <message>
        <source>Ctrl + and −, Ctrl+0</source>
        <translation>Strg + und −, Strg+0</translation>
    </message>
    <message>
        <source>larger, smaller, the whole table</source>
        <translation>größer, kleiner, der ganze Tisch</translation>
    </message>
    <message>
        <source>Page up, page down</source>
        <translation>Bild auf, Bild ab</translation>
    </message>
    <message>
        <source>move a long text in the card that is read</source>
        <translation>langen Text der gelesenen Karte verschieben</translation>
    </message>
    <message>
        <source>?</source>
        <translation>?</translation>
    </message>
    <message>
        <source>this list</source>
        <translation>diese Liste</translation>
    </message>
    <message>
        <source>Where you want to be asked</source>
        <translation>Wo du gefragt werden willst</translation>
    </message>
    <message>
        <source>At a stop you are asked when you can do something there. Where there is none, it is passed for you. Responses are always offered.</source>
        <translation>An einem Haltepunkt wirst du gefragt, wenn du dort etwas tun kannst. Wo keiner ist, wird für dich gepasst. Reaktionen werden immer angeboten.</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>dein Zug</translation>
    </message>
    <message>
        <source>the other&apos;s turn</source>
        <translation>Zug des Gegners</translation>
    </message>
    <message>
        <source>{window}, your turn</source>
        <translation>{window}, dein Zug</translation>
    </message>
    <message>
        <source>{window}, the other&apos;s turn</source>
        <translation>{window}, Zug des Gegners</translation>
    </message>
    <message>
        <source>Ask at stops also when I can do nothing, so that pauses tell nothing</source>
        <translation>An Haltepunkten auch fragen, wenn ich nichts tun kann, damit Pausen nichts verraten</translation>
    </message>
    <message>
        <source>Ask before placing success tokens</source>
        <translation>Vor dem Legen von Erfolgsmarkern fragen</translation>
    </message>
    <message>
        <source>Usual stops</source>
        <translation>Übliche Haltepunkte</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Story, before characters are committed (W5)</source>
        <translation>Geschichten, vor dem Zuweisen (W5)</translation>
    </message>
    <message>
        <source>Story, after the attackers (W6a)</source>
        <translation>Geschichten, nach den Angreifern (W6a)</translation>
    </message>
    <message>
        <source>Story, after the defenders (W6b)</source>
        <translation>Geschichten, nach den Verteidigern (W6b)</translation>
    </message>
    <message>
        <source>Story, after all stories (W7)</source>
        <translation>Geschichten, nach allen Geschichten (W7)</translation>
    </message>
    <message>
        <source>{phase} ({window})</source>
        <translation>{phase} ({window})</translation>
    </message>
    <message>
        <source>Cthulhu Desktop, version %1</source>
        <translation>Cthulhu Desktop, Version %1</translation>
    </message>
    <message>
        <source>This is a new game, which goes on from move %1. The other one is kept as it was.</source>
        <translation>Das ist ein neues Spiel, das nach Schritt %1 weitergeht. Das andere bleibt, wie es war.</translation>
    </message>
    <message>
        <source>There is nothing to look back at yet.</source>
        <translation>Es gibt noch nichts, worauf du zurückblicken könntest.</translation>
    </message>
    <message>
        <source>Something went wrong, but the program goes on. Please send us the report if it happens again.</source>
        <translation>Etwas ist schiefgegangen, aber das Programm läuft weiter. Wenn es wieder geschieht, schicke uns bitte den Bericht.</translation>
    </message>
    <message>
        <source>That move could not be carried out because of an error in the program. The game stands where it stood before; please choose another move.</source>
        <translation>Dieser Zug ließ sich wegen eines Programmfehlers nicht ausführen. Das Spiel steht, wo es vorher stand; bitte wähle einen anderen Zug.</translation>
    </message>
    <message>
        <source>Open the report&apos;s folder</source>
        <translation>Ordner des Berichts öffnen</translation>
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
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Take the move again (Ctrl+Y)</source>
        <translation>Den Zug wiederholen (Strg+Y)</translation>
    </message>
    <message>
        <source>Pass on</source>
        <translation>Weiterpassen</translation>
    </message>
    <message>
        <source>Pass until something happens (Shift+Space)</source>
        <translation>Passen, bis etwas geschieht (Umschalt+Leertaste)</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Warten</translation>
    </message>
    <message>
        <source>Pass nothing for me (or hold Ctrl)</source>
        <translation>Nichts für mich passen (oder Strg halten)</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>How fast the bots play</source>
        <translation>Wie schnell die Bots spielen</translation>
    </message>
    <message>
        <source>The log of the game (L)</source>
        <translation>Das Protokoll des Spiels (L)</translation>
    </message>
    <message>
        <source>Stops, log, keys, giving up</source>
        <translation>Haltepunkte, Protokoll, Tasten, Aufgeben</translation>
    </message>
    <message>
        <source>Stops …</source>
        <translation>Haltepunkte …</translation>
    </message>
    <message>
        <source>Every step in the log</source>
        <translation>Jeder Schritt im Protokoll</translation>
    </message>
    <message>
        <source>Curtain between two people</source>
        <translation>Vorhang zwischen zwei Menschen</translation>
    </message>
    <message>
        <source>Always ask at stops</source>
        <translation>An Haltepunkten immer fragen</translation>
    </message>
    <message>
        <source>Keys (?)</source>
        <translation>Tasten (?)</translation>
    </message>
    <message>
        <source>Give up …</source>
        <translation>Aufgeben …</translation>
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
        <source>A cult holds one stone at most. Only where stones are won.</source>
        <translation>Ein Kult hat höchstens einen Stein. Nur wenn Steine zu gewinnen sind.</translation>
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
        <source>A new card game</source>
        <translation>Ein neues Kartenspiel</translation>
    </message>
    <message>
        <source>Chance decides</source>
        <translation>Der Zufall</translation>
    </message>
    <message>
        <source>Player I</source>
        <translation>Spieler I</translation>
    </message>
    <message>
        <source>Player II</source>
        <translation>Spieler II</translation>
    </message>
    <message>
        <source>Hides both hands until the next player sits down at the screen. Only where two people play.</source>
        <translation>Verbirgt beide Hände, bis der nächste Spieler vor dem Bildschirm sitzt. Nur wenn zwei Menschen spielen.</translation>
    </message>
    <message>
        <source>Constructed decks</source>
        <translation>Gebaute Decks</translation>
    </message>
    <message>
        <source>Each deck needs 50 cards and keeps the rules of deck building.</source>
        <translation>Jedes Deck braucht 50 Karten und hält sich an die Regeln für den Deckbau.</translation>
    </message>
    <message>
        <source>Free adjustments</source>
        <translation>Korrekturen von Hand</translation>
    </message>
    <message>
        <source>Both players may correct the table by hand, for house rules and cards we do not know.</source>
        <translation>Beide dürfen den Tisch von Hand korrigieren, für Hausregeln und Karten, die wir nicht kennen.</translation>
    </message>
    <message>
        <source>Who begins?</source>
        <translation>Wer beginnt?</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>The same number shuffles the same way: for a rematch on equal terms.</source>
        <translation>Dieselbe Nummer mischt auf dieselbe Weise: für eine Revanche zu gleichen Bedingungen.</translation>
    </message>
    <message>
        <source>First game</source>
        <translation>Erstes Spiel</translation>
    </message>
    <message>
        <source>The decks of a first game against a novice, all rules as usual</source>
        <translation>Die Decks für ein erstes Spiel gegen einen Anfänger, alle Regeln wie üblich</translation>
    </message>
    <message numerus="yes">
        <source>Rule variants… (%n chosen)</source>
        <translation>
            <numerusform>Regelvarianten… (%n gewählt)</numerusform>
            <numerusform>Regelvarianten… (%n gewählt)</numerusform>
        </translation>
    </message>
    <message>
        <source>Rule variants…</source>
        <translation>Regelvarianten…</translation>
    </message>
    <message>
        <source>Neither deck may be played in this game.</source>
        <translation>Keines der beiden Decks ist in diesem Spiel erlaubt.</translation>
    </message>
    <message>
        <source>The deck of player %1 may not be played in this game.</source>
        <translation>Das Deck von Spieler %1 ist in diesem Spiel nicht erlaubt.</translation>
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
        <source>Watch it again</source>
        <translation>Noch einmal ansehen</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Den Tisch ansehen</translation>
    </message>
    <message>
        <source>Back to the menu</source>
        <translation>Zurück zum Menü</translation>
    </message>
    <message numerus="yes">
        <source>%n turn was played.</source>
        <translation>
            <numerusform>%n Zug wurde gespielt.</numerusform>
            <numerusform>%n Züge wurden gespielt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stories won</source>
        <translation>Gewonnene Geschichten</translation>
    </message>
    <message>
        <source>Success tokens in the row</source>
        <translation>Erfolgsmarker in der Reihe</translation>
    </message>
    <message>
        <source>Characters in play</source>
        <translation>Charaktere im Spiel</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Karten auf der Hand</translation>
    </message>
    <message>
        <source>Cards left in the deck</source>
        <translation>Karten noch im Deck</translation>
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
        <source>Decks of the program</source>
        <translation>Decks des Programms</translation>
    </message>
    <message>
        <source>Search decks: name, tag, faction</source>
        <translation>Decks suchen: Name, Etikett, Fraktion</translation>
    </message>
    <message>
        <source>Search decks</source>
        <translation>Decks suchen</translation>
    </message>
    <message>
        <source>No deck has been built yet. Begin a new one, or copy one that comes with the program.</source>
        <translation>Noch ist kein Deck gebaut. Beginne ein neues oder kopiere eines, das dem Programm beiliegt.</translation>
    </message>
    <message>
        <source>New deck</source>
        <translation>Neues Deck</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Import…</translation>
    </message>
    <message>
        <source>A deck from a file; or drop the file here</source>
        <translation>Ein Deck aus einer Datei; du kannst sie auch hier fallen lassen</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Alle Karten</translation>
    </message>
    <message>
        <source>Look at every card there is</source>
        <translation>Alle Karten ansehen, die es gibt</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>To a file; decks can also be dragged out</source>
        <translation>In eine Datei; Decks lassen sich auch herausziehen</translation>
    </message>
    <message>
        <source>From a ready deck</source>
        <translation>Vorlagen</translation>
    </message>
    <message>
        <source>Begin with a deck of the program</source>
        <translation>Mit einem Deck des Programms beginnen</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n card(s))</source>
        <translation>
            <numerusform>%1 (%n Karte)</numerusform>
            <numerusform>%1 (%n Karten)</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy of %1</source>
        <translation>%1 – Kopie</translation>
    </message>
    <message>
        <source>Import a deck</source>
        <translation>Deck importieren</translation>
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
        <source>Deck builder</source>
        <translation>Deckbau</translation>
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
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>To the deck</source>
        <translation>Zum Deck</translation>
    </message>
    <message>
        <source>Sample hand</source>
        <translation>Probehand</translation>
    </message>
    <message>
        <source>Keep as a version…</source>
        <translation>Als Version behalten…</translation>
    </message>
    <message>
        <source>Versions…</source>
        <translation>Versionen…</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Vergleichen…</translation>
    </message>
    <message>
        <source>What my collection lacks…</source>
        <translation>Was meiner Sammlung fehlt…</translation>
    </message>
    <message>
        <source>Restricted list…</source>
        <translation>Beschränkte Karten…</translation>
    </message>
    <message>
        <source>I own the cards of this deck</source>
        <translation>Ich besitze die Karten dieses Decks</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Print proxies…</source>
        <translation>Ersatzkarten drucken…</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <source>Copy as a picture</source>
        <translation>Als Bild kopieren</translation>
    </message>
    <message>
        <source>Add cards from the clipboard</source>
        <translation>Karten aus der Zwischenablage ergänzen</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Rückgängig: %1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Wiederholen: %1</translation>
    </message>
    <message>
        <source>Go back to version %1</source>
        <translation>zurück zu Version %1</translation>
    </message>
    <message>
        <source>Add to the deck</source>
        <translation>Ins Deck legen</translation>
    </message>
    <message>
        <source>Take out of the deck</source>
        <translation>Aus dem Deck nehmen</translation>
    </message>
    <message>
        <source>Note as a candidate</source>
        <translation>Als Kandidat merken</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>Favorit</translation>
    </message>
    <message>
        <source>Show the card</source>
        <translation>Karte zeigen</translation>
    </message>
    <message>
        <source>Keep as a version</source>
        <translation>Als Version behalten</translation>
    </message>
    <message>
        <source>What shall this version be called?</source>
        <translation>Wie soll diese Version heißen?</translation>
    </message>
    <message>
        <source>The version “%1” was kept.</source>
        <translation>Die Version „%1“ ist aufbewahrt.</translation>
    </message>
    <message>
        <source>Restricted list</source>
        <translation>Beschränkte Karten</translation>
    </message>
    <message>
        <source>A deck may hold only one title of this list. One title on each line:</source>
        <translation>Ein Deck darf nur einen Titel dieser Liste enthalten. Ein Titel je Zeile:</translation>
    </message>
    <message>
        <source>No card has this title: %1</source>
        <translation>Keine Karte heißt: %1</translation>
    </message>
    <message>
        <source>The deck was saved to %1.</source>
        <translation>Das Deck wurde in %1 gespeichert.</translation>
    </message>
    <message>
        <source>The cards were written to %1. Print without scaling.</source>
        <translation>Die Karten wurden in %1 gespeichert. Drucke ohne Skalierung.</translation>
    </message>
    <message>
        <source>The list is on the clipboard.</source>
        <translation>Die Liste ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>Das Bild ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation>Zwischenablage</translation>
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
        <source>Bot, novice</source>
        <translation>Bot, Anfänger</translation>
    </message>
    <message>
        <source>Bot, adept</source>
        <translation>Bot, Könner</translation>
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
        <source>The Scholar</source>
        <translation>Der Gelehrte</translation>
    </message>
    <message>
        <source>The Whisperer</source>
        <translation>Der Flüsterer</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Name von Spieler %1</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Who plays as player %1</source>
        <translation>Wer als Spieler %1 spielt</translation>
    </message>
    <message>
        <source>Deck of player %1</source>
        <translation>Deck von Spieler %1</translation>
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
        <source>“The sea gives back what was thrown to it.”</source>
        <translation>„Das Meer gibt zurück, was man ihm zuwarf.“</translation>
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
        <comment>contrast</comment>
        <translation>Wie das System es wünscht</translation>
    </message>
    <message>
        <source>Usual</source>
        <comment>contrast</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>High</source>
        <comment>contrast</comment>
        <translation>Hoch</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Kontrast</translation>
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
        <source>At the tables, the panel, the lists and the buttons stand at the left.</source>
        <translation>An den Tischen stehen Seitenleiste, Listen und Knöpfe links.</translation>
    </message>
    <message>
        <source>Table for the left hand</source>
        <translation>Tisch für Linkshänder</translation>
    </message>
    <message>
        <source>Your own pictures of cards</source>
        <translation>Deine eigenen Kartenbilder</translation>
    </message>
    <message>
        <source>A folder with pictures called by the card’s title or number, or with image packs for OCTGN (.o8c).</source>
        <translation>Ein Ordner mit Bildern, die nach Titel oder Nummer der Karte benannt sind, oder mit Bildpaketen für OCTGN (.o8c).</translation>
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
        <translation>Schritt zurück</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Ein Schritt zurück</translation>
    </message>
    <message>
        <source>Show move after move</source>
        <translation>Schritt für Schritt abspielen</translation>
    </message>
    <message>
        <source>Move on</source>
        <translation>Schritt weiter</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Ein Schritt weiter</translation>
    </message>
    <message>
        <source>Jump on to the next one</source>
        <translation>Zum nächsten springen</translation>
    </message>
    <message>
        <source>Speed of the replay</source>
        <translation>Tempo der Wiedergabe</translation>
    </message>
    <message>
        <source>What Previous and Next jump to</source>
        <translation>Wohin „Voriges“ und „Nächstes“ springen</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>Set a bookmark here or take it away</source>
        <translation>Hier ein Lesezeichen setzen oder entfernen</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>Jump to a bookmark</source>
        <translation>Zu einem Lesezeichen springen</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Von hier weiterspielen</translation>
    </message>
    <message>
        <source>A new game that goes on from this move; this one stays as it is</source>
        <translation>Ein neues Spiel, das nach diesem Schritt weitergeht; dieses bleibt, wie es ist</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zum Spiel</translation>
    </message>
    <message>
        <source>End the look back (Esc)</source>
        <translation>Rückblick beenden (Esc)</translation>
    </message>
    <message>
        <source>Import cards</source>
        <translation>Karten importieren</translation>
    </message>
    <message>
        <source>Take over cards of other programs</source>
        <translation>Karten anderer Programme übernehmen</translation>
    </message>
    <message>
        <source>From a folder…</source>
        <translation>Aus einem Ordner…</translation>
    </message>
    <message>
        <source>Cards read</source>
        <translation>Gelesene Karten</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Cards of other programs (%1)</source>
        <translation>Karten anderer Programme (%1)</translation>
    </message>
    <message>
        <source>Reading %1 …</source>
        <translation>%1 wird gelesen …</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Move of the game</source>
        <translation>Schritt des Spiels</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Voriges</translation>
    </message>
    <message>
        <source>Jump back to the one before</source>
        <translation>Zum vorigen zurückspringen</translation>
    </message>
    <message>
        <source>Jump by: %1</source>
        <translation>Springen zu: %1</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>Move %1 · %2</source>
        <comment>number, where</comment>
        <translation>Schritt %1 · %2</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
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
        <source>Look back</source>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>Show the game up to now, move by move</source>
        <translation>Das bisherige Spiel Schritt für Schritt zeigen</translation>
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
        <source>Would you like to learn the card game in a first guided game? Hints at the table explain each step; you can leave at any time, and more lessons and puzzles wait under “Learn to play”.</source>
        <translation>Möchtest du das Kartenspiel in einem ersten geführten Spiel lernen? Hinweise am Tisch erklären jeden Schritt; du kannst jederzeit gehen, und weitere Lektionen und Rätsel warten unter „Spielen lernen“.</translation>
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
        <source>Put the hint aside</source>
        <translation>Hinweis weglegen</translation>
    </message>
    <message>
        <source>The hint before</source>
        <translation>Der Hinweis davor</translation>
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
        <source>Opens this example as a game on the table</source>
        <translation>Öffnet dieses Beispiel als Spiel auf dem Tisch</translation>
    </message>
    <message>
        <source>Shows the cards with this keyword</source>
        <translation>Zeigt die Karten mit diesem Schlüsselwort</translation>
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
        <source>Arrow keys: next · Enter: rule {rule} · Esc: back</source>
        <translation>Pfeiltasten: weiter · Eingabe: Regel {rule} · Esc: zurück</translation>
    </message>
    <message>
        <source>Arrow keys: next · Esc: back</source>
        <translation>Pfeiltasten: weiter · Esc: zurück</translation>
    </message>
    <message>
        <source>You are watching; it is for {who} to decide.</source>
        <translation>Du schaust zu; {who} entscheidet jetzt.</translation>
    </message>
    <message>
        <source>What has happened is still being shown; then it is for you to decide.</source>
        <translation>Du siehst noch, was geschehen ist; gleich danach entscheidest du.</translation>
    </message>
    <message>
        <source>It is for {who} to decide. In this window you may act after the next action of {who}; after a pass, in the next window at the latest.</source>
        <translation>{who} entscheidet jetzt. In diesem Fenster kannst du nach der nächsten Aktion von {who} handeln; nach einem Passen spätestens im nächsten Fenster.</translation>
    </message>
    <message>
        <source>It is for {who} to decide. You may act in the next action window; until then you are asked only where a Response, a Disrupt, a commitment or a choice is yours.</source>
        <translation>{who} entscheidet jetzt. Handeln kannst du im nächsten Aktionsfenster; bis dahin wirst du nur gefragt, wo eine Reaktion, eine Unterbrechung, eine Zuweisung oder eine Auswahl dir zusteht.</translation>
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
        <source>Show the earlier lines</source>
        <translation>Frühere Zeilen zeigen</translation>
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
    <message>
        <source>Pay</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Lay it dormant</source>
        <translation>Schlummernd legen</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Nutzen</translation>
    </message>
    <message>
        <source>{text} (in answer to {what})</source>
        <translation>{text} (als Antwort auf: {what})</translation>
    </message>
    <message>
        <source>Lay it face down at a story (Dormant)</source>
        <translation>Verdeckt an eine Geschichte legen (Schlummernd)</translation>
    </message>
    <message>
        <source>Play it from your hand</source>
        <translation>Von der Hand spielen</translation>
    </message>
    <message>
        <source>What should {card} do?</source>
        <translation>Was soll {card} tun?</translation>
    </message>
    <message>
        <source>Alternative {number}</source>
        <translation>Möglichkeit {number}</translation>
    </message>
    <message>
        <source>Domain {number} pays {price} exactly</source>
        <translation>Domäne {number} zahlt genau {price}</translation>
    </message>
    <message>
        <source>Domain {number} pays {price} and loses {over} more</source>
        <translation>Domäne {number} zahlt {price}, {over} verfällt</translation>
    </message>
    <message>
        <source>Play {card}?</source>
        <translation>{card} spielen?</translation>
    </message>
    <message>
        <source>Use {card}?</source>
        <translation>{card} nutzen?</translation>
    </message>
    <message>
        <source>Choose X · {card}</source>
        <translation>Wähle X · {card}</translation>
    </message>
    <message>
        <source>Choose one · {card}</source>
        <translation>Wähle eines · {card}</translation>
    </message>
    <message>
        <source>Choose what {card} is attached to</source>
        <translation>Wähle, woran du {card} anlegst</translation>
    </message>
    <message>
        <source>Choose the domain that pays · {card}</source>
        <translation>Wähle die Domäne, die zahlt · {card}</translation>
    </message>
    <message>
        <source>Cost: {text} · {card}</source>
        <translation>Kosten: {text} · {card}</translation>
    </message>
    <message>
        <source>{text} · {card}</source>
        <translation>{text} · {card}</translation>
    </message>
    <message>
        <source>Choose what you pay with · {card}</source>
        <translation>Wähle, womit du zahlst · {card}</translation>
    </message>
    <message>
        <source>Choose a target · {card}</source>
        <translation>Wähle ein Ziel · {card}</translation>
    </message>
    <message>
        <source>Choose {low} to {high} targets · {card}</source>
        <translation>Wähle {low} bis {high} Ziele · {card}</translation>
    </message>
    <message>
        <source>On: {card}</source>
        <translation>Anlegen an: {card}</translation>
    </message>
    <message>
        <source>Aims at: {cards}</source>
        <translation>Gewählt: {cards}</translation>
    </message>
    <message>
        <source>Cost: {cards}</source>
        <translation>Kosten: {cards}</translation>
    </message>
    <message>
        <source>You can play and use nothing now.</source>
        <translation>Du kannst jetzt nichts spielen und nichts nutzen.</translation>
    </message>
    <message>
        <source>Click what glows, or drag it onto the table, onto a target or onto the domain that pays.</source>
        <translation>Klicke an, was leuchtet, oder ziehe es auf den Tisch, auf ein Ziel oder auf die Domäne, die zahlt.</translation>
    </message>
    <message>
        <source>{card}: {text}</source>
        <translation>{card}: {text}</translation>
    </message>
    <message>
        <source>You can use: {cards}</source>
        <translation>Du kannst nutzen: {cards}</translation>
    </message>
    <message>
        <source>{who}: {text}? · {card}</source>
        <translation>{who}: {text}? · {card}</translation>
    </message>
    <message>
        <source>{who}: pay what {card} asks for?</source>
        <translation>{who}: Zahlen, was {card} verlangt?</translation>
    </message>
    <message>
        <source>Alternatives</source>
        <translation>Möglichkeiten</translation>
    </message>
    <message>
        <source>Domain that pays</source>
        <translation>Domäne, die zahlt</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>X is {number}</source>
        <translation>X = {number}</translation>
    </message>
    <message numerus="yes">
        <source>Done (%n chosen)</source>
        <translation>
            <numerusform>Fertig (%n gewählt)</numerusform>
            <numerusform>Fertig (%n gewählt)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Confirm (%n chosen)</source>
        <translation>
            <numerusform>Bestätigen (%n gewählt)</numerusform>
            <numerusform>Bestätigen (%n gewählt)</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose none</source>
        <translation>Nichts wählen</translation>
    </message>
    <message numerus="yes">
        <source>Commit %n character</source>
        <translation>
            <numerusform>%n Charakter zuweisen</numerusform>
            <numerusform>%n Charaktere zuweisen</numerusform>
        </translation>
    </message>
    <message>
        <source>a hidden card</source>
        <translation>eine verdeckte Karte</translation>
    </message>
    <message>
        <source>your domain {number}</source>
        <translation>deine Domäne {number}</translation>
    </message>
    <message>
        <source>{who}&apos;s domain {number}</source>
        <translation>Domäne {number} ({who})</translation>
    </message>
    <message>
        <source>a domain</source>
        <translation>eine Domäne</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>Click what comes first, or put the whole list in order and confirm it.</source>
        <translation>Klicke an, was zuerst kommt, oder ordne die ganze Liste und bestätige sie.</translation>
    </message>
    <message>
        <source>Confirm this order</source>
        <translation>Diese Folge bestätigen</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Bestätigen</translation>
    </message>
    <message>
        <source>No resource this turn</source>
        <translation>In diesem Zug keine Ressource</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation>{names} und {last}</translation>
    </message>
    <message>
        <source>Type a few letters</source>
        <translation>Tippe los …</translation>
    </message>
    <message>
        <source>{text} ({key})</source>
        <translation>{text} ({key})</translation>
    </message>
    <message>
        <source>Name it</source>
        <translation>Nennen</translation>
    </message>
    <message>
        <source>chosen now</source>
        <translation>jetzt gewählt</translation>
    </message>
    <message>
        <source>Drag the lines, or press Alt with the up and down keys.</source>
        <translation>Ziehe die Zeilen oder drücke Alt mit Pfeil auf oder ab.</translation>
    </message>
    <message>
        <source>A card face down</source>
        <translation>Eine verdeckte Karte</translation>
    </message>
    <message>
        <source>Its text box counts as empty.</source>
        <translation>Ihr Textfeld gilt als leer.</translation>
    </message>
    <message>
        <source>Attached to {card}</source>
        <translation>Angelegt an: {card}</translation>
    </message>
    <message>
        <source>Attached to it: {cards}</source>
        <translation>Daran angelegt: {cards}</translation>
    </message>
    <message>
        <source>In play under {who}, ready.</source>
        <translation>{who}: im Spiel, bereit.</translation>
    </message>
    <message>
        <source>In play under {who}, exhausted.</source>
        <translation>{who}: im Spiel, erschöpft.</translation>
    </message>
    <message>
        <source>In play under {who}, insane: a blank card until it is restored.</source>
        <translation>{who}: im Spiel, wahnsinnig; eine leere Karte, bis sie wiederhergestellt wird.</translation>
    </message>
    <message>
        <source>Face down under {who}, dormant.</source>
        <translation>{who}: verdeckt, schlummernd.</translation>
    </message>
    <message>
        <source>Committed to {story}.</source>
        <translation>Der Geschichte {story} zugewiesen.</translation>
    </message>
    <message>
        <source>In the hand of {who}.</source>
        <translation>{who}: auf der Hand.</translation>
    </message>
    <message>
        <source>In the discard pile of {who}.</source>
        <translation>{who}: auf dem Ablagestapel.</translation>
    </message>
    <message>
        <source>A resource of {who}.</source>
        <translation>{who}: Ressource.</translation>
    </message>
    <message>
        <source>Being played by {who}.</source>
        <translation>{who} spielt sie gerade.</translation>
    </message>
    <message>
        <source>Removed from the game.</source>
        <translation>Aus dem Spiel entfernt.</translation>
    </message>
    <message>
        <source>From the deck of {who}.</source>
        <translation>{who}: aus dem Deck.</translation>
    </message>
    <message>
        <source>Skill {now}, printed {printed}.</source>
        <translation>Fertigkeit {now}, gedruckt {printed}.</translation>
    </message>
    <message>
        <source>Icons {now}, printed {printed}.</source>
        <translation>Symbole {now}, gedruckt {printed}.</translation>
    </message>
    <message>
        <source>Costs {now} now, printed {printed}.</source>
        <translation>Kosten jetzt {now}, gedruckt {printed}.</translation>
    </message>
    <message numerus="yes">
        <source>It has %n wound.</source>
        <translation>
            <numerusform>Hat %n Wunde.</numerusform>
            <numerusform>Hat %n Wunden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It survives %n wound more.</source>
        <translation>
            <numerusform>Übersteht noch %n Wunde.</numerusform>
            <numerusform>Übersteht noch %n Wunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Struggles: {letters}</source>
        <translation>Duelle: {letters}</translation>
    </message>
    <message>
        <source>{who}: {tokens} of {needed} success tokens.</source>
        <translation>{who}: {tokens} von {needed} Erfolgsmarkern.</translation>
    </message>
    <message>
        <source>{who} would count: icons {icons}, skill {skill}.</source>
        <translation>{who} hat hier: Symbole {icons}, Fertigkeit {skill}.</translation>
    </message>
    <message>
        <source>Stories won by {who}: {titles}</source>
        <translation>{who}, gewonnene Geschichten: {titles}</translation>
    </message>
    <message numerus="yes">
        <source>Discard pile of {who}: %n card</source>
        <translation>
            <numerusform>{who}: %n Karte auf dem Ablagestapel</numerusform>
            <numerusform>{who}: %n Karten auf dem Ablagestapel</numerusform>
        </translation>
    </message>
    <message>
        <source>Domain of {who}, drained.</source>
        <translation>{who}: Domäne, geleert.</translation>
    </message>
    <message>
        <source>Domain of {who}, ready to pay.</source>
        <translation>{who}: Domäne, bereit zu zahlen.</translation>
    </message>
    <message numerus="yes">
        <source>It can pay %n.</source>
        <translation>
            <numerusform>Kann %n zahlen.</numerusform>
            <numerusform>Kann %n zahlen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Resources: {cards}</source>
        <translation>Ressourcen: {cards}</translation>
    </message>
    <message>
        <source>Domain</source>
        <translation>Domäne</translation>
    </message>
    <message>
        <source>Hand the mouse to {who}</source>
        <translation>Die Maus geht an: {who}</translation>
    </message>
    <message>
        <source>The cards of the one are none of the other&apos;s business.</source>
        <translation>Die Karten des einen gehen den anderen nichts an.</translation>
    </message>
    <message>
        <source>{who} is here</source>
        <translation>{who} ist da</translation>
    </message>
    <message>
        <source>character</source>
        <translation>Charakter</translation>
    </message>
    <message>
        <source>support card</source>
        <translation>Unterstützung</translation>
    </message>
    <message>
        <source>event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>conspiracy</source>
        <translation>Verschwörung</translation>
    </message>
    <message>
        <source>story</source>
        <translation>Geschichte</translation>
    </message>
    <message>
        <source>face-down card</source>
        <translation>verdeckte Karte</translation>
    </message>
    <message>
        <source>terror</source>
        <translation>Terror</translation>
    </message>
    <message>
        <source>combat</source>
        <translation>Kampf</translation>
    </message>
    <message>
        <source>arcane</source>
        <translation>Arkanes</translation>
    </message>
    <message>
        <source>investigation</source>
        <translation>Ermittlung</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>bereit</translation>
    </message>
    <message>
        <source>exhausted</source>
        <translation>erschöpft</translation>
    </message>
    <message>
        <source>insane</source>
        <translation>wahnsinnig</translation>
    </message>
    <message>
        <source>dormant</source>
        <translation>schlummernd</translation>
    </message>
    <message>
        <source>Face-down card</source>
        <translation>Verdeckte Karte</translation>
    </message>
    <message>
        <source>skill {number}</source>
        <translation>Fertigkeit {number}</translation>
    </message>
    <message>
        <source>{icon} {number}</source>
        <translation>{icon} {number}</translation>
    </message>
    <message>
        <source>cost {number}</source>
        <translation>Kosten {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n wound</source>
        <translation>
            <numerusform>%n Wunde</numerusform>
            <numerusform>%n Wunden</numerusform>
        </translation>
    </message>
    <message>
        <source>committed to {story}</source>
        <translation>zugewiesen: {story}</translation>
    </message>
    <message>
        <source>attached to {card}</source>
        <translation>angelegt an: {card}</translation>
    </message>
    <message>
        <source>Drain</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Bereit machen</translation>
    </message>
    <message>
        <source>Exhaust</source>
        <translation>Erschöpfen</translation>
    </message>
    <message>
        <source>Drive insane</source>
        <translation>In den Wahnsinn treiben</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>One wound more</source>
        <translation>Eine Wunde mehr</translation>
    </message>
    <message>
        <source>One wound less</source>
        <translation>Eine Wunde weniger</translation>
    </message>
    <message>
        <source>Skill until the end of the phase</source>
        <translation>Fertigkeit bis zum Ende der Phase</translation>
    </message>
    <message>
        <source>Icons until the end of the phase</source>
        <translation>Symbole bis zum Ende der Phase</translation>
    </message>
    <message>
        <source>Move to</source>
        <translation>Bewegen</translation>
    </message>
    <message>
        <source>{n} skill</source>
        <translation>{n} Fertigkeit</translation>
    </message>
    <message>
        <source>{n} {icon}</source>
        <translation>{n} {icon}</translation>
    </message>
    <message>
        <source>Top of the deck of {who}</source>
        <translation>{who}: oben auf das Deck</translation>
    </message>
    <message>
        <source>Bottom of the deck of {who}</source>
        <translation>{who}: unter das Deck</translation>
    </message>
    <message>
        <source>Out of the game</source>
        <translation>Aus dem Spiel</translation>
    </message>
    <message>
        <source>Resource on domain {number}</source>
        <translation>Ressource an Domäne {number}</translation>
    </message>
    <message>
        <source>Into play under {who}</source>
        <translation>{who}: ins Spiel</translation>
    </message>
    <message>
        <source>Into play under {who}, attached to</source>
        <translation>{who}: ins Spiel, angelegt an</translation>
    </message>
    <message>
        <source>Domain {number} of {who}</source>
        <translation>{who}: Domäne {number}</translation>
    </message>
    <message>
        <source>One token more for {who}</source>
        <translation>{who}: ein Marker mehr</translation>
    </message>
    <message>
        <source>One token less for {who}</source>
        <translation>{who}: ein Marker weniger</translation>
    </message>
    <message numerus="yes">
        <source>{who} draws %n card</source>
        <translation>
            <numerusform>{who} zieht %n Karte</numerusform>
            <numerusform>{who} zieht %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resource, drained</source>
        <translation>
            <numerusform>%n Ressource, geleert</numerusform>
            <numerusform>%n Ressourcen, geleert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resource, not drained</source>
        <translation>
            <numerusform>%n Ressource, nicht geleert</numerusform>
            <numerusform>%n Ressourcen, nicht geleert</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} has {tokens} of {needed} tokens</source>
        <translation>{who} hat {tokens} von {needed} Markern</translation>
    </message>
    <message>
        <source>Struggles: {struggles}</source>
        <translation>Duelle: {struggles}</translation>
    </message>
    <message>
        <source>{won} of {needed} stories won</source>
        <translation>{won} von {needed} Geschichten gewonnen</translation>
    </message>
    <message numerus="yes">
        <source>%n card in hand</source>
        <translation>
            <numerusform>%n Karte auf der Hand</numerusform>
            <numerusform>%n Karten auf der Hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card in the deck</source>
        <translation>
            <numerusform>%n Karte im Deck</numerusform>
            <numerusform>%n Karten im Deck</numerusform>
        </translation>
    </message>
    <message>
        <source>It is this player&apos;s turn</source>
        <translation>Ist am Zug</translation>
    </message>
    <message>
        <source>This player decides now</source>
        <translation>Entscheidet jetzt</translation>
    </message>
    <message>
        <source>Day and night at once</source>
        <translation>Tag und Nacht zugleich</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Nacht</translation>
    </message>
    <message>
        <source>Neither day nor night</source>
        <translation>Weder Tag noch Nacht</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>Zug {number}</translation>
    </message>
    <message>
        <source>Deck of {who}</source>
        <translation>{who}: Deck</translation>
    </message>
    <message>
        <source>Discard pile of {who}</source>
        <translation>{who}: Ablagestapel</translation>
    </message>
    <message>
        <source>Hand of {who}</source>
        <translation>{who}: Hand</translation>
    </message>
    <message>
        <source>Stories won by {who}</source>
        <translation>{who}: gewonnene Geschichten</translation>
    </message>
    <message>
        <source>Play area of {who}</source>
        <translation>{who}: Karten im Spiel</translation>
    </message>
    <message numerus="yes">
        <source>%n story</source>
        <translation>
            <numerusform>%n Geschichte</numerusform>
            <numerusform>%n Geschichten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Story deck</source>
        <translation>Geschichtendeck</translation>
    </message>
    <message>
        <source>{story}: skill</source>
        <translation>{story}: Fertigkeit</translation>
    </message>
    <message>
        <source>{story}: {struggle}</source>
        <translation>{story}: {struggle}</translation>
    </message>
    <message>
        <source>phases of your turn</source>
        <translation>Phasen deines Zuges</translation>
    </message>
    <message>
        <source>phases of the other&apos;s turn</source>
        <translation>Phasen des gegnerischen Zuges</translation>
    </message>
    <message>
        <source>Passed for you: {list}</source>
        <translation>Für dich gepasst: {list}</translation>
    </message>
    <message>
        <source>your Refresh phase</source>
        <translation>deine Auffrischphase</translation>
    </message>
    <message>
        <source>your Draw phase</source>
        <translation>deine Ziehphase</translation>
    </message>
    <message>
        <source>your Resource phase</source>
        <translation>deine Ressourcenphase</translation>
    </message>
    <message>
        <source>your Operations phase</source>
        <translation>deine Einsatzphase</translation>
    </message>
    <message>
        <source>your Story phase</source>
        <translation>deine Geschichtenphase</translation>
    </message>
    <message>
        <source>the other&apos;s Refresh phase</source>
        <translation>Auffrischphase des Gegners</translation>
    </message>
    <message>
        <source>the other&apos;s Draw phase</source>
        <translation>Ziehphase des Gegners</translation>
    </message>
    <message>
        <source>the other&apos;s Resource phase</source>
        <translation>Ressourcenphase des Gegners</translation>
    </message>
    <message>
        <source>the other&apos;s Operations phase</source>
        <translation>Einsatzphase des Gegners</translation>
    </message>
    <message>
        <source>the other&apos;s Story phase</source>
        <translation>Geschichtenphase des Gegners</translation>
    </message>
    <message>
        <source>{phase} (now)</source>
        <translation>{phase} (jetzt)</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>{phase}. Stops in your turn: {own}; in the other&apos;s: {other}. Without a stop it is passed for you.</source>
        <translation>{phase}. Haltepunkte in deinem Zug: {own}; im Zug des Gegners: {other}. Ohne Haltepunkt wird für dich gepasst.</translation>
    </message>
    <message>
        <source>Click the dots below for your turns, those above for the other&apos;s.</source>
        <translation>Klicke die unteren Punkte für deine Züge an, die oberen für die des Gegners.</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Auffrischen</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Resource</source>
        <translation>Ressourcen</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>Einsatz</translation>
    </message>
    <message>
        <source>Story</source>
        <translation>Geschichten</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Turn {number}: {who}</source>
        <translation>Zug {number}: {who}</translation>
    </message>
    <message>
        <source>Turn and phases</source>
        <translation>Zug und Phasen</translation>
    </message>
    <message>
        <source>{who}: put a card under each of your domains as its first resource</source>
        <translation>{who}: Lege unter jede deiner Domänen eine Karte als erste Ressource</translation>
    </message>
    <message>
        <source>{who}: shuffle your hand back and draw eight new cards?</source>
        <translation>{who}: Die Hand zurückmischen und acht neue Karten ziehen?</translation>
    </message>
    <message>
        <source>{who}: choose an insane character to restore</source>
        <translation>{who}: Wähle einen wahnsinnigen Charakter, den du wiederherstellst</translation>
    </message>
    <message>
        <source>{who}: attach a card from your hand to a domain as a resource</source>
        <translation>{who}: Lege eine Handkarte als Ressource an eine Domäne an</translation>
    </message>
    <message>
        <source>{who}: play a card, use an ability or pass · {phase}</source>
        <translation>{who}: Spiele eine Karte, nutze eine Fähigkeit oder passe · {phase}</translation>
    </message>
    <message>
        <source>{who}: you may disrupt this</source>
        <translation>{who}: Du darfst dies unterbrechen</translation>
    </message>
    <message>
        <source>{who}: you may disrupt this · {card}</source>
        <translation>{who}: Du darfst dies unterbrechen · {card}</translation>
    </message>
    <message>
        <source>{who}: you may respond</source>
        <translation>{who}: Du darfst reagieren</translation>
    </message>
    <message>
        <source>{who}: several effects are due; which comes first?</source>
        <translation>{who}: Mehrere Effekte stehen an; welcher kommt zuerst?</translation>
    </message>
    <message>
        <source>{who}: which card enters play first?</source>
        <translation>{who}: Welche Karte kommt zuerst ins Spiel?</translation>
    </message>
    <message>
        <source>{who}: commit characters to stories</source>
        <translation>{who}: Weise den Geschichten Charaktere zu</translation>
    </message>
    <message>
        <source>{who}: commit characters to defend stories</source>
        <translation>{who}: Weise Charaktere zur Verteidigung zu</translation>
    </message>
    <message>
        <source>{who}: which story is resolved next?</source>
        <translation>{who}: Welche Geschichte wird als nächste abgehandelt?</translation>
    </message>
    <message>
        <source>{who}: choose a character to go insane · terror at {card}</source>
        <translation>{who}: Wähle den Charakter, der wahnsinnig wird · Terror: {card}</translation>
    </message>
    <message>
        <source>{who}: choose a character to be wounded · combat at {card}</source>
        <translation>{who}: Wähle den Charakter, der verwundet wird · Kampf: {card}</translation>
    </message>
    <message>
        <source>{who}: you may ready a character · arcane at {card}</source>
        <translation>{who}: Du darfst einen Charakter bereit machen · Arkanes: {card}</translation>
    </message>
    <message>
        <source>{who}: place a success token on {card}?</source>
        <translation>{who}: Einen Erfolgsmarker auf {card} legen?</translation>
    </message>
    <message>
        <source>{who}: you have won {card}; use its effect?</source>
        <translation>{who}: Du hast {card} gewonnen; den Effekt nutzen?</translation>
    </message>
    <message>
        <source>{who}: which of the stories won comes first?</source>
        <translation>{who}: Welche der gewonnenen Geschichten kommt zuerst?</translation>
    </message>
    <message>
        <source>{who}: Heroic and Villainous clash; choose the character to discard</source>
        <translation>{who}: Heldenhaft und Schurkisch vertragen sich nicht; wähle den Charakter, den du abwirfst</translation>
    </message>
    <message>
        <source>{who}: make your choice</source>
        <translation>{who}: Triff deine Wahl</translation>
    </message>
    <message>
        <source>{who}: make your choice · {card}</source>
        <translation>{who}: Triff deine Wahl · {card}</translation>
    </message>
    <message>
        <source>{who}: name something</source>
        <translation>{who}: Nenne etwas</translation>
    </message>
    <message>
        <source>{who}: name something · {card}</source>
        <translation>{who}: Nenne etwas · {card}</translation>
    </message>
    <message>
        <source>{who}: which copy of the unique card enters play?</source>
        <translation>{who}: Welches Exemplar der einzigartigen Karte kommt ins Spiel?</translation>
    </message>
    <message>
        <source>{who}: use the special ability of {card}?</source>
        <translation>{who}: Die besondere Fähigkeit von {card} nutzen?</translation>
    </message>
    <message>
        <source>{who}: should this happen?</source>
        <translation>{who}: Soll das geschehen?</translation>
    </message>
    <message>
        <source>{who}: should this happen? · {card}</source>
        <translation>{who}: Soll das geschehen? · {card}</translation>
    </message>
    <message>
        <source>{who}: choose one</source>
        <translation>{who}: Wähle eine Möglichkeit</translation>
    </message>
    <message>
        <source>{who}: choose one · {card}</source>
        <translation>{who}: Wähle eine Möglichkeit · {card}</translation>
    </message>
    <message>
        <source>{who}: pay what is asked for?</source>
        <translation>{who}: Zahlen, was verlangt wird?</translation>
    </message>
    <message>
        <source>{who}: pay what is asked for? · {card}</source>
        <translation>{who}: Zahlen, was verlangt wird? · {card}</translation>
    </message>
    <message>
        <source>This may be done once, before the resources are chosen.</source>
        <translation>Das geht einmal, bevor die Ressourcen gewählt werden.</translation>
    </message>
    <message>
        <source>It is turned face up and stays exhausted this turn.</source>
        <translation>Er wird aufgedeckt und bleibt in diesem Zug erschöpft.</translation>
    </message>
    <message>
        <source>Click one of the glowing characters. It loses its attachments and its text.</source>
        <translation>Klicke einen der leuchtenden Charaktere an. Er verliert seine Verstärkungen und seinen Text.</translation>
    </message>
    <message>
        <source>Click one of the glowing characters. One wound destroys it unless it has Toughness.</source>
        <translation>Klicke einen der leuchtenden Charaktere an. Eine Wunde zerstört ihn, wenn er keine Zähigkeit hat.</translation>
    </message>
    <message>
        <source>Click one of the glowing characters, and it stands ready again.</source>
        <translation>Klicke einen der leuchtenden Charaktere an, und er ist wieder bereit.</translation>
    </message>
    <message>
        <source>Click one of the glowing characters.</source>
        <translation>Klicke einen der leuchtenden Charaktere an.</translation>
    </message>
    <message>
        <source>No disrupt</source>
        <translation>Nicht unterbrechen</translation>
    </message>
    <message>
        <source>No response</source>
        <translation>Nicht reagieren</translation>
    </message>
    <message>
        <source>Ready nobody</source>
        <translation>Niemanden bereit machen</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>They can still be changed. The other player does not see them before both have chosen.</source>
        <translation>Du kannst sie noch ändern. Dein Gegner sieht sie erst, wenn ihr beide gewählt habt.</translation>
    </message>
    <message>
        <source>Drag cards onto your domains, or click three cards in the order of the domains.</source>
        <translation>Ziehe Karten auf deine Domänen oder klicke drei Karten in der Folge der Domänen an.</translation>
    </message>
    <message>
        <source>Click the domain that {card} goes to.</source>
        <translation>Klicke die Domäne an, zu der {card} kommt.</translation>
    </message>
    <message>
        <source>Drag a card onto a domain, or click the card and then the domain. It stays there for the game.</source>
        <translation>Ziehe eine Karte auf eine Domäne oder klicke die Karte und dann die Domäne an. Sie bleibt dort für das ganze Spiel.</translation>
    </message>
    <message>
        <source>{who}: choose a player · {card}</source>
        <translation>{who}: Wähle einen Spieler · {card}</translation>
    </message>
    <message>
        <source>{who}: choose a card · {card}</source>
        <translation>{who}: Wähle eine Karte · {card}</translation>
    </message>
    <message>
        <source>{who}: choose {high} · {card}</source>
        <translation>{who}: Wähle {high} · {card}</translation>
    </message>
    <message>
        <source>{who}: choose up to {high} · {card}</source>
        <translation>{who}: Wähle bis zu {high} · {card}</translation>
    </message>
    <message>
        <source>{who}: choose {low} to {high} · {card}</source>
        <translation>{who}: Wähle {low} bis {high} · {card}</translation>
    </message>
    <message>
        <source>Together they count {weight}, and at most {most} is allowed.</source>
        <translation>Zusammen zählen sie {weight}, erlaubt ist höchstens {most}.</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Subtype</source>
        <translation>Merkmal</translation>
    </message>
    <message>
        <source>Icon</source>
        <translation>Symbol</translation>
    </message>
    <message>
        <source>{who}: name a card title · {card}</source>
        <translation>{who}: Nenne einen Kartentitel · {card}</translation>
    </message>
    <message>
        <source>{who}: name a subtype · {card}</source>
        <translation>{who}: Nenne ein Merkmal · {card}</translation>
    </message>
    <message>
        <source>{who}: name an icon type · {card}</source>
        <translation>{who}: Nenne eine Art von Symbol · {card}</translation>
    </message>
    <message>
        <source>Draw eight new cards</source>
        <translation>Acht neue Karten ziehen</translation>
    </message>
    <message>
        <source>Keep this hand</source>
        <translation>Diese Hand behalten</translation>
    </message>
    <message>
        <source>The token is given up for good.</source>
        <translation>Der Marker verfällt endgültig.</translation>
    </message>
    <message>
        <source>Place the token</source>
        <translation>Marker legen</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Lass es</translation>
    </message>
    <message>
        <source>Use the effect</source>
        <translation>Effekt nutzen</translation>
    </message>
    <message>
        <source>Do not use it</source>
        <translation>Nicht nutzen</translation>
    </message>
    <message>
        <source>The story is yours either way.</source>
        <translation>Die Geschichte gehört dir so oder so.</translation>
    </message>
    <message>
        <source>Put it on top of the deck</source>
        <translation>Oben aufs Deck legen</translation>
    </message>
    <message>
        <source>Let it leave play</source>
        <translation>Sie verlässt das Spiel</translation>
    </message>
    <message>
        <source>{who}: {card} would leave play; put it on top of its owner&apos;s deck instead?</source>
        <translation>{who}: {card} würde das Spiel verlassen; stattdessen oben auf das Deck des Besitzers legen?</translation>
    </message>
    <message>
        <source>{who}: the story of {card} is won; play the card at no cost?</source>
        <translation>{who}: Die Geschichte von {card} ist gewonnen; die Karte kostenlos spielen?</translation>
    </message>
    <message>
        <source>Play it at no cost</source>
        <translation>Kostenlos spielen</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>Abwerfen</translation>
    </message>
    <message>
        <source>Yes, do it</source>
        <translation>Ja, tu es</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Commit nobody</source>
        <translation>Niemanden zuweisen</translation>
    </message>
    <message>
        <source>Defend nowhere</source>
        <translation>Nichts verteidigen</translation>
    </message>
    <message>
        <source>Click the story that {card} goes to, or press its number.</source>
        <translation>Klicke die Geschichte an, zu der {card} geht, oder drücke ihre Nummer.</translation>
    </message>
    <message>
        <source>Drag characters onto stories, or click the character and then the story. Committed characters exhaust.</source>
        <translation>Ziehe Charaktere auf Geschichten oder klicke den Charakter und dann die Geschichte an. Zugewiesene Charaktere werden erschöpft.</translation>
    </message>
    <message>
        <source>A card says that these must be committed: {cards}</source>
        <translation>Laut einer Karte müssen zugewiesen werden: {cards}</translation>
    </message>
    <message>
        <source>{story}: skill {own} to {theirs}</source>
        <translation>{story}: Fertigkeit {own} zu {theirs}</translation>
    </message>
    <message>
        <source>{icon} {own} to {theirs}</source>
        <translation>{icon} {own} zu {theirs}</translation>
    </message>
    <message>
        <source>Cards you can use</source>
        <translation>Karten, die du nutzen kannst</translation>
    </message>
    <message>
        <source>Choose from these cards</source>
        <translation>Wähle aus diesen Karten</translation>
    </message>
    <message>
        <source>Cards laid out</source>
        <translation>Ausgelegte Karten</translation>
    </message>
    <message>
        <source>{who} succeeds</source>
        <translation>{who} hat Erfolg</translation>
    </message>
    <message>
        <source>A success token for {who}</source>
        <translation>Erfolgsmarker: {who}</translation>
    </message>
    <message>
        <source>One of {who}&apos;s characters goes insane</source>
        <translation>{who}: Ein Charakter wird wahnsinnig</translation>
    </message>
    <message>
        <source>One of {who}&apos;s characters is wounded</source>
        <translation>{who}: Ein Charakter wird verwundet</translation>
    </message>
    <message>
        <source>{who} may ready a character</source>
        <translation>{who} darf einen Charakter bereit machen</translation>
    </message>
    <message>
        <source>{who} wins the struggle</source>
        <translation>{who} gewinnt das Duell</translation>
    </message>
    <message>
        <source>Point at a card to read it here.</source>
        <translation>Zeige auf eine Karte, um sie hier zu lesen.</translation>
    </message>
    <message>
        <source>The card in words</source>
        <translation>Die Karte in Worten</translation>
    </message>
    <message>
        <source>Tags, divided by commas</source>
        <translation>Etiketten, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>Tags of the card</source>
        <translation>Etiketten der Karte</translation>
    </message>
    <message>
        <source>I own</source>
        <translation>Ich besitze</translation>
    </message>
    <message>
        <source>How many of this card I own</source>
        <translation>Wie viele dieser Karte ich besitze</translation>
    </message>
    <message numerus="yes">
        <source>In %n deck(s): %1</source>
        <translation>
            <numerusform>In %n Deck: %1</numerusform>
            <numerusform>In %n Decks: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>How it is read</source>
        <translation>So ist es zu lesen</translation>
    </message>
    <message>
        <source>The program carries out this card by itself.</source>
        <translation>Das Programm führt diese Karte von selbst aus.</translation>
    </message>
    <message>
        <source>Part of this card has to be carried out by hand.</source>
        <translation>Ein Teil dieser Karte muss von Hand ausgeführt werden.</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>In this deck</source>
        <translation>In diesem Deck</translation>
    </message>
    <message>
        <source>Not in it</source>
        <translation>Nicht darin</translation>
    </message>
    <message>
        <source>Owned</source>
        <translation>Im Besitz</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Favoriten</translation>
    </message>
    <message>
        <source>Terror</source>
        <translation>Terror</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Kampf</translation>
    </message>
    <message>
        <source>Arcane</source>
        <translation>Arkanes</translation>
    </message>
    <message>
        <source>Investigation</source>
        <translation>Ermittlung</translation>
    </message>
    <message>
        <source>Cost %1 or more</source>
        <translation>Kosten %1 oder mehr</translation>
    </message>
    <message>
        <source>Cost %1</source>
        <translation>Kosten %1</translation>
    </message>
    <message>
        <source>Maybe</source>
        <translation>Vielleicht</translation>
    </message>
    <message>
        <source>Unknown cards</source>
        <translation>Unbekannte Karten</translation>
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
        <translation>Name des Decks</translation>
    </message>
    <message>
        <source>50 cards, 4 copies</source>
        <translation>50 Karten, je 4</translation>
    </message>
    <message>
        <source>50 cards, 3 copies</source>
        <translation>50 Karten, je 3</translation>
    </message>
    <message>
        <source>Any size, 4 copies</source>
        <translation>Beliebig, je 4</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Drag the deck out of the window, as a file</source>
        <translation>Zieh das Deck als Datei aus dem Fenster</translation>
    </message>
    <message>
        <source>By type</source>
        <translation>Nach Typ</translation>
    </message>
    <message>
        <source>By faction</source>
        <translation>Nach Fraktion</translation>
    </message>
    <message>
        <source>By cost</source>
        <translation>Nach Kosten</translation>
    </message>
    <message>
        <source>Grouped by</source>
        <translation>Gruppiert nach</translation>
    </message>
    <message>
        <source>Notes on the deck</source>
        <translation>Notizen zum Deck</translation>
    </message>
    <message>
        <source>What the deck is about, what to try next …</source>
        <translation>Worum es dem Deck geht, was noch zu versuchen ist …</translation>
    </message>
    <message>
        <source>Tags of the deck</source>
        <translation>Etiketten des Decks</translation>
    </message>
    <message>
        <source>Note on the chosen card</source>
        <translation>Notiz zur gewählten Karte</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>Cards of the deck</source>
        <translation>Karten des Decks</translation>
    </message>
    <message>
        <source>Story deck (the same for everybody): %1</source>
        <translation>Geschichtendeck (für alle gleich): %1</translation>
    </message>
    <message>
        <source>%1 of %2 cards · incomplete</source>
        <translation>%1 von %2 Karten · unvollständig</translation>
    </message>
    <message>
        <source>%1 cards · ready to play</source>
        <translation>%1 Karten · spielbereit</translation>
    </message>
    <message>
        <source>%1 cards · against the rules</source>
        <translation>%1 Karten · gegen die Regeln</translation>
    </message>
    <message numerus="yes">
        <source>Restricted list: %n title(s)…</source>
        <translation>
            <numerusform>Beschränkte Karten: %n Titel…</numerusform>
            <numerusform>Beschränkte Karten: %n Titel…</numerusform>
        </translation>
    </message>
    <message>
        <source>Restricted list: none…</source>
        <translation>Beschränkte Karten: keine…</translation>
    </message>
    <message>
        <source>One more</source>
        <translation>Eine mehr</translation>
    </message>
    <message>
        <source>One fewer</source>
        <translation>Eine weniger</translation>
    </message>
    <message>
        <source>Move to the candidates</source>
        <translation>Zu den Kandidaten</translation>
    </message>
    <message>
        <source>Move into the deck</source>
        <translation>Ins Deck</translation>
    </message>
    <message>
        <source>Replace…</source>
        <translation>Ersetzen…</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>Herausnehmen</translation>
    </message>
    <message numerus="yes">
        <source>%n missing in my collection</source>
        <translation>
            <numerusform>%n fehlt in meiner Sammlung</numerusform>
            <numerusform>%n fehlen in meiner Sammlung</numerusform>
        </translation>
    </message>
    <message>
        <source>Deck without a name</source>
        <translation>Deck ohne Namen</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>nicht lesbar</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) · ready to play</source>
        <translation>
            <numerusform>%n Karte · spielbereit</numerusform>
            <numerusform>%n Karten · spielbereit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) · incomplete</source>
        <translation>
            <numerusform>%n Karte · unvollständig</numerusform>
            <numerusform>%n Karten · unvollständig</numerusform>
        </translation>
    </message>
    <message>
        <source>changed %1</source>
        <translation>geändert %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <source>Take out %1</source>
        <translation>%1 herausnehmen</translation>
    </message>
    <message>
        <source>Note %1 as a candidate</source>
        <translation>%1 als Kandidat merken</translation>
    </message>
    <message>
        <source>Drop the candidate %1</source>
        <translation>%1 nicht mehr merken</translation>
    </message>
    <message>
        <source>Move %1 to the candidates</source>
        <translation>%1 zu den Kandidaten</translation>
    </message>
    <message>
        <source>Move %1 into the deck</source>
        <translation>%1 ins Deck</translation>
    </message>
    <message>
        <source>Rename the deck</source>
        <translation>Deck umbenennen</translation>
    </message>
    <message>
        <source>Write notes</source>
        <translation>Notizen schreiben</translation>
    </message>
    <message>
        <source>Note on %1</source>
        <translation>Notiz zu %1</translation>
    </message>
    <message>
        <source>Tag the deck</source>
        <translation>Deck etikettieren</translation>
    </message>
    <message>
        <source>Change the format</source>
        <translation>Format ändern</translation>
    </message>
    <message>
        <source>Replace %1</source>
        <translation>%1 ersetzen</translation>
    </message>
    <message>
        <source>Add from the clipboard</source>
        <translation>Aus der Zwischenablage</translation>
    </message>
    <message>
        <source>Keep as an unknown card</source>
        <translation>Als unbekannte Karte behalten</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>In der Datei</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Exemplare</translation>
    </message>
    <message>
        <source>Taken for</source>
        <translation>Gilt als</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) found.</source>
        <translation>
            <numerusform>%n Karte gefunden.</numerusform>
            <numerusform>%n Karten gefunden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are in no set. Choose what they stand for, or keep them: nothing is lost.</source>
        <translation>
            <numerusform>%n Karte ist in keinem Set. Wähle, wofür sie steht, oder behalte sie: Nichts geht verloren.</numerusform>
            <numerusform>%n Karten sind in keinem Set. Wähle, wofür sie stehen, oder behalte sie: Nichts geht verloren.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take all likeliest</source>
        <translation>Vorschläge annehmen</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more remark(s).</source>
        <translation>
            <numerusform>… und noch %n Bemerkung.</numerusform>
            <numerusform>… und noch %n Bemerkungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Decks (%1)</source>
        <translation>Decks (%1)</translation>
    </message>
    <message>
        <source>All files (%1)</source>
        <translation>Alle Dateien (%1)</translation>
    </message>
    <message>
        <source>Deck of this program (%1)</source>
        <translation>Deck dieses Programms (%1)</translation>
    </message>
    <message>
        <source>Deck for OCTGN (%1)</source>
        <translation>Deck für OCTGN (%1)</translation>
    </message>
    <message>
        <source>List as text (%1)</source>
        <translation>Liste als Text (%1)</translation>
    </message>
    <message>
        <source>Picture (%1)</source>
        <translation>Bild (%1)</translation>
    </message>
    <message>
        <source>List to print (%1)</source>
        <translation>Liste zum Drucken (%1)</translation>
    </message>
    <message>
        <source>Export the deck</source>
        <translation>Deck exportieren</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>number of cards, factions</comment>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) imported; the program plays %1 of them by itself.</source>
        <translation>
            <numerusform>%n Karte importiert; von selbst spielt das Programm davon %1.</numerusform>
            <numerusform>%n Karten importiert; von selbst spielt das Programm davon %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>How many of each chosen card do you own?</source>
        <translation>Wie viele besitzt du von jeder gewählten Karte?</translation>
    </message>
    <message>
        <source>One more of my own</source>
        <translation>Eine eigene mehr</translation>
    </message>
    <message>
        <source>One fewer of my own</source>
        <translation>Eine eigene weniger</translation>
    </message>
    <message>
        <source>I own …</source>
        <translation>Ich besitze …</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle zeigen</translation>
    </message>
    <message>
        <source>Take back search and filters</source>
        <translation>Suche und Filter zurücknehmen</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Sortieren nach</translation>
    </message>
    <message>
        <source>Size of the cards</source>
        <translation>Größe der Karten</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n card(s)</source>
        <translation>
            <numerusform>%1 von %n Karte</numerusform>
            <numerusform>%1 von %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Save this search</source>
        <translation>Diese Suche speichern</translation>
    </message>
    <message>
        <source>Name of the search</source>
        <translation>Name der Suche</translation>
    </message>
    <message>
        <source>Faction</source>
        <translation>Fraktion</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Fertigkeit</translation>
    </message>
    <message>
        <source>Icons</source>
        <translation>Symbole</translation>
    </message>
    <message>
        <source>Subtypes</source>
        <translation>Merkmale</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Set</translation>
    </message>
    <message>
        <source>In deck</source>
        <translation>Im Deck</translation>
    </message>
    <message>
        <source>%1, %2, %3, cost %4, skill %5</source>
        <translation>%1, %2, %3, Kosten %4, Fertigkeit %5</translation>
    </message>
    <message>
        <source>%1, %2, %3, cost %4</source>
        <translation>%1, %2, %3, Kosten %4</translation>
    </message>
    <message numerus="yes">
        <source>%n deck(s) deleted.</source>
        <translation>
            <numerusform>%n Deck gelöscht.</numerusform>
            <numerusform>%n Decks gelöscht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>Ressourcen</translation>
    </message>
    <message>
        <source>Back to the cards</source>
        <translation>Zurück zu den Karten</translation>
    </message>
    <message>
        <source>New hand</source>
        <translation>Neue Hand</translation>
    </message>
    <message>
        <source>Next turn: draw two</source>
        <translation>Nächster Zug: zwei ziehen</translation>
    </message>
    <message>
        <source>The deck is empty.</source>
        <translation>Das Deck ist leer.</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more card(s) to be resources, one for each domain.</source>
        <translation>
            <numerusform>Wähle noch %n Karte als Ressource, eine für jede Domäne.</numerusform>
            <numerusform>Wähle noch %n Karten als Ressourcen, eine für jede Domäne.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1 · cards in hand %2 · left in the deck %3</source>
        <translation>Zug %1 · Karten auf der Hand %2 · noch im Deck %3</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Suchfeld leeren</translation>
    </message>
    <message>
        <source>Search: faction:hastur cost&lt;=3 icon:T ghoul</source>
        <translation>Suche: fraktion:hastur kosten&lt;=3 symbol:T ghul</translation>
    </message>
    <message>
        <source>Search cards</source>
        <translation>Karten suchen</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Vorschläge</translation>
    </message>
    <message>
        <source>Searches</source>
        <translation>Suchliste</translation>
    </message>
    <message>
        <source>Saved searches and the latest ones</source>
        <translation>Gespeicherte und letzte Suchen</translation>
    </message>
    <message>
        <source>Save this search…</source>
        <translation>Diese Suche speichern…</translation>
    </message>
    <message>
        <source>Forget a saved search</source>
        <translation>Eine gespeicherte Suche vergessen</translation>
    </message>
    <message>
        <source>There is no difference.</source>
        <translation>Es gibt keinen Unterschied.</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>number before, number after</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>the name</source>
        <translation>der Name</translation>
    </message>
    <message>
        <source>the notes</source>
        <translation>die Notizen</translation>
    </message>
    <message>
        <source>notes on cards</source>
        <translation>Notizen zu Karten</translation>
    </message>
    <message>
        <source>candidates</source>
        <translation>Kandidaten</translation>
    </message>
    <message>
        <source>the tags</source>
        <translation>die Etiketten</translation>
    </message>
    <message>
        <source>the format</source>
        <translation>das Format</translation>
    </message>
    <message>
        <source>the story deck</source>
        <translation>das Geschichtendeck</translation>
    </message>
    <message>
        <source>unknown cards</source>
        <translation>unbekannte Karten</translation>
    </message>
    <message>
        <source>Also different: %1</source>
        <translation>Ebenfalls anders: %1</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versionen</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Called</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>What has changed since that version</source>
        <translation>Was sich seit dieser Version geändert hat</translation>
    </message>
    <message>
        <source>Go back to this version</source>
        <translation>Zu dieser Version zurück</translation>
    </message>
    <message>
        <source>Compare with another deck</source>
        <translation>Mit einem anderen Deck vergleichen</translation>
    </message>
    <message>
        <source>The other deck</source>
        <translation>Das andere Deck</translation>
    </message>
    <message>
        <source>What this deck has more or less than the other</source>
        <translation>Wovon dieses Deck mehr oder weniger hat als das andere</translation>
    </message>
    <message>
        <source>What my collection lacks</source>
        <translation>Was meiner Sammlung fehlt</translation>
    </message>
    <message>
        <source>Which decks</source>
        <translation>Welche Decks</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>Gebraucht</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Fehlen</translation>
    </message>
    <message>
        <source>Missing cards</source>
        <translation>Fehlende Karten</translation>
    </message>
    <message>
        <source>Only this deck</source>
        <translation>Nur dieses Deck</translation>
    </message>
    <message>
        <source>All my decks side by side</source>
        <translation>Alle meine Decks nebeneinander</translation>
    </message>
    <message>
        <source>You have not said yet which cards you own: every card counts as missing.</source>
        <translation>Du hast noch nicht angegeben, welche Karten du besitzt: Jede gilt als fehlend.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) missing.</source>
        <translation>
            <numerusform>%n Karte fehlt.</numerusform>
            <numerusform>%n Karten fehlen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is missing.</source>
        <translation>Es fehlt nichts.</translation>
    </message>
    <message>
        <source>Cost curve</source>
        <translation>Kostenkurve</translation>
    </message>
    <message>
        <source>Factions and resources</source>
        <translation>Fraktionen und Ressourcen</translation>
    </message>
    <message>
        <source>How likely a domain can pay for a card of its faction, turn by turn</source>
        <translation>Wie wahrscheinlich eine Domäne eine Karte ihrer Fraktion zahlen kann, Zug für Zug</translation>
    </message>
    <message>
        <source>Chances of the first turns</source>
        <translation>Chancen der ersten Züge</translation>
    </message>
    <message>
        <source>I begin the game (one card less)</source>
        <translation>Ich beginne das Spiel (eine Karte weniger)</translation>
    </message>
    <message>
        <source>Icons and skill</source>
        <translation>Symbole und Fertigkeit</translation>
    </message>
    <message>
        <source>Types</source>
        <translation>Typen</translation>
    </message>
    <message>
        <source>Mean cost %1</source>
        <translation>Mittlere Kosten %1</translation>
    </message>
    <message>
        <source>%1: cards %2, resources %3</source>
        <translation>%1: Karten %2, Ressourcen %3</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <comment>cards of a faction, its resources</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1, turn %2: %3 %</source>
        <translation>%1, Zug %2: %3 %</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>%1: icons %2, characters with them %3</source>
        <translation>%1: Symbole %2, Charaktere damit %3</translation>
    </message>
    <message>
        <source>Skill %1 in all, %2 for a character</source>
        <translation>Fertigkeit insgesamt %1, je Charakter %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n card(s)</source>
        <translation>
            <numerusform>%1: %n Karte</numerusform>
            <numerusform>%1: %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at how many cards?</source>
        <translation>Wie viele Karten ansehen?</translation>
    </message>
    <message>
        <source>Draw how many cards?</source>
        <translation>Wie viele Karten ziehen?</translation>
    </message>
    <message>
        <source>How many sides?</source>
        <translation>Wie viele Seiten?</translation>
    </message>
    <message>
        <source>What stands on the card?</source>
        <translation>Was steht auf der Karte?</translation>
    </message>
    <message>
        <source>will lie face down</source>
        <translation>wird verdeckt liegen</translation>
    </message>
    <message>
        <source>turned by {angle} degrees</source>
        <translation>um {angle} Grad gedreht</translation>
    </message>
    <message>
        <source>{colour}: {number}</source>
        <translation>{colour}: {number}</translation>
    </message>
    <message numerus="yes">
        <source>A pile of %n card(s), {card} on top</source>
        <translation>
            <numerusform>Ein Stapel mit %n Karte, oben {card}</numerusform>
            <numerusform>Ein Stapel mit %n Karten, oben {card}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A pile of %n card(s)</source>
        <translation>
            <numerusform>Ein Stapel mit %n Karte</numerusform>
            <numerusform>Ein Stapel mit %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>A die with {sides} sides, {value} up</source>
        <translation>Ein W{sides}, {value} oben</translation>
    </message>
    <message>
        <source>A note: {text}</source>
        <translation>Ein Zettel: {text}</translation>
    </message>
    <message>
        <source>An empty note</source>
        <translation>Ein leerer Zettel</translation>
    </message>
    <message>
        <source>An arrow</source>
        <translation>Ein Pfeil</translation>
    </message>
    <message>
        <source>A token, {colour}: {sign}</source>
        <translation>Ein Spielstein, {colour}: {sign}</translation>
    </message>
    <message>
        <source>A token, {colour}</source>
        <translation>Ein Spielstein, {colour}</translation>
    </message>
    <message>
        <source>Let go to take it into the hand.</source>
        <translation>Lass los, um es auf die Hand zu nehmen.</translation>
    </message>
    <message numerus="yes">
        <source>Let go to stack: a pile of %n card(s).</source>
        <translation>
            <numerusform>Lass los zum Stapeln: ein Stapel mit %n Karte.</numerusform>
            <numerusform>Lass los zum Stapeln: ein Stapel mit %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) chosen</source>
        <translation>
            <numerusform>%n Ding gewählt</numerusform>
            <numerusform>%n Dinge gewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>Let go to lay an arrow.</source>
        <translation>Lass los, um einen Pfeil zu legen.</translation>
    </message>
    <message>
        <source>Change the seat: who sits before the screen?</source>
        <translation>Platz wechseln: Wer sitzt vor dem Bildschirm?</translation>
    </message>
    <message>
        <source>Seat before the screen: {name}</source>
        <translation>Platz vor dem Bildschirm: {name}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n Handkarte</numerusform>
            <numerusform>%n Handkarten</numerusform>
        </translation>
    </message>
    <message>
        <source>An empty hand. Drag cards here, or press D on a pile.</source>
        <translation>Eine leere Hand. Ziehe Karten hierher oder drücke D auf einem Stapel.</translation>
    </message>
    <message>
        <source>Hand of {name}</source>
        <translation>{name}: Hand</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n card(s) in hand</source>
        <translation>
            <numerusform>{name}: %n Karte auf der Hand</numerusform>
            <numerusform>{name}: %n Karten auf der Hand</numerusform>
        </translation>
    </message>
    <message>
        <source>Sit down here</source>
        <translation>Hier Platz nehmen</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>Schreiben</translation>
    </message>
    <message>
        <source>Align</source>
        <translation>Ausrichten</translation>
    </message>
    <message>
        <source>Take off the table</source>
        <translation>Vom Tisch nehmen</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>Turn over</source>
        <translation>Umdrehen</translation>
    </message>
    <message>
        <source>Draw into the hand</source>
        <translation>Auf die Hand ziehen</translation>
    </message>
    <message>
        <source>Into the hand</source>
        <translation>Auf die Hand</translation>
    </message>
    <message>
        <source>Give to</source>
        <translation>Weitergeben an</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Mischen</translation>
    </message>
    <message>
        <source>Deal one card to everybody</source>
        <translation>Jedem eine Karte geben</translation>
    </message>
    <message>
        <source>Draw several onto the table…</source>
        <translation>Mehrere auf den Tisch ziehen…</translation>
    </message>
    <message>
        <source>Search…</source>
        <translation>Suchen…</translation>
    </message>
    <message>
        <source>Look at the top cards</source>
        <translation>Oberste Karten ansehen</translation>
    </message>
    <message>
        <source>Another number…</source>
        <translation>Andere Zahl…</translation>
    </message>
    <message>
        <source>Look at its other side</source>
        <translation>Andere Seite ansehen</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Stapeln</translation>
    </message>
    <message>
        <source>Turn by a quarter</source>
        <translation>Um ein Viertel drehen</translation>
    </message>
    <message>
        <source>Turn back by a quarter</source>
        <translation>Um ein Viertel zurückdrehen</translation>
    </message>
    <message>
        <source>Turn upright</source>
        <translation>Gerade stellen</translation>
    </message>
    <message>
        <source>Add a counter</source>
        <translation>Marker hinzufügen</translation>
    </message>
    <message>
        <source>Take a counter away</source>
        <translation>Marker wegnehmen</translation>
    </message>
    <message>
        <source>A die</source>
        <translation>Ein Würfel</translation>
    </message>
    <message>
        <source>{sides} sides</source>
        <translation>{sides} Seiten</translation>
    </message>
    <message>
        <source>A token</source>
        <translation>Ein Spielstein</translation>
    </message>
    <message>
        <source>A note</source>
        <translation>Ein Zettel</translation>
    </message>
    <message>
        <source>A card with any text…</source>
        <translation>Eine Karte mit beliebigem Text…</translation>
    </message>
    <message>
        <source>Choose everything</source>
        <translation>Alles wählen</translation>
    </message>
    <message>
        <source>Lay face up</source>
        <translation>Offen hinlegen</translation>
    </message>
    <message>
        <source>Lay face down</source>
        <translation>Verdeckt hinlegen</translation>
    </message>
    <message>
        <source>Hold it the other way</source>
        <translation>Auf der Hand umdrehen</translation>
    </message>
    <message>
        <source>Text of the note</source>
        <translation>Text des Zettels</translation>
    </message>
    <message>
        <source>Ctrl+Enter: done</source>
        <translation>Strg+Eingabe: fertig</translation>
    </message>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>%n gewählt</numerusform>
            <numerusform>%n gewählt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s)</source>
        <translation>
            <numerusform>%n Ding</numerusform>
            <numerusform>%n Dinge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) on the table</source>
        <translation>
            <numerusform>%n Ding auf dem Tisch</numerusform>
            <numerusform>%n Dinge auf dem Tisch</numerusform>
        </translation>
    </message>
    <message>
        <source>Free table</source>
        <translation>Freier Tisch</translation>
    </message>
    <message>
        <source>Drag anything anywhere. The right button has everything else.</source>
        <translation>Ziehe alles überallhin. Alles Weitere hat die rechte Taste.</translation>
    </message>
    <message numerus="yes">
        <source>{who} looks at %n card(s)</source>
        <translation>
            <numerusform>{who} sieht sich %n Karte an</numerusform>
            <numerusform>{who} sieht sich %n Karten an</numerusform>
        </translation>
    </message>
    <message>
        <source>The topmost card comes first. Everybody sees that you look, nobody what you see.</source>
        <translation>Die oberste Karte kommt zuerst. Alle sehen, dass du nachsiehst, niemand, was du siehst.</translation>
    </message>
    <message>
        <source>Onto the table, face up</source>
        <translation>Offen auf den Tisch</translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>Verdeckt</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Keys and gestures</source>
        <translation>Tasten und Gesten</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Move. From a pile: its top card; by the brass tab: the whole pile.</source>
        <translation>Verschieben. Vom Stapel: die oberste Karte; am Messinggriff: den ganzen Stapel.</translation>
    </message>
    <message>
        <source>Shift while dragging</source>
        <translation>Umschalt beim Ziehen</translation>
    </message>
    <message>
        <source>Stack onto the card or pile under the pointer</source>
        <translation>Auf die Karte oder den Stapel unter dem Zeiger legen</translation>
    </message>
    <message>
        <source>Right button</source>
        <translation>Rechte Taste</translation>
    </message>
    <message>
        <source>Click: menu. Drag: an arrow.</source>
        <translation>Klick: Menü. Ziehen: ein Pfeil.</translation>
    </message>
    <message>
        <source>Wheel, middle button</source>
        <translation>Rad, mittlere Taste</translation>
    </message>
    <message>
        <source>Zoom, pan. With Alt: turn by 15°, with Alt and Ctrl by 1°.</source>
        <translation>Vergrößern, verschieben. Mit Alt: um 15° drehen, mit Alt und Strg um 1°.</translation>
    </message>
    <message>
        <source>Double click, Enter</source>
        <translation>Doppelklick, Eingabe</translation>
    </message>
    <message>
        <source>Turn a card, roll a die, write a note</source>
        <translation>Karte umdrehen, würfeln, Zettel beschreiben</translation>
    </message>
    <message>
        <source>From piece to piece; move the chosen pieces (with Ctrl by 1 mm)</source>
        <translation>Von Ding zu Ding; die gewählten verschieben (mit Strg um 1 mm)</translation>
    </message>
    <message>
        <source>Keep a piece chosen while going on</source>
        <translation>Ein Ding gewählt lassen und weitergehen</translation>
    </message>
    <message>
        <source>Turn by a quarter, back; dice roll</source>
        <translation>Um ein Viertel drehen, zurück; würfeln</translation>
    </message>
    <message>
        <source>Draw into the hand; take the chosen cards into the hand</source>
        <translation>Auf die Hand ziehen; die gewählten Karten auf die Hand nehmen</translation>
    </message>
    <message>
        <source>Shuffle, search, look at the top of a pile</source>
        <translation>Stapel mischen, durchsuchen, oben nachsehen</translation>
    </message>
    <message>
        <source>Stack, align</source>
        <translation>Stapeln, ausrichten</translation>
    </message>
    <message>
        <source>Counters on the chosen pieces: a colour, one more, one less</source>
        <translation>Marker auf den gewählten Dingen: eine Farbe, einer mehr, einer weniger</translation>
    </message>
    <message>
        <source>A new note</source>
        <translation>Ein neuer Zettel</translation>
    </message>
    <message>
        <source>Undo, redo, choose everything</source>
        <translation>Rückgängig, wiederholen, alles wählen</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Alles zeigen</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Make the move again (Ctrl+Y)</source>
        <translation>Den Zug wiederholen (Strg+Y)</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Show everything (Ctrl+0)</source>
        <translation>Alles zeigen (Strg+0)</translation>
    </message>
    <message>
        <source>All keys and gestures (F1)</source>
        <translation>Alle Tasten und Gesten (F1)</translation>
    </message>
    <message>
        <source>The card in large, and the trace</source>
        <translation>Die Karte in Groß und der Verlauf</translation>
    </message>
    <message>
        <source>Trace of what was done</source>
        <translation>Verlauf dessen, was geschah</translation>
    </message>
    <message>
        <source>In a row</source>
        <translation>In einer Reihe</translation>
    </message>
    <message>
        <source>In a column</source>
        <translation>In einer Spalte</translation>
    </message>
    <message>
        <source>In a grid</source>
        <translation>Im Raster</translation>
    </message>
    <message>
        <source>As a fan</source>
        <translation>Als Fächer</translation>
    </message>
    <message>
        <source>A die with any number of sides…</source>
        <translation>Ein Würfel mit beliebig vielen Seiten…</translation>
    </message>
    <message>
        <source>A note (N)</source>
        <translation>Ein Zettel (N)</translation>
    </message>
    <message>
        <source>An arrow, from the first to the second chosen piece; or drag with the right button</source>
        <translation>Ein Pfeil vom ersten zum zweiten gewählten Ding; oder mit der rechten Taste ziehen</translation>
    </message>
    <message>
        <source>Turn by a quarter, or roll dice (R; Shift+R back)</source>
        <translation>Um ein Viertel drehen oder würfeln (R; Umschalt+R zurück)</translation>
    </message>
    <message>
        <source>Turn over (F)</source>
        <translation>Umdrehen (F)</translation>
    </message>
    <message>
        <source>Into the hand, or draw from a pile (D)</source>
        <translation>Auf die Hand oder vom Stapel ziehen (D)</translation>
    </message>
    <message>
        <source>Shuffle (S)</source>
        <translation>Mischen (S)</translation>
    </message>
    <message>
        <source>Stack the chosen cards (K)</source>
        <translation>Gewählte Karten stapeln (K)</translation>
    </message>
    <message>
        <source>Search a pile; everybody sees that you look (B)</source>
        <translation>Einen Stapel durchsuchen; alle sehen, dass du nachsiehst (B)</translation>
    </message>
    <message>
        <source>Align the chosen pieces (A)</source>
        <translation>Gewählte Dinge ausrichten (A)</translation>
    </message>
    <message>
        <source>Take off the table (Del)</source>
        <translation>Vom Tisch nehmen (Entf)</translation>
    </message>
    <message>
        <source>A die with {sides} sides</source>
        <translation>Ein W{sides}</translation>
    </message>
    <message>
        <source>{colour}: a counter on what is chosen (key {key}), else a token</source>
        <translation>{colour}: ein Marker auf das Gewählte (Taste {key}), sonst ein Spielstein</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Read the last hint again</source>
        <translation>Den letzten Hinweis noch einmal lesen</translation>
    </message>
    <message>
        <source>Phase %1</source>
        <translation>Phase %1</translation>
    </message>
    <message>
        <source>Start roll</source>
        <translation>Startwurf</translation>
    </message>
    <message>
        <source>End of an invocation</source>
        <translation>Ende einer Anrufung</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Ruf</translation>
    </message>
    <message>
        <source>Die taken</source>
        <translation>Genommener Würfel</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Turn %1: %2, %3</source>
        <comment>number, player, phase</comment>
        <translation>Zug %1: %2, %3</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <comment>number, player</comment>
        <translation>Zug %1: %2</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>Vor dem ersten Zug</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Card played</source>
        <translation>Gespielte Karte</translation>
    </message>
    <message>
        <source>Ability used</source>
        <translation>Genutzte Fähigkeit</translation>
    </message>
    <message>
        <source>Struggle</source>
        <translation>Duell</translation>
    </message>
    <message>
        <source>Wound, insanity or destruction</source>
        <translation>Wunde, Wahnsinn oder Zerstörung</translation>
    </message>
    <message>
        <source>Success token</source>
        <translation>Erfolgsmarker</translation>
    </message>
    <message>
        <source>Story won</source>
        <translation>Gewonnene Geschichte</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>Aus einer Datei…</translation>
    </message>
    <message>
        <source>A deck of another program, or a list of names</source>
        <translation>Ein Deck eines anderen Programms oder eine Liste von Namen</translation>
    </message>
    <message>
        <source>Open a deck</source>
        <translation>Deck öffnen</translation>
    </message>
    <message>
        <source>The cards are being read …</source>
        <translation>Die Karten werden gelesen …</translation>
    </message>
    <message>
        <source>Left out, because no set knows these cards: %1</source>
        <translation>Weggelassen, weil kein Set diese Karten kennt: %1</translation>
    </message>
    <message>
        <source>✗ This game does not take the deck:</source>
        <translation>✗ Dieses Spiel nimmt das Deck nicht an:</translation>
    </message>
    <message>
        <source>✓ The deck may be played.</source>
        <translation>✓ Das Deck ist erlaubt.</translation>
    </message>
    <message numerus="yes">
        <source>%n character(s)</source>
        <translation>
            <numerusform>%n Charakter</numerusform>
            <numerusform>%n Charaktere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n support card(s)</source>
        <translation>
            <numerusform>%n Unterstützung</numerusform>
            <numerusform>%n Unterstützungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%n Ereignis</numerusform>
            <numerusform>%n Ereignisse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conspiracy card(s)</source>
        <translation>
            <numerusform>%n Verschwörung</numerusform>
            <numerusform>%n Verschwörungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards of a pile</source>
        <translation>Karten eines Stapels</translation>
    </message>
    <message>
        <source>Without this pile</source>
        <translation>Ohne diesen Stapel</translation>
    </message>
    <message numerus="yes">
        <source>Story cards (%n)</source>
        <translation>
            <numerusform>Geschichten (%n)</numerusform>
            <numerusform>Geschichten (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>A free table</source>
        <translation>Ein freier Tisch</translation>
    </message>
    <message>
        <source>A table without rules: for house rules, for cards that do not play themselves, for games of your own. Dice, counters and notes lie ready.</source>
        <translation>Ein Tisch ohne Regeln: für Hausregeln, für Karten, die nicht von selbst spielen, für eigene Spiele. Würfel, Marker und Zettel liegen bereit.</translation>
    </message>
    <message>
        <source>People at the table</source>
        <translation>Menschen am Tisch</translation>
    </message>
    <message>
        <source>Piles on the table</source>
        <translation>Stapel auf dem Tisch</translation>
    </message>
    <message>
        <source>No pile: the table is empty at first.</source>
        <translation>Kein Stapel: Der Tisch ist zuerst leer.</translation>
    </message>
    <message>
        <source>One more pile</source>
        <translation>Noch ein Stapel</translation>
    </message>
    <message>
        <source>Shuffle the piles</source>
        <translation>Stapel mischen</translation>
    </message>
    <message>
        <source>No folder</source>
        <translation>Kein Ordner</translation>
    </message>
    <message>
        <source>Choose …</source>
        <translation>Wählen …</translation>
    </message>
    <message>
        <source>Use none</source>
        <translation>Keinen verwenden</translation>
    </message>
    <message>
        <source>{n} skill from {source}</source>
        <translation>{source}: {n} Fertigkeit</translation>
    </message>
    <message>
        <source>{n} {name} from {source}</source>
        <translation>{source}: {n} {name}</translation>
    </message>
    <message>
        <source>{n} Toughness from {source}</source>
        <translation>{source}: {n} Zähigkeit</translation>
    </message>
    <message>
        <source>Skill counts as {number} because of {source}</source>
        <translation>{source}: Fertigkeit gilt als {number}</translation>
    </message>
    <message>
        <source>No printed icons ({name}) because of {source}</source>
        <translation>{source}: keine gedruckten Symbole ({name})</translation>
    </message>
    <message>
        <source>{name} from {source}</source>
        <translation>{source}: {name}</translation>
    </message>
    <message>
        <source>No longer {name} because of {source}</source>
        <translation>{source}: nicht mehr {name}</translation>
    </message>
    <message>
        <source>Faction {name} because of {source}</source>
        <translation>{source}: Fraktion {name}</translation>
    </message>
    <message>
        <source>Extra struggles ({name}) from {source}</source>
        <translation>{source}: weitere Duelle ({name})</translation>
    </message>
    <message>
        <source>No text box because of {source}</source>
        <translation>{source}: kein Textfeld</translation>
    </message>
    <message>
        <source>Only an attachment because of {source}</source>
        <translation>{source}: nur noch Verstärkung</translation>
    </message>
    <message>
        <source>A new ability from {source}</source>
        <translation>{source}: eine neue Fähigkeit</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>card, its set</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Replace an unknown card</source>
        <translation>Unbekannte Karte ersetzen</translation>
    </message>
    <message>
        <source>Which card is “%1”?</source>
        <translation>Welche Karte ist „%1“?</translation>
    </message>
    <message>
        <source>Search by title</source>
        <translation>Nach Titel suchen</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Spielen lernen</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Puzzles: win this turn</source>
        <translation>Rätsel: Gewinne in diesem Zug</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number, title of a puzzle</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Your opponent</source>
        <translation>Dein Gegner</translation>
    </message>
    <message>
        <source>Your side</source>
        <translation>Deine Seite</translation>
    </message>
    <message>
        <source>The other side</source>
        <translation>Die andere Seite</translation>
    </message>
    <message>
        <source>★ solved</source>
        <translation>★ gelöst</translation>
    </message>
    <message>
        <source>Cost – what a single domain has to pay when this card is played. ({rule})</source>
        <translation>Kosten – so viel muss eine einzige Domäne zahlen, wenn diese Karte gespielt wird. ({rule})</translation>
    </message>
    <message>
        <source>Large icon – one more struggle of this kind where the card is committed or attached. ({rule})</source>
        <translation>Großes Symbol – ein zusätzliches Duell dieser Art dort, wo die Karte zugewiesen oder angelegt ist. ({rule})</translation>
    </message>
    <message>
        <source>Sign of the faction {name}: whoever plays this card pays with a domain that holds it. ({rule})</source>
        <translation>Zeichen der Fraktion ({name}): Wer diese Karte spielt, zahlt mit einer Domäne, in der eine Ressource mit diesem Zeichen liegt. ({rule})</translation>
    </message>
    <message>
        <source>Sign of a neutral card ({name}): any domain that is large enough pays for it. ({rule})</source>
        <translation>Zeichen einer neutralen Karte ({name}): Jede Domäne, die groß genug ist, kann für sie zahlen. ({rule})</translation>
    </message>
    <message>
        <source>One title on each line</source>
        <translation>Ein Titel je Zeile</translation>
    </message>
</context>
</TS>
