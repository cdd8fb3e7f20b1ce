/** What most names in Latin script are written with: for them the faces come cut to these. */
export const plainLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz .-'";

/** Whether a text needs no other. */
export const isPlain = (text: string) =>
  Array.from(text).every((letter) => plainLetters.includes(letter));
