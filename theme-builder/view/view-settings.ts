/** Widths of pages, in px: a small phone, a tablet upright, a laptop, a large screen. */
export const viewWidths = [320, 768, 1280, 1920] as const;
/** The page's own follows its language. */
export const viewDirections = ['page', 'ltr', 'rtl'] as const;
export const visions = ['normal', 'protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'] as const;
/** What a visitor may have or ask for; any number at once. */
export const viewWishes = ['long', 'large', 'contrast', 'forced', 'still'] as const;

export type ViewWidth = (typeof viewWidths)[number];
export type Vision = (typeof visions)[number];
export type ViewWish = (typeof viewWishes)[number];

/** How a page is looked at. */
export type ViewSettings = {
  width: ViewWidth;
  direction: (typeof viewDirections)[number];
  /** One of the site's; empty = the one that the page has. */
  language: string;
  vision: Vision;
  wishes: readonly ViewWish[];
};

/** As most visitors see it. */
export const plainView: ViewSettings = {
  width: 1280,
  direction: 'page',
  language: '',
  vision: 'normal',
  wishes: [],
};

const keyOf = (siteKey: string) => `portico.theme-builder.view.${siteKey}`;

const oneOf = <Value>(values: readonly Value[], value: unknown): Value | undefined =>
  values.find((known) => known === value);

/** What the tab has kept; what is not understood is as most visitors have it. */
export function readView(storage: Storage, siteKey: string): ViewSettings {
  let kept: Partial<Record<keyof ViewSettings, unknown>> | null;
  try {
    kept = JSON.parse(storage.getItem(keyOf(siteKey)) ?? 'null') as typeof kept;
  } catch {
    // written by something else
    return plainView;
  }
  const wishes = Array.isArray(kept?.wishes) ? kept.wishes : [];
  return {
    width: oneOf(viewWidths, kept?.width) ?? plainView.width,
    direction: oneOf(viewDirections, kept?.direction) ?? plainView.direction,
    language: typeof kept?.language === 'string' ? kept.language : plainView.language,
    vision: oneOf(visions, kept?.vision) ?? plainView.vision,
    wishes: viewWishes.filter((wish) => wishes.includes(wish)),
  };
}

/** Nothing depends on its being kept: a storage that is full or refused is passed over. */
export function keepView(storage: Storage, siteKey: string, settings: ViewSettings): void {
  try {
    storage.setItem(keyOf(siteKey), JSON.stringify(settings));
  } catch {
    // the next visit begins as most visitors see the site
  }
}
