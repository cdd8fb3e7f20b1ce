/** Which picture it is to become; `strokes` come as JSON and are drawn, the others are decoded. */
export const pictureKinds = ['signature', 'logo', 'strokes'] as const;
export type PictureKind = (typeof pictureKinds)[number];

/** What is wrong with a picture that had to be decoded to be known. */
export const pictureRefusals = ['too_many_pixels', 'damaged', 'blank'] as const;
export type PictureRefusal = (typeof pictureRefusals)[number];

/** The picture that is kept: a PNG of 8 bits, upright and without metadata. */
export type PictureAnswer = { ok: true; png: Uint8Array } | { ok: false; reason: PictureRefusal };

/** Of a picture that is given, in pixels. */
export const givenSide = 4_000;
/** Of a logo that is kept: twice what is shown, for fine screens. */
export const logoSize = { width: 600, height: 200 };
