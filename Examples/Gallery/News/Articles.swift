import Foundation

/// News of a fictional town, so that the gallery works without internet access.
struct Articles {
  /// The name of the newspaper.
  static let paper = "The Harbour Post"

  /// An article, and its age in minutes at the time of the request.
  struct Article {
    let id: String
    let title: String
    let summary: String
    let author: String
    let age: Int
    var picture: String?
    let paragraphs: [String]
  }

  static let all = [
    Article(
      id: "comet", title: "The comet is back, and this time you need no telescope",
      summary: "Until the end of the month, early risers can see it over the breakwater an hour before sunrise.",
      author: "Ines Okafor", age: 25, picture: "comet",
      paragraphs: [
        "The last people to see it travelled by horse. This week the comet stands low in the east again, with a tail as wide as a hand at arm’s length.",
        "“Go where there is no lamp, and give your eyes ten minutes,” says Tomas Brandt of the observatory. The best place in town is the end of the breakwater, which the harbour office leaves unlit until Sunday.",
        "Clouds are expected from Thursday. The observatory opens its roof on each clear night and lends out blankets.",
      ]),
    Article(
      id: "bakery", title: "Market Street’s bakery opens at six again",
      summary: "After eleven months of scaffolding the oven is hot, and the queue as long as it used to be.",
      author: "Paul Lindqvist", age: 80, picture: "bakery",
      paragraphs: [
        "At ten to six there were forty people on the pavement. At half past seven there was no rye left.",
        "The oven from 1931 was taken apart stone by stone, cleaned and put together again. One stone was left over. “It bakes,” says Marta Vidal, the owner, “so we are not looking for where it belongs.”",
      ]),
    Article(
      id: "ferry", title: "New ferry crosses without a sound",
      summary: "Passengers thought that it had not left yet. The gulls have noticed, too.",
      author: "Ines Okafor", age: 190, picture: "ferry",
      paragraphs: [
        "The ‘Sandpiper’ takes twelve minutes to the island, two fewer than the ship that it replaces, and runs on batteries that are charged while passengers board.",
        "The old horn stays. In the first week too many people missed a ship they did not hear.",
      ]),
    Article(
      id: "library", title: "What lives between Q and R? The library asks its readers",
      summary: "An animal has moved in on the upper shelves, and comes out only at night.",
      author: "Yusuf Demir", age: 420,
      picture: "library",
      paragraphs: [
        "It began with paw prints on an atlas. Then the librarians found a nest of bookmarks behind the encyclopedias.",
        "A camera has shown two yellow eyes and nothing else. Suggestions for a name can be left at the desk; ‘Quentin’ is ahead.",
      ]),
    Article(
      id: "otters", title: "Otters counted on the river for the first time in sixty years",
      summary: "Five of them, says the count, and one that may have been counted twice.", author: "Paul Lindqvist",
      age: 1_500, picture: "otters",
      paragraphs: [
        "Eighty volunteers sat on the banks from dusk to dawn. They saw five otters, a heron, and a person who was looking for a shoe.",
        "The river has been clean enough for fish since the weir was opened. Walkers are asked to keep dogs on a lead between the mill and the second bridge.",
      ]),
    Article(
      id: "tram", title: "Line 4 runs all night at weekends",
      summary: "A trial until spring; the last tram used to leave when the cinema was still showing the credits.",
      author: "Yusuf Demir", age: 2_900, picture: "tram",
      paragraphs: [
        "From Friday a tram leaves the square every thirty minutes until five in the morning. A ticket costs what it costs by day."
      ]),
    Article(
      id: "letters", title: "Letters: In praise of the bench that faces the wall",
      summary: "A reader explains why the most criticised bench of the town is the best one.", author: "A reader",
      age: 4_400,
      paragraphs: [
        "You have written twice that the bench at the customs house was put up the wrong way round. I sit on it daily. There is no wind, the wall is warm until the evening, and nobody asks me what I think of the view."
      ]),
  ]
}
