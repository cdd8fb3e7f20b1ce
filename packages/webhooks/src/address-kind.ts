export type AddressKind = 'public' | 'loopback' | 'other';

/** A network of addresses: its first bits, and how many of them count. */
type Network = readonly [start: bigint, bits: number];

/**
 * IPv4 addresses that lead to nobody on the public internet (IANA's registry of special purposes),
 * and the one public address that a cloud answers as its own metadata service.
 */
const notPublic4 = networks([
  ['0.0.0.0', 8], // this network
  ['10.0.0.0', 8], // private
  ['100.64.0.0', 10], // shared by carriers; 100.100.100.200 is Alibaba's metadata
  ['169.254.0.0', 16], // link-local; metadata of nearly every cloud
  ['168.63.129.16', 32], // Azure's metadata
  ['172.16.0.0', 12], // private
  ['192.0.0.0', 24], // protocol assignments; 192.0.0.192 is Oracle's metadata
  ['192.0.2.0', 24], // documentation
  ['192.31.196.0', 24], // AS112
  ['192.52.193.0', 24], // AMT
  ['192.88.99.0', 24], // 6to4 relays
  ['192.168.0.0', 16], // private
  ['192.175.48.0', 24], // AS112
  ['198.18.0.0', 15], // benchmarking
  ['198.51.100.0', 24], // documentation
  ['203.0.113.0', 24], // documentation
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4], // reserved, broadcast
]);

/** Given out to networks; all else (local, multicast, reserved, metadata) is not public. */
const globalUnicast = network(['2000::', 3]);

/** What is not public within the global addresses. */
const notPublic6 = networks([
  ['2001::', 23], // protocol assignments: Teredo, benchmarking, AMT, ORCHID
  ['2001:db8::', 32], // documentation
  ['2002::', 16], // 6to4, which leads to any IPv4 address
  ['2620:4f:8000::', 48], // AS112
  ['3fff::', 20], // documentation
]);

const loopback4 = network(['127.0.0.0', 8]);
const mapped = network(['::ffff:0:0', 96]);
/** RFC 6052: how IPv6-only networks reach IPv4, so the address inside is what counts. */
const nat64 = network(['64:ff9b::', 96]);

/**
 * What an address is to somebody who must not reach our own network. `other`: private, link-local,
 * metadata, multicast, reserved, documentation, tunnels to IPv4, and whatever is no address.
 */
export function kindOfAddress(text: string): AddressKind {
  const ipv4 = bitsOfIpv4(text);
  if (ipv4 !== undefined) return kindOfIpv4(ipv4);
  const ipv6 = bitsOfIpv6(text);
  return ipv6 === undefined ? 'other' : kindOfIpv6(ipv6);
}

function kindOfIpv4(address: bigint): AddressKind {
  if (isIn(address, loopback4, 32)) return 'loopback';
  return notPublic4.some((each) => isIn(address, each, 32)) ? 'other' : 'public';
}

function kindOfIpv6(address: bigint): AddressKind {
  if (address === 1n) return 'loopback';
  const inside = address & 0xffff_ffffn;
  if (isIn(address, mapped, 128)) return kindOfIpv4(inside);
  if (isIn(address, nat64, 128)) {
    // Loopback in there would be the translator's own.
    return kindOfIpv4(inside) === 'public' ? 'public' : 'other';
  }
  if (!isIn(address, globalUnicast, 128)) return 'other';
  return notPublic6.some((each) => isIn(address, each, 128)) ? 'other' : 'public';
}

function isIn(address: bigint, [start, bits]: Network, width: 32 | 128): boolean {
  return (address ^ start) >> BigInt(width - bits) === 0n;
}

function networks(list: readonly (readonly [string, number])[]): Network[] {
  return list.map(network);
}

function network([start, bits]: readonly [string, number]): Network {
  return [bitsOfIpv4(start) ?? bitsOfIpv6(start) ?? 0n, bits];
}

/** Of four decimal numbers without leading zeros; every other spelling is no address here. */
function bitsOfIpv4(text: string): bigint | undefined {
  const part = '(0|[1-9]\\d{0,2})';
  const match = new RegExp(`^${part}\\.${part}\\.${part}\\.${part}$`).exec(text);
  if (!match) return undefined;
  const bytes = match.slice(1).map(Number);
  if (bytes.some((byte) => byte > 255)) return undefined;
  return bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
}

/** The URL class brings every spelling into hexadecimal groups; a zone (`%eth0`) is no address. */
function bitsOfIpv6(text: string): bigint | undefined {
  const host = text.includes(':') ? URL.parse(`http://[${text}]`)?.hostname : undefined;
  if (host === undefined) return undefined;
  const [before = [], after] = host
    .slice(1, -1)
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''));
  const zeros = after && Array.from({ length: 8 - before.length - after.length }, () => '0');
  const groups = [...before, ...(zeros ?? []), ...(after ?? [])];
  return groups.reduce((sum, group) => sum * 65_536n + BigInt(`0x${group}`), 0n);
}
