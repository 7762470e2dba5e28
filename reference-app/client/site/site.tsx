import type { LibraryMessages } from '@portico/components';
import type { FilterSyntax } from '@portico/core/jobs';
import { createContext, useContext, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { QueryClient } from '@tanstack/react-query';
import type { Boot } from '../../contract/boot.ts';
import type { SiteMessages } from '../locales/catalogs.ts';
import type { Api } from '../request/api.ts';

/** What the whole site is made with: one employer, one visitor or candidate, one language. */
export type Site = {
  boot: Boot;
  api: Api;
  queries: QueryClient;
  t: SiteMessages;
  /** What the library's components say by themselves, in the site's language; undefined: in English. */
  library: LibraryMessages | undefined;
};

const SiteContext = createContext<Site | undefined>(undefined);

export const SiteProvider = ({ site, children }: { site: Site; children: ReactNode }) => (
  <SiteContext value={site}>{children}</SiteContext>
);

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite is called outside SiteProvider');
  return site;
}

/** The site's messages. */
export const useMessages = (): SiteMessages => useSite().t;

/** How filter values are written for this employer. */
export const filterSyntax = (boot: Boot): FilterSyntax => ({
  commaInValues: boot.configs.behaviourFlags.enableCommaInFilterValues,
});

// what stays in the address wherever one goes on the site
const kept = ['domain', 'hl', 'debug', 'theme'];

/** Adds what has to stay from the current address to an address of this site. */
export function keepParameters(address: string, current: URLSearchParams): string {
  const url = new URL(address, 'http://site.invalid');
  for (const key of kept) {
    const value = current.get(key);
    if (value !== null && !url.searchParams.has(key)) url.searchParams.set(key, value);
  }
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Addresses of this site that keep employer and language. */
export function useAddress(): (address: string) => string {
  const { search } = useLocation();
  return (address) => keepParameters(address, new URLSearchParams(search));
}
