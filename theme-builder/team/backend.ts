import type { SectionId } from '@portico/tokens';

/** What a person may do with the theme; the server checks it again with every call. */
export type ThemeRight = 'view' | 'edit' | 'publish' | 'custom_html' | 'lock';

export type SectionLock = {
  section: string;
  /** Full name; null = nobody who has an account. */
  by: string | null;
};

/** Somebody else who has the theme builder open. */
export type OtherEditor = {
  encId: string;
  fullName: string;
  /** Where they are; null = they have not said. */
  section: string | null;
};

/** Those who build the theme together. Failures are those of `ThemeBackend`. */
export type TeamBackend = {
  rights: () => Promise<readonly ThemeRight[]>;
  locks: () => Promise<readonly SectionLock[]>;
  changeLock: (section: SectionId, locked: boolean) => Promise<readonly SectionLock[]>;
  /** Says that one is there, and is told who else is. */
  stay: (section: SectionId | undefined) => Promise<readonly OtherEditor[]>;
  leave: () => Promise<void>;
};
