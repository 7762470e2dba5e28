import type { Locale } from '@portico/core/messages';
import type { Envelope, FailureEnvelope } from '../../contract/envelope.ts';
import { inLanguage } from './refusal-texts/in-language.ts';
import type { Refusal } from './refusal.ts';

/** A successful answer. */
export function answerOf<Data>(data: Data): Envelope<Data>;
export function answerOf<Data, Metadata>(data: Data, metadata: Metadata): Envelope<Data, Metadata>;
export function answerOf<Data>(data: Data, metadata: unknown = null): Envelope<Data, unknown> {
  return { status: 200, error: { message: '', body: '' }, data, metadata };
}

/** A refusal in a language of the site. */
export function failureOf(
  { status, message, body, data, validationErrors }: Refusal,
  language: Locale = 'en-US',
): FailureEnvelope {
  const said = inLanguage(message, language);
  return {
    status,
    message: said,
    error: { message: said, body },
    data: { ...data },
    metadata: null,
    ...(validationErrors && {
      validationErrors: Object.fromEntries(
        Object.entries(validationErrors).map(([field, problem]) => [field, inLanguage(problem, language)]),
      ),
    }),
  };
}
