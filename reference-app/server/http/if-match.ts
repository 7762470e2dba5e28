import { Refusal } from './refusal.ts';

/** What a write replaces: the revision that its author saw, or `*`, whatever there is (RFC 9110, 13.1.1). */
export type Base = number | '*';

/** The base in an `If-Match`; undefined when it is none. */
function baseIn(ifMatch: string): Base | undefined {
  const text = ifMatch.trim();
  if (text === '*') return text;
  const digits = /^(?:W\/)?"(\d{1,9})"$/.exec(text)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

export function etagOf(revision: number): string {
  return `"${revision}"`;
}

/** @throws Refusal 428 without the header, 400 when it holds no ETag of ours */
export function requiredBase(ifMatch: string | undefined): Base {
  if (ifMatch === undefined)
    throw new Refusal(
      428,
      'Send If-Match with the ETag of what is replaced, or with * for whatever there is.',
    );
  return baseFrom(ifMatch);
}

/** @throws Refusal 400 when the header holds no ETag of ours */
export function baseFrom(ifMatch: string): Base {
  const base = baseIn(ifMatch);
  if (base === undefined)
    throw new Refusal(400, 'If-Match must be an ETag as this site sends it, or *.', {
      validationErrors: { 'If-Match': 'Send the ETag that came with what is replaced.' },
    });
  return base;
}
