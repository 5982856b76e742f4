// Mail over any SMTP server (RFC 5321), on a few connections that are kept, with time-outs on every step.
import type { Transporter } from 'nodemailer';
import type { Mail } from '#ports/mail.ts';
import { composed } from '#ports/mail-headers.ts';
import { ProviderError } from '#ports/provider-error.ts';

/** What nodemailer says of a failure. */
type SmtpError = Error & { code?: string; command?: string; response?: string; responseCode?: number };

export type SmtpOptions = {
  /** `smtps://user:password@mail.example.com` or `smtp://…:587`, which changes to TLS where the server offers it. */
  readonly url: string;
  /** How long one step may take, in milliseconds. */
  readonly stepMsMax?: number;
};

/** Connects when first needed. The providerId is the Message-ID, which is the same for every try of one mail. */
export function smtpMail({ url, stepMsMax = 15_000 }: SmtpOptions): Mail {
  let opening: Promise<Transporter> | undefined;
  const transport = () => {
    opening ??= import('nodemailer').then(({ createTransport }) =>
      createTransport({
        url,
        pool: true,
        maxConnections: 3,
        maxMessages: 100,
        connectionTimeout: stepMsMax,
        greetingTimeout: stepMsMax,
        socketTimeout: stepMsMax,
        dnsTimeout: stepMsMax,
        disableFileAccess: true,
        disableUrlAccess: true,
      }),
    );
    return opening;
  };

  return {
    send: async (message) => {
      const options = composed(message, 'smtp');
      try {
        await (await transport()).sendMail(options);
        return { providerId: options.messageId };
      } catch (error) {
        throw translated(error as SmtpError);
      }
    },
    check: async () => {
      try {
        await (await transport()).verify();
      } catch (error) {
        throw translated(error as SmtpError);
      }
    },
    close: async () => {
      const open = await opening;
      opening = undefined;
      open?.close();
    },
  };
}

/**
 * A 5yz answer about this reader or this message is final (RFC 5321 4.2.1). One about us (a wrong password, a server that
 * takes nobody) is not: the operator puts it right and the mail still goes. The answer's text may name the reader and is left out.
 */
function translated(error: SmtpError): ProviderError {
  const { responseCode, command = 'connecting', code } = error;
  const aboutTheMail =
    ['MAIL FROM', 'RCPT TO', 'DATA'].includes(command) && responseCode !== 530 && responseCode !== 538;
  const retryable = !(aboutTheMail && responseCode !== undefined && responseCode >= 500);
  const status = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(error.response ?? '')?.[1];
  const reason =
    responseCode === undefined
      ? `the server could not be used (${code ?? error.name})`
      : `the server said ${responseCode}${status ? ` ${status}` : ''} to ${command}`;
  return new ProviderError({ provider: 'smtp', retryable, reason, cause: error });
}
