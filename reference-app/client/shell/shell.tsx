import { Button, Footer, InfoBar, Navbar, Select, SkipLink } from '@portico/components';
import {
  createElement,
  startTransition,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type Dispatch,
  type SetStateAction,
} from 'react';
import { Link, Outlet, ScrollRestoration, useLocation, useNavigation, useParams } from 'react-router-dom';
import { localeFacts } from '@portico/core/messages';
import { assistantHash } from '../assistant/assistant-hash.ts';
import { AssistantPlace } from '../assistant/assistant-place.tsx';
import { useAuth } from '../app/auth.ts';
import { AuthProvider } from './auth-provider.tsx';
import { CartPlace } from '../cart/cart-place.tsx';
import { BellPlace } from '../notifications/bell-place.tsx';
import { Hero } from '../app/hero.tsx';
import { editThemeAction } from '../app/edit-theme-action.ts';
import { useIsInFrame } from '../app/in-frame.ts';
import { PageTitle, usePageHandle, usePageId } from '../app/page-head.ts';
import type { PageId } from '../app/pages.ts';
import { usePendingAction } from '../app/pending-action.ts';
import { PageViews } from './page-views.tsx';
import { useIsHydrated } from '../app/use-is-hydrated.ts';
import * as styles from '../app/shell.css.ts';
import { SiteProvider, useAddress, useSite, type Site } from '../site/site.tsx';
import { renderLink } from '../app/render-link.tsx';
import type { ThemePanelPlaceProps } from './theme-panel-place.tsx';
import { Toasts } from '../app/toasts.tsx';

/** What each link of the navigation bar leads to, and what lies behind that. */
const pagesUnder = {
  jobs: ['jobs', 'singlePosition', 'jtn', 'applyPage'],
  dashboard: [
    'dashboard',
    'applications',
    'interviews',
    'savedJobs',
    'documentCenter',
    'formView',
    'onboarding',
  ],
  offers: ['offers', 'offer', 'offerLetter'],
  profile: ['profile', 'exportResume'],
  forms: ['formsEditor'],
} as const satisfies Record<string, readonly PageId[]>;

/** Leads out of the site's own pages, to the server. */
const logout = '/careers/logout';

/** Logs in or out. */
function AccountButton() {
  const { boot, t } = useSite();
  const { openLogin } = useAuth();
  const address = useAddress();
  if (boot.user)
    return (
      <Button
        variant="nav"
        size="small"
        href={address(logout)}
        title={t('nav.loggedInAs', { name: boot.user.fullname })}
      >
        {t('nav.logout')}
      </Button>
    );
  if (!boot.configs.loginSignupConfig.candidateLoginEnabled) return null;
  return (
    <Button
      variant="nav"
      size="small"
      href={address('/careers/login')}
      renderLink={renderLink}
      onClick={(event) => {
        event.preventDefault();
        openLogin();
      }}
    >
      {t('nav.login')}
    </Button>
  );
}

