import { TsaUnavailable, TsaWrong } from '@countersign/pki/timestamps/tsa';

/**
 * Why a timestamp service does not stamp now, with the way out.
 * @returns what was thrown where it is something else
 */
export function timestampUnavailable(error: unknown): unknown {
  if (error instanceof TsaUnavailable) {
    const { status } = error.answer ?? {};
    const code = status === undefined ? codeOf(error.cause) : undefined;
    const said = code === undefined ? shortened(error) : `${shortened(error)} (${code})`;
    return failure(`names a service that ${said}`, wayOutOf(status), error);
  }
  if (!(error instanceof TsaWrong)) return error;
  if (error.message.startsWith('The timestamp authority ')) {
    return failure(`names a service that ${shortened(error)}`, correct, error);
  }
  const wayOut = 'compare the clock of this machine, or take another service';
  return failure(`is answered with what cannot be kept (${shortened(error)})`, wayOut, error);
}

/** Without its subject and the full stop. */
export function shortened({ message }: Error): string {
  return message.replace(/^The timestamp authority /, '').replace(/\.$/, '');
}

const correct = 'correct the address, or wait until it is back';

function wayOutOf(status: number | undefined): string {
  if (status === 429 || status === 503) return 'wait, or ask who runs it for more';
  return status === 403 ? 'correct the address, or ask who runs it to let you in' : correct;
}

function failure(problem: string, wayOut: string, cause: Error): Error {
  return new Error(`TSA_URL ${problem}: ${wayOut}.`, { cause });
}

/** `ECONNREFUSED`, `TimeoutError`: of what `fetch` met, whose message may hold the address. */
function codeOf(thrown: unknown): string | undefined {
  if (!(thrown instanceof Error)) return undefined;
  const { code } = thrown as { code?: unknown };
  if (typeof code === 'string') return code;
  return codeOf(thrown.cause) ?? (thrown.name === 'TimeoutError' ? thrown.name : undefined);
}
