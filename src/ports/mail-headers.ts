// What may stand in a mail's head: addresses taken apart, line breaks refused, and the words that both adapters write.
import { domainToASCII } from 'node:url';
import { mailAddress } from '#shared/mail-address.ts';
import type { MailAddress, MailMessage } from './mail.ts';
import { ProviderError } from './provider-error.ts';

/** Control characters end a header and begin another: none may stand in one. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const control = /[\u0000-\u001f\u007f\u2028\u2029]/;

/** Written by Telle or by the transport; a caller cannot set them. */
const reserved = new Set(
  (
    'from to cc bcc sender reply-to return-path subject date message-id mime-version content-type ' +
    'content-transfer-encoding content-disposition received dkim-signature'
  ).split(' '),
);

/**
 * Reads `maria@example.com`, `Maria <maria@example.com>` and `"Lopez, Maria" <maria@example.com>`; null for anything else.
 * A domain in other letters becomes its ASCII form (IDN).
 */
export function parseAddress(text: string): MailAddress | null {
  if (control.test(text)) return null;
  const angled = /^\s*(.*?)\s*<([^<>]*)>\s*$/.exec(text);
  const address = bareAddress((angled?.[2] ?? text).trim());
  if (address === null) return null;
  const written = angled?.[1] ?? '';
  const quoted = /^"((?:[^"\\]|\\.)*)"$/.exec(written)?.[1];
  if (quoted === undefined && /["<>]/.test(written)) return null;
  return { name: quoted?.replaceAll(/\\(.)/g, '$1') ?? written, address };
}

function bareAddress(text: string): string | null {
  if (text.length > 254 || !mailAddress.test(text)) return null;
  const [local = '', written = ''] = text.split('@');
  const domain = domainToASCII(written);
  if (!/^(?!-)[a-z0-9-]{1,63}(?<!-)(\.(?!-)[a-z0-9-]{1,63}(?<!-))*$/.test(domain)) return null;
  return `${local}@${domain}`;
}

/** Stable over retries, so that a receiver can tell a repeat: RFC 5322 3.6.4. */
export function messageIdOf(message: MailMessage): string {
  return `<${message.id}@${message.from.address.split('@').pop() ?? 'localhost'}>`;
}

/**
 * The message in nodemailer's words. Throws a ProviderError that is not retryable where a name, an address, the subject
 * or a header holds a line break or another control character, or where a header is not the caller's to set.
 */
export function composed(message: MailMessage, provider: string) {
  const refuse = (what: string): never => {
    throw new ProviderError({ provider, retryable: false, reason: `refused: ${what}` });
  };
  const clean = (text: string, what: string): string =>
    control.test(text) ? refuse(`control characters in ${what}`) : text;
  const person = ({ name, address }: MailAddress, what: string) => {
    const parsed = parseAddress(address);
    if (parsed === null || parsed.name !== '') return refuse(`${what} is no address`);
    return { name: clean(name, `the name of ${what}`), address: parsed.address };
  };
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(message.headers ?? {})) {
    if (!/^[A-Za-z][A-Za-z0-9-]*$/.test(name)) refuse('the name of a header');
    if (reserved.has(name.toLowerCase())) refuse(`the header ${name} is not to be set`);
    headers[name] = clean(value, `the header ${name}`);
  }
  return {
    messageId: messageIdOf(message),
    from: person(message.from, 'the sender'),
    to: person(message.to, 'the reader'),
    ...(message.replyTo ? { replyTo: person(message.replyTo, 'the address for replies') } : {}),
    subject: clean(message.subject, 'the subject'),
    text: message.text,
    html: message.html,
    ...(message.calendar
      ? { icalEvent: { filename: 'appointment.ics', method: message.calendar.method, content: message.calendar.text } }
      : {}),
    ...(message.attachments
      ? {
          attachments: message.attachments.map(({ name, content }) => ({
            filename: clean(name, 'the name of a file'),
            content: Buffer.from(content),
          })),
        }
      : {}),
    headers: { 'Auto-Submitted': 'auto-generated', ...headers },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
