# The two commands of the README are `make play` and `make test`. Each sets up what it needs by itself.
PY := .venv/bin/python
export PYTHONUTF8 := 1

.PHONY: help play test quick bench package gallery soak translations clean

help:
	@echo "make play          set up and start the program"
	@echo "make test          set up and run every check and test"
	@echo "make quick         the checks and the tests without a window"
	@echo "make bench         measure speeds (benchmarks/)"
	@echo "make translations  take new texts into i18n/*.ts"
	@echo "make gallery       draw contact sheets of the pictures into build/gallery/"
	@echo "make soak          10,000 random card games, every invariant checked (long)"
	@echo "make package       build the wheel, the .deb and the .tar.xz into dist/"

play:
	@packaging/bootstrap.sh play
	@$(PY) -m cthulhu_desktop

test:
	@packaging/bootstrap.sh test
	@$(PY) -m ruff check .
	@$(PY) -m mypy
	@$(PY) -m pytest -q -n 2

quick:
	@packaging/bootstrap.sh test
	@$(PY) -m ruff check .
	@$(PY) -m mypy
	@$(PY) -m pytest -q -m "not gui and not end2end"

bench:
	@packaging/bootstrap.sh play
	@$(PY) -m cthulhu_desktop bench

gallery:
	@packaging/bootstrap.sh play
	@$(PY) packaging/gallery.py

soak:
	@packaging/bootstrap.sh test
	@$(PY) -m tests.soak

translations:
	@packaging/bootstrap.sh play
	@$(PY) packaging/update_translations.py

package:
	@packaging/bootstrap.sh play
	@$(PY) packaging/build.py

clean:
	rm -rf .venv build dist
