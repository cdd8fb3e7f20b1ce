package countersign

import (
	"slices"
	"testing"
)

func TestPlacesArePoints(t *testing.T) {
	field := SignatureField("tenant", Place{Page: -1, X: MM(25), Y: 700})
	if *field.X != 70.866 || *field.Y != 700 || *field.Page != -1 || field.Recipient != "tenant" {
		t.Fatal(field)
	}
	if middle := Percent(595.28, 841.89); middle.X(50) != 297.64 || middle.Y(50) != 420.945 {
		t.Fatal(middle)
	}
}

func TestFieldsHaveTheUsualNamesAndSizes(t *testing.T) {
	place := Place{Page: 1}
	for _, one := range []struct {
		made          FieldInput
		name, kind    string
		width, height float64
	}{
		{SignatureField("tenant", place), "tenant_signature", "signature", 180, 36},
		{InitialsField("tenant", place), "tenant_initials", "signature", 40, 20},
		{TextField("", "tenant", place), "tenant_text", "text", 180, 18},
		{TextareaField("", "tenant", place), "tenant_textarea", "textarea", 240, 72},
		{NumberField("", "tenant", place), "tenant_number", "number", 90, 18},
		{DateField("", "tenant", place), "tenant_date", "date", 90, 18},
		{EmailField("", "tenant", place), "tenant_email", "email", 180, 18},
		{CheckboxField("", "tenant", place), "tenant_checkbox", "checkbox", 12, 12},
		{SelectField("", "tenant", nil, place), "tenant_select", "select", 120, 18},
		{SignedOnField("tenant", place), "tenant_signed_on", "date", 90, 18},
		{TextField("city", 2, Place{Width: 50, Height: 20}), "city", "text", 50, 20},
		{SignatureField(2, place), "2_signature", "signature", 180, 36},
	} {
		made := one.made
		if made.Name != one.name || made.Type != one.kind || *made.Width != one.width || *made.Height != one.height {
			t.Fatal(one.name, made)
		}
	}
	chosen := SelectField("pets", "tenant", []string{"yes", "no"}, place)
	if InitialsField(1, place).Variant != "initials" || SignedOnField(1, place).Auto != "signed_at" || !slices.Equal(chosen.Options, []string{"yes", "no"}) {
		t.Fatal("a field is not of its kind")
	}
}

func TestAFieldAtATextHasNoPlaceOfItsOwn(t *testing.T) {
	field := SignatureField("tenant", Place{Anchor: &FieldAnchor{Text: "Signature:"}})
	if field.Anchor.Text != "Signature:" || field.Page != nil || field.X != nil || *field.Width != 180 {
		t.Fatal(field)
	}
}
