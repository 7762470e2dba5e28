import { z } from 'zod';
import { call } from './call.ts';

/** What the e-signature provider says of an envelope. */
export const esignEvent = z.object({
  type: z.enum(['signed', 'rejected']),
  /** The employer's. */
  domain: z.string().max(253),
  /** The envelope's id, as in the address of the widget. */
  wid: z.string().min(1).max(300),
  at: z.iso.datetime().meta({
    description:
      'When it was done. ISO 8601 in UTC; at most five minutes ahead, which counts as now, and not before the document was made.',
  }),
  /** Who did it, and from where. */
  signer: z.object({
    name: z.string().max(300),
    email: z.string().max(320),
    address: z.string().max(100),
    userAgent: z.string().max(500),
  }),
});
export type EsignEvent = z.infer<typeof esignEvent>;

export const esignCalls = {
  event: call({
    method: 'POST',
    path: '/api/esign/events',
    summary: 'What the e-signature provider says of an envelope',
    description:
      'From server to server, without a session: the call is signed as Standard Webhooks are. `signed` signs the document, `rejected` declines the offer. What was done before the offer expired counts, however late the call comes. A call that comes again changes nothing.',
    employer: 'none',
    headers: {
      'webhook-id': 'Of this call; the same when it is sent again.',
      'webhook-timestamp': 'Seconds since 1970; at most five minutes off.',
      'webhook-signature': '`v1,` and the HMAC-SHA-256 over id, time and body, joined by dots, in base64.',
    },
    body: esignEvent,
    data: z.object({
      /** False when it was known before. */
      isNew: z.boolean(),
    }),
    refusals: {
      401: 'The call is not signed, its signature is not right, or it is too old.',
      404: 'There is no such envelope.',
      409: 'The offer has expired, was withdrawn, or was answered otherwise before; or another call had this webhook-id.',
    },
  }),
};
