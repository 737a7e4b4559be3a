import Foundation
import ScreenTesting
import Testing
import TrifectaTesting
import TrifectaUI

@testable import CaseStudies

@Suite("Case study: tree")
@MainActor
struct TreeTests {
  private let leaf = Topic.State(id: UUID(), title: "Raincoat")

  private func testStore(_ state: Topic.State) -> TestStore<Topic> {
    TestStore(initialState: state) {
      Topic()
    } withDependencies: {
      $0.uuid = .incrementing
    }
  }

  @Test("Adding to a collapsed topic expands it and appends an empty subtopic")
  func adds() async {
    let parent = Topic.State(id: UUID(), isExpanded: false)
    let store = testStore(Topic.State(id: UUID(), subtopics: [parent]))
    await store.send(.subtopic(parent.id, .addTapped)) {
      $0.subtopics[id: parent.id]?.isExpanded = true
      $0.subtopics[id: parent.id]?.subtopics = [Topic.State(id: UUIDGenerator.incrementing())]
    }
  }

  @Test("An action of a topic on a deep level changes only that topic")
  func edits() async {
    let parent = Topic.State(id: UUID(), subtopics: [leaf])
    let store = testStore(Topic.State(id: UUID(), subtopics: [parent]))
    await store.send(.subtopic(parent.id, .subtopic(leaf.id, .binding(.set(\.title, "Umbrella"))))) {
      $0.subtopics[id: parent.id]?.subtopics[id: leaf.id]?.title = "Umbrella"
    }
  }

  @Test("Deleting a topic removes its subtopics too")
  func deletes() async {
    let parent = Topic.State(id: UUID(), subtopics: [leaf])
    let store = testStore(Topic.State(id: UUID(), subtopics: [parent, Topic.State(id: UUID())]))
    #expect(store.state.descendantCount == 3)
    await store.send(.subtopic(parent.id, .deleteTapped)) { $0.subtopics.remove(id: parent.id) }
    #expect(store.state.descendantCount == 1)
  }

  @Test("The screen edits, adds, collapses and deletes topics on each level")
  func screen() async throws {
    let screen = await withDependencies {
      $0.uuid = .incrementing
    } operation: {
      await Screen { TreeStudy() }
    }
    #expect(screen.contains("Topics: 5"))
    try await screen.tap("Add to Raincoat")
    #expect(screen.contains("Topics: 6"))
    try await screen.tap("Delete Clothes")
    #expect(screen.findAll(.textField("Title")).map(\.value) == ["Luggage", "Camera", "Tickets"])
    try await screen.tap(.role(.disclosure))
    #expect(screen.findAll(.textField("Title")).map(\.value) == ["Luggage", "Tickets"])
    try await screen.tap("Delete Luggage")
    try await screen.type(" and visa", into: "Title")
    #expect(screen.contains(.button("Delete Tickets and visa")))
    try await screen.tap("Add Topic")
    #expect(screen.findAll(.textField("Title")).count == 2)
  }
}
