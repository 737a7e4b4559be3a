import CoreGraphics

/// A model that uses Core Graphics types besides the points and rectangles that Foundation contains.
struct Swatch {
  var color = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  var place = CGRect(x: 0, y: 0, width: 10, height: 10).applying(CGAffineTransform(scaleX: 2, y: 2))

  var outline: CGPath { CGPath(ellipseIn: place, transform: nil) }
}
