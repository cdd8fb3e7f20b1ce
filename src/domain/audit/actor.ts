/** Who acted, as events and the workspace log name it. */
export const actorTypes = ['user', 'recipient', 'system'] as const;
export type ActorType = (typeof actorTypes)[number];

/** From where they acted. */
export const eventSources = ['web', 'api', 'system'] as const;
export type EventSource = (typeof eventSources)[number];
