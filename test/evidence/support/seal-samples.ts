import type { SealField, SealInput } from '../../../src/evidence/pages/seal-input.ts';
import { rawPdf, streamBody } from '@countersign/pdf/testing/raw-pdf';
import { drawnSignature } from '@countersign/pdf/testing/drawn-signature';
import { sealedOn, sealInput, signer } from './seal-fixture.ts';

/** Names and words of each script, which must read the same when they are copied. */
export const scripts = {
  Latin: ['Zażółć Gęślą', 'Nguyễn Thị Hồng Ánh'],
  Greek: ['Σωκράτης Ἀθηναῖος', 'Γιώργος Παπαδόπουλος'],
  Cyrillic: ['Пётр Чайковский', 'Олександр Ґалаґан'],
  Arabic: ['محمد عبد الله السلام', 'فاطمة الزهراء (المديرة)'],
  Hebrew: ['דוד בן־גוריון', 'שרה לוי 12'],
  Devanagari: ['हिन्दी क्षत्रिय', 'श्रीकृष्ण शर्मा'],
  Thai: ['สมชาย น้ำใจดี', 'กรุงเทพมหานคร'],
  'Chinese, simplified': ['王小明', '中华人民共和国'],
  'Chinese, traditional': ['陳大文', '臺灣繁體中文'],
  Japanese: ['山田 太郎', 'さくらラーメン'],
  Korean: ['김철수', '대한민국 서울특별시'],
  Emoji: ['Zoë 🙂👩‍💻', '🇩🇪 👍🏽 ❤️'],
} as const;

/** Of further scripts that are drawn, a name each. */
export const moreScripts = {
  Telugu: 'రాజు శ్రీనివాస్',
  Kannada: 'ಕೃಷ್ಣ ರಾವ್',
  Malayalam: 'ശ്രീകുമാർ',
  Gujarati: 'મહાત્મા ગાંધી',
  Gurmukhi: 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ',
  Oriya: 'ଓଡ଼ିଆ ଦାସ',
  Sinhala: 'ශ්‍රී පෙරේරා',
  Khmer: 'សុខ ចាន់',
  Lao: 'ສົມສັກ',
  Myanmar: 'အောင်ဆန်း',
  Ethiopic: 'አበበ ቢቂላ',
  Thaana: 'އަހުމަދު',
  Tibetan: 'བསྟན་འཛིན',
} as const;

type Script = keyof typeof scripts;
export const scriptNames = Object.keys(scripts) as Script[];

interface PageSpec {
  mediaBox: string;
  /** Entries of the page, such as /Rotate. */
  entries?: string;
  /** Outlined, as a form has its boxes. */
  boxes?: readonly (readonly [number, number, number, number])[];
}

