import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Application } from '../../../support/application.ts';
import { effectsOf, nothing } from '../../../support/effects.ts';
import { invalidAt, refused } from '../../../support/refusals.ts';
import { givenDocument, givenWorkspace, type Workspace } from '../../../support/workspace.ts';
import { a4, ana, ben, box, fileField, putFields, startWithTexts } from './given-fields.ts';

const place = { page: 0, box: { x: 72, y: 700, width: 40, height: 12 } };
let app: Application;
let workspace: Workspace;
let id: string;
let recipientIds: string[];
beforeAll(async () => {
  app = await startWithTexts({ Once: [place], Twice: [place, place] });
  workspace = await givenWorkspace(app);
  ({ id, recipientIds } = await givenDocument(app, workspace, {
    pages: [a4, a4],
    fields: [fileField(), fileField({ name: 'mark', type: 'signature', rect: [72, 600, 90, 20] })],
    recipients: [
      { ...ana, role: 'approver' },
      { ...ben, role: 'viewer' },
      { ...ben, email: 'cora@example.com', role: 'cc' },
    ],
  }));
});
afterAll(() => app.stop());

const text = { name: 'x', type: 'text', recipient: 1, ...box };
const sign = { ...text, name: 's', type: 'signature' };
const select = { ...text, type: 'select', options: ['a', 'b'] };
const words = { ...text, recipient: undefined, value: 'Ana', read_only: true };
const { page: _page, ...boxOnly } = box;
const { x: _x, y: _y, width: _w, height: _h, page: _p, ...placeless } = text;
const size = { width: 40, height: 20 };

