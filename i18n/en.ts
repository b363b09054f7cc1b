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
</context>
</TS>
