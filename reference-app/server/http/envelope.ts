import type { Envelope, FailureEnvelope } from '../../contract/envelope.ts';
import type { Refusal } from './refusal.ts';

/** A successful answer. */
export function answerOf<Data>(data: Data): Envelope<Data>;
export function answerOf<Data, Metadata>(data: Data, metadata: Metadata): Envelope<Data, Metadata>;
export function answerOf<Data>(data: Data, metadata: unknown = null): Envelope<Data, unknown> {
  return { status: 200, error: { message: '', body: '' }, data, metadata };
}

export function failureOf({ status, message, body, data, validationErrors }: Refusal): FailureEnvelope {
  return {
    status,
    message,
    error: { message, body },
    data: { ...data },
    metadata: null,
    ...(validationErrors && { validationErrors: { ...validationErrors } }),
  };
}
