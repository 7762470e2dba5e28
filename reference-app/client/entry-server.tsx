import { localeFacts } from '@portico/core/messages';
import './app/styles.ts';
import type { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { Boot, BootQuery } from '../contract/boot.ts';
import { App, createQueries } from './shell/app.tsx';
import { isHandle, pageMeta } from './app/page-head.ts';
import type { PageMeta } from './app/page-module.ts';
import type { PageId } from './app/pages.ts';
import { createRoutes, pageFile, type RouteHandle } from './shell/routes.tsx';
import type { Site } from './site/site.tsx';
import { UnknownEmployer } from './shell/unknown-employer.tsx';
import { loadMessages } from './locales/catalogs.ts';
import { createApi, type ApiOptions } from './request/api.ts';

export type RenderOptions = {
  /** Absolute. */
  url: string;
  boot: Omit<Boot, 'queries' | 'loaderData'>;
  /** Calls our own server as the visitor. */
  fetch: ApiOptions['fetch'];
};
export type Rendered =
  | { kind: 'redirect'; location: string }
  | {
      kind: 'page';
      html: string;
      boot: Boot;
      meta: PageMeta;
      direction: 'ltr' | 'rtl';
      /** undefined: of no page of the site. */
      pageId: PageId | undefined;
      /** Files of the build's manifest that the page is made of. */ files: readonly string[];
    };

/** Names of an area's catalog in a language, and of what every page says, the library's components among it. */
const catalogOf = (locale: string, area: string) => `reference-app/locales/${locale}/${area}`;
const siteCatalogs = (locale: string) => [catalogOf(locale, 'site'), `components/locales/${locale}/index.ts`];

const filesOf = ({ page, module: { catalogue = [] } }: RouteHandle, locale: string) => [
  pageFile(page.folder),
  ...[catalogue].flat().map((area) => catalogOf(locale, area)),
];

/** Without errors, which stay on the server: the browser asks again and shows its own. */
const answersIn = (queries: QueryClient): readonly BootQuery[] =>
  queries
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state: { status, data, dataUpdatedAt: updatedAt } }) =>
      status === 'success' ? [{ queryKey, data, updatedAt }] : [],
    );

/** One page as HTML, with the data that it was made from. */
export async function render({ url, boot, fetch }: RenderOptions): Promise<Rendered> {
  const queries = createQueries();
  queries.setDefaultOptions({ queries: { retry: false, staleTime: Infinity, gcTime: Infinity } });
  const api = createApi({
    fetch,
    domain: boot.domain,
    groupId: boot.groupId,
    userId: boot.user?.encId,
    locale: boot.locale,
    csrf: { read: () => '', write: () => {} },
  });
  const fullBoot: Boot = { ...boot, queries: [], loaderData: {} };
  const site: Site = { boot: fullBoot, api, queries, ...(await loadMessages(boot.locale)) };
  const { direction } = localeFacts(boot.locale);

  if (!boot.isKnown) {
    const html = renderToString(<App site={site}>{<UnknownEmployer />}</App>);
    return {
      kind: 'page',
      html,
      boot: fullBoot,
      direction,
      pageId: undefined,
      files: siteCatalogs(boot.locale),
      meta: { title: site.t('employer.unknown'), status: 404, isHidden: true },
    };
  }

  const { query, dataRoutes } = createStaticHandler(createRoutes(site));
  const context = await query(new Request(url));
  if (context instanceof Response)
    return { kind: 'redirect', location: context.headers.get('location') ?? '/careers' };

  const html = renderToString(
    <App site={site}>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </App>,
  );
  const handle = context.matches.map(({ route }) => route.handle as unknown).find(isHandle);
  const params = context.matches.at(-1)?.params ?? {};
  const meta = handle
    ? pageMeta(handle, { site, url: new URL(url), params })
    : { title: site.t('notFound.title'), status: 404 as const, isHidden: true };
  const answered = answersIn(queries);
  queries.clear();
  return {
    kind: 'page',
    html,
    direction,
    meta,
    pageId: handle?.page.id,
    files: [...siteCatalogs(boot.locale), ...(handle ? filesOf(handle, boot.locale) : [])],
    boot: { ...fullBoot, queries: answered, loaderData: context.loaderData },
  };
}
