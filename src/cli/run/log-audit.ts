import { noteKey, parseNoteKey, type NoteKey } from '@countersign/verifier/log/note';
import { logPublicKeys } from '../../evidence/keys/log-key.ts';
import { auditChecks, auditLog } from '../../operations/log/audit.ts';
import { CommandError, withOperations } from './open.ts';
import { print } from './print.ts';

export interface AuditOptions {
  logKey?: string[];
  json?: boolean;
}

/** A line for each check; ends with 1 when one fails. */
export async function audit({ logKey, json }: AuditOptions): Promise<void> {
  const given = logKey?.map(readNoteKey);
  const { leaves, checkpoints, wrong } = await withOperations(({ database, records }, keys) => {
    const keysOf = (origin: string) =>
      given ?? logPublicKeys(keys.log).map((key) => noteKey(origin, key));
    return auditLog(database, keysOf, records.timestampRoots);
  });
  const checks = Object.entries(auditChecks).map(([name, meaning]) => {
    const found = wrong[name as keyof typeof auditChecks];
    return { name, ok: found === undefined, detail: found ?? meaning };
  });
  const ok = checks.every((check) => check.ok);
  if (json) print({ ok, leaves, checkpoints, checks }, json);
  else {
    const lines = checks.map((check): [string, string] => [
      check.name,
      `${check.ok ? 'ok' : 'FAILED'}  ${check.detail}`,
    ]);
    print({ leaves, checkpoints, ...Object.fromEntries(lines) }, json);
  }
  if (!ok) process.exitCode = 1;
}

export function readNoteKey(vkey: string): NoteKey {
  const key = parseNoteKey(vkey);
  if (key) return key;
  throw new CommandError(
    '--log-key must read <name>+<key id>+<key>, as the service serves it at /log/key.',
  );
}