function SiteNavbar({ onEditTheme }: { onEditTheme: (() => void) | undefined }) {
  const { boot, t } = useSite();
  const address = useAddress();
  const { pathname, search } = useLocation();
  const pageId = usePageId();
  // who is asked something first goes nowhere else meanwhile
  const isLocked = pageId === 'ProfileBootstrapping';
  const isStandard = boot.customNavbar === '';
  const { branding } = boot.configs.pcsxConfig;
  const ownPages = boot.user ? (['dashboard', 'offers', 'profile'] as const) : [];
  const link = (path: string, name: keyof typeof pagesUnder) => ({
    href: address(path),
    label: t(`nav.${name}`),
    current: pagesUnder[name].some((id) => id === pageId),
  });
  return (
    <Navbar
      label={t('nav.main')}
      menuLabel={t('app.menu')}
      brand={
        isStandard ? (
          <Link to={address('/careers')} className={styles.brand}>
            {branding.logo ? (
              <img
                className={styles.logo}
                src={branding.logo}
                alt={branding.companyName}
                width={140}
                height={36}
              />
            ) : (
              branding.companyName
            )}
          </Link>
        ) : (
          <SanitisedHtml html={boot.customNavbar} className={styles.ownNavbar} />
        )
      }
      links={
        isLocked
          ? []
          : [
              // an employer's own bar leads to its jobs, and not to what is the candidate's
              ...(isStandard ? [link('/careers', 'jobs')] : []),
              ...ownPages.map((name) => link(`/careers/${name}`, name)),
              ...(boot.user?.roles.includes('admin') ? [link('/careers/forms/editor', 'forms')] : []),
              ...(boot.configs.chatbotxConfig.enabled && !onEditTheme
                ? [{ href: `${pathname}${search}${assistantHash}`, label: t('nav.assistant') }]
                : []),
              // the bar has no room for it then
              ...(boot.user ? [{ href: address(logout), label: t('nav.logout'), foldedOnly: true }] : []),
            ]
      }
      // for visitors there is less in it
      foldsUpTo={boot.user ? 992 : 767}
      renderLink={({ href, ...rest }) => (
        <Link
          to={href}
          reloadDocument={href.startsWith(logout)}
          preventScrollReset={href.includes('#')}
          {...rest}
        />
      )}
      actions={
        <>
          {!isLocked && (
            <>
              <BellPlace />
              <CartPlace />
            </>
          )}
          {onEditTheme && (
            <Button variant="systemUi" size="small" onClick={onEditTheme}>
              {t('nav.editTheme')}
            </Button>
          )}
          <span className={boot.user && !isLocked ? styles.foldedAccount : styles.account}>
            <AccountButton />
          </span>
        </>
      }
    />
  );
}

/** HTML that the server has sanitised against its allow-list; nothing else may come here. */
const SanitisedHtml = ({ html, className }: { html: string; className: string }) => (
  <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
);

const endOf = ({ endsAt }: { endsAt?: string | undefined }) => (endsAt ? Date.parse(endsAt) : Infinity);

