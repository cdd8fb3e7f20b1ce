/** Of a signature: a field with its widget in one, which shows nothing; printed and locked. */
export const invisibleField = {
  Type: 'Annot',
  Subtype: 'Widget',
  FT: 'Sig',
  Rect: [0, 0, 0, 0],
  F: 132,
} as const;
