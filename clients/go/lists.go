package countersign

import "iter"

// items walks through the pages of a list; an error ends it.
func items[T any](page func(cursor string) (found []T, next string, err error)) iter.Seq2[T, error] {
	return func(yield func(T, error) bool) {
		for cursor, isFirst := "", true; isFirst || cursor != ""; isFirst = false {
			found, next, err := page(cursor)
			if err != nil {
				var none T
				yield(none, err)
				return
			}
			for _, item := range found {
				if !yield(item, nil) {
					return
				}
			}
			cursor = next
		}
	}
}

func cursorOf(hasMore bool, next *string) string {
	if !hasMore || next == nil {
		return ""
	}
	return *next
}
