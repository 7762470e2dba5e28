/** The languages that the panel speaks. Apart from the texts, so that the package's types need no catalogue. */
export type BuilderLocale = 'en-US' | 'ar';
