import { Spinner, VisuallyHidden } from '@portico/components';
import { readSearch } from '@portico/core/jobs';
import { lazyPart } from '../../app/lazy.tsx';
import type { PageArguments, PageMeta } from '../../app/page-module.ts';
import { filterSyntax, useMessages, useSite, type Site } from '../../site/site.tsx';
import { useIsHydrated } from '../../app/use-is-hydrated.ts';
import { searchQuery } from '../../request/queries/search.ts';
import { Component as NotFound, meta as notFoundMeta } from '../not-found/page.tsx';

const Builder = lazyPart(() => import('../../theme/standalone-builder.tsx'), { Pending: Opening });

function Opening() {
  return <Spinner label={useMessages()('nav.editTheme')} />;
}

const mayEdit = ({ boot }: Site) => boot.user?.roles.includes('theme_builder') ?? false;

/** The jobs of the employer: one of them is shown. */
function jobsQuery({ api, boot }: Site) {
  const syntax = filterSyntax(boot);
  return searchQuery(api, readSearch(new URLSearchParams(), {}, syntax), syntax);
}

function Standalone() {
  const t = useMessages();
  const site = useSite();
  // it is made by scripts alone, and from what this browser and its tab keep
  const isHydrated = useIsHydrated();
  const job = site.queries.getQueryData(jobsQuery(site).queryKey)?.positions[0]?.id;
  return (
    <main>
      <VisuallyHidden>
        <h1>{t('nav.editTheme')}</h1>
      </VisuallyHidden>
      {isHydrated && <Builder job={job} />}
    </main>
  );
}

/** The standalone theme builder. To those who may not edit the theme it is no page at all. */
export const Component = () => (mayEdit(useSite()) ? <Standalone /> : <NotFound />);

export async function load({ site }: PageArguments) {
  if (mayEdit(site)) await site.queries.prefetchQuery(jobsQuery(site));
}

export const meta = (page: PageArguments): PageMeta =>
  page.site.boot.user !== null && !mayEdit(page.site)
    ? notFoundMeta(page)
    : { title: page.site.t('nav.editTheme'), isHidden: true };
