import type { Locale } from '@portico/core/messages';

/** The languages that the panel speaks. Apart from the texts, so that the package's types need no catalog. */
export type BuilderLocale = Locale;
