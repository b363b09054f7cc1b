"""The dice game "Iää! Cthulhu! Fhtagn!": rules, positions and views. Imports the kernel only."""