/** What time it is at the latest end that has come; 0 until the browser has taken over: the same on the server. */
function useTimeOfEnds(ends: readonly number[]) {
  const [now, setNow] = useState(0);
  const next = Math.min(...ends.filter((end) => end > now));
  useEffect(() => {
    if (next === Infinity) return undefined;
    const look = () => setNow(Date.now());
    // a timer knows no longer wait
    const timer = setTimeout(look, Math.min(next - Date.now(), 2 ** 31 - 1));
    // and stands still in a tab that is out of sight, or is kept for going back
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [next]);
  return now;
}

/** What the employer says on this page. The server sends no banner before its time; here it goes when that is over. */
function Banners() {
  const { boot, t } = useSite();
  const pageId = usePageHandle()?.page.id;
  const { implementationPhase, banners } = boot.configs.pcsxConfig.branding;
  const now = useTimeOfEnds(banners.map(endOf));
  const shown = banners.filter(
    (banner) => pageId !== undefined && banner.pages.includes(pageId) && endOf(banner) > now,
  );
  if (!implementationPhase && shown.length === 0) return null;
  return (
    <aside className={styles.banners} aria-label={t('app.notices')}>
      {implementationPhase && <InfoBar variant="warning">{implementationPhase.displayText}</InfoBar>}
      {shown.map(({ variant, text }) => (
        // read aloud where it comes with another page
        <InfoBar key={text} variant={variant} live={variant === 'alert'}>
          {text}
        </InfoBar>
      ))}
    </aside>
  );
}

/**
 * A page change puts focus on the new page's heading, so that it is read first (ROUTES-07).
 *
 * @param isBusy the next page is loading
 */
function useFocusOnPageChange(isBusy: boolean) {
  const page = usePageHandle()?.page;
  const { pid = '', documentId = '' } = useParams();
  // another address of the same page, such as another search, is no page change; another job or document is
  const current = page && `${page.folder} ${page.id} ${pid}${documentId}`;
  const before = useRef(current);
  const leftFrom = useRef<Element>(null);
  useEffect(() => {
    if (before.current === current) return undefined;
    before.current = current;
    const had = document.activeElement;
    // where the assistant has led them, people go on asking
    if (had?.closest('[data-keeps-focus]')) return undefined;
    // and what they have opened while the page was loading they go on reading
    const dialog = leftFrom.current && had?.closest('[role=dialog]');
    if (dialog && !dialog.contains(leftFrom.current)) return undefined;
    const focusHeading = () => {
      const heading = document.querySelector<HTMLElement>('main h1');
      heading?.setAttribute('tabindex', '-1');
      heading?.focus({ preventScroll: true });
      return heading !== null;
    };
    if (focusHeading()) return undefined;
    // it comes with the page's data; meanwhile people may have gone on
    const waiting = new MutationObserver(() => {
      if (![had, document.body].includes(document.activeElement) || focusHeading()) waiting.disconnect();
    });
    waiting.observe(document.body, { childList: true, subtree: true });
    return () => waiting.disconnect();
  }, [current]);
  useEffect(() => {
    leftFrom.current = isBusy ? document.activeElement : null;
  }, [isBusy]);
}

/** The standard footer, with the choice of language. */
function SiteFooter() {
  const { boot, t } = useSite();
  const { pathname, search } = useLocation();
  const { supportedLanguages, behaviourFlags } = boot.configs;
  const language =
    supportedLanguages.length > 1 ? (
      <form method="get" action={pathname} className={styles.language}>
        {[...new URLSearchParams(search)].map(
          ([name, value]) =>
            name !== 'hl' && <input key={`${name} ${value}`} type="hidden" name={name} value={value} />,
        )}
        <Select
          label={t('app.language')}
          labelHidden
          size="small"
          name="hl"
          defaultValue={boot.locale}
          options={supportedLanguages.map((locale) => ({
            value: locale,
            label: localeFacts(locale).name,
          }))}
          onChange={({ currentTarget }) => currentTarget.form?.submit()}
        />
        <noscript>
          <Button size="small" type="submit">
            {t('app.language')}
          </Button>
        </noscript>
      </form>
    ) : undefined;
  const poweredBy = behaviourFlags.hideInjectedFooter ? undefined : { name: 'Portico' };
  if (!language && !poweredBy && boot.customFooter === '') return null;
  return (
    <Footer language={language} poweredBy={poweredBy}>
      {boot.customFooter !== '' && <SanitisedHtml html={boot.customFooter} className={styles.ownFooter} />}
    </Footer>
  );
}

/** Its inline script is for pages that are not hydrated, and would need the nonce. */
const ScrollKept = () => useIsHydrated() && <ScrollRestoration />;

function ShellContent({ onSite }: { onSite: Dispatch<SetStateAction<Site>> }) {
  const { boot, t } = useSite();
  const [theme, setTheme] = useState<{ Place?: ComponentType<ThemePanelPlaceProps>; asked?: number }>();
  const isBusy = useNavigation().state !== 'idle';
  const page = usePageHandle();
  useFocusOnPageChange(isBusy);
  // a frame is what the theme builder looks at its work through
  const isFramed = useIsInFrame();
  const mayEdit = !isFramed && (boot.user?.roles.includes('theme_builder') ?? false);
  // where it is open anyway
  const isStandalone = page?.page.id === 'themeBuilder';
  const editTheme =
    mayEdit && !isStandalone
      ? () =>
          import('./theme-panel-place.tsx').then(
            ({ default: Place }) => startTransition(() => setTheme({ Place, asked: Date.now() })),
            (error: unknown) => {
              console.error(error);
              setTheme({});
            },
          )
      : undefined;
  usePendingAction(editThemeAction, () => void editTheme?.());
  return (
    <div className={styles.site}>
      <SkipLink target="content">{t('app.skip')}</SkipLink>
      <SiteNavbar onEditTheme={editTheme} />
      <Banners />
      {page && <Hero pageId={page.page.id} />}
      <div id="content" tabIndex={-1} className={styles.content} aria-busy={isBusy}>
        <Outlet />
      </div>
      <SiteFooter />
      {theme?.Place && createElement(theme.Place, { asked: theme.asked ?? 0, onSite })}
      {theme && !theme.Place && (
        <InfoBar variant="alert" live>
          {t('nav.editThemeFailed')}
        </InfoBar>
      )}
      <AssistantPlace />
      <PageTitle />
      <PageViews />
      <ScrollKept />
    </div>
  );
}

/** What surrounds every page. The site is its state, since the theme builder may change what it says. */
export function Shell() {
  const [site, setSite] = useState(useSite());
  return (
    <SiteProvider site={site}>
      <Toasts>
        <AuthProvider>
          <ShellContent onSite={setSite} />
        </AuthProvider>
      </Toasts>
    </SiteProvider>
  );
}
