import { Problem } from '../problem.ts';

export interface PlaceLimits {
  /** Files that are received, wait or are looked into at once. */
  total: number;
  /** Of these for one network, so that nobody closes the page for everybody else. */
  perNetwork: number;
  /** Bytes of all of them together on the disk. */
  spooledBytes: number;
}

/** One file's place, for as long as it is held. */
export interface Place {
  /** Says how many bytes of the file are on the disk by now. @throws UNAVAILABLE */
  grow: (sizeBytes: number) => void;
  leave: () => void;
}

const retryAfterS = 10;

/** @returns takes a place for a network. @throws RATE_LIMITED, UNAVAILABLE */
export function makePlaces(limits: PlaceLimits): (network: string) => Place {
  const held = new Map<string, number>();
  let total = 0;
  let spooled = 0;

  function requireRoom(network: string): void {
    if ((held.get(network) ?? 0) >= limits.perNetwork) {
      const detail = `This network has ${limits.perNetwork} files here already.`;
      throw new Problem('RATE_LIMITED', detail, { retryAfterS });
    }
    if (total >= limits.total) throw full();
  }

  return (network) => {
    requireRoom(network);
    total += 1;
    held.set(network, (held.get(network) ?? 0) + 1);
    let own = 0;
    return {
      grow: (sizeBytes) => {
        if (spooled - own + sizeBytes > limits.spooledBytes) throw full();
        spooled += sizeBytes - own;
        own = sizeBytes;
      },
      leave: () => {
        total -= 1;
        spooled -= own;
        const left = (held.get(network) ?? 1) - 1;
        if (left > 0) held.set(network, left);
        else held.delete(network);
      },
    };
  };
}

function full(): Problem {
  return new Problem('UNAVAILABLE', 'Too many files wait to be verified.', { retryAfterS });
}
