import { describe, expect, test } from '@jest/globals';
import { hostOf, webhookUrlProblem } from '@countersign/webhooks/url-problem';

const secure = (url: string) => webhookUrlProblem(url, { allowInsecure: false });
const insecure = (url: string) => webhookUrlProblem(url, { allowInsecure: true });
const longest = `https://example.com/${'a'.repeat(2048 - 20)}`;

describe('in any mode', () => {
  test.each([
    'https://example.com',
    'https://example.com:443/hook?a=b#c',
    'https://example.com:8443/hook',
    'https://example.com./hook',
    'https://bücher.example/hook',
    'https://internal.example.com/hook',
    'https://metadata.example/hook',
    'https://8.8.8.8/hook',
    'https://[2001:4860:4860::8888]/hook',
    'https://[::ffff:8.8.8.8]/hook',
    longest,
  ])('%s is taken', (url) => {
    expect(secure(url)).toBeUndefined();
    expect(insecure(url)).toBeUndefined();
  });

  test.each([
    ['', 'not a valid URL'],
    ['example.com/hook', 'not a valid URL'],
    ['https://', 'not a valid URL'],
    ['https://./', 'not a valid URL'],
    ['https://exa mple.com/', 'not a valid URL'],
    ['https://example.com/\n', 'not a valid URL'],
    ['https://local\thost/', 'not a valid URL'],
    ['https:\\\\example.com/', 'not a valid URL'],
    ['https://example.com:99999/', 'not a valid URL'],
    ['https://1.2.3.4.5/', 'not a valid URL'],
    [`${longest}a`, 'longer than 2048'],
    ['ftp://example.com/', 'must begin with https://'],
    ['javascript:alert(1)', 'must begin with https://'],
    ['file:///etc/passwd', 'must begin with https://'],
    ['https://user@example.com/', 'credentials'],
    ['https://:secret@example.com/', 'credentials'],
    ['https://example.com@10.0.0.1/', 'credentials'],
    ['https://10.1.2.3/', 'public address'],
    ['https://172.16.0.1/', 'public address'],
    ['https://192.168.1.1/', 'public address'],
    ['https://169.254.169.254/latest/meta-data', 'public address'],
    ['https://metadata.google.internal/computeMetadata/v1/', 'public address'],
    ['https://METADATA.google.internal./', 'public address'],
    ['https://metadata/', 'public address'],
    ['https://metadata.goog/', 'public address'],
    ['https://metadata.tencentyun.com/', 'public address'],
    ['https://instance-data.ec2.internal/', 'public address'],
    ['https://168.63.129.16/machine', 'public address'],
    ['https://[fd00:ec2::254]/', 'public address'],
    ['https://[2002:7f00:1::]/', 'public address'],
    ['https://[64:ff9b::a9fe:a9fe]/', 'public address'],
    ['https://0.0.0.0/', 'public address'],
    ['https://255.255.255.255/', 'public address'],
    ['https://[fe80::1]/', 'public address'],
    ['https://[fd00::1]/', 'public address'],
    ['https://[::]/', 'public address'],
    ['https://[::ffff:10.0.0.1]/', 'public address'],
    ['https://[::ffff:169.254.169.254]/', 'public address'],
    ['https://[::ffff:a9fe:a9fe]/', 'public address'],
  ])('%j is refused', (url, reason) => {
    expect(secure(url)).toContain(reason);
    expect(insecure(url)).toContain(reason);
  });
});

test.each([
  ['http://example.com/', 'must begin with https://'],
  ['https://example.com:80/', 'port must be 443 or 8443'],
  ['https://example.com:22/', 'port must be 443 or 8443'],
  ['https://localhost/', 'public address'],
  ['https://LOCALHOST./', 'public address'],
  ['https://a.localhost/', 'public address'],
  ['https://127.0.0.1/', 'public address'],
  ['https://2130706433/', 'public address'],
  ['https://0x7f.1/', 'public address'],
  ['https://0177.0.0.01/', 'public address'],
  ['https://127.1./', 'public address'],
  ['https://１２７.０.０.１/', 'public address'],
  ['https://%31%32%37.0.0.1/', 'public address'],
  ['https://[::1]/', 'public address'],
  ['https://[0:0:0:0:0:0:0:1]/', 'public address'],
  ['https://[::ffff:127.0.0.1]/', 'public address'],
])('%s is for development only', (url, reason) => {
  expect(secure(url)).toContain(reason);
  expect(insecure(url)).toBeUndefined();
});

test('the host to look up has neither brackets nor a last dot', () => {
  expect(hostOf(new URL('https://[2001:db8::1]/'))).toBe('2001:db8::1');
  expect(hostOf(new URL('https://BÜCHER.example./'))).toBe('xn--bcher-kva.example');
});
