package countersign

import (
	"context"
	"fmt"
	"io"
	"net/http"
	"time"
)

// send sends a request, which ends when for c.Attempt nothing is heard: no answer, or no more of it. An answer may
// take as long as it likes while it comes.
func (c *Client) send(request *http.Request) (*http.Response, error) {
	ctx, end := context.WithCancelCause(request.Context())
	silence := time.AfterFunc(c.Attempt, func() { end(fmt.Errorf("nothing was heard for %v", c.Attempt)) })
	heard := &listener{ctx: ctx, silence: silence, length: c.Attempt, end: end}
	answer, err := c.http().Do(request.WithContext(ctx))
	if err != nil {
		defer heard.stop()
		return nil, heard.lost(err)
	}
	heard.ReadCloser = answer.Body
	answer.Body = heard
	return answer, nil
}

// listener is the body of an answer that ends when it falls silent.
type listener struct {
	io.ReadCloser
	ctx     context.Context
	silence *time.Timer
	length  time.Duration
	end     context.CancelCauseFunc
}

func (l *listener) Read(into []byte) (int, error) {
	count, err := l.ReadCloser.Read(into)
	if err == nil {
		l.silence.Reset(l.length)
		return count, nil
	}
	if err == io.EOF {
		return count, err
	}
	return count, l.lost(err)
}

func (l *listener) Close() error {
	l.stop()
	return l.ReadCloser.Close()
}

func (l *listener) stop() {
	l.silence.Stop()
	l.end(nil)
}

// lost says why a request ended: what ended it, rather than that it was ended.
func (l *listener) lost(err error) error {
	if cause := context.Cause(l.ctx); cause != nil {
		err = cause
	}
	return noAnswer(err)
}
