import { attack, type Attack } from '../attack.ts';
import { hasNoStore } from '../exclusions.ts';
import { coverResources, firstPage, otherContent, ref } from '../paint.ts';
import { append, changed, object, stream, withEntries } from '../revision.ts';
import type { SealedSample } from '../sealed.ts';

const oldStore = ({ catalog }: SealedSample) => catalog.entries['DSS'];

/** A revision with another DSS, whose text is that. */
const store =
  (
    body: (sealed: SealedSample) => string,
    more: (sealed: SealedSample) => ReturnType<typeof object>[] = () => [],
  ) =>
  (sealed: SealedSample) =>
    append(sealed, [
      ...more(sealed),
      object(sealed.size, body(sealed)),
      changed(sealed.catalog, { DSS: ref(sealed.size) }),
    ]);
const junk = (sealed: SealedSample, entries = '') => [
  object(sealed.size + 1, stream('0\u0003ab', entries)),
];

/** The store of what the seal is validated by (EN 319 142-1, 5.4.2), which may grow. */
export const stores: Attack[] = [
  attack('a store that holds the drawing of a page', (sealed) =>
    append(sealed, [
      object(sealed.size, `<< /Type /DSS /Certs [${ref(sealed.size + 1)}] >>`),
      object(
        sealed.size + 1,
        stream(
          otherContent,
          `/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources ${coverResources}`,
        ),
      ),
      changed(sealed.catalog, { DSS: ref(sealed.size) }),
      changed(firstPage(sealed), { Contents: ref(sealed.size + 1), Resources: coverResources }),
    ]),
  ),
  attack(
    'a store that holds the content of a page that was sealed',
    store((sealed) => `<< /Type /DSS /Certs [${ref(sealed.numberOf('content'))}] >>`),
  ),
  attack(
    'a store with an entry of no store',
    store((sealed) => `<< /Type /DSS /Note ${ref(sealed.size + 1)} >>`, junk),
  ),
  attack(
    'a store with entries for each signature',
    store(() => '<< /Type /DSS /VRI << >> >>'),
  ),
  attack(
    'an empty store',
    store(() => '<< /Type /DSS >>'),
  ),
  attack('no store', (sealed) => append(sealed, [changed(sealed.catalog, { DSS: '' })]), {
    not: [hasNoStore],
  }),
  attack(
    'a store with a certificate that is none',
    store((sealed) => `<< /Type /DSS /Certs [${ref(sealed.size + 1)}] >>`, junk),
  ),
  attack(
    'a store with an answer that is none',
    store((sealed) => `<< /Type /DSS /OCSPs [${ref(sealed.size + 1)}] >>`, junk),
  ),
  attack(
    'a store with a drawing for a certificate',
    store(
      (sealed) => `<< /Type /DSS /Certs [${ref(sealed.size + 1)}] >>`,
      (sealed) => junk(sealed, '/Type /XObject /Subtype /Form /BBox [0 0 9 9]'),
    ),
  ),
  attack(
    'a store whose certificates are packed twice',
    store(
      (sealed) => `<< /Type /DSS /Certs [${ref(sealed.size + 1)}] >>`,
      (sealed) => junk(sealed, '/Filter [/ASCIIHexDecode /FlateDecode]'),
    ),
  ),
  attack('a store within the catalog', (sealed) =>
    append(sealed, [changed(sealed.catalog, { DSS: '<< /Type /DSS >>' })]),
  ),
  attack(
    'the store behind two references',
    store((sealed) => oldStore(sealed) ?? 'null'),
    { not: [hasNoStore] },
  ),
  attack(
    'one of the certificates of the store',
    (sealed) => {
      const number = Number(/^(\d+) 0 R$/.exec(oldStore(sealed) ?? '')?.[1]);
      return append(sealed, [object(number, '<< /Type /DSS >>')]);
    },
    { not: [hasNoStore] },
  ),
  attack(
    'validation data that somebody else adds lawfully',
    store(
      (sealed) => `<< /Type /DSS /Certs [${ref(sealed.size + 1)}] >>`,
      (sealed) => {
        const certificate = sealed.strangerRoot;
        return [object(sealed.size + 1, stream(certificate))];
      },
    ),
  ),
  attack(
    'a store with /Certs twice',
    store(
      (sealed) =>
        withEntries({}, { Type: '/DSS', Certs: '[]' }).slice(0, -2) +
        `/Certs [${ref(sealed.size + 1)}]\n>>`,
      junk,
    ),
  ),
];
