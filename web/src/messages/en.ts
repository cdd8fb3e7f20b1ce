import type { RecipientRole } from '../api/session.ts';
import type { Catalogue } from '../languages/languages.ts';
import { percentIn, pluralIn } from '../languages/numbers.ts';
import { states } from './states/en.ts';

const plural = pluralIn('en');

const head: Catalogue = { language: 'en', direction: 'ltr', languageLabel: 'Language' };

/** Everything the page says, in English. Another language is another object of this shape. */
export const en = {
  ...head,

  loading: 'Opening the document …',
  footer: 'Secured by Countersign',
  sentBy: 'Sent by',
  deadline: 'Please act by',
  progressLabel: 'Progress',
  progress: (done: number, total: number) => `${done} of ${total} done`,
  messageFrom: (name: string) => `Message from ${name}`,
  step: (step: number, of: number) => `Step ${step} of ${of}`,
  cancel: 'Go back',
  downloading: 'Downloading …',
  optional: '(optional)',
  checkAgain: 'Check again',
  tryAgain: 'Try again',

  consent: {
    title: 'Before you open the document',
    lead: (role: RecipientRole): string =>
      role === 'approver'
        ? 'You are asked to approve a document electronically. First, please read what that means.'
        : 'You are asked to sign a document electronically. First, please read what that means.',
    textLabel: 'Consent to electronic records and signatures',
    version: (version: string) => `Text ${version}`,
    accept: 'I have read this and agree to use electronic records and signatures.',
    mustAccept: 'Please tick the box to go on.',
    continue: 'Agree and open the document',
    changed: 'The text has changed in the meantime. Please read it again.',
  },

  document: {
    label: 'Document',
    page: (page: number, count: number) => `Page ${page} of ${count}`,
    pages: (count: number) => plural(count, { one: '# page', other: '# pages' }),
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    zoom: percentIn('en'),
    save: 'Save a copy',
    loading: 'Loading the document …',
    failed: 'The document could not be shown.',
    failedHint: 'Your connection may have been interrupted. Nothing was signed.',
    pageFailed: 'This page could not be shown.',
    notViewed: 'That you have opened the document could not be recorded yet.',
  },

  ready: {
    signer: {
      title: 'Sign this document',
      lead: 'Read the document first, then sign. Nothing is binding until you confirm.',
    },
    approver: {
      title: 'Approve this document',
      lead: 'Read the document first, then approve it. Nothing is binding until you confirm.',
    },
    viewer: {
      title: 'For your information',
      lead: 'This document was shared with you to read. There is nothing for you to sign.',
    },
    jump: { signer: 'Go to signing', approver: 'Go to approval', viewer: '' },
    notViewedYet: 'You can go on as soon as the first page is on your screen.',
    fields: 'Your details',
    reviewSign: 'Review and sign',
    reviewApprove: 'Review and approve',
    decline: { signer: 'Decline to sign', approver: 'Decline to approve', viewer: '' },
    optOut: 'I do not want to sign electronically',
    otherWays: 'Not ready to go on?',
    later: 'You can close this page and come back through the same link.',
    mendFirst: (count: number) =>
      plural(count, {
        one: 'One thing is still missing:',
        other: '# things are still missing:',
      }),
    required: 'Please fill this in.',
    mustTick: 'Please tick this box.',
    choose: 'Please choose',
    badNumber: 'Please give a number, without separators between thousands.',
    badDate: 'Please give a full date.',
    badEmail: 'Please give an email address.',
  },

  signature: {
    title: 'Your signature',
    how: 'How would you like to sign?',
    type: 'Type',
    draw: 'Draw',
    typeLabel: 'Your name',
    face: 'Style of handwriting',
    faces: { caveat: 'Relaxed', marck_script: 'Flowing', great_vibes: 'Formal' },
    drawLabel: 'Drawing area for your signature. Without a pointer, choose “Type” instead.',
    drawLabelOnly: 'Drawing area for your signature',
    drawHint: 'Sign here with a finger, pen or mouse',
    undo: 'Undo',
    clear: 'Clear',
    missingText: 'Please type your name.',
    missingDrawing: 'Please draw your signature.',
    refused: 'The sender does not accept this kind of signature. Please sign in another way.',
    picture: 'Picture of your signature',
    missingPicture: 'Please choose a picture of your signature.',
  },

  initials: {
    title: 'Your initials',
    how: 'How would you like to give your initials?',
    optional: 'Optional: without initials their places stay empty.',
    typeLabel: 'Initials',
    drawLabel: 'Drawing area for your initials. Without a pointer, choose “Type” instead.',
    drawLabelOnly: 'Drawing area for your initials',
    missingText: 'Please type your initials.',
    missingDrawing: 'Please draw your initials.',
    picture: 'Picture of your initials',
    missingPicture: 'Please choose a picture of your initials.',
  },

  review: {
    signTitle: 'Review and sign',
    approveTitle: 'Review and approve',
    document: 'Document',
    signer: 'Signing as',
    approver: 'Approving as',
    signature: 'Signature',
    signStatement:
      'By selecting “Sign document” I sign this document. I mean my electronic signature to bind me as one by hand would.',
    approveStatement:
      'By selecting “Approve document” I approve this document as it is shown to me.',
    sign: 'Sign document',
    approve: 'Approve document',
    working: 'One moment …',
    yes: 'Yes',
    no: 'No',
    empty: 'left empty',
  },

  decline: {
    title: { signer: 'Decline to sign?', approver: 'Decline to approve?', viewer: '' },
    lead: 'The document is closed for everybody, and the sender is told. This cannot be undone.',
    reason: 'Reason',
    reasonHint: 'The sender will see it.',
    confirm: 'Decline document',
  },

  optOut: {
    title: 'Not sign electronically?',
    lead: (sender: string) =>
      `The document is closed for everybody and counts as declined. ${sender} is told and may ask you to sign on paper instead. This cannot be undone.`,
    confirm: 'Do not sign electronically',
  },

  states,

  place: {
    pageNumber: 'Page',
    ofPages: (count: number) => `of ${count}`,
    position: (step: number, of: number) =>
      step === 0 ? plural(of, { one: '# field', other: '# fields' }) : `Field ${step} of ${of}`,
    left: (count: number) =>
      count === 0 ? 'Everything is filled in' : `${count} still to fill in`,
    start: 'Start',
    next: 'Next',
    previous: 'Previous',
    backToPage: 'Back to the page',
    backToList: 'Back to what is missing',
    asList: 'Fill in as a list',
    signHere: 'Sign here',
    initialHere: 'Initials',
    signed: 'your signature stands here',
    initialled: 'your initials stand here',
    tooLong: (most: number) =>
      plural(most, {
        one: 'Please use one character only.',
        other: 'Please use # characters or fewer.',
      }),
    refused:
      'Some of what you filled in was not accepted. Please go back and look at what is marked.',
    unreadable: 'This browser cannot show the document.',
    unreadableHint: 'Save a copy and read it in another program. Then come back here to go on.',
    close: 'Close',
    voidReason: 'The reason given',
    kept: 'What you have filled in stays on this device until you sign or decline, for 30 days at most.',
    notKept: 'This browser does not let the page keep what you fill in: it is lost when you leave.',
  },

  upload: {
    way: 'Upload',
    hint: 'PNG or JPEG, up to 10 MB. Dark ink on white paper works best.',
    reading: 'Looking at the picture …',
    preview: 'The picture that you chose',
    refused: {
      type: 'This is not a PNG or JPEG picture. Please choose another one.',
      size: 'This picture is more than 10 MB. Please choose a smaller one, or cut it to the signature.',
      damaged: 'This picture cannot be opened. Please choose another one.',
      blank: 'There is nothing to see in this picture. Please choose another one.',
    },
    nameRefused:
      'This name has characters that cannot be printed in the document. Please write it without them, or draw your signature.',
  },

  errors: {
    offline: 'There is no connection right now. Nothing was lost; please try again.',
    tooMany: 'Too many tries in a short time. Please wait a moment and try again.',
    server: 'Something went wrong on our side. Please try again in a moment.',
    field: 'This was not accepted. Please check it.',
    picture:
      'This picture of your signature cannot be used. Please draw again or choose another one.',
    other:
      'That did not work. Please load the page again, and ask the sender if it keeps happening.',
    reference: (id: string) => `Reference: ${id}`,
    changed: 'The document has changed in the meantime. This is how it stands now.',
  },
};

export type Messages = typeof en;
