import { expect, test } from '@jest/globals';
import { kindOfAddress } from '@countersign/webhooks/address-kind';
import { webhookUrlProblem } from '@countersign/webhooks/url-problem';

test.each([
  '8.8.8.8',
  '1.1.1.1',
  '172.15.255.255',
  '172.32.0.1',
  '2001:4860:4860::8888',
  '2606:4700::1111',
  '::ffff:8.8.8.8',
  '::ffff:808:808',
  '64:ff9b::8.8.8.8',
  '100.63.255.255',
  '100.128.0.1',
  '198.17.255.255',
  '198.20.0.1',
  '168.63.129.15',
  '2001:200::1',
  '2003::1',
])('%s is public', (address) => {
  expect(kindOfAddress(address)).toBe('public');
});

test.each([
  '127.0.0.1',
  '127.255.255.254',
  '::1',
  '0:0:0:0:0:0:0:1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
])('%s is loopback', (address) => {
  expect(kindOfAddress(address)).toBe('loopback');
});

const notPublic: [address: string, what: string][] = [
  ['0.0.0.0', 'this host'],
  ['10.0.0.1', 'private'],
  ['172.16.0.1', 'private'],
  ['172.31.255.255', 'private'],
  ['192.168.0.1', 'private'],
  ['100.64.0.1', 'carrier-grade NAT'],
  ['100.100.100.200', 'metadata at Alibaba'],
  ['169.254.169.254', 'metadata at most clouds'],
  ['169.254.170.2', 'credentials of a container at Amazon'],
  ['168.63.129.16', 'metadata at Azure'],
  ['192.0.0.192', 'metadata at Oracle'],
  ['100.127.255.255', 'carrier-grade NAT'],
  ['192.0.2.1', 'documentation'],
  ['198.51.100.1', 'documentation'],
  ['203.0.113.1', 'documentation'],
  ['198.18.0.1', 'benchmarking'],
  ['198.19.255.255', 'benchmarking'],
  ['192.88.99.1', '6to4 relay'],
  ['224.0.0.1', 'multicast'],
  ['240.0.0.1', 'reserved'],
  ['255.255.255.255', 'broadcast'],
  ['::', 'unspecified'],
  ['::127.0.0.1', 'IPv4-compatible'],
  ['::8.8.8.8', 'IPv4-compatible'],
  ['::7f00:1', 'IPv4-compatible'],
  ['::ffff:10.0.0.1', 'private, mapped'],
  ['::ffff:169.254.169.254', 'metadata, mapped'],
  ['::ffff:0:7f00:1', 'IPv4-translated'],
  ['64:ff9b::127.0.0.1', 'loopback through NAT64'],
  ['64:ff9b::10.0.0.1', 'private through NAT64'],
  ['64:ff9b::169.254.169.254', 'metadata through NAT64'],
  ['64:ff9b::168.63.129.16', 'metadata through NAT64'],
  ['64:ff9b:1::8.8.8.8', 'a network’s own NAT64'],
  ['2002:7f00:1::', 'loopback through 6to4'],
  ['2002:a00:1::', 'private through 6to4'],
  ['2002:808:808::', '6to4, whatever is in it'],
  ['2001:0:7f00:1::', 'Teredo'],
  ['2001:2::1', 'benchmarking'],
  ['2001:20::1', 'ORCHID'],
  ['2620:4f:8000::1', 'AS112'],
  ['fd00:ec2::254', 'metadata at Amazon'],
  ['fd20:ce::254', 'metadata at Google'],
  ['fc00::1', 'unique local'],
  ['fe80::1', 'link-local'],
  ['fec0::1', 'site-local'],
  ['ff02::1', 'multicast'],
  ['2001:db8::1', 'documentation'],
  ['3fff::1', 'documentation'],
  ['100::1', 'discard'],
  ['4000::1', 'not given out'],
  ['5f00::1', 'segment routing'],
];

test.each([
  ...notPublic,
  ['fe80::1%eth0', 'link-local with a zone'],
  ['', 'nothing'],
  ['example.com', 'a name'],
  ['1.2.3.4.5', 'no address'],
  ['256.1.1.1', 'no address'],
  ['010.8.8.8', 'octal or decimal'],
])('%s (%s) is neither public nor loopback', (address) => {
  expect(kindOfAddress(address)).toBe('other');
});

test.each(notPublic)('a webhook to %s (%s) is refused when it is created', (address) => {
  const url = `https://${address.includes(':') ? `[${address}]` : address}/`;
  for (const allowInsecure of [true, false]) {
    expect(webhookUrlProblem(url, { allowInsecure })).toContain('public address');
  }
});
