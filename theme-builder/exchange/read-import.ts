import type { HeroVariant, ThemeDocument, ThemeFont } from '@portico/tokens';
import {
  fromCss,
  fromDtcg,
  maximumImportBytes,
  type Foreign,
  type NotUnderstood,
  type Refusal,
} from '@portico/tokens/exchange';
import type { OfferedValue } from './offer.ts';
import { valuesOf } from './offered-values.ts';

export type ReadTheme =
  | {
      ok: true;
      values: readonly OfferedValue[];
      pictures: readonly HeroVariant[];
      fonts: readonly ThemeFont[];
      notUnderstood: readonly NotUnderstood[];
      /** What it takes to write the file again; a style sheet has nothing of it. */
      foreign?: Foreign;
    }
  | Refusal;

/** The most that a file may weigh, for a refusal before it is read. */
export const refuseLargeFile = ({ size }: Pick<File, 'size'>): Refusal | undefined =>
  size > maximumImportBytes
    ? { ok: false, path: '', message: `must not be larger than ${maximumImportBytes / 1024} kB` }
    : undefined;

// no style sheet begins like this
const looksLikeJson = (text: string) => /^\s*[[{]/.test(text.slice(0, 1000).replace(/^\uFEFF/, ''));

/** A theme from a text, which is JSON of design tokens or a style sheet, whatever its name says. */
export function readImport(text: string, onto: ThemeDocument): ReadTheme {
  const isJson = looksLikeJson(text);
  const read = isJson ? fromDtcg(text, { onto }) : fromCss(text, { onto });
  if (!read.ok) return read;
  const { document, notUnderstood, foreign } = read;
  return {
    ok: true,
    values: valuesOf(document),
    pictures: document.assets?.hero ?? [],
    fonts: document.assets?.fonts ?? [],
    notUnderstood,
    ...(isJson && { foreign }),
  };
}
