import { X509Certificate } from 'node:crypto';
import * as asn1 from 'asn1js';
import { children, oid } from '../asn1.ts';
import type { CmsParts } from '../seal/cms.ts';

/** The parts of a seal's SignedData; undefined when it is nothing that a seal could be. */
export function readCms(cms: Uint8Array): CmsParts | undefined {
  const [, wrapped] = children(asn1.fromBER(Uint8Array.from(cms)).result);
  const [signedData] = children(wrapped);
  const [, , , certificates, signerInfos] = children(signedData);
  const [signerInfo] = children(signerInfos);
  const [, , , attributes, , signature] = children(signerInfo);
  const contentDigest = messageDigest(children(attributes));
  if (!contentDigest || !(signature instanceof asn1.OctetString)) return undefined;
  const chain = children(certificates).map((certificate) => new Uint8Array(certificate.toBER()));
  const [leaf] = chain;
  if (!leaf) return undefined;
  const keyType = new X509Certificate(leaf).publicKey.asymmetricKeyType;
  return {
    contentDigest,
    chain,
    algorithm: keyType === 'rsa' ? 'rsa-sha256' : 'ecdsa-p256-sha256',
    signature: signature.valueBlock.valueHexView,
  };
}

function messageDigest(attributes: asn1.AsnType[]): Uint8Array | undefined {
  for (const attribute of attributes) {
    const [type, values] = children(attribute);
    const isDigest =
      type instanceof asn1.ObjectIdentifier && type.valueBlock.toString() === oid.messageDigest;
    const [value] = children(values);
    if (isDigest && value instanceof asn1.OctetString) return value.valueBlock.valueHexView;
  }
  return undefined;
}
