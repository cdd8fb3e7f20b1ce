import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDF, PdfStream } from '@libpdf/core';
import { defaultLimits } from '@countersign/pdf/intake/ingest-result';
import { preparePdf } from '@countersign/pdf/intake/prepare-pdf';
import { dict } from '@countersign/pdf/objects/objects';
import type { SealInput, SealRecipient } from '../../src/evidence/pages/seal-input.ts';
import type { SealLevel } from '@countersign/verifier/seal-level';
import type { SealKey } from './pki.ts';

export interface Case {
  level: SealLevel;
  key: SealKey;
  signers: 1 | 2 | 5;
  /** Of what is uploaded; the prepared file has a table always. */
  structure: 'table' | 'stream' | 'linearised';
  megabytes: number;
}

const levels = ['B-B', 'B-T', 'B-LT', 'B-LTA'] as const;
const keys = ['P-256', 'RSA-3072'] as const;
const signers = [1, 2, 5] as const;
const structures = ['table', 'stream', 'linearised'] as const;
const sizes = [0.03, 1, 20, 50] as const;

export function allCases(): Case[] {
  return levels.flatMap((level) =>
    keys.flatMap((key) =>
      signers.flatMap((count) =>
        structures.flatMap((structure) =>
          sizes.map((megabytes) => ({ level, key, signers: count, structure, megabytes })),
        ),
      ),
    ),
  );
}

/** As `npm start` seals. */
export const developmentCase: Case = {
  level: 'B-LTA',
  key: 'development',
  signers: 2,
  structure: 'table',
  megabytes: 0.03,
};

/** A few of them in which every two values of different columns meet (greedily chosen). */
export function pairwiseCases(): Case[] {
  const all = allCases();
  const open = new Set(all.flatMap(pairsOf));
  const chosen: Case[] = [];
  while (open.size > 0) {
    const gain = (one: Case) => pairsOf(one).filter((pair) => open.has(pair)).length;
    const best = all.reduce((first, next) => (gain(next) > gain(first) ? next : first));
    for (const pair of pairsOf(best)) open.delete(pair);
    chosen.push(best);
  }
  return chosen;
}

function pairsOf(one: Case): string[] {
  const values = Object.entries(one).map(([name, value]) => `${name}=${value}`);
  return values.flatMap((a, index) => values.slice(index + 1).map((b) => `${a} ${b}`));
}

export function nameOfCase({ level, key, signers: count, structure, megabytes }: Case): string {
  return `${level}_${key}_${count}_${structure}_${megabytes}MB`;
}

/** What was uploaded, prepared, with so many people who signed. */
export async function inputOf(one: Case, now: Date): Promise<SealInput> {
  const prepared = await preparePdf(await uploadOf(one), defaultLimits);
  return {
    prepared: prepared.bytes,
    document: {
      id: 'doc_check',
      title: nameOfCase(one),
      preparedSha256: prepared.preparedSha256,
      originalSha256: prepared.originalSha256,
      sender: { name: 'Ada', email: 'ada@example.com', organization: 'Engines' },
      createdAt: now,
      sentAt: now,
      completedAt: now,
    },
    recipients: Array.from({ length: one.signers }, (_, index) => recipient(index, now)),
    evidence: async () => Buffer.from('{"version":1}'),
    locale: 'en',
    verifyUrl: 'https://sign.example.com/verify',
  };
}

const rowBytes = 1_000;

/** One page with a picture that no compression shrinks. */
async function uploadOf({ megabytes, structure }: Case): Promise<Uint8Array> {
  const pdf = PDF.create();
  const page = pdf.addPage();
  page.drawText('Agreement', { x: 60, y: 700 });
  const rows = megabytes * 1_000;
  const picture = new PdfStream(
    dict({
      Type: 'XObject',
      Subtype: 'Image',
      Width: rowBytes,
      Height: rows,
      ColorSpace: 'DeviceGray',
      BitsPerComponent: 8,
    }),
    noise(rowBytes * rows),
  );
  const resources = page.getResources();
  resources.set('XObject', dict({ Picture: pdf.register(picture) }));
  const saved = await pdf.save({ useXRefStream: structure === 'stream' });
  return structure === 'linearised' ? linearised(saved) : saved;
}

async function linearised(pdf: Uint8Array): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'check-pdf-'));
  const [before, after] = [join(folder, 'before.pdf'), join(folder, 'after.pdf')];
  await writeFile(before, pdf);
  execFileSync('qpdf', ['--linearize', before, after]);
  const bytes = await readFile(after);
  await rm(folder, { recursive: true });
  return bytes;
}

/** The same each time. */
function noise(size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  let state = 1;
  for (let at = 0; at < size; at++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    bytes[at] = state >>> 24;
  }
  return bytes;
}

function recipient(index: number, at: Date): SealRecipient {
  return {
    id: `rec_${index}`,
    name: `Signer ${index + 1}`,
    email: `signer${index}@example.com`,
    role: 'signer',
    meaning: 'signed',
    signatureId: `sig_${index}`,
    actedAt: at,
    signature: { type: 'typed', text: `Signer ${index + 1}` },
    fields: [],
    signatureFields: [],
  };
}
