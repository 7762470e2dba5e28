import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, type ReactNode } from 'react';
import { RequestError } from '../request/request-error.ts';
import { SiteProvider, type Site } from './site.tsx';

/** The query cache of one visit. What cannot succeed by itself is not tried again; the rest is, three times. */
export const createQueries = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) =>
          failures < 3 && (!(error instanceof RequestError) || ['offline', 'server'].includes(error.kind)),
        refetchOnWindowFocus: false,
      },
    },
  });

/** What every page stands in. */
export const App = ({ site, children }: { site: Site; children: ReactNode }) => (
  <StrictMode>
    <QueryClientProvider client={site.queries}>
      <SiteProvider site={site}>{children}</SiteProvider>
    </QueryClientProvider>
  </StrictMode>
);
