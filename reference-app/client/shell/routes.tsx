import { loadChunk } from '@portico/components/lazy';
import { redirect, type RouteObject } from 'react-router-dom';
import type { PageArguments, PageModule } from '../app/page-module.ts';
import { pageRoutes, type PageRoute } from '../app/pages.ts';
import { RouteFailure } from './route-failure.tsx';
import { Shell } from './shell.tsx';
import { keepParameters, type Site } from '../site/site.tsx';

const modules = import.meta.glob<PageModule>(['../pages/*/page.tsx', '../pages/candidate/*/page.tsx']);

/** The file of a page, as the build's manifest names it. */
export const pageFile = (folder: PageRoute['folder']) => `client/pages/${folder}/page.tsx`;

async function loadModule(folder: PageRoute['folder']): Promise<PageModule> {
  const path = `../pages/${folder}/page.tsx`;
  const load = modules[path];
  if (!load) throw new Error(`pages/${folder}/page.tsx does not exist`);
  return loadChunk(load);
}

export type RouteHandle = { page: PageRoute; module: PageModule };

const isProtected = ({ access }: PageRoute, { boot }: Site) =>
  access === 'protected' ||
  (access === 'whenConfigured' && boot.configs.pcsxConfig.applyFormConfig.disableLoggedOutApply);

/** What shows at an address: to a new candidate one screen at all of them, but for logging in (ONBOARD-01). */
const shownAt = (route: PageRoute, { boot: { user } }: Site): PageRoute =>
  user && !(user.isOnboarded && user.isBootstrapped) && route.id !== 'login'
    ? { ...route, id: 'ProfileBootstrapping', folder: 'candidate/onboarding' }
    : route;

/** The routes of one site. Pages are chunks of their own, loaded before they show. */
export const createRoutes = (site: Site): RouteObject[] => [
  {
    path: '/careers',
    element: <Shell />,
    errorElement: <RouteFailure />,
    children: pageRoutes.map((asked): RouteObject => ({
      path: asked.path,
      id: asked.path,
      lazy: async () => {
        const route = shownAt(asked, site);
        const module = await loadModule(route.folder);
        const { Component, load } = module;
        await module.prepare?.(site);
        const locked = isProtected(route, site) && !site.boot.user;
        return {
          Component: locked ? (await import('./protected-page.tsx')).ProtectedPage : Component,
          handle: { page: route, module } satisfies RouteHandle,
          loader: async ({ request, params }) => {
            if (locked) return null;
            const page: PageArguments = { site, url: new URL(request.url), params };
            const elsewhere = module.redirect?.(page);
            if (elsewhere !== undefined) return redirect(keepParameters(elsewhere, page.url.searchParams));
            const loading = load?.(page);
            // in a browser the page shows at once, with what it has and its own loading state
            if (import.meta.env.SSR) await loading;
            return null;
          },
        };
      },
    })),
  },
];
