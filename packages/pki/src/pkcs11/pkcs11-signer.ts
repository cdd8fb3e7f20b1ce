import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { p256 } from '@noble/curves/nist.js';
import { secretText } from '../secret-text.ts';
import { SignerUnavailable, type SignatureAlgorithm, type Signer } from '../signer.ts';
import { CryptokiError, loadCryptoki, pinIncorrect, restart, start } from './cryptoki.ts';
import type { Pkcs11Key } from './read-uri.ts';
import { openSession, TokenMismatch, type TokenSession } from './token-session.ts';

/** A device that hangs must not hold up forever what waits for a signature. */
export const deviceMs = 30_000;

/**
 * A signer whose key is in a device. A session that is lost is opened again for the same
 * signature; the PIN is read from its file each time.
 * @throws {SignerUnavailable} when the key cannot be reached now
 */
export async function openPkcs11Signer(
  key: Pkcs11Key,
  algorithm: SignatureAlgorithm,
  chain: readonly Uint8Array[],
  limitMs = deviceMs,
): Promise<Signer> {
  const library = loadCryptoki(key.modulePath);
  let wrongPin: string | undefined;
  const open = async () => {
    const pin = secretText(await readFile(key.pinPath));
    // A device locks itself after a few of them.
    if (pin === wrongPin) throw new Error('it refused the PIN, and the file is still the same');
    try {
      return await openSession(library, key, pin, algorithm);
    } catch (error) {
      if (error instanceof CryptokiError && error.code === pinIncorrect) wrongPin = pin;
      throw error;
    }
  };
  const reach = <T>(work: () => Promise<T>): Promise<T> =>
    within(limitMs, inTurn(key.modulePath, work)).catch((cause: unknown) => {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new SignerUnavailable(`its device does not sign now: ${reason}`, { cause });
    });
  let session: TokenSession = await reach(async () => {
    await start(library);
    return open().catch(async (error: unknown) => {
      if (!(error instanceof TokenMismatch)) throw error;
      // A token that came after the library began is seen when it begins again.
      await restart(library);
      return open();
    });
  });
  const signDigest = async (digest: Uint8Array): Promise<Uint8Array> => {
    try {
      return await session.sign(digest);
    } catch {
      // The device or its session went away; it may be back.
      await restart(library);
      session = await open();
      return session.sign(digest);
    }
  };
  return {
    chain,
    algorithm,
    sign: (content) =>
      reach(async () => {
        const signature = await signDigest(createHash('sha256').update(content).digest());
        if (algorithm === 'rsa-sha256') return signature;
        return p256.Signature.fromBytes(signature, 'compact').toBytes('der');
      }),
  };
}

/**
 * The last call to each library. It is begun and ended for the whole process, so whoever uses it
 * has to wait for the others.
 */
const turns = new Map<string, Promise<unknown>>();

function inTurn<T>(library: string, work: () => Promise<T>): Promise<T> {
  const before = turns.get(library) ?? Promise.resolve();
  const turn = before.then(work, work);
  turns.set(library, turn);
  return turn;
}

function within<T>(limitMs: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error(`no answer within ${limitMs / 1_000} s`));
    }, limitMs);
    void work.then(resolve, reject).finally(() => {
      clearTimeout(timer);
    });
  });
}
