import { z } from 'zod';
import { emailAddress } from '../../contract/email-address.ts';

/** Names that people have chosen end up in headers: a line end in one must not begin another header. */
const line = z.string().transform((text) =>
  text
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, 200),
);

export const mail = z.object({
  to: emailAddress,
  subject: line,
  text: z.string(),
  html: z.string().optional(),
  /** Shown as who sends it; the address is the installation's. */
  fromName: line.optional(),
  /** Where one click ends mails of this kind (RFC 8058); https. */
  unsubscribe: z.url().optional(),
});

export type Mail = z.input<typeof mail>;

/** A mail on its way. */
export type QueuedMail = Mail & {
  /** The same at every try, so that mail servers know a second copy for one. */
  id: string;
  queuedAt: Date;
};

/** Hands a mail to whoever brings it further. @throws RefusedMail when it is of no use to try again */
export type DeliverMail = (mail: QueuedMail) => Promise<void>;

/** A mail that will never be taken: its recipient does not exist, or does not want it. */
export class RefusedMail extends Error {
  override name = 'RefusedMail';
}
