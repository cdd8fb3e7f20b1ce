import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { TypeID } from 'typeid-js';
import { parsePublicId, publicId, type IdPrefix, type Uuid } from '../../src/domain/ids.ts';

const zeros = '00000000-0000-0000-0000-000000000000';
const ones = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** Text as if a row had given it. */
function asRow<Prefix extends IdPrefix>(text: string): Uuid<Prefix> {
  return text as Uuid<Prefix>;
}

test('the valid examples of the TypeID specification are written and read', () => {
  // valid.yml of the specification, with prefixes of ours.
  const examples = [
    ['00000000000000000000000000', zeros],
    ['00000000000000000000000001', '00000000-0000-0000-0000-000000000001'],
    ['0000000000000000000000000a', '00000000-0000-0000-0000-00000000000a'],
    ['0000000000000000000000000g', '00000000-0000-0000-0000-000000000010'],
    ['00000000000000000000000010', '00000000-0000-0000-0000-000000000020'],
    ['7zzzzzzzzzzzzzzzzzzzzzzzzz', ones],
    ['0123456789abcdefghjkmnpqrs', '0110c853-1d09-52d8-d73e-1194e95b5f19'],
    ['01h455vb4pex5vsknk084sn02q', '01890a5d-ac96-774b-bcce-b302099a8057'],
  ] as const;
  for (const [suffix, uuid] of examples) {
    expect(publicId('doc', asRow(uuid))).toBe(`doc_${suffix}`);
    expect(parsePublicId('doc', `doc_${suffix}`)).toBe(uuid);
  }
});

test('any UUID is written as typeid-js writes it, and comes back', () => {
  fc.assert(
    fc.property(fc.uuid(), (uuid) => {
      const text = publicId('rec', asRow(uuid));
      expect(text).toBe(TypeID.fromUUID('rec', uuid).toString());
      expect(parsePublicId('rec', text)).toBe(uuid);
    }),
    { numRuns: 2000 },
  );
});

test('any text that reads as an id is exactly what would be written', () => {
  const alphabet = '0123456789abcdefghjkmnpqrstvwxyzilouA-_'.split('');
  const suffix = fc.string({ unit: fc.constantFrom(...alphabet), minLength: 25, maxLength: 27 });
  fc.assert(
    fc.property(suffix, (text) => {
      const uuid = parsePublicId('evt', `evt_${text}`);
      if (uuid !== undefined) expect(publicId('evt', uuid)).toBe(`evt_${text}`);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['another prefix', 'rec_01h455vb4pex5vsknk084sn02q'],
  ['no prefix', '01h455vb4pex5vsknk084sn02q'],
  ['a bare UUID', '01890a5d-ac96-774b-bcce-b302099a8057'],
  ['the prefix in upper case', 'DOC_01h455vb4pex5vsknk084sn02q'],
  ['a suffix in upper case', 'doc_01H455VB4PEX5VSKNK084SN02Q'],
  ['one character too few', 'doc_01h455vb4pex5vsknk084sn02'],
  ['one character too many', 'doc_01h455vb4pex5vsknk084sn02qq'],
  ['more than 128 bits', 'doc_8zzzzzzzzzzzzzzzzzzzzzzzzz'],
  ['a letter that Crockford left out', 'doc_01h455vb4pex5vsknk084sn02u'],
  ['a hyphen', 'doc_01h455vb4pex5vsknk084sn0-q'],
  ['a line break behind', 'doc_01h455vb4pex5vsknk084sn02\n'],
  ['a letter beyond ASCII', 'doc_01h455vb4pex5vsknk084sn02é'],
  ['nothing', ''],
])('an id with %s is no id', (_, text) => {
  expect(parsePublicId('doc', text)).toBeUndefined();
});

test('what is not a UUID is not written', () => {
  for (const text of ['', 'x', zeros.slice(1), zeros.replace('0', 'g'), zeros.replace(/0$/, 'é')]) {
    expect(() => publicId('doc', asRow(text))).toThrow('not a UUID');
  }
});
