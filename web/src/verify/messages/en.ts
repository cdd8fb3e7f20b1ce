import type { VerifyMessages } from './messages.ts';

export const en: VerifyMessages = {
  language: 'en',
  direction: 'ltr',
  languageLabel: 'Language',
  footer: 'Verification by Countersign',
  file: {
    title: 'Is this document genuine?',
    text: 'Choose a sealed PDF or an evidence ZIP. Every seal, signature record and timestamp in it is checked anew, and you see each result.',
    privacy: 'The file is sent to this service to be checked. Nothing of it is kept.',
  },
  document: {
    title: 'Is your copy the sealed document?',
    text: 'Choose the sealed PDF that you have. If it is the one that was sealed here, you see who acted and when.',
    found: {
      title: 'This document was sealed here',
      text: 'The code that brought you here belongs to a document that this service sealed. Compare what you hold with what stands below.',
    },
    privacy:
      'Your file stays on this device. Only its SHA-256 fingerprint is compared, computed in your browser.',
    same: {
      title: 'Your file is the sealed document',
      text: 'Its fingerprint is the one that is kept here: not a single byte differs.',
    },
    different: {
      title: 'Your file is not the copy that is kept here',
      text: 'It may be another file, a scan or print, a copy from before the seal was renewed, or a changed one. The full check tells which.',
    },
    unknown: {
      title: 'Nothing can be shown',
      text: 'There is no sealed document here that fits this address and your file or code. Choose the sealed PDF as it was sent to you, or scan the code on the certificate page again.',
    },
    fullCheck: 'Check every seal in the file',
    insecure:
      'This page was opened without encryption, so the browser computes no fingerprint. Open it over https.',
  },
  drop: {
    label: 'Drop the file here',
    choose: 'Choose a file',
    kinds: 'PDF or ZIP, up to 20 MB',
  },
  working: {
    checking: (name) => `Checking ${name} …`,
    hashing: (name) => `Comparing ${name} …`,
    wait: 'This takes a few seconds, for a large file up to a minute.',
  },
  cancel: 'Cancel',
  again: 'Check another file',
  findings: {
    genuine: {
      title: 'This document is genuine',
      text: 'It was sealed by this service and has not been changed since. Every check holds.',
    },
    development: {
      title: 'This is a trial, and proves nothing',
      text: 'Every check holds, and nothing was changed since it was sealed. But it was sealed with a key made for development, such as anybody can make.',
    },
    unsigned: {
      title: 'This file carries no seal',
      text: 'Nothing in it can be checked. Ask the sender for the sealed PDF; a print or a re-saved copy loses the seal.',
    },
    altered: {
      title: 'This file was changed',
      text: 'Its bytes are not those that were sealed. Do not rely on it, and ask the sender for the sealed PDF.',
    },
    doubtful: {
      title: 'Do not rely on this file yet',
      text: 'At least one check fails. Read below which one and what it means.',
    },
    too_complex: {
      title: 'The file could not be checked',
      text: 'It takes more time or memory than one file may. A document sealed here does not; ask the sender for the sealed PDF.',
    },
  },
  failures: {
    too_large:
      'The file is more than 20 MB. Check it on your own machine with the command “countersign verify”.',
    unsupported: 'This is neither a PDF nor an evidence ZIP. Choose the file as you received it.',
    unknown: 'There is nothing at this address. Open the link or scan the code again.',
    busy: 'Many files are being checked at the moment. Wait a minute, then try again.',
    offline: 'The service cannot be reached. Check your connection and try again.',
    failed: 'Something failed on our side. Please try again in a minute.',
  },
  facts: {
    title: 'What the document says',
    document: 'Document',
    documentTitle: 'Title',
    organization: 'Sent by',
    completed: 'Completed',
    people: 'Who acted',
    meanings: { signed: 'signed', approved: 'approved', viewed: 'viewed' },
    sealedHash: 'SHA-256 of the sealed PDF',
    originalHash: 'SHA-256 of the original file',
    fileHash: 'SHA-256 of your file',
  },
  checks: {
    title: 'Each check',
    holds: 'Holds',
    fails: 'Fails',
    detail: 'Technical detail (in English)',
    other: { title: 'Another check', holds: 'It holds.', fails: 'It fails.' },
    names: {
      zip: {
        title: 'Files of the ZIP',
        holds: 'Every file in the ZIP is as the sealed PDF has it.',
        fails: 'A file in the ZIP is missing, changed or does not belong there.',
      },
      'seal bytes': {
        title: 'Unchanged',
        holds: 'Not a byte of the document was changed since it was sealed.',
        fails: 'The document was changed after it was sealed, or carries no seal.',
      },
      'seal additions': {
        title: 'Nothing added',
        holds: 'Only timestamps and validation data follow the seal.',
        fails: 'Something was added after the seal.',
      },
      'seal signature': {
        title: 'The seal',
        holds: 'The seal was made with the key of its certificate.',
        fails: 'The seal was not made with the key of its certificate.',
      },
      'seal certificates': {
        title: 'Who sealed it',
        holds: 'The seal is this service’s own.',
        fails: 'The seal is not this service’s: whoever made it is not known here.',
      },
      'seal revocation': {
        title: 'Certificates not revoked',
        holds:
          'No certificate was revoked when the seal was made, as far as the seal carries their status.',
        fails: 'That no certificate was revoked is not proved.',
      },
      'seal timestamps': {
        title: 'Time of the seal',
        holds: 'The times are proved by timestamps, as far as the seal carries them.',
        fails: 'A timestamp does not hold, so the time is not proved.',
      },
      evidence: {
        title: 'Attached evidence',
        holds: 'The evidence is there and can be read.',
        fails: 'The evidence that belongs in the seal is missing or cannot be read.',
      },
      document: {
        title: 'What everybody signed',
        holds: 'The sealed file begins, byte for byte, with the document that was signed.',
        fails: 'The sealed file does not begin with the document that was signed.',
      },
      record: {
        title: 'Record of a signature',
        holds: 'The record of this person’s act holds.',
        fails: 'The record of this person’s act does not hold.',
      },
      records: {
        title: 'Records of signatures',
        holds:
          'They are in the file; the seal alone vouches for them, as was usual for earlier documents.',
        fails: 'A record cannot be read, or is of another document.',
      },
      consents: {
        title: 'Consent texts',
        holds: 'The texts are those that people agreed to.',
        fails: 'A text is not the one that was agreed to.',
      },
      checkpoint: {
        title: 'Log of events',
        holds: 'The head of the log is signed by this service.',
        fails: 'The head of the log is not signed by this service.',
      },
      events: {
        title: 'Events in the log',
        holds: 'Every event is in the log, unchanged.',
        fails: 'An event is not in the log, or was changed.',
      },
      'checkpoint timestamp': {
        title: 'Timestamp over the log',
        holds: 'A timestamp proves that these events were in the log by then.',
        fails: 'The timestamp over the log does not hold, or is of another log.',
      },
      completeness: {
        title: 'Complete history',
        holds: 'No event of the document is missing up to its completion.',
        fails: 'An event of the document is missing, or does not fit the rest.',
      },
    },
  },
};
