import { PDF } from '@libpdf/core';
import type { SealLayout } from './seal-input.ts';
import { layOut } from './seal-document.ts';

const epoch = new Date(0);

/** Lays out a page for nobody, so that fonts and code are ready when the first document comes. */
export async function warmUp(): Promise<void> {
  const pdf = PDF.create();
  pdf.addPage();
  const input: SealLayout = {
    prepared: await pdf.save({ useXRefStream: false }),
    document: {
      id: 'warm-up',
      title: 'Warm-up',
      preparedSha256: '',
      originalSha256: '',
      sender: { name: '', email: '', organization: '' },
      createdAt: epoch,
      sentAt: epoch,
      completedAt: epoch,
    },
    recipients: [
      {
        id: '',
        name: 'Nobody',
        email: '',
        role: 'signer',
        meaning: 'signed',
        fields: [],
        signatureFields: [],
      },
    ],
    locale: 'en',
    verifyUrl: 'http://localhost/',
    development: true,
  };
  for (let round = 0; round < 3; round++) await layOut(input);
}
