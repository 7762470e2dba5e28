import { PageHeader } from '@portico/components';
import { column } from '../../../app/column.css.ts';
import type { PageArguments } from '../../../app/page-module.ts';
import { formsCenterTexts } from '../../../locales/texts.ts';
import { formsQuery } from '../../../request/queries/forms.ts';
import { askedTab } from './chosen-tab.ts';
import { FormTabs } from './form-tabs.tsx';

/** The forms that the employer asks the candidate to fill in (FORMSCENTER-01). */
export const Component = () => (
  <main className={column}>
    <Header />
    <FormTabs />
  </main>
);

function Header() {
  const t = formsCenterTexts.useTexts();
  return <PageHeader title={t('title')} description={t('intro')} />;
}

export const catalogue = 'forms-center';
export async function prepare({ boot }: PageArguments['site']) {
  await formsCenterTexts.load(boot.locale);
}

export const load = async ({ site: { api, queries }, url }: PageArguments) =>
  queries.prefetchQuery(formsQuery(api, askedTab(url.searchParams)));
