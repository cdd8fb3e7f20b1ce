package countersign

import (
	"fmt"
	"math"
)

// MM gives points of so many millimetres; the API knows points alone.
func MM(millimetres float64) float64 { return rounded(millimetres * 72 / 25.4) }

// Percent gives points of a share of a page: Percent(page.Width, page.Height).X(50) is its middle.
func Percent(width, height float64) Share { return Share{width, height} }

// Share is of a page.
type Share struct{ width, height float64 }

// X counts across.
func (s Share) X(share float64) float64 { return rounded(s.width * share / 100) }

// Y counts down.
func (s Share) Y(share float64) float64 { return rounded(s.height * share / 100) }

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

// SignatureField asks for a signature. The recipient is a key, or the number of a signer.
func SignatureField[R string | int](recipient R, place Place) FieldInput {
	return field("signature", "signature", "", recipient, place, 180, 36)
}

// InitialsField asks for initials.
func InitialsField[R string | int](recipient R, place Place) FieldInput {
	made := field("initials", "signature", "", recipient, place, 40, 20)
	made.Variant = "initials"
	return made
}

// TextField asks for a line of text. Name it after what it is for; without a name it is tenant_text and so on, as
// those below are.
func TextField[R string | int](name string, recipient R, place Place) FieldInput {
	return field("text", "text", name, recipient, place, 180, 18)
}

// TextareaField asks for several lines.
func TextareaField[R string | int](name string, recipient R, place Place) FieldInput {
	return field("textarea", "textarea", name, recipient, place, 240, 72)
}

// NumberField asks for a number.
func NumberField[R string | int](name string, recipient R, place Place) FieldInput {
	return field("number", "number", name, recipient, place, 90, 18)
}

// DateField asks for a date.
func DateField[R string | int](name string, recipient R, place Place) FieldInput {
	return field("date", "date", name, recipient, place, 90, 18)
}

// EmailField asks for an email address.
func EmailField[R string | int](name string, recipient R, place Place) FieldInput {
	return field("email", "email", name, recipient, place, 180, 18)
}

// CheckboxField is ticked or not.
func CheckboxField[R string | int](name string, recipient R, place Place) FieldInput {
	return field("checkbox", "checkbox", name, recipient, place, 12, 12)
}

// SelectField asks for one of the options.
func SelectField[R string | int](name string, recipient R, options []string, place Place) FieldInput {
	made := field("select", "select", name, recipient, place, 120, 18)
	made.Options = options
	return made
}

// SignedOnField is the day of the act, which the service fills in.
func SignedOnField[R string | int](recipient R, place Place) FieldInput {
	made := field("signed_on", "date", "", recipient, place, 90, 18)
	made.Auto = "signed_at"
	return made
}

func field(kind, fieldType, name string, recipient any, place Place, width, height float64) FieldInput {
	if name == "" {
		name = fmt.Sprintf("%v_%s", recipient, kind)
	}
	if place.Width != 0 {
		width = place.Width
	}
	if place.Height != 0 {
		height = place.Height
	}
	made := FieldInput{Name: name, Type: fieldType, Recipient: recipient, Width: &width, Height: &height}
	if place.Anchor != nil {
		made.Anchor = place.Anchor
		return made
	}
	made.Page, made.X, made.Y = &place.Page, &place.X, &place.Y
	return made
}
