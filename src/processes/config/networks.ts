import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { list, text, wanted } from './values.ts';

/**
 * What proxies of one's own, or of the largest publishers of content, are in, as bits of a prefix.
 * Theirs are listed at some two million IPv4 addresses; all networks of a list count together.
 */
const publicBits = { ipv4: 8, ipv6: 20 } as const;

/** Networks that the internet does not route: whatever is in them is nearby. */
const nearby = [
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '::1/128',
  'fc00::/7',
  'fe80::/10',
].map((network) => ipaddr.parseCIDR(network));

const network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);

/**
 * Number of proxies in front of us, or the networks they are in. Whoever is in one of them may say
 * who the caller is, so a list that reaches over much of the internet is refused.
 */
export const proxies = z.union(
  [
    text.regex(/^(?:[1-9]|10)$/).transform(Number),
    // An issue that does not end the branch would stand instead of the message.
    list.pipe(z.array(network).min(1).refine(isNarrow, { abort: true })),
  ],
  wanted(
    'give the number of proxies (1 to 10) or their networks, such as 10.0.0.0/8,fd00::/8, ' +
      'and no more of the internet than a /8 or, of IPv6, a /20',
  ),
);

function isNarrow(networks: readonly string[]): boolean {
  const shares = { ipv4: 0, ipv6: 0 };
  for (const { kind, address, bits } of networks.map(parse)) {
    const isNearby = nearby.some(
      ([base, length]) => kind === base.kind() && bits >= length && address.match(base, length),
    );
    if (!isNearby) shares[kind] += 2 ** -bits;
  }
  return shares.ipv4 <= 2 ** -publicBits.ipv4 && shares.ipv6 <= 2 ** -publicBits.ipv6;
}

/** `::ffff:0:0/96` is how IPv6 writes IPv4; of a network around it, these addresses count. */
function parse(text: string) {
  const [address, bits] = text.includes('/')
    ? ipaddr.parseCIDR(text)
    : ([ipaddr.parse(text), 128] as const);
  if (address.kind() === 'ipv4')
    return { kind: 'ipv4', address, bits: Math.min(bits, 32) } as const;
  const [mapped] = ipaddr.parseCIDR('::ffff:0:0/96');
  if (!mapped.match(address, Math.min(bits, 96))) return { kind: 'ipv6', address, bits } as const;
  const inside = ipaddr.process(bits < 96 ? '::ffff:0.0.0.0' : address.toString());
  return { kind: 'ipv4', address: inside, bits: Math.max(bits - 96, 0) } as const;
}
