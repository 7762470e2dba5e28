import { useLocation } from 'react-router-dom';
import { column } from '../../../app/column.css.ts';
import { defaultTitle } from '../../../app/page-head.ts';
import type { PageArguments, PageMeta } from '../../../app/page-module.ts';
import { useSite } from '../../../site/site.tsx';
import { formTexts, formsCenterTexts } from '../../../locales/texts.ts';
import { formQuery } from '../../../request/queries/forms.ts';
import { RequestError } from '../../../request/request-error.ts';
import { LoginUnavailable } from '../../login/login-unavailable.tsx';
import { FormNotFound } from './form-not-found.tsx';
import { FormView } from './form-view.tsx';
import { formId } from './form-id.ts';
import { Button, Card, Stack } from '@portico/components';
import { useEffect } from 'react';
import { useAuth } from '../../../app/auth.ts';
import * as styles from './form.css.ts';

/** Who a form is for is not known yet: the dialog opens, and after it this page goes on. */
function LoginNeeded() {
  const t = formTexts.useTexts();
  const { openLogin } = useAuth();
  useEffect(() => openLogin(), [openLogin]);
  return (
    <Card as="section" padding="large">
      <Stack gap={4} align="start">
        <h1 className={styles.title}>{t('logIn.title')}</h1>
        <p className={styles.text}>{t('logIn.text')}</p>
        <Button variant="primary" onClick={() => openLogin()}>
          {t('logIn')}
        </Button>
      </Stack>
    </Card>
  );
}

/** One form of the candidate's: to fill in, and to read once it is handed in (FORMSCENTER-01). */
export function Component() {
  const { boot } = useSite();
  const { search } = useLocation();
  const id = formId(new URLSearchParams(search));
  if (!boot.user && !boot.configs.loginSignupConfig.candidateLoginEnabled) return <LoginUnavailable />;
  return (
    <main className={column}>
      {!boot.user && <LoginNeeded />}
      {boot.user && id === undefined && <FormNotFound />}
      {boot.user && id !== undefined && <FormView key={id} id={id} />}
    </main>
  );
}

export const catalogue = ['form', 'forms-center'];
export async function prepare({ boot }: PageArguments['site']) {
  await Promise.all([formTexts.load(boot.locale), formsCenterTexts.load(boot.locale)]);
}

/** Without the number of a form there are all of them. */
export const redirect = ({ url }: PageArguments) =>
  url.searchParams.has('id') ? undefined : '/careers/forms/center';

export async function load({ site: { api, boot, queries }, url }: PageArguments) {
  const id = formId(url.searchParams);
  if (boot.user && id !== undefined) await queries.prefetchQuery(formQuery(api, id));
}

export function meta({ site: { api, boot, queries, t }, url }: PageArguments): PageMeta {
  const id = formId(url.searchParams);
  const { data, error } = id === undefined ? {} : (queries.getQueryState(formQuery(api, id).queryKey) ?? {});
  const isGone =
    boot.user !== null && (id === undefined || (error instanceof RequestError && error.kind === 'gone'));
  const company = boot.configs.pcsxConfig.branding.companyName;
  return {
    title: data ? t('title.position', { position: data.title, company }) : defaultTitle(boot, t),
    isHidden: true,
    ...(isGone && { status: 404 as const }),
  };
}
