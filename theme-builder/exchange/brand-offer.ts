import {
  checkValue,
  settingAt,
  tokenAt,
  tokenPaths,
  type ThemeDocument,
  type TokenPath,
} from '@portico/tokens';
import { readColor, writeColor } from '@portico/tokens/derive';
import type { ThemeWish } from '@portico/tokens/propose';
import type { Themed } from '../store/editor-state.ts';
import type { Offer } from './offer.ts';
import { valuesOf } from './offered-values.ts';

const brandPath = 'core_properties.brand' satisfies TokenPath;

/** Wherever a theme says the brand colour once more: who changes their brand means these too. */
function brandAgain({ document, theme }: Themed): readonly TokenPath[] {
  const keyOf = (color: unknown) =>
    typeof color === 'string' && checkValue('color', color, tokenAt(brandPath)) === undefined
      ? writeColor(readColor(color))
      : undefined;
  const brand = keyOf(theme.leaf(brandPath, 'light').value);
  return tokenPaths.filter(
    (path) => tokenAt(path).kind === 'color' && keyOf(settingAt(document, path)?.value) === brand,
  );
}

function withRest(proposed: ThemeDocument, again: readonly TokenPath[]): Offer['values'] {
  const values = valuesOf(proposed);
  // what the proposal does not speak of follows from the new brand
  const silent = again.filter((path) => settingAt(proposed, path) === undefined);
  return [...values, ...silent.map((path) => ({ path, scheme: 'light' as const }))];
}

/** The theme that is proposed for a brand colour, which stays exactly as it was written. */
export async function brandOffer({
  title,
  onto,
  ...wish
}: Omit<ThemeWish, 'product'> & { title: string; onto: Themed }): Promise<Offer> {
  // with the decoders of pictures: only for whoever asks for a proposal
  const { proposeTheme } = await import('@portico/tokens/propose');
  const again = brandAgain(onto);
  return {
    step: { kind: 'propose', about: wish.brand },
    title,
    values: withRest(proposeTheme({ ...wish, product: onto.theme.product }), again),
    chosenAtFirst: 'not-own',
    asked: new Set([brandPath, ...again]),
  };
}
