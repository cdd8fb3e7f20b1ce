package countersign

import (
	"context"
	"math/rand/v2"
	"net/http"
	"strconv"
	"time"
)

const (
	firstPause   = 250 * time.Millisecond
	longestPause = 8 * time.Second
)

// patience is a time that runs, by a clock that nobody sets.
type patience struct{ end time.Time }

func newPatience(length time.Duration) patience { return patience{time.Now().Add(length)} }

// retry waits before another try; false where the time would run out before.
func (p patience) retry(ctx context.Context, tries int, least time.Duration) bool {
	growing := min(longestPause, firstPause<<min(tries-1, 10))
	// Between half of it and all of it, so that many clients do not come back together.
	pause := least + time.Duration(float64(growing)*(1+rand.Float64())/2)
	if pause > time.Until(p.end) {
		return false
	}
	return sleep(ctx, pause)
}

func sleep(ctx context.Context, length time.Duration) bool {
	timer := time.NewTimer(length)
	defer timer.Stop()
	select {
	case <-ctx.Done():
		return false
	case <-timer.C:
		return true
	}
}

// retryAfter is how long an answer asks to wait. A date counts from the answer's own Date: our clock may be off.
func retryAfter(header http.Header, now time.Time) time.Duration {
	given := header.Get("Retry-After")
	if seconds, err := strconv.Atoi(given); err == nil {
		return max(0, time.Duration(seconds)*time.Second)
	}
	until, err := http.ParseTime(given)
	if err != nil {
		return 0
	}
	if answered, err := http.ParseTime(header.Get("Date")); err == nil {
		now = answered
	}
	return max(0, until.Sub(now))
}
