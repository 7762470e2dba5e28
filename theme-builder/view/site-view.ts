/** The site as the builder looks at it. */
export type SiteView = {
  /** Each by what it calls itself. */
  languages: readonly { locale: string; name: string }[];
  /** An address of the site as it is in another language. */
  inLanguage: (address: string, locale: string) => string;
  /** Where the builder shows many pages beside each other, if there is such a page. */
  matrixAddress?: string;
};
