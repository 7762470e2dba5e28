import {
  settingAt,
  type HeroVariant,
  type Scheme,
  type Setting,
  type ThemeDocument,
  type ThemeFont,
} from '@portico/tokens';
import { withFonts, withoutUnusedFonts } from '@portico/tokens/fonts';
import { withAssets, withSetting } from '../store/document.ts';
import type { OfferedValue } from './offer.ts';

const isSaying = ({ value, schemes, lock }: Setting) =>
  value !== undefined || schemes !== undefined || lock !== undefined;

function withSaid(before: Setting, scheme: Scheme, value: unknown): Setting {
  if (scheme === 'light') {
    const { value: _old, ...rest } = before;
    return value === undefined ? rest : { ...rest, value };
  }
  const { schemes, ...rest } = before;
  const said = Object.entries({ ...schemes, [scheme]: value }).filter(([, each]) => each !== undefined);
  return said.length === 0 ? rest : { ...rest, schemes: Object.fromEntries(said) };
}

/** A document that says these as well; locks and everything else stay as they are. */
export const withOffered = (document: ThemeDocument, values: readonly OfferedValue[]): ThemeDocument =>
  values.reduce((result, { path, scheme, value }) => {
    const setting = withSaid(settingAt(result, path) ?? {}, scheme, value);
    return withSetting(result, path, isSaying(setting) ? setting : undefined);
  }, document);

const isSamePlace = (one: HeroVariant, other: HeroVariant) =>
  one.page === other.page && one.minWidth === other.minWidth;

/** A document with these pictures, each in the place of the one that its page had from its width on. */
export function withPictures(document: ThemeDocument, pictures: readonly HeroVariant[]): ThemeDocument {
  if (pictures.length === 0) return document;
  const others = (document.assets?.hero ?? []).filter(
    (known) => !pictures.some((picture) => isSamePlace(known, picture)),
  );
  return withAssets(document, { ...document.assets, hero: [...others, ...pictures] });
}

/** A document with those of these fonts that its values name and that it does not have, beside its own. */
export function withOfferedFonts(document: ThemeDocument, fonts: readonly ThemeFont[]): ThemeDocument {
  const own = document.assets?.fonts ?? [];
  const fresh = fonts.filter(({ url }) => !own.some((known) => known.url === url));
  return fresh.length === 0 ? document : withoutUnusedFonts(withFonts(document, [...own, ...fresh]));
}
