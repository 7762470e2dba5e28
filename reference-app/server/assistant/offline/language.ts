import type { OfferStatus } from '@portico/core/offers';
import type { ApplicationStatus } from '../../../contract/application-status.ts';
import type { AssistantLanguage } from '../../../contract/assistant.ts';

/** What can be asked without a model. Where a message says as much for one as for another, the earlier one is meant. */
export const intents = [
  'findJobs',
  'howToApply',
  'applications',
  'interviews',
  'offers',
  'addToCart',
  'removeFromCart',
  'cart',
  'saveJob',
  'uploadResume',
  'removeResume',
  'profile',
  'contact',
  'language',
  'help',
  'greeting',
] as const;
export type Intent = (typeof intents)[number];

type TextName =
  | 'greeting'
  | 'help'
  | 'howToApply'
  | 'howToApplyHere'
  | 'logIn'
  | 'applicationsNone'
  | 'applicationsSome'
  | 'interviewsNone'
  | 'interviewsSome'
  | 'offersNone'
  | 'offersSome'
  | 'more'
  | 'cartEmpty'
  | 'cartSome'
  | 'cartOff'
  | 'addToCart'
  | 'removeFromCart'
  | 'openJobFirst'
  | 'saveJob'
  | 'uploadResume'
  | 'removeResume'
  | 'profile'
  | 'off'
  | 'contact'
  | 'languages'
  | 'languageChanged'
  | 'found'
  | 'foundOne'
  | 'foundNone'
  | 'notUnderstood';

/** How one language is understood and answered. */
export type Language = {
  tag: AssistantLanguage;
  /** What it calls the languages of the site, by their tags' first part. */
  names: Readonly<Record<'en' | 'ar', string>>;
  /** Phrases that mean an intent; `*` stands for the rest of a word. Capitals and accents do not matter. */
  phrases: Readonly<Record<Intent, readonly string[]>>;
  /** Words that a search can do without. */
  fillers: readonly string[];
  /** What a place comes after. */
  places: readonly string[];
  /** Words that ask for remote jobs. */
  remote: readonly string[];
  /** With names in braces for what is put in. */
  texts: Readonly<Record<TextName, string>>;
  statuses: Readonly<Record<ApplicationStatus, string>>;
  offerStatuses: Readonly<Record<OfferStatus, string>>;
};
