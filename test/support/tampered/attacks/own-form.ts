import { assembleCms, readSealCms } from '@countersign/verifier/seal-cms';
import type { ValidationData } from '@countersign/verifier/pdf/file-end';
import { answerWith } from '@countersign/verifier/status-form';
import { tokenWith } from '@countersign/verifier/token-form';
import {
  certificatesIn,
  withMoreData,
  withMoreTime,
  withOtherCertificates,
  withOtherData,
  withTime,
  withToken,
} from '../../../evidence/support/in-our-form.ts';
import { sealedFile } from '../../../evidence/support/sealed-file.ts';
import { attack, type Attack } from '../attack.ts';
import { hasNoStore, hasNoTimestamp, hasNoToken, losesRenewals } from '../exclusions.ts';
import type { SealedSample } from '../sealed.ts';

type Certificates = readonly Uint8Array[];

const strangersData = ({ strangerRoot }: SealedSample): ValidationData => ({
  certificates: [strangerRoot],
  ocsps: [],
  crls: [],
});

/** Behind the seal other data, which the seal’s own authority stamps where it stamped the others. */
const anew =
  (change: (data: ValidationData, sealed: SealedSample) => ValidationData) =>
  async (sealed: SealedSample): Promise<Buffer> => {
    const other = withOtherData(sealed.bytes, (data) => change(data, sealed));
    const isStamped = sealedFile(sealed.bytes).timestamps.length > 0;
    return Buffer.from(isStamped ? await withTime(other, sealed.authority.own) : other);
  };

const lastTimestamp =
  (change: (certificates: Certificates, sealed: SealedSample) => Certificates) =>
  (sealed: SealedSample): Buffer =>
    Buffer.from(withOtherCertificates(sealed.bytes, (all) => change(all, sealed)));

const tokenOfSeal =
  (change: (certificates: Certificates, sealed: SealedSample) => Certificates) =>
  (sealed: SealedSample): Buffer => {
    const { cms } = sealedFile(sealed.bytes).seal;
    const parts = readSealCms(cms);
    const token = parts.timestampToken;
    if (!token) throw new Error('No timestamp is in the seal.');
    const timestampToken = tokenWith(token, change(certificatesIn(token), sealed));
    return Buffer.from(withToken(sealed.bytes, cms, assembleCms({ ...parts, timestampToken })));
  };

const behindTheSeal = (what: string, change: Parameters<typeof anew>[0]) =>
  attack(`${what} behind the seal`, anew(change), { not: [hasNoStore, losesRenewals] });

const inLastTimestamp = (what: string, change: Parameters<typeof lastTimestamp>[0]) =>
  attack(`${what} in its last timestamp`, lastTimestamp(change), { not: [hasNoTimestamp] });

const inSeal = (what: string, change: Parameters<typeof tokenOfSeal>[0]) =>
  attack(`${what} in the timestamp within the seal`, tokenOfSeal(change), { not: [hasNoToken] });

/**
 * Revisions that the service’s own functions write, byte for byte in its form, which hold something
 * else than it puts there.
 */
export const ownForms: Attack[] = [
  attack('a stranger’s data, which a stranger stamps', async (sealed) =>
    Buffer.from(await withMoreTime(sealed.bytes, strangersData(sealed), sealed.authority.stranger)),
  ),
  attack('a stranger’s data, which the seal’s own authority stamps', async (sealed) =>
    Buffer.from(await withMoreTime(sealed.bytes, strangersData(sealed), sealed.authority.own)),
  ),
  attack('a stranger’s data', async (sealed) =>
    Buffer.from(await withMoreData(sealed.bytes, strangersData(sealed))),
  ),
  attack('a stranger’s timestamp', async (sealed) =>
    Buffer.from(await withTime(sealed.bytes, sealed.authority.stranger)),
  ),
  attack('a timestamp of the seal’s own authority', async (sealed) =>
    Buffer.from(await withTime(sealed.bytes, sealed.authority.own)),
  ),
  behindTheSeal('no data', () => ({ certificates: [], ocsps: [], crls: [] })),
  behindTheSeal('data without a certificate', (data) => ({
    ...data,
    certificates: data.certificates.slice(1),
  })),
  behindTheSeal('data without an answer', (data) => ({ ...data, ocsps: data.ocsps.slice(1) })),
  behindTheSeal('data in another order', (data) => ({
    ...data,
    certificates: data.certificates.toReversed(),
  })),
  behindTheSeal('data with a stranger’s root', (data, { strangerRoot }) => ({
    ...data,
    certificates: [...data.certificates, strangerRoot],
  })),
  behindTheSeal('answers with a stranger’s root in them', (data, { strangerRoot }) => ({
    ...data,
    ocsps: data.ocsps.map((answer) => answerWith(answer, [strangerRoot])),
  })),
  behindTheSeal('answers without who signed them', (data) => ({
    ...data,
    ocsps: data.ocsps.map((answer) => answerWith(answer, [])),
  })),
  inLastTimestamp('no certificates', () => []),
  inLastTimestamp('no root', (all) => all.slice(0, -1)),
  inLastTimestamp('its certificates in another order', (all) => all.toReversed()),
  inLastTimestamp('a stranger’s root for its own', (all, { strangerRoot }) => [
    ...all.slice(0, -1),
    strangerRoot,
  ]),
  inLastTimestamp('a stranger’s root besides its own', (all, { strangerRoot }) => [
    ...all,
    strangerRoot,
  ]),
  inSeal('no certificates', () => []),
  inSeal('its certificates in another order', (all) => all.toReversed()),
  inSeal('a stranger’s root besides its own', (all, { strangerRoot }) => [...all, strangerRoot]),
];
