/** Where this machine asks a process that listens on an interface whether it hangs. */
export function healthUrl(host: string, port: number): string {
  const everywhere: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' };
  const address = everywhere[host] ?? host;
  return `http://${address.includes(':') ? `[${address}]` : address}:${port}/healthz`;
}
