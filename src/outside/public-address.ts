import ipaddr from 'ipaddr.js';
import { isIPv4, isIPv6 } from 'node:net';

export type AddressKind = 'public' | 'loopback' | 'other';

/** Now given out to networks (IANA); everything else of IPv6 is special, retired or not in use. */
const globalUnicast = ipaddr.IPv6.parse('2000::');
/** RFC 6052: how IPv6-only networks reach IPv4, so the address inside is what counts. */
const nat64 = ipaddr.IPv6.parse('64:ff9b::');

/**
 * What a resolved address is to somebody who must not reach our own network. `other`: private,
 * link-local, metadata, multicast, reserved, documentation, tunnels to IPv4 (6to4, Teredo), and
 * whatever is no address at all.
 */
export function kindOfAddress(text: string): AddressKind {
  if (isIPv4(text)) return kindOf(ipaddr.IPv4.parse(text));
  // In hexadecimal first: ipaddr.js takes the retired ::127.0.0.1 for ::ffff:127.0.0.1.
  const hexadecimal = URL.parse(`http://[${text}]`)?.hostname.slice(1, -1) ?? '';
  return isIPv6(hexadecimal) ? kindOf(ipaddr.IPv6.parse(hexadecimal)) : 'other';
}

function kindOf(address: ipaddr.IPv4 | ipaddr.IPv6): AddressKind {
  const range = address.range();
  if (range === 'loopback') return 'loopback';
  if (address instanceof ipaddr.IPv4) return range === 'unicast' ? 'public' : 'other';
  if (address.isIPv4MappedAddress()) return kindOf(address.toIPv4Address());
  if (address.match(nat64, 96)) {
    // Loopback in there would be the translator's own.
    return kindOf(lastFourBytes(address)) === 'public' ? 'public' : 'other';
  }
  return range === 'unicast' && address.match(globalUnicast, 3) ? 'public' : 'other';
}

function lastFourBytes(address: ipaddr.IPv6): ipaddr.IPv4 {
  return new ipaddr.IPv4(address.toByteArray().slice(-4));
}
