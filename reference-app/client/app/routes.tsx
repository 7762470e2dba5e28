import { redirect, type RouteObject } from 'react-router-dom';
import type { PageArguments, PageModule } from './page-module.ts';
import { pageRoutes, type PageRoute } from './pages.ts';
import { RouteFailure } from './route-failure.tsx';
import { Shell } from './shell.tsx';
import { keepParameters, type Site } from './site.tsx';

const modules = import.meta.glob<PageModule>('../pages/*/page.tsx');

/** The file of a page, as the build's manifest names it. */
export const pageFile = (folder: PageRoute['folder']) => `client/pages/${folder}/page.tsx`;

const loadModule = (folder: PageRoute['folder']): Promise<PageModule> => {
  const load = modules[`../pages/${folder}/page.tsx`];
  if (!load) throw new Error(`pages/${folder}/page.tsx does not exist`);
  return load();
};

export type RouteHandle = { page: PageRoute; module: PageModule };

const isProtected = ({ access }: PageRoute, { boot }: Site) =>
  access === 'protected' ||
  (access === 'whenConfigured' && boot.configs.pcsxConfig.applyFormConfig.disableLoggedOutApply);

/** The routes of one site. Pages are chunks of their own, loaded before they show. */
export const createRoutes = (site: Site): RouteObject[] => [
  {
    path: '/careers',
    element: <Shell />,
    errorElement: <RouteFailure />,
    children: pageRoutes.map((route): RouteObject => ({
      path: route.path,
      id: route.path,
      lazy: async () => {
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
