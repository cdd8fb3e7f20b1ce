/**
 * What stands in for `node:crypto` in the browser build. It is synchronous, as Node's is, so that
 * the checks are the same code in both; WebCrypto is not.
 */
export { createHash, type Hash } from './hash.ts';
export { constants, createPublicKey, KeyObject, verify } from './public-key.ts';
export { X509Certificate } from './x509-certificate.ts';
