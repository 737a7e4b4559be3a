# The commands for contributors. Each target sets up what it needs.

SWIFT ?= swift
JOBS ?= 2
# Nearly all tests run on the main actor. In parallel, they would wait for each other there, and tests with a time limit
# could exceed it.
ONE_BY_ONE := --no-parallel
SOURCES := Sources Tests Examples Benchmarks Templates Package.swift

.PHONY: test test-swift test-soon test-alias test-host test-traits test-new-app test-browser lint format docs docs-preview bench instructions tsan

## Runs all tests: the tests of this package, the tests of stores again as on older systems, a package that depends on
## this one, a host in another package, the traits, a new app, and the tests in a real browser.
test: test-swift test-soon test-alias test-host test-traits test-new-app test-browser

test-swift:
	$(SWIFT) test -j $(JOBS) $(ONE_BY_ONE)

## Runs the tests of stores as before iOS 26 and macOS 26, where effects do not start during `send`, but soon after it.
test-soon:
	TRIFECTA_EFFECTS_START=soon $(SWIFT) test -j $(JOBS) $(ONE_BY_ONE) \
	  --skip 'ElementsTests|ViewGraphTests|PortableUITests|ScreenTestingTests|TrifectaMacrosTests|TrifectaWebTests'

test-alias:
	$(SWIFT) test -j $(JOBS) --package-path Tests/ThirdParty

test-host:
	$(SWIFT) test -j $(JOBS) --package-path Tests/OutsideHost

test-traits:
	Scripts/check-traits

test-new-app:
	JOBS=$(JOBS) Scripts/check-new-app

test-browser:
	$(SWIFT) build -j $(JOBS) --product gallery
	$(SWIFT) build -j $(JOBS) --product BrowserFixture
	Scripts/browser-tests

## Reports code that is not formatted, and violations of the structure of PortableUI's modules.
lint:
	Scripts/check-modules
	$(SWIFT) format lint --strict --recursive --parallel $(SOURCES)

## Formats all code.
format:
	$(SWIFT) format --in-place --recursive --parallel $(SOURCES)

## Builds the documentation of all libraries as one static site; a warning is an error.
docs:
	$(SWIFT) build -j $(JOBS)
	Scripts/documentation $(if $(BASE_PATH),--hosting-base-path $(BASE_PATH))

## Serves the documentation at http://127.0.0.1:8000/.
docs-preview: docs
	python3 -m http.server 8000 --bind 127.0.0.1 --directory .build/documentation

## Runs the benchmarks in a release build and prints `name value unit`.
bench:
	Scripts/benchmarks

## Fails if an action takes over 10 % more instructions than Benchmarks/instruction-counts.txt states.
instructions:
	Scripts/instruction-counts

## Runs the tests of stores and of the view runtime with the thread sanitizer, which reports data races.
tsan:
	$(SWIFT) test -j $(JOBS) $(ONE_BY_ONE) --sanitize thread --scratch-path .build-tsan \
	  --filter 'TrackingTests|TrifectaTests|TrifectaSharingTests|TrifectaTestingTests|ViewGraphTests'