/** Pages of a size, with a line of text and boxes where fields are. */
export function pagesPdf(pages: readonly PageSpec[], catalog = ''): Buffer {
  const kids = pages.map((_, index) => `${4 + index * 2} 0 R`);
  return rawPdf([
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap(({ mediaBox, entries = '', boxes = [] }, index) => {
      const outlines = boxes.map((box) => `0.7 G 0.5 w ${box.join(' ')} re S`).join('\n');
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox ${mediaBox} ${entries} ` +
          `/Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + index * 2} 0 R >>`,
        streamBody(`BT /F1 14 Tf 70 60 Td (Page ${index + 1} of the agreement) Tj ET\n${outlines}`),
      ];
    }),
  ]);
}

const a4 = '[0 0 595 842]';

function textField(value: string, rect: SealField['rect'], page = 0): SealField {
  return { label: 'Value', type: 'text', value, page, rect };
}

/** One signer for each script: names, typed signatures and values in it. */
export async function everyScript(entries: Partial<SealInput> = {}): Promise<SealInput> {
  const rectOf = (row: number, column: number) =>
    [60 + column * 250, 760 - row * 50, 225, 30] as const;
  const boxes = scriptNames.flatMap((_, row) => [rectOf(row, 0), rectOf(row, 1)]);
  const recipients = scriptNames.map((script, row) => {
    const [name, word] = scripts[script];
    return signer({
      id: `rec_${row}`,
      name,
      email: `signer${row}@example.com`,
      signatureId: `sig_${row}`,
      signature: { type: 'typed', text: name },
      fields: [textField(`${script}: ${word}`, rectOf(row, 0))],
      signatureFields: [{ page: 0, rect: rectOf(row, 1) }],
      consentLinkChannel: 'mail',
      actLinkChannel: row % 2 === 0 ? 'mail' : 'api',
    });
  });
  const input = await sealInput(pagesPdf([{ mediaBox: a4, boxes }]), recipients);
  return { ...input, ...entries };
}

const long = (words: string) => words.repeat(100).slice(0, 300).trim();

/** Names of 300 characters and long addresses, in the document and on a page of signatures. */
export async function longNames(): Promise<SealInput> {
  const email = `${'long.local.part'.repeat(4)}@${'very-long-domain-name.'.repeat(8)}example.com`;
  const names = [
    long('Wolfeschlegelsteinhausenbergerdorff Hubert Blaine '),
    long('Uninterrupted'),
    long('محمد بن عبد الرحمن '),
    long('寿限無寿限無五劫の擦り切れ、'),
  ];
  const recipients = names.map((name, index) =>
    signer({
      id: `rec_${index}`,
      name,
      email,
      signatureId: `sig_${index}`,
      signature: { type: 'typed', text: name.slice(0, 100) },
      userAgent: `Mozilla/5.0 (${'X11; Linux x86_64; '.repeat(12)}) Gecko/20100101 Firefox/140.0`,
    }),
  );
  const input = await sealInput(pagesPdf([{ mediaBox: a4 }]), recipients);
  return { ...input, document: { ...input.document, title: long('A title that goes on, ') } };
}

/** Values that fit, that wrap and shrink, and that have to be cut. */
export async function longValues(): Promise<SealInput> {
  const words = 'The quick brown fox jumps over the lazy dog. ';
  const rects = [
    [60, 700, 200, 20],
    [60, 640, 200, 40],
    [60, 600, 60, 16],
    [60, 480, 200, 80],
    [60, 420, 200, 40],
    [320, 700, 200, 20],
    [320, 600, 200, 80],
    [320, 540, 80, 18],
  ] as const;
  const values = [
    'Short',
    words.repeat(4),
    words,
    words.repeat(6),
    words.repeat(40),
    'نص عربي قصير',
    'هذا نص عربي طويل يمتد على عدة أسطر في حقل واحد. '.repeat(4),
    'ยินดีต้อนรับสู่กรุงเทพมหานคร'.repeat(3),
  ];
  const fields = rects.map((rect, index): SealField => ({
    label: `Field ${index + 1}`,
    type: index === 3 || index === 4 || index === 6 ? 'textarea' : 'text',
    value: values[index] ?? '',
    page: 0,
    rect,
  }));
  return sealInput(pagesPdf([{ mediaBox: a4, boxes: rects }]), [signer({ fields })]);
}

/** Turned pages with a visible part of their own; each field is shown upright. */
export async function turnedPages(): Promise<SealInput> {
  const turns = [0, 90, 180, 270];
  const rects = [
    [150, 400, 220, 60],
    [420, 300, 60, 220],
    [150, 600, 160, 30],
    [420, 560, 30, 160],
  ] as const;
  const image = await drawnSignature();
  const pages = turns.map((turn) => ({
    mediaBox: a4,
    entries: `/Rotate ${turn} /CropBox [50 40 560 800]`,
    boxes: rects,
  }));
  const places = turns.map((_, page) => page);
  const recipient = signer({
    signature: { type: 'drawn', image },
    fields: places.flatMap((page) => [
      textField('Ada Lovelace', rects[2], page),
      textField('Ada Lovelace', rects[3], page),
    ]),
    signatureFields: places.flatMap((page) => [
      { page, rect: rects[0] },
      { page, rect: rects[1] },
    ]),
  });
  return sealInput(pagesPdf(pages), [recipient]);
}

export async function landscapeA3(): Promise<SealInput> {
  const boxes = [[800, 80, 300, 80]] as const;
  const input = await sealInput(pagesPdf([{ mediaBox: '[0 0 1190.55 841.89]', boxes }]), [
    signer({
      signature: { type: 'drawn', image: await drawnSignature() },
      signatureFields: [{ page: 0, rect: boxes[0] }],
    }),
    signer({
      id: 'rec_2',
      name: 'Grace Hopper',
      signature: { type: 'typed', text: 'Grace Hopper' },
    }),
  ]);
  return { ...input, locale: 'de' };
}

export async function manyPages(): Promise<SealInput> {
  const pages = Array.from({ length: 300 }, () => ({
    mediaBox: a4,
    boxes: [[60, 700, 200, 20]] as const,
  }));
  const fields = pages.map((_, page) =>
    textField(`Initialled on page ${page + 1}`, [60, 700, 200, 20], page),
  );
  return { ...(await sealInput(pagesPdf(pages), [signer({ fields })])), locale: 'fr' };
}

/** Passed on twice, opened by codes, signed by a passkey; with somebody who gets a copy. */
export async function passedOn(locale: SealInput['locale']): Promise<SealInput> {
  const at = (minutes: number) => new Date(sealedOn.getTime() + minutes * 60_000);
  const proved = {
    before: 'view',
    attempts: 1,
    ip_address: '203.0.113.7',
    user_agent: '',
  } as const;
  const flags = { user_present: true, user_verified: true, backup_eligible: true, backed_up: true };
  const part = { act: '', credential_id: '', public_key: '', authenticator_data: '' };
  const passkey = { ...part, client_data: '', signature: '', aaguid: '', flags };
  const cy = signer({
    name: 'Cy Young',
    email: 'cy@example.com',
    knownBy: 'scrolled',
    passings: [
      { holder: 'Bo Lind', before: 'Ana Torres', at: at(-60), by: 'recipient', reason: 'on leave' },
      { holder: 'Cy Young', before: 'Bo Lind', at: at(-30), by: 'sender' },
    ],
    authentication: [
      { ...proved, method: 'email_code', at: at(-20).toISOString(), hint: 'c•••@example.com' },
      { ...proved, method: 'access_code', at: at(-19).toISOString() },
      { ...proved, method: 'external_code', at: at(-18).toISOString() },
      { ...proved, method: 'passkey', before: 'act', at: at(0).toISOString(), passkey },
    ],
    signature: { type: 'typed', text: 'Cy Young' },
  });
  const copies = [{ name: 'Cora Haas', email: 'cora@example.com' }];
  return { ...(await sealInput(pagesPdf([{ mediaBox: '[0 0 595 842]' }]), [cy])), copies, locale };
}
