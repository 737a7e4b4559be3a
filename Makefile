# The commands for contributors. Each target sets up what it needs. CI runs the targets in two tiers: see `.ci/run`.

SWIFT ?= swift
JOBS ?= 2
export JOBS
# Nearly all tests run on the main actor. In parallel, they would wait for each other there, and tests with a time limit
# could exceed it.
ONE_BY_ONE := --no-parallel
SOURCES := Sources Tests Examples Benchmarks Templates Package.swift
# The packages that depend on this one without traits compile it once, in a common folder.
CONSUMERS := --scratch-path $(CURDIR)/.build-consumers

.PHONY: test test-swift test-soon test-alias test-host test-traits test-new-app test-reload test-browser test-cluster check check-client check-gallery \
  build lint format docs docs-preview bench instructions tsan

## Runs all Swift tests of this package, and the tests of stores again as on older systems.
test: build
	Scripts/swift-tests

## Runs everything that CI checks.
check: lint check-client test docs check-gallery test-alias test-host test-traits test-new-app test-reload test-browser test-cluster tsan instructions

build:
	$(SWIFT) build -j $(JOBS) --build-tests

test-swift:
	$(SWIFT) test -j $(JOBS) $(ONE_BY_ONE)

## Runs the tests of stores as before iOS 26 and macOS 26, where effects do not start during `send`, but soon after it.
test-soon: build
	Scripts/swift-tests --only-soon

## Tests a package that compiles unmodified SwiftUI sources.
test-alias:
	$(SWIFT) test -j $(JOBS) --package-path Tests/ThirdParty $(CONSUMERS)

## Tests a host in another package.
test-host:
	$(SWIFT) test -j $(JOBS) --package-path Tests/OutsideHost $(CONSUMERS)

test-traits:
	Scripts/check-traits

test-new-app:
	Scripts/check-new-app

## Edits an app while its development server shows it in a browser. `make test-new-app` creates the app.
test-reload:
	Scripts/check-reload .build-new-app/Stopwatch

test-browser:
	$(SWIFT) build -j $(JOBS) --product gallery
	$(SWIFT) build -j $(JOBS) --product BrowserFixture
	Scripts/browser-tests

## Tests several servers with a common PostgreSQL database, behind nginx, while they and the database fail.
test-cluster:
	Scripts/cluster-tests

## Starts the gallery as the README describes it.
check-gallery:
	Scripts/check-gallery

## Checks the types of the scripts of pages, and lints them.
check-client:
	Scripts/check-client

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

## Runs the tests of stores and of the view runtime with the thread sanitizer, which reports data races. Only these tests
## and the modules under test are compiled for it.
tsan:
	TRIFECTA_TEST_TARGETS=TrackingTests,TrifectaTests,TrifectaSharingTests,TrifectaTestingTests,ViewGraphTests \
	  $(SWIFT) test -j $(JOBS) $(ONE_BY_ONE) --sanitize thread --scratch-path .build-tsan \
	  --test-product TrifectaPackageTests
