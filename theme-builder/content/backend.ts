import type { ContentKey } from '../locales/areas.ts';

export type Banner = {
  variant: 'info' | 'alert';
  text: string;
  /** Identifiers of pages. */
  pages: readonly string[];
  /** ISO 8601 with its zone; absent = at once. */
  startsAt?: string | undefined;
  /** The same; absent = never. */
  endsAt?: string | undefined;
};

/** What a site says around its pages. */
export type SiteContent = {
  /** In the order in which they show. */
  banners: readonly Banner[];
  /** What says that the site is not open yet; null = it is open. */
  phase: string | null;
  tagline: string;
  /** By page; in braces `company` and `title`, the one that the site makes. */
  titles: Readonly<Partial<Record<string, string>>>;
  /** As the employer wrote it; empty = the standard one. */
  navbar: string;
  footer: string;
};
export type ContentPart = keyof SiteContent;
export type HtmlPart = 'navbar' | 'footer';

export type StoredContent = {
  /** Counts the changes; a write names the one that it was based on. */
  revision: number;
  content: SiteContent;
};

export type SaveOutcome =
  | { status: 'saved'; stored: StoredContent }
  /** Somebody else has changed something meanwhile. */
  | { status: 'overtaken'; theirs: StoredContent }
  /** What is wrong, by field as in `banners.0.text`. */
  | { status: 'invalid'; errors: Readonly<Record<string, string>> };

type Named<Key, Prefix extends string> = Key extends `${Prefix}.${infer Name}` ? Name : never;
/** The pages that the panel has names for. */
export type PageName = Named<ContentKey, 'page'>;
/** Why something is taken out of HTML; the panel has words for each. */
type RemovalReason = Named<ContentKey, 'removed.reason'>;

export type Removal = {
  /** `style`: one property of a `style` attribute. */
  what: 'element' | 'attribute' | 'style';
  name: string;
  /** The element that an attribute or a style was on. */
  within?: string | undefined;
  reason: RemovalReason;
  count: number;
};

/** What visitors get of HTML. */
export type CheckedHtml = {
  /** Empty = the standard one. */
  html: string;
  /** The rules that its styles have become. */
  css: string;
  removed: readonly Removal[];
};

export type ContentPage = {
  id: PageName;
  /** What the page is called in the browser when nobody says otherwise. */
  standardTitle: string;
};

export type ContentVersion = {
  revision: number;
  /** ISO 8601; null = it came with the employer. */
  changedAt: string | null;
  /** Full name; null = nobody who has an account. */
  by: string | null;
  /** The parts that were changed, as they were before. */
  before: Partial<SiteContent>;
};

/** Where the content of a site is kept. Calls fail as those of `ThemeBackend` do. */
export type ContentBackend = {
  pages: readonly ContentPage[];
  load: () => Promise<StoredContent & { mayEdit: boolean; mayWriteHtml: boolean }>;
  /** Writes what has this revision, which visitors then see at once; the page behind the panel shows it too. */
  save: (change: Partial<SiteContent>, revision: number) => Promise<SaveOutcome>;
  /** The changes, newest first. */
  versions: () => Promise<readonly ContentVersion[]>;
  check: (part: HtmlPart, html: string) => Promise<CheckedHtml>;
  /** Shows HTML in the page behind the panel, for who edits it alone; without any what is saved shows again. */
  tryOn: (part: HtmlPart, checked?: CheckedHtml) => void;
};
