import type { VerifyWords } from '../verify-words.ts';

export const verify: VerifyWords = {
  language: 'en',
  noScript: (command) =>
    `This page checks sealed documents and needs JavaScript to do so. Please switch it on and load the page again. Without it, the command ${command} checks a file on your own machine.`,
  footer: 'Verification by Countersign',
  file: {
    title: 'Is this document genuine?',
    text: 'Choose a sealed PDF or an evidence ZIP. Its seal, signature records and timestamps are checked anew, and you see each result: what holds, what fails, and what was not checked.',
    privacy: 'The file is sent to this service to be checked. Nothing of it is kept.',
  },
  document: {
    title: 'Is your copy the sealed document?',
    text: 'Choose the sealed PDF that you have. If it is the one that was sealed here, you see who acted and when.',
    found: {
      title: 'The code belongs to a document sealed here',
      text: 'It says nothing about what you hold: a code can be copied. Compare what you hold with what stands below, or choose the sealed PDF to have it compared.',
    },
    privacy:
      'Your file stays on this device: your browser computes its SHA-256 fingerprint, and sends nothing else.',
    same: {
      title: 'Your file is the sealed document',
      text: 'Its fingerprint is the one that is kept here: not a single byte differs.',
    },
    different: {
      title: 'Your file is not the copy that is kept here',
      text: 'It may be another file, a scan or print, a copy from before the seal was renewed, or a changed one. The full check tells more.',
    },
    unknown: {
      title: 'Nothing can be shown',
      text: 'There is no sealed document here that fits this address and your file or code. Choose the sealed PDF as it was sent to you, or scan the code on the certificate page again.',
    },
    fullCheck: 'Check the whole file',
    insecure:
      'This page was opened without encryption, so the browser computes no fingerprint. Open it over https.',
  },
  drop: {
    label: 'Drop the file here',
    choose: 'Choose a file',
    kinds: 'PDF or ZIP, up to 256 MB',
  },
  working: {
    checking: (name) => `Checking ${name} …`,
    hashing: (name) => `Comparing ${name} …`,
    wait: 'This takes a few seconds; a large file takes longer.',
  },
  cancel: 'Cancel',
  again: 'Check another file',
  findings: {
    genuine: {
      title: 'This document is genuine',
      text: 'It was sealed by this service, and what was sealed is unchanged. Every check holds.',
    },
    partly: {
      title: 'No check fails, but not everything was checked',
      text: 'The document was sealed by this service, and what was sealed is unchanged. What was not checked, and why, stands first in the list below.',
    },
    development: {
      title: 'This is a trial, and proves nothing',
      text: 'No check fails, and what was sealed is unchanged. But it was sealed with a key made for development, such as anybody can make.',
    },
    unsigned: {
      title: 'No seal was found in this file',
      text: 'Nothing in it can be checked here. Ask the sender for the sealed PDF; a print or a re-saved copy loses the seal.',
    },
    altered: {
      title: 'This file was changed',
      text: 'Its bytes are not those that were sealed. Do not rely on it, and ask the sender for the sealed PDF.',
    },
    added: {
      title: 'Something was added after this document was sealed',
      text: (bytes) =>
        `What was sealed is unchanged: it is the first ${bytes} bytes of the PDF. What others added after it is not judged, and may change what a PDF reader shows.`,
    },
    doubtful: {
      title: 'Do not rely on this file yet',
      text: 'At least one check fails. Read below which one and what it means.',
    },
    too_complex: {
      title: 'The file could not be checked',
      text: 'It took more time or memory than one file may take here. That says nothing about whether it is genuine. Check it on your own machine with the command “countersign verify”, or ask the sender for the sealed PDF.',
    },
  },
  failures: {
    too_large:
      'The file is more than 256 MB and cannot be checked here. Ask the sender for the sealed PDF.',
    unsupported: 'This is neither a PDF nor an evidence ZIP. Choose the file as you received it.',
    unknown: 'There is nothing at this address. Open the link or scan the code again.',
    slow: 'The file came too slowly and was given up. Try again over a faster connection.',
    busy: 'Too many files are being checked at the moment, or came from your network. Wait a minute, then try again.',
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
  sealedPart: {
    title: 'The sealed part by itself',
    text: (bytes) =>
      `What the seal covers, the first ${bytes} bytes of the PDF, can be saved without anything that follows; timestamps that this service appended are left out as well. It is read from the file on this device.`,
    save: 'Save the sealed part',
  },
  checks: {
    title: 'Each check',
    holds: 'Holds',
    fails: 'Fails',
    unchecked: {
      state: 'Not checked',
      text: 'This was not checked. The technical detail says why.',
      reasons: {
        unreadable: 'The file or its seal cannot be read, so this was not checked.',
        unreadable_signature: 'The signature cannot be read, so this was not checked.',
        untrusted: 'The certificates are not trusted, so this was not checked.',
        no_status:
          'The seal carries no status of its certificates: nothing in the file says whether one was revoked.',
        no_timestamp:
          'The seal carries no timestamp: its time is its own word, and nothing proves it.',
        unproved: 'A timestamp in the file does not hold, so nothing proves this.',
        no_log_key: 'No key of the log is known here, so this was not checked.',
      },
    },
    detail: 'Technical detail (in English)',
    other: { title: 'Another check', holds: 'It holds.', fails: 'It fails.' },
    names: {
      zip: {
        title: 'Files of the ZIP',
        holds:
          'The files in the ZIP are those that the sealed PDF leads to. The root certificates and keys in it are its own word.',
        fails: 'A file in the ZIP is missing, changed or does not belong there.',
      },
      'seal bytes': {
        title: 'Unchanged',
        holds: 'The bytes that were sealed are unchanged.',
        fails: 'The document was changed after it was sealed, or carries no seal of this service.',
      },
      'seal additions': {
        title: 'Nothing else added',
        holds:
          'Nothing follows the seal but timestamps and validation data in the form in which this service appends them.',
        fails: 'Something was added after the seal by somebody else. It is not judged.',
      },
      'seal signature': {
        title: 'The seal',
        holds: 'The seal was made with the key of its certificate.',
        fails: 'The seal was not made with the key of its certificate.',
      },
      'seal certificates': {
        title: 'Who sealed it',
        holds: 'The certificate is one that this service seals with, and was valid.',
        fails:
          'That the seal is this service’s is not shown: its certificate is not known here, or was not valid.',
      },
      'seal revocation': {
        title: 'Certificates not revoked',
        holds: 'By the status in the file, no certificate was revoked when the seal was made.',
        fails: 'A certificate was revoked, or nothing proves that it was not.',
      },
      'seal timestamps': {
        title: 'Time of the seal',
        holds: 'Timestamps prove that the seal existed at their times.',
        fails: 'A timestamp does not hold, so the time is not proved.',
      },
      'seal durability': {
        title: 'Level of the seal',
        holds: 'The file still has the level (PAdES) that it was sealed at.',
        fails: 'Timestamps or validation data that followed the seal are missing or were changed.',
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
      consents: {
        title: 'Consent texts',
        holds: 'The texts are those that people agreed to.',
        fails: 'A text is not the one that was agreed to.',
      },
      given: {
        title: 'What was filled in and typed',
        holds: 'Values and typed texts agree with the records.',
        fails: 'A value or a typed text does not agree with its record.',
      },
      checkpoint: {
        title: 'Log of events',
        holds: 'The head of the log is signed by this service.',
        fails: 'The head of the log is not signed by this service.',
      },
      events: {
        title: 'Events in the log',
        holds: 'Every event in the evidence is in the log, unchanged.',
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
