import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Signs calls from server to server as Standard Webhooks do (standardwebhooks.com): an HMAC over the call's own id, its
 * time and its body, so that none of them can be changed, and an old call is told from a new one.
 */
export type SignedHeaders = {
  /** The same when a call is sent again. */
  'webhook-id': string;
  /** Seconds since 1970. */
  'webhook-timestamp': string;
  /** `v1,` and the signature in base64; several are separated by spaces. */
  'webhook-signature': string;
};

/** Either way, for clocks that differ and networks that dawdle. Seconds. */
export const clockTolerance = 5 * 60;

export function signedHeaders(secret: string, call: { id: string; at: Date; body: string }): SignedHeaders {
  const timestamp = String(Math.floor(call.at.getTime() / 1000));
  return {
    'webhook-id': call.id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signatureOf(secret, { id: call.id, timestamp, body: call.body })}`,
  };
}

type CallHeaders = Readonly<Record<string, string | string[] | undefined>>;
type Stated = { id: string; timestamp: string; signatures: string };

/**
 * What a call says of its own signature, as far as that can be told before its body is read.
 *
 * @param now when it arrived
 * @returns or why it is not believed, whatever its body is
 */
export function statedSignature(headers: CallHeaders, now: Date): Stated | string {
  const id = headers['webhook-id'];
  const timestamp = headers['webhook-timestamp'];
  const signatures = headers['webhook-signature'];
  if (typeof id !== 'string' || typeof timestamp !== 'string' || typeof signatures !== 'string')
    return 'The call is not signed.';
  if (!/^[\w-]{1,100}$/.test(id) || !/^\d{1,12}$/.test(timestamp)) return 'The call is not signed.';
  const age = now.getTime() / 1000 - Number(timestamp);
  if (Math.abs(age) > clockTolerance) return 'The call is too old, or the clocks differ.';
  return { id, timestamp, signatures };
}

/** Why a call is not believed; undefined when it is. */
export function signatureDoubt(
  secret: string,
  call: { headers: CallHeaders; body: Buffer; now: Date },
): string | undefined {
  const stated = statedSignature(call.headers, call.now);
  if (typeof stated === 'string') return stated;
  const { id, timestamp, signatures } = stated;
  const expected = Buffer.from(signatureOf(secret, { id, timestamp, body: call.body }));
  const isSigned = signatures.split(' ').some((signature) => {
    const given = Buffer.from(signature.replace(/^v1,/, ''));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return isSigned ? undefined : 'The signature is not right.';
}

function signatureOf(secret: string, call: { id: string; timestamp: string; body: string | Buffer }): string {
  return createHmac('sha256', secret)
    .update(`${call.id}.${call.timestamp}.`)
    .update(call.body)
    .digest('base64');
}
