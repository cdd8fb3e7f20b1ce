#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { UsageError, verifyCommand } from './command.ts';

const usage = `countersign-verify <evidence ZIP or sealed PDF> [options]

  --roots <pem>             roots to trust; without it nobody vouches for the file
  --timestamp-roots <pem>   those of timestamp authorities, where they are others
  --log-key <key>           the key of the log, as the service serves it at /log/key
  --at <time>               verify as at that time, such as 2030-01-31T12:00:00Z; else now
  --strict                  what was not checked counts as well
  --extract-sealed <out>    save what the seal covers by itself, without what follows it
  --json                    print one JSON object

The first three may be given several times. A check holds, fails, or was not checked, as for want of
roots or of the key of the log. Ends with 0 when none fails, 1 when one fails, 2 with --strict when
none fails and one was not checked, and 2 when it cannot be asked in this way.
`;

const several = { type: 'string', multiple: true } as const;
const options = {
  roots: several,
  'timestamp-roots': several,
  'log-key': several,
  at: { type: 'string' },
  strict: { type: 'boolean' },
  'extract-sealed': { type: 'string' },
  json: { type: 'boolean' },
} as const;

/** @throws {UsageError} */
function readArguments() {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : 'Wrong arguments.', { cause });
  }
}

try {
  const { values, positionals } = readArguments();
  const [path, ...more] = positionals;
  if (path === undefined || more.length > 0) throw new UsageError('Give one file.');
  const { roots, 'timestamp-roots': timestampRoots, 'log-key': logKey, at, strict, json } = values;
  const extractSealed = values['extract-sealed'];
  const given = {
    ...(roots && { roots }),
    ...(timestampRoots && { timestampRoots }),
    ...(logKey && { logKey }),
    ...(at !== undefined && { at }),
    ...(strict && { strict }),
    ...(extractSealed !== undefined && { extractSealed }),
    ...(json && { json }),
  };
  process.exitCode = await verifyCommand(
    path,
    given,
    (text) => process.stdout.write(text),
    process.stdout.columns,
  );
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`${error.message}\n\n${usage}`);
  process.exitCode = 2;
}
