import './app/styles.ts';
import { startTransition, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import type { Boot } from '../contract/boot.ts';
import { App, createQueries } from './shell/app.tsx';
import { createRoutes } from './shell/routes.tsx';
import { compareClocks } from './request/server-clock.ts';
import type { Site } from './site/site.tsx';
import { restoreTypedText } from './app/typed-text.ts';
import { loadMessages } from './locales/catalogs.ts';
import { createApi } from './request/api.ts';

/**
 * How long a call may stay without its answer, in ms. The slowest answers here take a few seconds; on a network that has
 * stalled none comes at all, and a browser by itself waits for minutes.
 */
const patience = 30_000;

/** Ends a call that is not answered in time, beside what else may end it. */
function withinPatience(signal?: AbortSignal): AbortSignal {
  const limit = AbortSignal.timeout(patience);
  return signal ? AbortSignal.any([signal, limit]) : limit;
}

function element<Found extends Element>(selector: string): Found {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`The page has no ${selector}`);
  return found;
}

/** Goes after all effects of the page that it holds. */
function TakenOver({ children }: { children: ReactNode }) {
  useEffect(() => {
    restoreTypedText();
    const { changed, pressed } = window.early;
    if (changed.size === 0 && !pressed) return;
    // loaded by few; where it cannot be, people press again
    import('./app/early-input.ts').then(
      ({ repeatEarlyInput }) => repeatEarlyInput(),
      () => {},
    );
  }, []);
  return children;
}

/** React hears it, from now on; what was meant for the same control before is over. */
function letGo({ target }: Event) {
  window.early.pressed = null;
  window.early.changed.delete(target);
}

async function start() {
  // what was evaluated so far is a task of its own
  await new Promise((resolve) => setTimeout(resolve));
  const boot = JSON.parse(element('#pcsx-data').textContent ?? '') as Boot;
  // a page of links, which need no script
  if (!boot.isKnown) return;
  if (boot.now !== null) compareClocks(boot.now);
  const csrf = element<HTMLMetaElement>('meta[name="_csrf"]');
  const queries = createQueries();
  for (const { queryKey, data, updatedAt } of boot.queries)
    queries.setQueryData(queryKey, data, { updatedAt });
  const api = createApi({
    fetch: (address, init) => fetch(address, { ...init, signal: withinPatience(init.signal) }),
    domain: boot.domain,
    groupId: boot.groupId,
    userId: boot.user?.encId,
    locale: boot.locale,
    csrf: { read: () => csrf.content, write: (token) => (csrf.content = token) },
  });
  const site: Site = { boot, api, queries, ...(await loadMessages(boot.locale)) };
  const root = element('#root');
  const routes = createRoutes(site);
  // the matched page's chunk first, so that hydration finds what the server rendered
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const { Component, loader, handle } = await route.lazy();
      Object.assign(route, { lazy: undefined, Component, loader, handle });
    }),
  );
  const router = createBrowserRouter(routes, { hydrationData: { loaderData: boot.loaderData } });
  Object.assign(window, { onchange: letGo, onclick: letGo });
  // in slices, between which the page scrolls and answers; who presses something meanwhile has it at once
  startTransition(() => {
    hydrateRoot(
      root,
      <TakenOver>
        <App site={site}>
          <RouterProvider router={router} />
        </App>
      </TakenOver>,
    );
  });
}

// not awaited here: what pages import from this file's chunk would wait for them
start().catch((error: unknown) => {
  document.body.prepend(element<HTMLTemplateElement>('#not-started-text').content);
  throw error;
});
