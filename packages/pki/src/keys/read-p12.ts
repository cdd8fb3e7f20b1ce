import { createPrivateKey, X509Certificate, type KeyObject } from 'node:crypto';
import * as asn1 from 'asn1js';
import * as pkijs from 'pkijs';
import { KeyRefusal, type Refuse } from '../key-refusal.ts';
import { oid } from '../x509/oids.ts';

/**
 * Certificates and private key of a PKCS #12 file (RFC 7292) with a password's integrity.
 * @throws {KeyRefusal} when the password is wrong, or the file damaged or encrypted as of old
 */
export async function readP12(
  content: Uint8Array,
  givenPassword: string | undefined,
  withKey: boolean,
  refuse: Refuse,
): Promise<{ certificates: X509Certificate[]; key?: KeyObject }> {
  const password = givenPassword ?? '';
  const damaged = (cause?: unknown) =>
    refuse('is not a PKCS #12 file or is damaged', 'export it again with its certificates', cause);
  const pfx = attempt(() => pkijs.PFX.fromBER(Uint8Array.from(content).buffer), damaged);
  if (!pfx.macData) {
    const wayOut =
      'export it again with one: `openssl pkcs12 -in old.p12 -nomacver -out all.pem`, then ' +
      '`openssl pkcs12 -export -in all.pem -out new.p12`, and remove all.pem';
    throw refuse('has no MAC, so that nobody could tell whether it was changed', wayOut);
  }
  const bytes = Uint8Array.from(Buffer.from(password, 'utf8')).buffer;
  await pfx
    .parseInternalValues({ password: bytes, checkIntegrity: true })
    .catch((cause: unknown) => {
      const isWrong = cause instanceof Error && cause.message.startsWith('Integrity');
      if (!isWrong) throw damaged(cause);
      throw givenPassword === undefined
        ? refuse('needs a password', 'add ?password-file= with the file that holds it', cause)
        : refuse('cannot be opened with its password', 'check what ?password-file= names', cause);
    });
  const bags: pkijs.SafeBag[] = [];
  for (const content of pfx.parsedValue?.authenticatedSafe?.safeContents ?? []) {
    const opened = await openContent(content, bytes, refuse).catch((cause: unknown) => {
      throw cause instanceof KeyRefusal ? cause : damaged(cause);
    });
    bags.push(...opened.safeBags);
  }
  const certificates = bags.flatMap(({ bagValue }) =>
    bagValue instanceof pkijs.CertBag ? attempt(() => certificateOf(bagValue), damaged) : [],
  );
  if (certificates.length === 0) {
    throw refuse('holds no certificate', 'export it again with the whole chain');
  }
  const keys = withKey ? bags.flatMap((bag) => attempt(() => keyOf(bag, password), damaged)) : [];
  if (keys.length > 1) throw refuse('holds several private keys', 'export the one of the seal');
  return { certificates, ...(keys[0] && { key: keys[0] }) };
}

function attempt<T>(work: () => T, damaged: (cause: unknown) => Error): T {
  try {
    return work();
  } catch (cause) {
    throw damaged(cause);
  }
}

/** One part of the file, mostly the key in one and the certificates in another. */
async function openContent(
  { content, contentType }: pkijs.ContentInfo,
  password: ArrayBuffer,
  refuse: Refuse,
): Promise<pkijs.SafeContents> {
  if (contentType === pkijs.ContentInfo.DATA && content instanceof asn1.OctetString) {
    return pkijs.SafeContents.fromBER(content.getValue());
  }
  const encrypted = new pkijs.EncryptedData({ schema: content });
  const { algorithmId } = encrypted.encryptedContentInfo.contentEncryptionAlgorithm;
  if (algorithmId.startsWith(oid.pkcs12Encryption)) {
    const wayOut = 'export it again with AES-256, as `openssl pkcs12 -export` does';
    throw refuse('is encrypted with RC2 or triple DES, which are broken', wayOut);
  }
  return pkijs.SafeContents.fromBER(await encrypted.decrypt({ password }));
}

function certificateOf({ certId, certValue }: pkijs.CertBag): X509Certificate[] {
  if (certId !== oid.x509CertificateBag || !(certValue instanceof asn1.OctetString)) return [];
  return [new X509Certificate(certValue.valueBlock.valueHexView)];
}

function keyOf({ bagValue }: pkijs.SafeBag, password: string): KeyObject[] {
  const isEncrypted = bagValue instanceof pkijs.PKCS8ShroudedKeyBag;
  if (!isEncrypted && !(bagValue instanceof pkijs.PrivateKeyInfo)) return [];
  const key = Buffer.from(bagValue.toSchema().toBER());
  const passphrase = isEncrypted ? { passphrase: password } : {};
  return [createPrivateKey({ key, format: 'der', type: 'pkcs8', ...passphrase })];
}
