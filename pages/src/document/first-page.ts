let tell: () => void = () => undefined;

/** Kept once a page of the document is on the screen, or none can be: what can wait, waits for it. */
export const firstPage = new Promise<void>((resolve) => {
  tell = resolve;
});

export function firstPageIsSettled(): void {
  tell();
}
