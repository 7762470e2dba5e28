import type { SectionId } from '@portico/tokens';
import type { themeRights } from './theme-rights.ts';

/** What a person may do with the theme; the server checks it again with every call. */
export type ThemeRight = (typeof themeRights)[number];

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

/** Somebody who can open the theme builder, with what they may do there. */
export type BuilderRights = {
  encId: string;
  fullName: string;
  email: string;
  rights: readonly ThemeRight[];
  /** Whether this is whoever asks. */
  isOneself: boolean;
};

/** Who may do what, for those who decide it. Failures are those of `ThemeBackend`. */
export type RightsBackend = {
  list: () => Promise<readonly BuilderRights[]>;
  /** Replaces their rights; answers with what now holds. */
  give: (encId: string, rights: readonly ThemeRight[]) => Promise<BuilderRights>;
};

/** Those who build the theme together. Failures are those of `ThemeBackend`. */
export type TeamBackend = {
  rights: () => Promise<readonly ThemeRight[]>;
  locks: () => Promise<readonly SectionLock[]>;
  changeLock: (section: SectionId, locked: boolean) => Promise<readonly SectionLock[]>;
  /** Says that one is there, and is told who else is. */
  stay: (section: SectionId | undefined) => Promise<readonly OtherEditor[]>;
  leave: () => Promise<void>;
  /** Absent for whoever is no admin. */
  othersRights?: RightsBackend;
};
