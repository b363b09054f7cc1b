<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name></name>
    <message numerus="yes">
        <source>takes %n free die</source>
        <translation>
            <numerusform>takes %n free die</numerusform>
            <numerusform>takes %n free dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>then rolls %n die</source>
        <translation>
            <numerusform>then rolls %n die</numerusform>
            <numerusform>then rolls %n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cult(s)</source>
        <translation>
            <numerusform>%n cult</numerusform>
            <numerusform>%n cults</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n move(s) · won by %2</source>
        <translation>
            <numerusform>%1 · %n move · won by %2</numerusform>
            <numerusform>%1 · %n moves · won by %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n move(s) · finished</source>
        <translation>
            <numerusform>%1 · %n move · finished</numerusform>
            <numerusform>%1 · %n moves · finished</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n move(s) · not finished</source>
        <translation>
            <numerusform>%1 · %n move · not finished</numerusform>
            <numerusform>%1 · %n moves · not finished</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The best %n place(s)</source>
        <translation>
            <numerusform>The best %n place</numerusform>
            <numerusform>The best %n places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) found</source>
        <translation>
            <numerusform>%n place found</numerusform>
            <numerusform>%n places found</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n die to roll</source>
        <translation>
            <numerusform>%n die to roll</numerusform>
            <numerusform>%n dice to roll</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free die</source>
        <translation>
            <numerusform>%n free die</numerusform>
            <numerusform>%n free dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n doubling stone</source>
        <translation>
            <numerusform>%n doubling stone</numerusform>
            <numerusform>%n doubling stones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Done (%n chosen)</source>
        <translation>
            <numerusform>Done (%n chosen)</numerusform>
            <numerusform>Done (%n chosen)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Confirm (%n chosen)</source>
        <translation>
            <numerusform>Confirm (%n chosen)</numerusform>
            <numerusform>Confirm (%n chosen)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Commit %n character</source>
        <translation>
            <numerusform>Commit %n character</numerusform>
            <numerusform>Commit %n characters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It has %n wound.</source>
        <translation>
            <numerusform>It has %n wound.</numerusform>
            <numerusform>It has %n wounds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It survives %n wound more.</source>
        <translation>
            <numerusform>It survives %n more wound.</numerusform>
            <numerusform>It survives %n more wounds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile of {who}: %n card</source>
        <translation>
            <numerusform>Discard pile of {who}: %n card</numerusform>
            <numerusform>Discard pile of {who}: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It can pay %n.</source>
        <translation>
            <numerusform>It can pay %n.</numerusform>
            <numerusform>It can pay %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wound</source>
        <translation>
            <numerusform>%n wound</numerusform>
            <numerusform>%n wounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resource, drained</source>
        <translation>
            <numerusform>%n resource, drained</numerusform>
            <numerusform>%n resources, drained</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resource, not drained</source>
        <translation>
            <numerusform>%n resource, not drained</numerusform>
            <numerusform>%n resources, not drained</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card in hand</source>
        <translation>
            <numerusform>%n card in hand</numerusform>
            <numerusform>%n cards in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card in the deck</source>
        <translation>
            <numerusform>%n card in the deck</numerusform>
            <numerusform>%n cards in the deck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n story</source>
        <translation>
            <numerusform>%n story</numerusform>
            <numerusform>%n stories</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn was played.</source>
        <translation>
            <numerusform>%n turn was played.</numerusform>
            <numerusform>%n turns were played.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n deck(s): %1</source>
        <translation>
            <numerusform>In %n deck: %1</numerusform>
            <numerusform>In %n decks: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n missing in my collection</source>
        <translation>
            <numerusform>%n missing in my collection</numerusform>
            <numerusform>%n missing in my collection</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) · ready to play</source>
        <translation>
            <numerusform>%n card · ready to play</numerusform>
            <numerusform>%n cards · ready to play</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) · incomplete</source>
        <translation>
            <numerusform>%n card · incomplete</numerusform>
            <numerusform>%n cards · incomplete</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n card(s))</source>
        <translation>
            <numerusform>%1 (%n card)</numerusform>
            <numerusform>%1 (%n cards)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) found.</source>
        <translation>
            <numerusform>%n card found.</numerusform>
            <numerusform>%n cards found.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are in no set. Choose what they stand for, or keep them: nothing is lost.</source>
        <translation>
            <numerusform>%n card is in no set. Choose what it stands for, or keep it: nothing is lost.</numerusform>
            <numerusform>%n cards are in no set. Choose what they stand for, or keep them: nothing is lost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more remark(s).</source>
        <translation>
            <numerusform>… and %n more remark.</numerusform>
            <numerusform>… and %n more remarks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n card(s)</source>
        <translation>
            <numerusform>%1 of %n card</numerusform>
            <numerusform>%1 of %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deck(s) deleted.</source>
        <translation>
            <numerusform>%n deck deleted.</numerusform>
            <numerusform>%n decks deleted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more card(s) to be resources, one for each domain.</source>
        <translation>
            <numerusform>Choose %n more card to be a resource, one for each domain.</numerusform>
            <numerusform>Choose %n more cards to be resources, one for each domain.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) missing.</source>
        <translation>
            <numerusform>%n card missing.</numerusform>
            <numerusform>%n cards missing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n card(s)</source>
        <translation>
            <numerusform>%1: %n card</numerusform>
            <numerusform>%1: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A pile of %n card(s), {card} on top</source>
        <translation>
            <numerusform>A pile of %n card, {card} on top</numerusform>
            <numerusform>A pile of %n cards, {card} on top</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A pile of %n card(s)</source>
        <translation>
            <numerusform>A pile of %n card</numerusform>
            <numerusform>A pile of %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Let go to stack: a pile of %n card(s).</source>
        <translation>
            <numerusform>Let go to stack: a pile of %n card.</numerusform>
            <numerusform>Let go to stack: a pile of %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) chosen</source>
        <translation>
            <numerusform>%n piece chosen</numerusform>
            <numerusform>%n pieces chosen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n card in hand</numerusform>
            <numerusform>%n cards in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n card(s) in hand</source>
        <translation>
            <numerusform>{name}: %n card in hand</numerusform>
            <numerusform>{name}: %n cards in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} looks at %n card(s)</source>
        <translation>
            <numerusform>{who} looks at %n card</numerusform>
            <numerusform>{who} looks at %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n character(s)</source>
        <translation>
            <numerusform>%n character</numerusform>
            <numerusform>%n characters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n support card(s)</source>
        <translation>
            <numerusform>%n support card</numerusform>
            <numerusform>%n support cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%n event</numerusform>
            <numerusform>%n events</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conspiracy card(s)</source>
        <translation>
            <numerusform>%n conspiracy card</numerusform>
            <numerusform>%n conspiracy cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rule variants… (%n chosen)</source>
        <translation>
            <numerusform>Rule variants… (%n chosen)</numerusform>
            <numerusform>Rule variants… (%n chosen)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Story cards (%n)</source>
        <translation>
            <numerusform>Story cards (%n)</numerusform>
            <numerusform>Story cards (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} draws %n card</source>
        <translation>
            <numerusform>{who} draws %n card</numerusform>
            <numerusform>{who} draws %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Restricted list: %n title(s)…</source>
        <translation>
            <numerusform>Restricted list: %n title…</numerusform>
            <numerusform>Restricted list: %n titles…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) imported; the program plays %1 of them by itself.</source>
        <translation>
            <numerusform>%n card imported; the program plays %1 of them by itself.</numerusform>
            <numerusform>%n cards imported; the program plays %1 of them by itself.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>%n chosen</numerusform>
            <numerusform>%n chosen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s)</source>
        <translation>
            <numerusform>%n piece</numerusform>
            <numerusform>%n pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) on the table</source>
        <translation>
            <numerusform>%n piece on the table</numerusform>
            <numerusform>%n pieces on the table</numerusform>
        </translation>
    </message>
</context>
</TS>
