/** What a seal waits for: its level is never lowered instead. */
export const sealWaits = ['timestamp', 'revocation_status', 'signing_key', 'storage'] as const;
export type SealWait = (typeof sealWaits)[number];
