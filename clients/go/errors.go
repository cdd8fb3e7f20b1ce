package countersign

import "fmt"

// APIError is a problem (RFC 9457) that the service answered with, or what kept its answer away. Every error of
// this package is one, by errors.As, and each code has a type of its own.
type APIError struct {
	Code   string
	Detail string
	// Status of HTTP; 0 where nothing was answered.
	Status int
	// RequestID is what the operator finds the request by.
	RequestID string
	Reason    string
	// Errors are the places that are wrong.
	Errors []ProblemErrorsItem
	cause  error
}

func (e *APIError) Error() string { return e.Code + ": " + e.Detail }

// Unwrap gives what Go said, of an answer that did not come.
func (e *APIError) Unwrap() error { return e.cause }

// NoAnswerError says that the service was not reached, or the connection was lost.
type NoAnswerError struct{ *APIError }

func (e *NoAnswerError) Unwrap() error { return e.APIError }

// UnexpectedAnswerError says that something else answered, such as a proxy with a page of its own.
type UnexpectedAnswerError struct {
	*APIError
	ContentType string
	// Beginning is how the answer begins.
	Beginning string
}

func (e *UnexpectedAnswerError) Unwrap() error { return e.APIError }

// TimedOut says that what was waited for did not come in time.
type TimedOut struct{ *APIError }

func (e *TimedOut) Unwrap() error { return e.APIError }

// Declined says that somebody declined.
type Declined struct {
	*APIError
	Document DocumentWithRecipients
}

func (e *Declined) Unwrap() error { return e.APIError }

// Expired says that the deadline passed before everybody had acted.
type Expired struct {
	*APIError
	Document DocumentWithRecipients
}

func (e *Expired) Unwrap() error { return e.APIError }

// Voided says that the sender withdrew the document.
type Voided struct {
	*APIError
	Document DocumentWithRecipients
}

func (e *Voided) Unwrap() error { return e.APIError }

// WebhookRefused says that what arrived is not to be believed; answer 400.
type WebhookRefused struct{ *APIError }

func (e *WebhookRefused) Unwrap() error { return e.APIError }

func noAnswer(cause error) error {
	detail := fmt.Sprintf("The service was not reached, or the connection was lost (%v).", cause)
	return &NoAnswerError{&APIError{Code: "NO_ANSWER", Detail: detail, cause: cause}}
}

// errorOf gives the error of a problem by the type of its code.
func errorOf(problem Problem) error {
	base := &APIError{
		Code: problem.Code, Detail: problem.Detail, Status: problem.Status,
		RequestID: problem.RequestID, Reason: problem.Reason, Errors: problem.Errors,
	}
	if known, ok := problemTypes[problem.Code]; ok {
		return known(base)
	}
	return base
}
