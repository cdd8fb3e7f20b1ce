import { Problem } from '../problem.ts';

export interface PlaceLimits {
  /** Files that are received, wait or are looked into at once. */
  total: number;
  /** Of these for one network, so that nobody closes the page for everybody else. */
  perNetwork: number;
  /** Bytes of the disk that each place has for itself, whatever lies there of others. */
  ownBytes: number;
  /** Bytes of the disk for all that is larger, beyond each place's own. */
  sharedBytes: number;
  /** Of these for one network: no more than several others find besides. */
  sharedPerNetwork: number;
}

/** One file's place, for as long as it is held. */
export interface Place {
  /** Says how many bytes of the file have come by now. @throws RATE_LIMITED, UNAVAILABLE */
  grow: (sizeBytes: number) => void;
  leave: () => void;
}

/**
 * Takes a place for a network's file of so many bytes as were announced; 0 for none.
 * @throws RATE_LIMITED, UNAVAILABLE
 */
export type TakePlace = (network: string, announcedBytes: number) => Place;

/** What one network holds: files, and the shared bytes that they may come to need. */
interface Held {
  files: number;
  claimedBytes: number;
}

const retryAfterS = 10;

/**
 * Of the shared bytes a network claims what it announced, so that it is told before it sends more
 * than its own share. Of everybody's share counts only what has come: who announces much and sends
 * little takes nothing from others.
 */
export function makePlaces(limits: PlaceLimits): TakePlace {
  const held = new Map<string, Held>();
  let total = 0;
  let sharedBytes = 0;
  const beyondOwn = (sizeBytes: number) => Math.max(0, sizeBytes - limits.ownBytes);

  function requirePlace({ files }: Held): void {
    if (files >= limits.perNetwork) {
      throw ofNetwork(`This network has ${limits.perNetwork} files here already.`);
    }
    if (total >= limits.total) throw full();
  }

  /** Room for so many more bytes, of the network's and of everybody's. */
  function requireRoom({ claimedBytes }: Held, claim: number, more: number): void {
    if (claimedBytes + claim > limits.sharedPerNetwork) {
      throw ofNetwork('The files of this network that are here already are too large for more.');
    }
    if (sharedBytes + more > limits.sharedBytes) throw full();
  }

  return (network, announcedBytes) => {
    const own = held.get(network) ?? { files: 0, claimedBytes: 0 };
    let claimed = beyondOwn(announcedBytes);
    let taken = 0;
    requirePlace(own);
    requireRoom(own, claimed, claimed);
    held.set(network, own);
    total += 1;
    own.files += 1;
    own.claimedBytes += claimed;
    return {
      grow: (sizeBytes) => {
        const needed = beyondOwn(sizeBytes);
        const claim = Math.max(0, needed - claimed);
        requireRoom(own, claim, needed - taken);
        own.claimedBytes += claim;
        claimed += claim;
        sharedBytes += needed - taken;
        taken = needed;
      },
      leave: () => {
        total -= 1;
        sharedBytes -= taken;
        own.claimedBytes -= claimed;
        own.files -= 1;
        if (own.files === 0) held.delete(network);
      },
    };
  };
}

function ofNetwork(detail: string): Problem {
  return new Problem('RATE_LIMITED', detail, { retryAfterS });
}

function full(): Problem {
  return new Problem('UNAVAILABLE', 'Too many files wait to be verified.', { retryAfterS });
}
