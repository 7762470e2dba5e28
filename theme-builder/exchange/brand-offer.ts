import type { ThemeWish } from '@portico/tokens/propose';
import type { Offer } from './offer.ts';
import { valuesOf } from './offered-values.ts';

/** The theme that is proposed for a brand colour, which stays exactly as it was written. */
export const brandOffer = async ({ title, ...wish }: ThemeWish & { title: string }): Promise<Offer> => {
  // with the decoders of pictures: only for whoever asks for a proposal
  const { proposeTheme } = await import('@portico/tokens/propose');
  return {
    step: { kind: 'propose', about: wish.brand },
    title,
    values: valuesOf(proposeTheme(wish)),
    chosenAtFirst: 'not-own',
  };
};