/** One field that is wrong, and where. */
const wrong: [name: string, field: unknown, ...pointers: string[]][] = [
  ['a member that is not known', { ...text, colour: 'red' }, '/colour'],
  ['no name', { ...text, name: undefined }, '/name'],
  ['an empty name', { ...text, name: '' }, '/name'],
  ['a name that begins with a space', { ...text, name: ' x' }, '/name'],
  ['a name with a letter that is not ASCII', { ...text, name: 'größe' }, '/name'],
  ['a name of 256 characters', { ...text, name: 'x'.repeat(256) }, '/name'],
  ['no type', { ...text, type: undefined }, '/type'],
  ['another type', { ...text, type: 'stamp' }, '/type'],
  ['initials of a text', { ...text, variant: 'initials' }, '/variant'],
  ['another variant', { ...sign, variant: 'seal' }, '/variant'],
  ['a recipient who is not there', { ...text, recipient: 'landlord' }, '/recipient'],
  ['a recipient of no document', { ...text, recipient: `rec_${'0'.repeat(26)}` }, '/recipient'],
  ['the signer number 0', { ...text, recipient: 0 }, '/recipient'],
  ['half a signer', { ...text, recipient: 1.5 }, '/recipient'],
  ['an empty label', { ...text, label: '' }, '/label'],
  ['a blank label', { ...text, label: ' ' }, '/label'],
  ['a label that turns text round', { ...text, label: 'a\u202eb' }, '/label'],
  ['a label that is half a character', { ...text, label: '\ud800' }, '/label'],
  ['options of a text', { ...text, options: ['a'] }, '/options'],
  ['no options', { ...select, options: undefined }, '/options'],
  ['an empty list of options', { ...select, options: [] }, '/options'],
  ['equal options', { ...select, options: ['a', 'b', 'a'] }, '/options/2'],
  ['an empty option', { ...select, options: ['a', ''] }, '/options/1'],
  [
    '501 options',
    { ...select, options: Array.from({ length: 501 }, (_, n) => `${n}`) },
    '/options',
  ],
  ['a limit of a number', { ...text, type: 'number', max_length: 3 }, '/max_length'],
  ['a limit of nothing', { ...text, max_length: 0 }, '/max_length'],
  ['a value past its limit', { ...text, max_length: 3, value: 'four' }, '/value'],
  ['a text for a number', { ...text, type: 'number', value: '12' }, '/value'],
  ['a number for a text', { ...text, value: 12 }, '/value'],
  ['a day that does not exist', { ...text, type: 'date', value: '2027-02-30' }, '/value'],
  ['a value that is no option', { ...select, value: 'c' }, '/value'],
  ['a value of null', { ...text, value: null }, '/value'],
  ['a value of a signature', { ...sign, value: 'Ana' }, '/value'],
  ['two lines in a text', { ...text, value: 'a\nb' }, '/value'],
  ['a control character', { ...text, value: 'a\u0007' }, '/value'],
  ['a turn of direction', { ...text, value: 'a\u202e' }, '/value'],
  ['a character that no font has', { ...words, value: 'Ana \u{10ffff}' }, '/value'],
  ['a letter that no font has', { ...text, value: 'Ana \ue000' }, '/value'],
  ['no recipient', { ...text, recipient: undefined }, '/recipient'],
  ['the sender’s without `read_only`', { ...words, read_only: undefined }, '/read_only'],
  ['the sender’s without a value', { ...words, value: undefined }, '/value'],
  ['empty words of the sender', { ...words, value: ' ' }, '/value'],
  ['the sender’s own signature', { ...sign, recipient: undefined }, '/recipient'],
  ['a signature for good', { ...sign, read_only: true }, '/read_only'],
  ['`auto` with a value', { ...text, auto: 'name', value: 'Ana' }, '/value'],
  ['`auto` for good', { ...text, auto: 'name', read_only: true }, '/read_only'],
  ['`auto` of nobody', { ...text, auto: 'name', recipient: undefined }, '/recipient'],
  ['`signed_at` in a text', { ...text, auto: 'signed_at' }, '/auto'],
  ['`name` in a date', { ...text, type: 'date', auto: 'name' }, '/auto'],
  ['a format of a text', { ...text, format: 'dd.mm.yyyy' }, '/format'],
  ['a date without its year', { ...text, type: 'date', format: 'd mmmm' }, '/format'],
  ['a date without its day', { ...text, type: 'date', format: 'mm/yyyy' }, '/format'],
  ['a letter that is none of a date', { ...text, type: 'date', format: 'd.m.yyyy HH' }, '/format'],
  ['a day of three letters', { ...text, type: 'date', format: 'ddd mm yyyy' }, '/format'],
  ['small print', { ...text, font_size: 5.9 }, '/font_size'],
  ['large print', { ...text, font_size: 24.1 }, '/font_size'],
  ['the size of a tick', { ...text, type: 'checkbox', font_size: 12 }, '/font_size'],
  ['no place', placeless, ''],
  ['no page', { ...placeless, ...boxOnly }, '/page'],
  ['no height', { ...text, height: undefined }, '/height'],
  ['a page 0', { ...text, page: 0 }, '/page'],
  ['a page that is not there', { ...text, page: 3 }, '/page'],
  ['the last page but one from the end', { ...text, page: -2 }, '/page'],
  ['half a page', { ...text, page: 1.5 }, '/page'],
  ['a negative place', { ...text, x: -0.001 }, '/x'],
  ['a place beyond all pages', { ...text, y: 1e308 }, '/y'],
  ['a text as a place', { ...text, x: '72' }, '/x'],
  ['a negative size', { ...text, width: -4 }, '/width'],
  ['a size below 4 points', { ...text, height: 3.9994 }, '/height'],
  ['a narrow signature', { ...sign, width: 19.999 }, '/width'],
  ['a low signature', { ...sign, height: 9.999 }, '/height'],
  ['a place beside an anchor', { ...text, anchor: { text: 'Once' } }, '/anchor'],
  ['x beside an anchor', { ...placeless, x: 1, ...size, anchor: { text: 'Once' } }, '/x'],
  ['a page for every page', { ...text, every_page: true }, '/every_page'],
  ['not every page', { ...placeless, ...boxOnly, every_page: false }, '/every_page'],
  ['places and an anchor', { ...placeless, places: [box], anchor: { text: 'Once' } }, '/anchor'],
  ['another first place', { ...text, x: 73, places: [box] }, '/page'],
  ['a size beside places', { ...placeless, places: [box], width: 9 }, '/width'],
  ['no places', { ...placeless, places: [] }, '/places'],
  [
    'a second place off the page',
    { ...placeless, places: [box, { ...box, x: 476 }] },
    '/places/1/x',
  ],
  ['a place with another member', { ...placeless, places: [{ ...box, z: 1 }] }, '/places/0/z'],
  ['buttons of a text', { ...placeless, places: [{ ...box, option: 'a' }] }, '/places/0/option'],
  [
    'a button without its option',
    { ...placeless, type: 'select', places: [{ ...box, option: 'a' }, box] },
    '/places/1/option',
  ],
  [
    'equal buttons',
    {
      ...placeless,
      type: 'select',
      places: [
        { ...box, option: 'a' },
        { ...box, option: 'a' },
      ],
    },
    '/places/1/option',
  ],
  [
    'options beside buttons',
    { ...placeless, type: 'select', options: ['a'], places: [{ ...box, option: 'a' }] },
    '/options',
  ],
  ['no size of an anchor', { ...placeless, anchor: { text: 'Once' } }, '/width', '/height'],
  ['an anchor of nothing', { ...placeless, ...size, anchor: { text: ' ' } }, '/anchor/text'],
  [
    'an anchor of 4 kB',
    { ...placeless, ...size, anchor: { text: 'x'.repeat(4_096) } },
    '/anchor/text',
  ],
  [
    'an anchor with a page',
    { ...placeless, ...size, anchor: { text: 'Once', page: 1 } },
    '/anchor/page',
  ],
  [
    'an occurrence 0',
    { ...placeless, ...size, anchor: { text: 'Once', occurrence: 0 } },
    '/anchor/occurrence',
  ],
  [
    'an occurrence of all',
    { ...placeless, ...size, anchor: { text: 'Once', occurrence: 1, all: true } },
    '/anchor/occurrence',
  ],
  [
    'an anchored box off the page',
    { ...placeless, ...size, anchor: { text: 'Once', dx: -72.001 } },
    '/anchor',
  ],
];

