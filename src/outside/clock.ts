/** The time of API and worker; tests hand in the test server's. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
