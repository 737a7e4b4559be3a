"""A program that changes at random, as it is edited, and what a page of it shows."""

import json
import pathlib
import random
from dataclasses import dataclass, field

LIMIT = 4
# The edits of the robot. An edit is as probable as it is frequent here.
EDITS = [
    "edit_text", "edit_text", "edit_closure", "edit_reducer", "edit_reducer", "add_property", "remove_property",
    "retype_property", "add_counter", "remove_counter", "add_file", "edit_file", "rename_file", "remove_file",
    "edit_greeting", "rename_view", "revert", "edit_everything"]  # fmt: skip


@dataclass
class Program:
    """The parts of the program that edits change. `sources` writes them as files."""

    title: int = 1
    greeting: int = 1
    # The version of the reducer, which the page shows.
    reducer: int = 1
    # The name of a view with state of its own.
    shelf: str = "Shelf1"
    # For each `@State` property, its type and what a press adds.
    properties: dict[str, tuple[str, int]] = field(default_factory=lambda: {"p1": ("Int", 1)})
    # For each property of the feature's state, what its action adds.
    counters: dict[str, int] = field(default_factory=lambda: {"c1": 1})
    # For each view in a file of its own, the name of the file and the version that it shows.
    extras: dict[str, tuple[str, int]] = field(default_factory=dict)

    def copy(self) -> "Program":
        return Program(
            self.title, self.greeting, self.reducer, self.shelf, dict(self.properties), dict(self.counters),
            dict(self.extras))

    def sources(self) -> dict[str, str]:
        files = {"Robot.swift": self.screen(), "RobotFeature.swift": self.feature()}
        for name, (file, version) in self.extras.items():
            files[file] = (
                "import SwiftUI\n\n"
                f"struct {name}: View {{\n  var body: some View {{ Text(\"{name} {version}\") }}\n}}\n")
        unit = {"stringUnit": {"state": "translated", "value": f"Greeting {self.greeting}"}}
        files["Resources/Localizable.xcstrings"] = json.dumps(
            {"sourceLanguage": "en", "strings": {"greeting": {"localizations": {"en": unit}}}, "version": "1.0"})
        return files

    def screen(self) -> str:
        lines = []
        for name, (type_name, _) in self.properties.items():
            lines.append(f"  @State private var {name}: {type_name} = {'0' if type_name == 'Int' else quoted('')}")
        states = "\n".join(lines)
        rows = []
        for name, (type_name, step) in self.properties.items():
            change = f"{name} += {step}" if type_name == "Int" else f"{name} += {quoted('x' * step)}"
            rows.append(f'        Button("Add {name}") {{ {change} }}')
            rows.append(f'        Text("{name} \\({name})").accessibilityIdentifier("{name}")')
        for name in self.counters:
            rows.append(f'        Button("Send {name}") {{ store.send(.{name}) }}')
            rows.append(f'        Text("{name} \\(store.{name})").accessibilityIdentifier("{name}")')
        rows += [f"        {name}()" for name in self.extras]
        content = "\n".join(rows)
        return f"""import SwiftUI
import TrifectaUI

public struct RobotScreen: View {{
  @State private var store = Store(initialState: Robot.State()) {{ Robot() }}
  @State private var note = ""
{states}

  public init() {{}}

  public var body: some View {{
    NavigationStack {{
      VStack {{
        Text("Title {self.title}")
        Text("Reducer \\(Robot.version)")
        Text("greeting", bundle: .module)
        TextField("Note", text: $note)
        Text("Note: \\(note)").accessibilityIdentifier("note")
        {self.shelf}()
{content}
      }}
    }}
  }}
}}

struct {self.shelf}: View {{
  @State private var books = 0

  var body: some View {{
    Button("Add books") {{ books += 1 }}
    Text("books \\(books)").accessibilityIdentifier("books")
  }}
}}
"""

    def feature(self) -> str:
        states = "\n".join(f"    var {name} = 0" for name in self.counters)
        actions = "\n".join(f"    case {name}" for name in self.counters)
        cases = "\n".join(f"    case .{name}: state.{name} += {step}" for name, step in self.counters.items())
        return f"""import TrifectaUI

struct Robot: Reducer {{
  static var version: Int {{ {self.reducer} }}

  struct State: Equatable {{
{states}
  }}

  enum Action: Equatable {{
{actions}
  }}

  func reduce(into state: inout State, action: Action) -> Effect<Action> {{
    switch action {{
{cases}
    }}
    return .none
  }}
}}
"""

    def texts(self) -> list[str]:
        """The texts by which a page shows that it runs this version."""
        shown = [f"Title {self.title}", f"Reducer {self.reducer}", f"Greeting {self.greeting}"]
        return shown + [f"{name} {version}" for name, (_, version) in self.extras.items()]

    def kinds(self) -> dict[str, str]:
        """The values that the page shows, by their identifiers: the type of each."""
        kinds = {name: kind for name, (kind, _) in self.properties.items()}
        kinds |= dict.fromkeys(self.counters, "Counter")
        return kinds | {"books": self.shelf}

    def buttons(self) -> list[str]:
        return (
            [f"Add {name}" for name in self.properties] + [f"Send {name}" for name in self.counters] + ["Add books"])


