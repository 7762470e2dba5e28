import type { Role } from './accounts.ts';
import type { Locale } from '@portico/core/messages';
import type { EmployerConfig } from './employer-config.ts';

/** Who is logged in, as the page knows it. */
export type BootUser = {
  encId: string;
  email: string;
  firstname: string;
  fullname: string;
  roles: readonly Role[];
  /** What new candidates go through once, before any page. */
  isOnboarded: boolean;
  isBootstrapped: boolean;
};

/** A picture that a page opens with from a width on. */
export type BootHero = {
  page: string;
  /** CSS px. */
  minWidth: number;
  /** Site-relative address. */
  src: string;
  /** Empty = decorative. HTML has one for all widths: the widest's. */
  alt: string;
  /** Absent also where it is the next narrower's, which goes on. */
  title?: string;
  text?: string;
};

/** What a query has been answered; those that failed are asked again by the browser. */
export type BootQuery = {
  queryKey: readonly unknown[];
  data: unknown;
  /** ms since 1970 */
  updatedAt: number;
};

/** What the HTML carries for the page, in `<code id="pcsx-data">`. */
export type Boot = {
  domain: string;
  /** The employer's own number; with every call as `X-Group-Id`. */
  groupId: number;
  /** False when no employer has the domain asked for: the page says so. */
  isKnown: boolean;
  /** Domains that exist; in demo mode only. */
  knownDomains: readonly string[];
  product: 'default' | 'pcsx';
  configs: EmployerConfig;
  /** The pictures that the theme gives to pages, the widest first. */
  heroes: readonly BootHero[];
  /** Sanitised; empty = the standard one. */
  customNavbar: string;
  customFooter: string;
  locale: Locale;
  /** Absolute, with scheme, without a path. */
  origin: string;
  user: BootUser | null;
  /** What time it is for the server, in ms since 1970; null for visitors, whose pages are the same for all of them (THEME-04). */
  now: number | null;
  /** Which published theme the page wears, 0 = none; null for visitors, and where it wears a draft. */
  themeVersion: number | null;
  /** What the page has been rendered from, for the browser's own query cache. */
  queries: readonly BootQuery[];
  /** What the router's loaders returned, by route id. */
  loaderData: Record<string, unknown>;
};
