import type { ThemeDocument } from '@portico/tokens';
import type { ContentBackend } from '../content/backend.ts';
import type { TeamBackend } from '../team/backend.ts';
import type { PublishingBackend } from '../versions/backend.ts';
import type { FilesBackend } from '../files/backend.ts';

/** A draft as the server keeps it. */
export type StoredDraft = {
  /** Counts the changes of the draft; a write names the one that it was based on. */
  revision: number;
  /** Not checked yet; null = nothing is drafted. */
  document: unknown;
};

export type LoadedThemes = {
  /** Version 0 and no document before the first publication. */
  published: { version: number; document: unknown };
  draft: StoredDraft;
};

/** Where themes are kept. Every call ends with a `BackendFailure` when it fails, or with any other error when nobody knows why. */
export type ThemeBackend = {
  load: () => Promise<LoadedThemes>;
  /** Replaces the draft that has this revision. */
  saveDraft: (document: ThemeDocument, revision: number) => Promise<{ revision: number }>;
  discardDraft: (revision: number) => Promise<{ revision: number }>;
  /** Makes the draft that has this revision the theme of the site. */
  publish: (note: string, revision: number) => Promise<{ version: number }>;
  /** What the site says around its pages. */
  content: ContentBackend;
  publishing: PublishingBackend;
  team: TeamBackend;
  /** Pictures and fonts. */
  files: FilesBackend;
  /** Lets a person log in whose session has ended, and brings them back here; absent where that cannot be. */
  logIn?: () => void;
};

type Failure =
  | { kind: 'conflict'; theirs: StoredDraft }
  | { kind: 'offline' }
  /** Asking again would not help; `message` is text for people, in the server's words. */
  | Refused;

/** A call that the server will not do, with its reasons. */
export type Refused = {
  kind: 'refused';
  message: string;
  /** Nobody is logged in any more; after a login it may go. */
  isLoggedOut?: boolean;
  /** The places of the theme that may not change: `sections.navbar`, `sections.navbar.height` or `assets.hero`. */
  places?: readonly string[];
};

/** Why a call to the backend failed, as far as the builder acts on it. */
export class BackendFailure extends Error {
  override name = 'BackendFailure';
  readonly failure: Failure;

  constructor(failure: Failure, options?: ErrorOptions) {
    super(failure.kind === 'refused' ? failure.message : `The call failed: ${failure.kind}`, options);
    this.failure = failure;
  }
}

/** What is known about a failed call; undefined when nothing is, such as a server that stumbled. */
export const failureOf = (error: unknown): Failure | undefined =>
  error instanceof BackendFailure ? error.failure : undefined;
