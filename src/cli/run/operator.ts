import { isIP } from 'node:net';
import { hostname, userInfo } from 'node:os';
import { sessionVariables } from '../../processes/config/config.ts';
import type { CommandPrincipal } from '../../domain/access/principal.ts';

/** What a machine calls an account; anything else is not written into the log. */
const accountName = /^[\w.@\\-]{1,64}$/;

/** Who runs this command, as the machine says, for the workspace's log. */
export function operator(session = sessionVariables(), account = ownAccount()): CommandPrincipal {
  const { sudoUser = '', sshClient = '' } = session;
  const behind = accountName.test(sudoUser) && sudoUser !== account ? sudoUser : undefined;
  // Address and port of the client come first.
  const [address = ''] = sshClient.split(' ');
  return {
    kind: 'command',
    account: behind ?? account,
    runAs: behind === undefined ? null : account,
    host: hostname().slice(0, 253),
    ipAddress: isIP(address) === 0 ? null : address,
  };
}

/** A container's account often has a number alone. */
function ownAccount(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}
