import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { issue, makeCa, type IssuedCertificate } from './key-files.ts';

/** A seal's key and certificates, and a folder for the files that `SIGNER` names. */
export interface SealFiles {
  dir: string;
  root: IssuedCertificate;
  issuing: IssuedCertificate;
  leaf: IssuedCertificate;
  /** Writes a file of its own and gives its path. */
  file: (content: string | Buffer, ending?: string) => Promise<string>;
  /** One PEM file with the key, its certificate and those of the CA above it. */
  whole: (one: IssuedCertificate) => Promise<string>;
  remove: () => Promise<void>;
}

export async function makeSealFiles(): Promise<SealFiles> {
  const dir = await mkdtemp(join(tmpdir(), 'countersign-seal-'));
  const { root, issuing } = await makeCa('Notaries');
  const leaf = await issue({ name: 'Seal', issuer: issuing });
  let files = 0;
  const file: SealFiles['file'] = async (content, ending = 'pem') => {
    const path = join(dir, `${(files += 1)}.${ending}`);
    await writeFile(path, content);
    return path;
  };
  return {
    dir,
    root,
    issuing,
    leaf,
    file,
    whole: (one) => file(one.keyPem + one.pem + issuing.pem + root.pem),
    remove: () => rm(dir, { recursive: true }),
  };
}
