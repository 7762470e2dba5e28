import {
  isSame,
  schemes,
  settingAt,
  splitPath,
  tokenPaths,
  type Scheme,
  type SectionId,
  type Setting,
  type ThemeDocument,
} from '@portico/tokens';
import type { OfferedValue } from './offer.ts';

const said = (setting: Setting | undefined, scheme: Scheme): unknown =>
  scheme === 'light' ? setting?.value : setting?.schemes?.[scheme];

/** All that a document sets, in the contract's order. */
export const valuesOf = (document: ThemeDocument): readonly OfferedValue[] =>
  tokenPaths.flatMap((path) => {
    const setting = settingAt(document, path);
    return schemes
      .map((scheme) => ({ path, scheme, value: said(setting, scheme) }))
      .filter(({ value }) => value !== undefined);
  });

/** Those that a document does not say already. */
export const newTo = (document: ThemeDocument, values: readonly OfferedValue[]): readonly OfferedValue[] =>
  values.filter(({ path, scheme, value }) => !isSame(said(settingAt(document, path), scheme), value));

/** What makes sections of one document say what they say in another, also by saying nothing. */
export function valuesToMatch(
  from: ThemeDocument,
  onto: ThemeDocument,
  sections: readonly SectionId[],
): readonly OfferedValue[] {
  const wanted = tokenPaths
    .filter((path) => sections.includes(splitPath(path)[0]))
    .flatMap((path) =>
      schemes.map((scheme) => ({ path, scheme, value: said(settingAt(from, path), scheme) })),
    );
  return newTo(onto, wanted);
}
