let tell: () => void = () => undefined;

/** Kept once the document's first page is on the screen, or cannot be: what can wait, waits for it. */
export const firstPage = new Promise<void>((resolve) => {
  tell = resolve;
});

export function firstPageIsSettled(): void {
  tell();
}
