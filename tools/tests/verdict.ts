/**
 * One of the steps of `.ci/run`: one that must pass, or one that may be left undone and ends with 3
 * then, or with 124 out of time.
 */
export interface Step {
  name: string;
  status: number;
  duty: 'must' | 'may';
}

/** What is read of what Jest writes with `--json`. */
export interface FileResult {
  name: string;
  message: string;
  status: string;
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
}

export interface Verdict {
  /** Everything that failed, was not judged or was skipped, and why. */
  lines: string[];
  passed: number;
  failed: number;
}

/**
 * A step that failed counts as one failed test, and so does a file that could not be loaded. A step of
 * tests counts by its tests, and by itself only when it is not one of them that failed.
 * @param results by the name of the step
 * @param root of the repository, from which files are told
 */
export function verdictOf(
  steps: Step[],
  results: ReadonlyMap<string, FileResult[]>,
  root: string,
): Verdict {
  const told = steps.map((step) => {
    const files = (results.get(step.name) ?? []).map((file) => tellFile(file, root));
    const failures = files.flatMap((file) => file.failures);
    return { files, failures: failures.length > 0 ? failures : tellStep(step) };
  });
  const files = told.flatMap((step) => step.files);
  const failures = told.flatMap((step) => step.failures);
  const undone = steps.filter(isUndone).map(({ name }) => `not judged  ${name}`);
  return {
    lines: [...files.flatMap(({ skipped }) => skipped), ...undone, ...failures],
    passed: files.reduce((sum, { passed }) => sum + passed, 0),
    failed: failures.length,
  };
}

/** One `<status> <must|may> <name>` a line. */
export function readSteps(text: string): Step[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [status, duty = '', ...name] = line.split(' ');
      return { name: name.join(' '), status: Number(status), duty: duty as Step['duty'] };
    });
}

function isUndone({ status, duty }: Step): boolean {
  return duty === 'may' && (status === 3 || status === 124);
}

function tellStep(step: Step): string[] {
  if (step.status === 0 || isUndone(step)) return [];
  const cause = step.status === 124 ? 'it took too long' : `it ended with ${step.status}`;
  return [`FAILED  ${step.name}: ${cause}`];
}

function tellFile(file: FileResult, root: string) {
  const name = file.name.replace(`${root}/`, '');
  const of = (status: string) => file.assertionResults.filter((one) => one.status === status);
  const failures = of('failed').map(({ fullName, failureMessages }) =>
    tellFailure(`${name}: ${fullName}`, failureMessages[0] ?? '', root),
  );
  // It could not be loaded, or something failed outside of its tests.
  if (file.status === 'failed' && failures.length === 0) {
    failures.push(tellFailure(name, file.message, root));
  }
  const skipped = of('pending').map(({ fullName }) => `skipped  ${name}: ${fullName}`);
  return { failures, skipped, passed: of('passed').length };
}

/** With the first line of the message, and the place in the repository that it came from. */
function tellFailure(what: string, message: string, root: string): string {
  // eslint-disable-next-line no-control-regex -- The colours of a terminal.
  const lines = message.replaceAll(/\u001B\[\d*m/g, '').split('\n');
  const first = lines.find((line) => line.trim() !== '' && !line.includes(' ● '));
  const place = lines.find((line) => line.includes(root) && !line.includes('node_modules'));
  const at = place && /[^\s(]+:\d+:\d+/.exec(place.replace(`${root}/`, ''))?.[0];
  return [
    `FAILED  ${what}`,
    ...(first === undefined ? [] : [`        ${first.trim()}`]),
    ...(at === undefined ? [] : [`        at ${at.replace('file://', '')}`]),
  ].join('\n');
}
