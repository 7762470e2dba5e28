import { Card, Stack } from '@portico/components';
import { useLocation } from 'react-router-dom';
import type { PageArguments, PageMeta } from '../../app/page-module.ts';
import * as styles from '../../app/shell.css.ts';
import { useAddress, useSite } from '../../app/site.tsx';
import { LoginForm } from './login-form.tsx';
import { LoginUnavailable } from './login-unavailable.tsx';

/** The login as a page, for links and for browsers where the dialog cannot open. */
export const Component = () => {
  const { boot, t } = useSite();
  const address = useAddress();
  const { search } = useLocation();
  const next = nextAddress(new URLSearchParams(search).get('next'), boot.origin);
  if (!boot.configs.loginSignupConfig.candidateLoginEnabled) return <LoginUnavailable />;
  return (
    <main className={styles.notice}>
      <Stack gap={6}>
        <h1>{t('login.title')}</h1>
        <Card padding="large">
          <LoginForm onDone={() => window.location.replace(address(next))} />
        </Card>
      </Stack>
    </main>
  );
};

/** The path as the server will read it; undefined when it cannot. */
const decodedPath = ({ pathname }: URL): string | undefined => {
  try {
    return decodeURIComponent(pathname);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
};

/** Where to go on: a page of this site, else the start (rulings 8 and 63). */
const nextAddress = (next: string | null, origin: string): string => {
  if (!next || /[\\\s]/.test(next) || next.startsWith('//')) return '/careers';
  const url = URL.canParse(next, origin) ? new URL(next, origin) : undefined;
  const path = url && decodedPath(url);
  const isPage =
    url?.origin === origin &&
    url.username === '' &&
    path !== undefined &&
    /^\/careers(?:\/|$)/.test(path) &&
    !/^\/careers\/+(?:login|logout)(?:\/|$)/.test(path);
  return isPage ? `${url.pathname}${url.search}` : '/careers';
};

/** Who is logged in already goes on. */
export const redirect = ({ site: { boot }, url }: PageArguments) =>
  boot.user ? nextAddress(url.searchParams.get('next'), boot.origin) : undefined;

export const meta = ({ site }: PageArguments): PageMeta => ({ title: site.t('login.title'), isHidden: true });