test.each(wrong)('VALIDATION_ERROR: %s', async (_name, field, ...pointers) => {
  const good = { ...text, name: 'good' };
  const { reply, ...effects } = await effectsOf(app, () => putFields(workspace, id, [good, field]));
  expect(reply).toEqual(invalidAt(...pointers.map((pointer) => `/fields/1${pointer}`)));
  expect(effects).toEqual(nothing);
});

test('a box off by a hair is refused with the numbers', async () => {
  const reply = await putFields(workspace, id, [{ ...text, page: 2, x: 475.281, width: 120 }]);
  expect(reply.body.errors).toEqual([
    { pointer: '/fields/0/x', message: 'ends at 595.281; page 2 is 595.28 wide' },
  ]);
  const low = await putFields(workspace, id, [{ ...text, y: 830 }]);
  expect(low.body.errors[0].message).toBe('ends at 848; page 1 is 841.89 high');
  expect(await putFields(workspace, id, [{ ...text, x: 475.2804 }])).toMatchObject({ status: 200 });
});

test('a viewer and who gets a copy hold nothing, an approver no signature', async () => {
  const [approver, viewer, copy] = recipientIds;
  const fields = [
    { ...text, recipient: viewer },
    { ...sign, recipient: approver },
    { name: 'mark', recipient: approver },
    { ...text, name: 'y', recipient: copy },
  ];
  expect(await putFields(workspace, id, fields)).toEqual(
    invalidAt(...fields.map((_field, index) => `/fields/${index}/recipient`)),
  );
});

