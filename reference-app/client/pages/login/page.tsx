import { Button, Card, InfoBar, Stack } from '@portico/components';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { lazyPart } from '../../app/lazy.tsx';
import type { PageArguments, PageMeta } from '../../app/page-module.ts';
import { renderLink } from '../../app/render-link.tsx';
import * as styles from '../../app/shell.css.ts';
import { useAddress, useSite } from '../../site/site.tsx';
import { useIsHydrated } from '../../app/use-is-hydrated.ts';
import { accountTexts } from '../../locales/texts.ts';
import { Login } from './login.tsx';
import { LoginUnavailable } from './login-unavailable.tsx';
import { useLeaving } from './leaving.ts';
import { MailLinkFrame } from './mail-link-frame.tsx';
import { loginTitles, viewIn, type LoginView } from './login-view.ts';
import { nextAddress } from './next-address.ts';
import { SignOnFailure, SignOnLink } from './sign-on.tsx';
import { mailLinkIn, useMailLink } from './use-mail-link.ts';

const MailLinkView = lazyPart(() => import('./mail-link-view.tsx'));

/** The login as a page, for links, for those of mails, and for browsers where the dialog cannot open. */
export function Component() {
  const { boot } = useSite();
  const query = new URLSearchParams(useLocation().search);
  const next = nextAddress(query.get('next'), boot.origin);
  const link = useMailLink();
  const reason = query.get('sso');
  const isForAll = boot.configs.loginSignupConfig.candidateLoginEnabled;
  // nothing leads there, but those who look after the site may be given the address
  const asked = viewIn(query);
  const view = isForAll ? (asked ?? 'password') : asked === 'sign-up' ? undefined : asked;
  if (link)
    return (
      <main className={styles.notice}>
        <MailLinkView key={link.token} link={link} />
      </main>
    );
  if (boot.user) return <LoggedIn />;
  if (!view)
    return (
      <LoginUnavailable>
        <SignOnFailure reason={reason} />
        <SignOnLink next={next} />
      </LoginUnavailable>
    );
  return <LoginPage view={view} next={next} reason={reason} />;
}

type LoginPageProps = { view: LoginView; next: string; reason: string | null };

function LoginPage({ view, next, reason }: LoginPageProps) {
  const account = accountTexts.useTexts();
  const address = useAddress();
  // what the browser remembers of this entry, of which the server knows nothing
  const state = useLocation().state as { newPasswordOf?: string; email?: string } | null;
  const isHydrated = useIsHydrated();
  const leaving = useLeaving(useSite().boot.domain);
  if (leaving === 'deleted') return <AccountDeleted />;
  return (
    <main className={styles.notice}>
      <Stack gap={6}>
        <h1>{account(loginTitles[view])}</h1>
        {leaving === 'everywhere' && (
          <InfoBar variant="success" live>
            {account('left.everywhere')}
          </InfoBar>
        )}
        <SignOnFailure reason={reason} />
        <Card padding="large">
          <Login
            view={view}
            next={next}
            onDone={() => window.location.replace(address(next))}
            newPasswordOf={isHydrated ? state?.newPasswordOf : undefined}
            email={isHydrated ? state?.email : undefined}
          />
        </Card>
      </Stack>
    </main>
  );
}

/** The end of an account, told once. */
function AccountDeleted() {
  const { t } = useSite();
  const account = accountTexts.useTexts();
  const address = useAddress();
  return (
    <main className={styles.notice}>
      <MailLinkFrame title={account('left.deletedTitle')}>
        <p>{account('left.deleted')}</p>
        <Button variant="primary" href={address('/careers')} renderLink={renderLink}>
          {t('job.allJobs')}
        </Button>
      </MailLinkFrame>
    </main>
  );
}

/** Who is logged in goes on, unless the link of a mail led here: those the server cannot tell from others. */
function LoggedIn() {
  const { boot } = useSite();
  const account = accountTexts.useTexts();
  const address = useAddress();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const home = address('/careers');
  useEffect(() => {
    if (!mailLinkIn(hash)) void navigate(home, { replace: true });
  }, [hash, home, navigate]);
  return (
    <main className={styles.notice}>
      <Stack gap={4} align="start">
        <h1>{account('loggedIn', { name: boot.user?.fullname ?? '' })}</h1>
        <Button variant="primary" href={home} renderLink={renderLink}>
          {account('goOn')}
        </Button>
      </Stack>
    </main>
  );
}

export const catalogue = 'account';
export async function prepare({ boot }: PageArguments['site']) {
  await accountTexts.load(boot.locale);
}

/** Who is logged in already goes on. Links of mails have no `next`; what is behind their `#` only the browser knows. */
export const redirect = ({ site: { boot }, url }: PageArguments) =>
  boot.user && (url.searchParams.has('next') || !import.meta.env.SSR)
    ? nextAddress(url.searchParams.get('next'), boot.origin)
    : undefined;

export function meta({ site }: PageArguments): PageMeta {
  return { title: site.t('login.title'), isHidden: true };
}
