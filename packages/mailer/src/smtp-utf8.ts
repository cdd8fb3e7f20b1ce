import SMTPConnection from 'nodemailer/lib/smtp-connection';

type ConnectionOptions = ConstructorParameters<typeof SMTPConnection>[0];

/** Letters in an address that SMTP carries under SMTPUTF8 alone (RFC 6531); domains have an ASCII form. */
export const needsUtf8 = (address: string): boolean => /[^\0-\x7f]/.test(address);

/**
 * Whether the server offers SMTPUTF8, by a connection of its own: to one that does not, nodemailer
 * would send such an address as raw bytes. Throws when the server cannot be asked in time.
 */
export async function takesUtf8(options: ConnectionOptions, signal: AbortSignal): Promise<boolean> {
  const connection = new SMTPConnection(options);
  const { promise, resolve, reject } = Promise.withResolvers<undefined>();
  const onAbort = () => reject(signal.reason as Error);
  signal.addEventListener('abort', onAbort, { once: true });
  connection.on('error', reject);
  connection.once('end', () => reject(new Error('The connection was closed.')));
  try {
    connection.connect((error) => (error ? reject(error) : resolve(undefined)));
    await promise;
    // The reply to EHLO, after STARTTLS where there is that.
    const offers = /^250[ -]SMTPUTF8\s*$/im.test(connection.lastServerResponse || '');
    connection.quit();
    return offers;
  } catch (error) {
    connection.close();
    throw error;
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
