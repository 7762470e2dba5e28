import type { HeroVariant, Scheme, ThemeFont, TokenPath } from '@portico/tokens';
import type { NotUnderstood } from '@portico/tokens/exchange';
import type { StepName } from '../store/step.ts';

/** What a source would say about a leaf in one scheme; no value = what follows from elsewhere. */
export type OfferedValue = { path: TokenPath; scheme: Scheme; value?: unknown };

/** Changes that a person may accept, one by one, whatever they come from. */
export type Offer = {
  /** What accepting it is called among the steps. */
  step: StepName;
  /** Names it at the head of its list. */
  title: string;
  values: readonly OfferedValue[];
  /** Whole pictures of pages, each by its page and width. */
  pictures?: readonly HeroVariant[];
  /** The fonts that its values name: they come with the values that are accepted. */
  fonts?: readonly ThemeFont[];
  /** What of the source could not be used. */
  notUnderstood?: readonly NotUnderstood[];
  /**
   * What is chosen at first: presets never erase what somebody set, while who brings a file, asks for a repair or for a
   * copy means all of it.
   */
  chosenAtFirst: 'all' | 'not-own';
  /** What somebody has named themselves, such as their brand: chosen at first though it is set already. */
  asked?: ReadonlySet<TokenPath>;
  /** Done when any of it has been accepted. */
  onAccepted?: () => void;
};
