import { LocaleProvider } from '@portico/components/messages';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, type ReactNode } from 'react';
import { isMomentary, recoveryOf } from '../request/recovery.ts';
import { SiteProvider, type Site } from '../site/site.tsx';

/** The query cache of one visit. What cannot succeed by itself is not tried again; the rest is, at once and then
 * until it does, so that pages recover with the server. */
export const createQueries = () =>
  new QueryClient({
    defaultOptions: {
      mutations: { networkMode: 'always' },
      queries: {
        // offline a call fails and says so, rather than wait in silence
        networkMode: 'always',
        retry: (failures, error) => failures < 1 && isMomentary(error),
        refetchInterval: ({ state }) => recoveryOf(state),
        refetchOnWindowFocus: false,
      },
    },
  });

/** What every page stands in. */
export const App = ({ site, children }: { site: Site; children: ReactNode }) => (
  <StrictMode>
    <QueryClientProvider client={site.queries}>
      <LocaleProvider locale={site.boot.locale} messages={site.library}>
        <SiteProvider site={site}>{children}</SiteProvider>
      </LocaleProvider>
    </QueryClientProvider>
  </StrictMode>
);
