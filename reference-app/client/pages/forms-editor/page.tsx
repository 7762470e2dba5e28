import type { PageArguments } from '../../app/page-module.ts';
import { formsEditorTexts } from '../../locales/texts.ts';
import { employerFormsQuery } from '../../request/queries/employer-forms.ts';
import { AdminsOnly, adminsOnlyMeta, isAdmin } from './admins-only.tsx';
import { FormsList } from './forms-list.tsx';

/** The employer's forms, for its admins (FORMEDIT-01). */
export const Component = () => (
  <AdminsOnly>
    <FormsList />
  </AdminsOnly>
);

export const catalogue = 'forms-editor';
export async function prepare({ boot }: PageArguments['site']) {
  await formsEditorTexts.load(boot.locale);
}

export async function load({ site }: PageArguments) {
  if (isAdmin(site)) await site.queries.prefetchQuery(employerFormsQuery(site.api));
}

export const meta = adminsOnlyMeta;
