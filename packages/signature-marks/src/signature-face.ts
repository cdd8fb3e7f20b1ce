/** The handwritten faces that a typed signature can have; the first unless another is chosen. */
export const signatureFaces = ['caveat', 'marck_script', 'great_vibes'] as const;
export type SignatureFace = (typeof signatureFaces)[number];

export const defaultSignatureFace: SignatureFace = 'caveat';
