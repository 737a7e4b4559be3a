import PortableUI

/// A long list with a large title, pages with bars, and presentations over them.
struct BarsScreen: View {
  @State private var path: [Int] = []
  @State private var presses = 0

  var body: some View {
    NavigationStack(path: $path) {
      List {
        ForEach(0..<60, id: \.self) { number in NavigationLink("Row \(number)", value: number) }
      }
      .navigationTitle("Rows")
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { Button("Edit") { presses += 1 } }
        ToolbarItem(placement: .topBarTrailing) { Text("Presses \(presses)") }
      }
      .navigationDestination(for: Int.self) { BarsPage(number: $0) }
    }
  }
}

private struct BarsPage: View {
  let number: Int
  @State private var name = ""
  @State private var count = 0

  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        TextField("Name", text: $name)
        ForEach(0..<40, id: \.self) { Text("Line \($0) of row \(number)") }
      }
      .padding()
    }
    .navigationTitle("Row \(number)")
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
      ToolbarItemGroup(placement: .bottomBar) {
        Button("Count \(count)") { count += 1 }
        Spacer()
        Text("\(name.count) letters")
      }
      ToolbarItemGroup(placement: .keyboard) {
        Spacer()
        Button("Done") { count += 100 }
      }
    }
  }
}

/// A split view. A narrow window shows one of its columns.
struct ColumnsScreen: View {
  var body: some View {
    NavigationSplitView {
      List {
        NavigationLink("One", value: 1)
        NavigationLink("Two", value: 2)
      }
      .navigationTitle("Numbers")
      .navigationDestination(for: Int.self) { number in
        NavigationLink("Deeper") { Text("Deep in \(number)").navigationTitle("Deep") }
          .navigationTitle("Number \(number)")
      }
    } detail: {
      Text("Choose a number")
    }
  }
}

/// All kinds of presentations.
struct FrontScreen: View {
  @State private var isMedium = false
  @State private var isCover = false
  @State private var isPopover = false
  @State private var isDialog = false
  @State private var isLocked = false
  @State private var isForm = false
  @State private var answer = "none"

  var body: some View {
    VStack {
      Text("Answer \(answer)")
      Button("Medium") { isMedium = true }
      Button("Cover") { isCover = true }
      Button("Popover") { isPopover = true }.popover(isPresented: $isPopover) { Text("Popped") }
      Button("Dialog") { isDialog = true }
      Button("Locked") { isLocked = true }
      Button("Form") { isForm = true }
    }
    .sheet(isPresented: $isMedium) { Text("Half").presentationDetents([.medium]) }
    .fullScreenCover(isPresented: $isCover) { Button("Leave the cover") { isCover = false } }
    .confirmationDialog("What now?", isPresented: $isDialog, titleVisibility: .visible) {
      Button("Delete", role: .destructive) { answer = "delete" }
      Button("Archive") { answer = "archive" }
    }
    .sheet(isPresented: $isLocked) {
      Button("Unlock") { isLocked = false }.interactiveDismissDisabled()
    }
    .sheet(isPresented: $isForm) {
      NavigationStack {
        Color.clear.ignoresSafeArea()
          .navigationTitle("Form")
          .toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") { isForm = false } }
            ToolbarItem(placement: .confirmationAction) { Button("Save") { isForm = false } }
          }
      }
    }
  }
}

/// Tabs, one of which has paged content.
struct TabsScreen: View {
  var body: some View {
    TabView {
      Tab("Home", systemImage: "star") {
        NavigationStack {
          NavigationLink("Deeper") { Text("Deep").toolbar(.hidden, for: .tabBar) }.navigationTitle("Home")
        }
      }
      Tab("Pages", systemImage: "plus") {
        TabView {
          Color.red.overlay { Text("First") }
          Color.green.overlay { Text("Second") }
        }
        .tabViewStyle(.page)
      }
    }
  }
}