test('a holder who would become a viewer stays what they are', async () => {
  const [approver = ''] = recipientIds;
  await putFields(workspace, id, [{ ...text, recipient: approver }]);
  const query = { document_id: id, id: approver };
  const update = (role: string) =>
    workspace.api.call('PUT', '/recipients/update', { query, body: { role } });
  expect(await update('viewer')).toEqual(invalidAt('/role'));
  await putFields(workspace, id, []);
  expect(await update('viewer')).toMatchObject({ status: 200 });
  await update('approver');
});

describe('a field of the file', () => {
  test.each([
    ['type', { type: 'number' }],
    ['options', { options: ['a'] }],
    ['format', { format: 'd.m.yyyy' }],
    ['auto', { auto: 'name' }],
    ['placeholder', { placeholder: 'x' }],
    ['max_length', { max_length: 9 }],
    ['font_size', { font_size: 9 }],
    ['variant', { variant: 'initials' }],
    ['label', { label: '' }],
    ['value', { value: 5 }],
    ['value', { read_only: true }],
  ])('takes no other %s', async (key, more) => {
    const reply = await putFields(workspace, id, [{ name: 'rent', ...more }]);
    expect(reply).toEqual(invalidAt(`/fields/0/${key}`));
  });
});

test('names are unique in one body, and there are a thousand fields at most', async () => {
  expect(await putFields(workspace, id, [text, text])).toEqual(invalidAt('/fields/1/name'));
  const twice = [{ name: 'rent' }, { name: 'rent' }];
  expect(await putFields(workspace, id, twice)).toEqual(invalidAt('/fields/1/name'));
  const many = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ ...text, name: `x${at}` }));
  expect(await putFields(workspace, id, many(1_001))).toEqual(invalidAt('/fields'));
  // With the two of the file.
  expect(await putFields(workspace, id, many(999))).toEqual(invalidAt('/fields'));
  const places = Array.from({ length: 2_500 }, () => box);
  const both = ['a', 'b'].map((name) => ({ ...placeless, name, places }));
  expect(await putFields(workspace, id, both)).toEqual(invalidAt('/fields'));
});

test.each([
  ['nothing', undefined, '/fields'],
  ['an object', {}, '/fields'],
  ['null among them', [null], '/fields/0'],
])('fields that are %s', async (_name, fields, pointer) => {
  expect(await putFields(workspace, id, fields)).toEqual(invalidAt(pointer));
});

test('another member, and a revision that is none', async () => {
  expect(await putFields(workspace, id, [], { title: 'x' })).toEqual(invalidAt('/title'));
  expect(await putFields(workspace, id, [], { revision: '1' })).toEqual(invalidAt('/revision'));
});

describe('anchors', () => {
  const anchored = (anchor: object) => [
    { ...text, name: 'good' },
    { ...placeless, ...size, anchor },
  ];

  test.each(['.*', 'once', '[A-Z]+'])('ANCHOR_NOT_FOUND: %s', async (text) => {
    const reply = await putFields(workspace, id, anchored({ text }));
    expect(reply).toEqual(refused(400, 'ANCHOR_NOT_FOUND'));
    expect(reply.body).toMatchObject({ pages: 2, errors: [{ pointer: '/fields/1/anchor' }] });
  });

  test('ANCHOR_NOT_FOUND: an occurrence too high', async () => {
    const reply = await putFields(workspace, id, anchored({ text: 'Twice', occurrence: 3 }));
    expect(reply).toEqual(refused(400, 'ANCHOR_NOT_FOUND'));
    expect(reply.body).toMatchObject({ pages: 2, found: 2 });
  });

  test('ANCHOR_AMBIGUOUS: more than one, and no word of which', async () => {
    const reply = await putFields(workspace, id, anchored({ text: 'Twice' }));
    expect(reply).toEqual(refused(400, 'ANCHOR_AMBIGUOUS'));
    expect(reply.body).toMatchObject({ found: 2, errors: [{ pointer: '/fields/1/anchor' }] });
  });
});
