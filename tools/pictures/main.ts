/**
 * `npm run pictures -- <kind> […]`: draws what people see, to be looked at, into pictures/: pages,
 * mails, sealed pages, prepared files and the Temporal UI.
 */
const kinds: Record<string, () => Promise<unknown>> = {
  pages: () => import('./pages/main.ts'),
  mails: () => import('./mails.ts'),
  seal: () => import('./seal.ts'),
  files: () => import('./files.ts'),
  temporal: () => import('./temporal.ts'),
};

const draw = kinds[process.argv[2] ?? ''];
if (draw) await draw();
else {
  console.error(`Say what to draw: ${Object.keys(kinds).join(', ')}.`);
  process.exitCode = 2;
}
