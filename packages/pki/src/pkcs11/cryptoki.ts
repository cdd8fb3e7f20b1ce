import koffi from 'koffi';

/** Return values of PKCS #11 2.40 that mean something to us. */
const ok = 0x0;
const alreadyInitialized = 0x191;
export const pinIncorrect = 0xa0;

/** Where functions stand in CK_FUNCTION_LIST (PKCS #11 2.40, appendix C), after its version. */
const positions = {
  C_Initialize: 0,
  C_Finalize: 1,
  C_GetSlotList: 4,
  C_GetTokenInfo: 6,
  C_OpenSession: 12,
  C_Login: 18,
  C_FindObjectsInit: 26,
  C_FindObjects: 27,
  C_FindObjectsFinal: 28,
  C_SignInit: 42,
  C_Sign: 43,
} as const;
type FunctionName = keyof typeof positions;

const attribute = koffi.struct({ type: 'ulong', value: 'void *', length: 'ulong' });
const mechanism = koffi.struct({ mechanism: 'ulong', parameter: 'void *', length: 'ulong' });
const initializeArguments = koffi.struct({
  mutexes: koffi.array('void *', 4),
  flags: 'ulong',
  reserved: 'void *',
});
const ulongOut = koffi.out(koffi.pointer('ulong'));
const ulongInOut = koffi.inout(koffi.pointer('ulong'));
const bytes = 'uint8_t *';

type TypeSpec = Parameters<typeof koffi.sizeof>[0];
const argumentTypes: Record<FunctionName, TypeSpec[]> = {
  C_Initialize: [koffi.pointer(initializeArguments)],
  C_Finalize: ['void *'],
  C_GetSlotList: ['uint8_t', 'void *', ulongInOut],
  C_GetTokenInfo: ['ulong', 'void *'],
  C_OpenSession: ['ulong', 'ulong', 'void *', 'void *', ulongOut],
  C_Login: ['ulong', 'ulong', bytes, 'ulong'],
  C_FindObjectsInit: ['ulong', koffi.pointer(attribute), 'ulong'],
  C_FindObjects: ['ulong', 'void *', 'ulong', ulongOut],
  C_FindObjectsFinal: ['ulong'],
  C_SignInit: ['ulong', koffi.pointer(mechanism), 'ulong'],
  C_Sign: ['ulong', bytes, 'ulong', bytes, ulongInOut],
};

/** A call that the device or its library refused. */
export class CryptokiError extends Error {
  override name = 'CryptokiError';
  /** CKR_… (PKCS #11 2.40, 5.1). */
  readonly code: number;

  constructor(call: FunctionName, code: number) {
    super(`${call} answered 0x${code.toString(16)}`);
    this.code = code;
  }
}

/** A loaded PKCS #11 library. Its calls run beside the event loop, for a device may be far away. */
export interface Cryptoki {
  /** @throws {CryptokiError} when it answers anything but CKR_OK */
  call(name: FunctionName, ...values: unknown[]): Promise<void>;
}

/** @throws when the file is no library, or not one of PKCS #11 */
export function loadCryptoki(path: string): Cryptoki {
  const { list, library } = functionList(path);
  // Collected, a library is unloaded, and what a call was given is freed while it is written to.
  const underWay = new Set<unknown[]>();
  loaded.add(library);
  const wordBytes = koffi.sizeof('void *');
  const functionOf = (name: FunctionName) => {
    const start = (1 + positions[name]) * wordBytes;
    const pointer: unknown = koffi.decode(list, start, 'void *');
    return koffi.decode(pointer, koffi.proto('ulong', argumentTypes[name])) as NativeCall;
  };
  return {
    call: (name, ...values) =>
      new Promise((resolve, reject) => {
        underWay.add(values);
        functionOf(name).async(...values, (error: unknown, answer: number | bigint) => {
          underWay.delete(values);
          if (error instanceof Error) reject(error);
          else if (Number(answer) === ok) resolve();
          else reject(new CryptokiError(name, Number(answer)));
        });
      }),
  };
}

/** Kept for as long as the process lives: sessions and threads of a device stay in them. */
const loaded = new Set<unknown>();

function functionList(path: string): { list: unknown; library: unknown } {
  const list: [unknown] = [null];
  try {
    const library = koffi.load(path);
    const getList = library.func('ulong C_GetFunctionList(_Out_ void **list)');
    if (Number(getList(list)) === ok) return { list: list[0], library };
  } catch (cause) {
    throw new Error(`${path} is no PKCS #11 library`, { cause });
  }
  throw new Error(`${path} does not list its functions`);
}

interface NativeCall {
  /** With the arguments, then a callback. */
  async: (...values: unknown[]) => void;
}

/** CKF_OS_LOCKING_OK: the library guards itself, because calls come from several threads. */
const osLocking = 2;

/** Begins, unless this process has begun with the library before. */
export async function start(cryptoki: Cryptoki): Promise<void> {
  const none = [null, null, null, null];
  await cryptoki
    .call('C_Initialize', { mutexes: none, flags: osLocking, reserved: null })
    .catch((error: unknown) => {
      if (!(error instanceof CryptokiError) || error.code !== alreadyInitialized) throw error;
    });
}

/** Begins afresh, so that tokens which came or went since are seen. */
export async function restart(cryptoki: Cryptoki): Promise<void> {
  // Refused when it had not begun, which is as well.
  await cryptoki.call('C_Finalize', null).catch(() => undefined);
  await start(cryptoki);
}
