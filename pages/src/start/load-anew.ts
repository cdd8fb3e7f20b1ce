/** How long a part may keep the page from being loaded anew. */
const partsMs = 10_000;

/** Loads the page with all its parts: half a file may have been kept as if it were whole, and for a year. */
export async function loadAnew(): Promise<void> {
  const scripts = document.querySelectorAll<HTMLScriptElement>('script[src]');
  const links = document.querySelectorAll<HTMLLinkElement>(
    'link[rel=stylesheet], link[rel=modulepreload]',
  );
  const parts = [
    ...Array.from(scripts, ({ src }) => src),
    ...Array.from(links, ({ href }) => href),
  ];
  const signal = AbortSignal.timeout(partsMs);
  await Promise.allSettled(
    parts.map(async (address) => {
      const answer = await fetch(address, { cache: 'reload', signal });
      await answer.arrayBuffer();
    }),
  );
  location.reload();
}
