/** A worker of pdf.js without its rarer parts (`pages/trim-pdfjs.ts`). */
export interface TrimmedWorker {
  /** Undefined: this browser has none. */
  port: Worker | undefined;
  /** Kept when it does not start, or when the document needs a part that it lacks. */
  falls: Promise<void>;
}

export function startWorker(url: string): TrimmedWorker {
  try {
    const port = new Worker(url, { type: 'module' });
    const falls = new Promise<void>((resolve) => {
      port.addEventListener('error', () => resolve());
      port.addEventListener('message', ({ data }) => {
        if (data === 'whole') resolve();
      });
    });
    return { port, falls };
  } catch {
    return { port: undefined, falls: Promise.resolve() };
  }
}
