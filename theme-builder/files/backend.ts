type Kept = {
  id: string;
  /** As it was called where it came from. */
  name: string;
  /** What a theme names it by. */
  url: string;
  bytes: number;
  /** Whether a theme shows it: then it cannot be removed. */
  isUsed: boolean;
};

export type PictureFile = Kept & { kind: 'picture'; width: number; height: number };

/** What a font says of itself; measures are shares of the font size. */
export type FontFacts = {
  family: string;
  /** The least and the greatest. */
  weight: readonly [number, number];
  isItalic: boolean;
  /** The first and the last code point of each range that it can write. */
  ranges: readonly (readonly [number, number])[];
  ascent: number;
  descent: number;
  lineGap: number;
  /** The mean width of a letter in a Latin text; null = it has no Latin letters. */
  letterWidth: number | null;
};

export type FontFile = Kept & {
  kind: 'font';
  facts: FontFacts;
  /** Letters of the site’s languages that it lacks, by language. */
  missing: readonly { locale: string; letters: readonly string[] }[];
};

export type ThemeFile = PictureFile | FontFile;

export type Sending = { signal: AbortSignal; onProgress: (share: number) => void };

/** The files that themes can use. Calls end with a `BackendFailure` when they fail, as those of the theme do. */
export type FilesBackend = {
  /** The site’s own names for its pages that can open with a picture. */
  heroPages: readonly string[];
  /** The newest first. */
  list: () => Promise<readonly ThemeFile[]>;
  uploadPicture: (file: File, sending: Sending) => Promise<PictureFile>;
  uploadFont: (file: File, sending: Sending) => Promise<FontFile>;
  /** @returns those that are left */
  remove: (id: string) => Promise<readonly ThemeFile[]>;
};

/** What can be uploaded, so that the field says so before the server does. */
export const uploadLimits = {
  picture: { accept: '.png,.jpg,.jpeg,.webp,.avif', maxBytes: 2 * 1024 * 1024 },
  font: { accept: '.woff2', maxBytes: 300 * 1024 },
} as const;