def quoted(text: str) -> str:
    return f'"{text}"'


class Editor:
    """Makes random edits of a program, whose files are in a folder."""

    def __init__(self, folder: pathlib.Path, seed: int, kinds: list[str] | None = None) -> None:
        """`kinds` are the names of the edits to choose from; `None` for all."""
        self.folder = folder
        self.edits = kinds or EDITS
        self.random = random.Random(seed)
        self.program = Program()
        self.earlier: list[Program] = []
        self.number = 1
        self.written: dict[str, str] = {}
        # Names are not used twice: a property that is added again could have its earlier value.
        self.names = 1

    def write(self) -> None:
        """Writes the changed files of the program, as different editors do."""
        sources = self.program.sources()
        for name in self.written.keys() - sources.keys():
            (self.folder / name).unlink(missing_ok=True)
        changed = [name for name, text in sources.items() if self.written.get(name) != text]
        self.random.shuffle(changed)
        for name in changed:
            file = self.folder / name
            file.parent.mkdir(parents=True, exist_ok=True)
            if self.random.random() < 0.4:
                draft = file.with_name(f".{file.name}.draft")
                draft.write_text(sources[name])
                draft.rename(file)
            else:
                file.write_text(sources[name])
        self.written = sources

    def new_name(self, prefix: str) -> str:
        self.names += 1
        return f"{prefix}{self.names}"

    def edit(self) -> str:
        """Changes the program, and returns the name of the edit. `write` writes the files."""
        self.earlier = [*self.earlier[-20:], self.program]
        self.program = self.program.copy()
        self.number += 1
        while True:
            edit = self.random.choice(self.edits)
            if getattr(self, edit)() is not False:
                return edit

    def edit_text(self):
        self.program.title = self.number

    def edit_closure(self):
        self.program.title = self.number
        name = self.random.choice(list(self.program.properties))
        kind, step = self.program.properties[name]
        self.program.properties[name] = (kind, step % 5 + 1)

    def edit_reducer(self):
        self.program.reducer = self.number
        name = self.random.choice(list(self.program.counters))
        self.program.counters[name] = self.program.counters[name] % 5 + 1

    def add_property(self):
        if len(self.program.properties) >= LIMIT:
            return False
        self.program.title = self.number
        added = {self.new_name("p"): (self.random.choice(["Int", "String"]), 1)}
        # The order of stored properties changes too.
        first = self.random.random() < 0.5
        self.program.properties = added | self.program.properties if first else self.program.properties | added

    def remove_property(self):
        if len(self.program.properties) < 2:
            return False
        self.program.title = self.number
        del self.program.properties[self.random.choice(list(self.program.properties))]

    def retype_property(self):
        self.program.title = self.number
        name = self.random.choice(list(self.program.properties))
        kind, step = self.program.properties[name]
        self.program.properties[name] = ("String" if kind == "Int" else "Int", step)

    def add_counter(self):
        if len(self.program.counters) >= LIMIT:
            return False
        self.program.reducer = self.number
        added = {self.new_name("c"): 1}
        first = self.random.random() < 0.5
        self.program.counters = added | self.program.counters if first else self.program.counters | added

    def remove_counter(self):
        if len(self.program.counters) < 2:
            return False
        self.program.reducer = self.number
        del self.program.counters[self.random.choice(list(self.program.counters))]

    def add_file(self):
        if len(self.program.extras) >= LIMIT:
            return False
        name = self.new_name("Extra")
        self.program.extras[name] = (f"{name}.swift", self.number)

    def edit_file(self):
        if not self.program.extras:
            return False
        name = self.random.choice(list(self.program.extras))
        self.program.extras[name] = (self.program.extras[name][0], self.number)

    def rename_file(self):
        if not self.program.extras:
            return False
        name = self.random.choice(list(self.program.extras))
        self.program.extras[name] = (self.new_name("Renamed") + ".swift", self.number)

    def remove_file(self):
        if not self.program.extras:
            return False
        self.program.title = self.number
        del self.program.extras[self.random.choice(list(self.program.extras))]

    def edit_greeting(self):
        self.program.greeting = self.number

    def rename_view(self):
        self.program.title = self.number
        self.program.shelf = self.new_name("Shelf")

    def revert(self):
        """Checks out an earlier version."""
        self.program = self.random.choice(self.earlier).copy()

    def edit_everything(self):
        """Changes several files at once, as a tool that writes code does."""
        self.edit_text()
        self.edit_reducer()
        self.edit_greeting()
        self.edit_file()

    def break_file(self) -> str:
        """Writes a file that does not compile, and returns its name. `repair` writes it again."""
        name = self.random.choice([name for name in self.written if name.endswith(".swift")])
        text = self.written[name]
        if self.random.random() < 0.5:
            # A file that an editor has written only in part.
            (self.folder / name).write_text(text[: self.random.randrange(len(text) // 4, len(text) * 3 // 4)])
        else:
            (self.folder / name).write_text(text + f"\nlet broken{self.number}: Int = \"\"\n")
        return name

    def repair(self, name: str) -> None:
        (self.folder / name).write_text(self.written[name])
