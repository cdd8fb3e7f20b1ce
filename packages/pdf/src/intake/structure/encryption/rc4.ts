/**
 * RC4 (ISO 32000-2, 7.6.3.2), which Node's cryptography has no longer: for reading old files alone.
 * It undoes itself.
 */
export function rc4(key: Uint8Array, data: Uint8Array): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, at) => at);
  const swap = (one: number, other: number) => {
    const held = state[one] ?? 0;
    state[one] = state[other] ?? 0;
    state[other] = held;
  };
  for (let at = 0, other = 0; at < 256; at++) {
    other = (other + (state[at] ?? 0) + (key[at % key.length] ?? 0)) & 0xff;
    swap(at, other);
  }
  const made = Buffer.alloc(data.length);
  for (let at = 0, one = 0, other = 0; at < data.length; at++) {
    one = (one + 1) & 0xff;
    other = (other + (state[one] ?? 0)) & 0xff;
    swap(one, other);
    made[at] = (data[at] ?? 0) ^ (state[((state[one] ?? 0) + (state[other] ?? 0)) & 0xff] ?? 0);
  }
  return made;
}
