import Foundation

extension String: Transferable {
  /// The representation as plain text.
  public static var transferRepresentation: some TransferRepresentation {
    PlainRepresentation<String>(list: [
      TransferConversion(type: .utf8PlainText, export: .now { Data($0.utf8) }, import: nil),
      TransferConversion(
        type: .plainText, export: nil,
        import: .now { data in
          guard let text = String(data: data, encoding: .utf8) else { throw TransferError.isDamaged }
          return text
        }),
    ])
  }
}

extension URL: Transferable {
  /// The representation as a URL.
  public static var transferRepresentation: some TransferRepresentation {
    PlainRepresentation<URL>(list: [
      TransferConversion(
        type: .url, export: .now { Data($0.absoluteString.utf8) },
        import: .now { data in
          guard let text = String(data: data, encoding: .utf8), let url = URL(string: text), url.scheme != nil else {
            throw TransferError.isDamaged
          }
          return url
        })
    ])
  }
}

extension Data: Transferable {
  /// The representation as raw data.
  public static var transferRepresentation: some TransferRepresentation {
    PlainRepresentation<Data>(list: [TransferConversion(type: .data, export: .now { $0 }, import: .now { $0 })])
  }
}

extension AttributedString: Transferable {
  /// The representation as plain text. The attributes of the text are transferred only within the program.
  public static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation(
      exporting: { (text: AttributedString) in String(text.characters) }, importing: { AttributedString($0) })
  }
}

extension Image: Transferable {
  /// The representation as the data of a file, such as a PNG file. Images are exported only within the program.
  nonisolated public static var transferRepresentation: some TransferRepresentation {
    PlainRepresentation<Image>(list: [
      TransferConversion(
        type: .image, export: nil,
        import: .now { data in
          guard let image = UIImage(data: data) else { throw TransferError.isDamaged }
          return Image(uiImage: image)
        })
    ])
  }
}

extension Color: Transferable {
  /// An empty representation, because colors can be transferred only within the program.
  public static var transferRepresentation: some TransferRepresentation { PlainRepresentation<Color>(list: []) }
}
