import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { RefusedMail, type DeliverMail, type QueuedMail } from './mail.ts';

// A server that hangs must not hold up the work behind it for long.
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
/** What is in a mail is text, never the name of a file or of an address to fetch. */
const textOnly = { disableFileAccess: true, disableUrlAccess: true };

/**
 * Delivers by an SMTP server.
 *
 * @param options.url `smtp://user:password@host:587` or `smtps://…`
 * @param options.from the address that mails come from
 */
export function deliverBySmtp({ url, from }: { url: string; from: string }): DeliverMail {
  const transport = createTransport({ url, ...timeouts, ...textOnly });
  return async (mail) => {
    await transport.sendMail(messageOf(mail, from)).catch((error: unknown) => {
      // Told without what the server said, which may name the recipient: this goes into the log.
      const code = codeOf(error);
      throw isForGood(error)
        ? new RefusedMail(`The mail server refuses the mail (${code}).`)
        : new Error(`The mail server did not take the mail (${code}).`);
    });
  };
}

/** Where there is no mail server: each mail becomes an `.eml` file, which mail programs open. */
export function deliverToFolder({ folder, from }: { folder: string; from: string }): DeliverMail {
  const transport = createTransport({ streamTransport: true, buffer: true, ...textOnly });
  return async (mail) => {
    const { message } = await transport.sendMail(messageOf(mail, from));
    // they hold links that are worth a login
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = `${mail.queuedAt.toISOString().replaceAll(':', '-')}-${mail.id}`;
    const unfinished = path.join(folder, `${name}.unfinished`);
    await writeFile(unfinished, message, { mode: 0o600 });
    await rename(unfinished, path.join(folder, `${name}.eml`));
  };
}

function messageOf(mail: QueuedMail, from: string): SendMailOptions {
  const { id, queuedAt, to, subject, text, html, fromName = '', unsubscribe } = mail;
  return {
    from: { name: fromName, address: from },
    to: { name: '', address: to },
    subject,
    text,
    ...(html !== undefined && { html }),
    date: queuedAt,
    messageId: `<${id}@${from.split('@').at(-1)}>`,
    headers: {
      // no answers from those who are away (RFC 3834)
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe !== undefined && {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return ['code', 'responseCode']
    .flatMap((name) => (name in error ? [String(error[name as keyof typeof error])] : []))
    .join(' ');
}

/** Whether what the server said about the recipient is final: 4xx asks to come back, 5xx does not (RFC 5321, 4.2.1). */
function isForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('code' in error)) return false;
  const isAboutMail = error.code === 'EENVELOPE' || error.code === 'EMESSAGE';
  return isAboutMail && Number(error.responseCode) >= 500;
}
