# What a contributor runs. Each target does its own set-up.

SWIFT ?= swift
JOBS ?= 2
# Nearly all tests run on the main actor. Side by side they wait for each other there, up to the limit of those that have one.
ONE_BY_ONE := --no-parallel
SOURCES := Sources Tests Examples Benchmarks Templates Package.swift

.PHONY: test test-swift test-soon test-alias test-host test-traits test-new-app test-browser lint format docs docs-preview bench instructions tsan

## All tests: Swift's, those again that have to do with stores as they run on older systems, those of a package that uses
## this one, of a host outside of it, of the traits, of an app as somebody begins it, and those in a real browser.
test: test-swift test-soon test-alias test-host test-traits test-new-app test-browser

test-swift:
	$(SWIFT) test -j $(JOBS) $(ONE_BY_ONE)

## Tests as before iOS 26 and macOS 26, where effects start soon after an action and not at once.
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

## Finds what is not formatted.
lint:
	$(SWIFT) format lint --strict --recursive --parallel $(SOURCES)

## Formats everything.
format:
	$(SWIFT) format --in-place --recursive --parallel $(SOURCES)

## Builds the documentation of all libraries as one static site; a warning is an error.
docs:
	$(SWIFT) build -j $(JOBS)
	Scripts/documentation $(if $(BASE_PATH),--hosting-base-path $(BASE_PATH))

## Serves the documentation at http://127.0.0.1:8000/.
docs-preview: docs
	python3 -m http.server 8000 --bind 127.0.0.1 --directory .build/documentation

## Measures, in a release build; prints `name value unit`.
bench:
	Scripts/benchmarks

## Fails if an action takes more instructions than it did.
instructions:
	Scripts/instruction-counts

## Looks for data races in the core and the engine.
tsan:
	$(SWIFT) test -j $(JOBS) $(ONE_BY_ONE) --sanitize thread --scratch-path .build-tsan \
	  --filter 'TrackingTests|TrifectaTests|TrifectaSharingTests|TrifectaTestingTests|ViewGraphTests'
