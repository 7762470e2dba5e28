import type { RouteObject } from 'react-router-dom';
import type { PageModule } from './page-module.ts';
import { pageRoutes, type PageRoute } from './pages.ts';
import { RouteFailure } from './route-failure.tsx';
import { Shell } from './shell.tsx';
import { ProtectedPage } from './protected-page.tsx';
import type { Site } from './site.tsx';

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
    children: pageRoutes.map((page): RouteObject => ({
      path: page.path,
      id: `${page.path}`,
      lazy: async () => {
        const module = await loadModule(page.folder);
        const { Component, load } = module;
        const locked = isProtected(page, site) && !site.boot.user;
        return {
          Component: locked ? ProtectedPage : Component,
          handle: { page, module } satisfies RouteHandle,
          loader: async ({ request, params }) => {
            if (!locked) await load?.({ site, url: new URL(request.url), params });
            return null;
          },
        };
      },
    })),
  },
];
