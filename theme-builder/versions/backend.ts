/** One publication of the theme. */
export type PublishedVersion = {
  version: number;
  /** ISO 8601. */
  publishedAt: string;
  /** Full name; null = came with the employer. */
  by: string | null;
  note: string;
};

/** A link that shows the draft to whoever has it. */
export type PreviewLink = {
  id: number;
  note: string;
  /** ISO 8601. */
  expiresAt: string;
  /** Full name; null = nobody who has an account. */
  by: string | null;
};

/** What is to be published by itself. */
export type Schedule = {
  /** ISO 8601. */
  publishAt: string;
  /** The draft has changed since; what was scheduled is what will be published. */
  isBehindDraft: boolean;
  note: string;
  by: string | null;
  /** Why it was not published at its time; null = it still waits. */
  failure: ScheduleFailure | null;
};

/** Why nothing was published at its time. */
export type ScheduleFailure =
  /** Whoever scheduled it may publish no more. */
  | { reason: 'rights' }
  /** It changes sections that are locked for whoever scheduled it. */
  | { reason: 'locked'; sections: readonly string[] }
  /** What it changes has been published otherwise since. */
  | { reason: 'overtaken' }
  /** With what has been published since, some of it cannot be read. */
  | { reason: 'unreadable' };

/** The past and the future of what is published. Failures are those of `ThemeBackend`. */
export type PublishingBackend = {
  /** Newest first. */
  versions: () => Promise<readonly PublishedVersion[]>;
  /** Not checked yet. */
  document: (version: number) => Promise<unknown>;
  /** Publishes a version again, in the place of the published one that one has seen. @returns the version that it makes */
  restore: (version: number, published: number) => Promise<{ version: number; document: unknown }>;
  /** Newest first. */
  links: () => Promise<readonly PreviewLink[]>;
  /** @returns the address, which nobody is told again */
  giveLink: (link: { hours: number; note: string }) => Promise<{ id: number; url: string }>;
  takeLinkBack: (id: number) => Promise<readonly PreviewLink[]>;
  schedule: () => Promise<Schedule | null>;
  /** Publishes the draft that has this revision at a time to come. */
  scheduleDraft: (when: { publishAt: Date; note: string }, revision: number) => Promise<Schedule | null>;
  cancelSchedule: () => Promise<void>;
};
