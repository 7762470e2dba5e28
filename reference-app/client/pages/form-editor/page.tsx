import { useParams } from 'react-router-dom';
import type { PageArguments, PageMeta } from '../../app/page-module.ts';
import { formsEditorTexts } from '../../locales/texts.ts';
import { employerFormQuery } from '../../request/queries/employer-forms.ts';
import { RequestError } from '../../request/request-error.ts';
import { AdminsOnly, adminsOnlyMeta, isAdmin } from '../forms-editor/admins-only.tsx';
import { EditedForm, FormGone } from './edited-form.tsx';
import { formNumber } from './form-number.ts';

/** One of the employer's forms, to edit, preview and publish (FORMEDIT-01). */
export function Component() {
  const id = formNumber(useParams()['formId']);
  return <AdminsOnly>{id === undefined ? <FormGone /> : <EditedForm key={id} id={id} />}</AdminsOnly>;
}

export const catalogue = 'forms-editor';
export async function prepare({ boot }: PageArguments['site']) {
  await formsEditorTexts.load(boot.locale);
}

export async function load({ site, params }: PageArguments) {
  const id = formNumber(params['formId']);
  if (isAdmin(site) && id !== undefined) await site.queries.prefetchQuery(employerFormQuery(site.api, id));
}

export function meta(page: PageArguments): PageMeta {
  const { site, params } = page;
  const id = formNumber(params['formId']);
  const { data, error } =
    id === undefined ? {} : (site.queries.getQueryState(employerFormQuery(site.api, id).queryKey) ?? {});
  const isGone =
    isAdmin(site) && (id === undefined || (error instanceof RequestError && error.kind === 'gone'));
  return {
    ...adminsOnlyMeta(page),
    ...(data && { title: data.title }),
    ...(isGone && { status: 404 as const }),
  };
}
