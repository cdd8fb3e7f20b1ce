/** What a seal waits for: its level is never lowered instead. */
export const sealWaits = ['timestamp', 'revocation_status'] as const;
export type SealWait = (typeof sealWaits)[number];
