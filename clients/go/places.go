package countersign

import "math"

// MM gives points of so many millimetres; the API knows points alone.
func MM(millimetres float64) float64 { return rounded(millimetres * 72 / 25.4) }

// Percent gives points of a share of a length, such as the width of a page.
func Percent(length, share float64) float64 { return rounded(length * share / 100) }

func rounded(points float64) float64 { return math.Round(points*1000) / 1000 }

// Place is where a field stands: points from the top left corner of a page, from 1; -1 is the last. Width and
// height are the usual ones unless given.
type Place struct {
	Page          int
	X, Y          float64
	Width, Height float64
	// Anchor places it by a text, instead of page, x and y.
	Anchor *FieldAnchor
}

// SignatureField asks for a signature.
func SignatureField(recipient string, place Place) FieldInput {
	return field("signature", "signature", recipient, place, 180, 36)
}

// TextField asks for a line of text; name it after what it is for.
func TextField(name, recipient string, place Place) FieldInput {
	made := field("text", "text", recipient, place, 180, 18)
	made.Name = name
	return made
}

// SignedOnField is the day of the act, which the service fills in.
func SignedOnField(recipient string, place Place) FieldInput {
	made := field("signed_on", "date", recipient, place, 90, 18)
	made.Auto = "signed_at"
	return made
}

func field(kind, fieldType, recipient string, place Place, width, height float64) FieldInput {
	if place.Width != 0 {
		width = place.Width
	}
	if place.Height != 0 {
		height = place.Height
	}
	made := FieldInput{Name: recipient + "_" + kind, Type: fieldType, Recipient: recipient, Width: &width, Height: &height}
	if place.Anchor != nil {
		made.Anchor = place.Anchor
		return made
	}
	made.Page, made.X, made.Y = &place.Page, &place.X, &place.Y
	return made
}
