import type { Language } from '../languages.ts';
import { percentIn, pluralIn } from '../plurals.ts';
import { delegation } from './delegation.ts';
import { proof } from './proof.ts';
import { onPage } from './roles.ts';

const plural = pluralIn('en');

/** Everything the page says, in English. Another language is another object of this shape. */
export const page = {
  language: 'en' as Language,

  /** In the page itself, for browsers that run no scripts. */
  noScript:
    'This page shows a document to be signed and needs JavaScript to do so. Please switch it on and load the page again, or ask the sender for the document on paper.',
  /** In the page itself, for browsers that cannot run its scripts. */
  outdated:
    'This browser is too old to show the document. Please update it, or open the link in another one: a current Chrome, Edge, Firefox, Safari or Samsung Internet.',
  /** In the page itself, where its script or style sheet did not come, or not whole. */
  unstarted: 'This page has not arrived completely. Please check your connection.',
  loadAnew: 'Load the page again',
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

  roles: onPage,

  consent: {
    title: 'Before you open the document',

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
    notSaved: 'Nothing was saved?',
    ownAddress: 'Open the PDF at an address of its own',
    print: {
      notReady:
        'Not all pages were ready to be printed. Print again in a moment, or save a copy and print that: then all pages are printed.',
      ready: 'All pages are ready now: please print again.',
      tooLong:
        'This document is too long to be printed from this page. Save a copy and print that.',
    },
    loading: 'Loading the document …',
    failed: 'The document could not be shown.',
    failedHint: 'Your connection may have been interrupted. Nothing was signed.',
    pageFailed: 'This page could not be shown.',
    show: 'Show the document',
    notViewed: 'That you have opened the document could not be recorded yet.',
  },

  ready: {
    notViewedYet: 'You can go on as soon as the first page is on your screen.',
    fields: 'Your details',
    reviewSign: 'Review and sign',
    reviewApprove: 'Review and approve',

    optOut: 'I do not want to sign electronically',
    optOutOfApproval: 'I do not want to approve electronically',
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
    chooseDate: 'Choose a date',
    noChoice: 'No choice',
    badNumber: 'Please give a number, such as 1,240.50.',
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
    filledIn: (count: number) =>
      plural(count, { one: 'What you filled in: # field', other: 'What you filled in: # fields' }),
  },

  decline: {
    lead: 'The document is closed for everybody, and the sender is told. This cannot be undone.',
    reason: 'Reason',
    reasonHint: 'The sender will see it.',
    confirm: 'Decline document',
  },

  delegation,

  proof,

  optOut: {
    title: 'Not sign electronically?',
    lead: (sender: string) =>
      `The document is closed for everybody and counts as declined. ${sender} is told and may ask you to sign on paper instead. This cannot be undone.`,
    confirm: 'Do not sign electronically',
  },

  /** The same for who was asked to approve. */
  optOutOfApproval: {
    title: 'Not approve electronically?',
    lead: (sender: string) =>
      `The document is closed for everybody and counts as declined. ${sender} is told and may bring it to you on paper instead. This cannot be undone.`,
    confirm: 'Do not approve electronically',
  },

  /** What is said of each state that the document is in for this recipient. */
  states: {
    not_sent: {
      title: 'Not sent yet',
      lead: (sender: string) =>
        `${sender} is still preparing this document. You will be told when it is your turn.`,
    },
    waiting: {
      title: 'Not your turn yet',
      lead: 'Others act on this document before you. You will be told as soon as it is your turn, and this link stays valid.',
    },
    done: {
      lead: 'Thank you. Others still have to act; when everybody has, the completed document can be downloaded here. You can close this page.',
    },
    completed: {
      title: 'Completed',

      lead: 'Everybody has acted. The completed document carries all signatures and a certificate that shows who signed and when.',
      preparing: 'The completed document is being sealed. It will be ready here in a moment.',
      pending: 'Sealing takes longer than usual. Please come back to this link later.',
      download: 'Download the completed document',
    },
    contentExpired: {
      lead: 'Everybody has acted. The document was completed so long ago that this link no longer shows it; a fresh one, sent by mail, does.',
      ask: 'Mail me a fresh link',
      asked: (email: string) =>
        `If the sender lets us write to ${email}, a fresh link is on its way or came within the last day. Otherwise, please ask the sender.`,
    },
    declined: {
      title: 'Declined',
      lead: 'Somebody declined this document, so it is closed. Nobody can sign it any more.',
      own: 'You declined this document. It is closed, and the sender has been told.',
    },
    voided: {
      title: 'Withdrawn by the sender',
      lead: (sender: string) =>
        `${sender} has withdrawn this document. There is nothing left for you to do.`,
    },
    expired: {
      title: 'The deadline has passed',
      lead: (sender: string) =>
        `This document was not completed in time, so it is closed. Ask ${sender} to send it again if it is still needed.`,
      when: (deadline: string) => `It was open until ${deadline}.`,
    },
    invalid: {
      title: 'This link does not work',
      lead: 'It may be incomplete, or it has been replaced by a newer one. Open the link from your most recent mail about the document, or ask the sender for a new one.',
    },
    failed: {
      title: 'The document cannot be opened now',
      lead: 'Nothing is lost. Please check your connection and try again.',
    },
    willBeMailed: (email: string) => `The completed document will be mailed to ${email}.`,
    isMailed: (email: string) => `The completed document is mailed to ${email} as well.`,
    optedOut: {
      title: 'You asked for paper',
      lead: (sender: string) =>
        `You chose not to do this electronically, so the document is closed here. ${sender} has been told and may send it to you on paper.`,
    },
    contact: 'Questions?',
    recordedAt: (when: string) => `Recorded on ${when}`,
    showDocument: 'The document',
    /** Who else acts, and who has; of the reader the second form. */
    participants: {
      title: 'Who acts on this document',
      you: '(you)',

      signed: (when: string) => `Signed on ${when}`,
      approved: (when: string) => `Approved on ${when}`,
      declined: 'Declined',
      due: 'Their turn now',
      ownDue: 'Your turn now',
      waiting: 'Waiting for their turn',
      ownWaiting: 'Waiting for your turn',
      not_needed: 'No longer needed',
      more: (count: number) => plural(count, { one: 'and # more', other: 'and # more' }),
    },
  },

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

  /** Putting a signature or initials at their places. */
  adopting: {
    here: 'Use it here',
    inAll: (places: number) =>
      plural(places, { one: 'Use it in its place', other: 'Use it in all # places' }),
    where: (pages: string, count: number) => (count === 1 ? `Page ${pages}` : `Pages ${pages}`),
    standing: (done: number, of: number) => `It stands in ${done} of ${of} places.`,
    open: (places: number) =>
      plural(places, { one: 'Not in its place yet.', other: 'Not yet in # of its places.' }),
  },

  /** What stands in fields before the reader has filled in anything, and by whose hand. */
  prefilled: {
    suggested: 'Suggested by the sender',
    bySender: 'Filled in by the sender',
    byItself: 'Filled in for you',
    /** Instead of the day on which somebody will have acted. */
    dayOf: { signer: 'Date of signing', approver: 'Date of approval' },
  },

  /** After the act, where the sender leads the reader on. */
  goOn: {
    to: (host: string) => `Continue to ${host}`,
    soon: (host: string, seconds: number) =>
      plural(seconds, {
        one: `This page goes on to ${host} in # second.`,
        other: `This page goes on to ${host} in # seconds.`,
      }),
    stop: 'Stay here',
    stopped: 'You stay on this page.',
  },

  upload: {
    way: 'Upload',
    choose: 'Choose a picture',
    hint: 'PNG or JPEG, up to 10 MB. Dark ink on white paper works best.',
    reading: 'Looking at the picture …',
    preview: 'The picture that you chose',
    refused: {
      type: 'This is not a PNG or JPEG picture. Please choose another one.',
      size: 'This picture is more than 10 MB. Please choose a smaller one, or cut it to the signature.',
      damaged: 'This picture cannot be opened. Please choose another one.',
      blank: 'There is nothing to see in this picture. Please choose another one.',
      unscaled:
        'This browser cannot make the picture smaller. Please choose one of 1.3 MB and 4,000 pixels a side at most, or use another browser.',
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

export type PageWords = typeof page;
