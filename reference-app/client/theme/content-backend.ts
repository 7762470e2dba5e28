import type {
  CheckedHtml,
  ContentBackend,
  ContentPage,
  HtmlPart,
  SaveOutcome,
  SiteContent,
  StoredContent,
} from '@portico/theme-builder';
import type { Dispatch, SetStateAction } from 'react';
import type { Boot } from '../../contract/boot.ts';
import { isPageId, type PageId } from '../../contract/page-ids.ts';
import { pageRoutes } from '../app/pages.ts';
import type { Site } from '../site/site.tsx';
import type { SiteMessages } from '../locales/catalogs.ts';
import type { Api } from '../request/api.ts';
import { RequestError } from '../request/request-error.ts';
import { tellingIn } from './theme-backend.ts';

type Branding = Boot['configs']['pcsxConfig']['branding'];

/** What a page is called when nobody says otherwise (ruling 29). */
function standardTitles(t: SiteMessages, company: string): readonly ContentPage[] {
  const job = t('title.position', { position: '…', company });
  const own: Partial<Record<PageId, string>> = { singlePosition: job, jtn: job, login: t('login.title') };
  const ids = pageRoutes
    .map(({ id }) => id)
    .filter(isPageId)
    .filter((id) => id !== 'logout' && id !== 'ProfileBootstrapping');
  // the most special addresses come first there, and the pages that most people see last
  return [...new Set(ids.toReversed())].map((id) => ({
    id,
    standardTitle: own[id] ?? t('title.careers', { company }),
  }));
}

const isNow = ({ startsAt, endsAt }: SiteContent['banners'][number]) =>
  (!startsAt || Date.parse(startsAt) <= Date.now()) && (!endsAt || Date.parse(endsAt) > Date.now());

/** The page with other words; its own HTML is the server's to make. */
const wearing =
  ({ banners, phase, tagline, titles }: SiteContent) =>
  (site: Site): Site => {
    const { configs } = site.boot;
    const { pcsxConfig } = configs;
    const branding: Branding = {
      ...pcsxConfig.branding,
      banners: banners.filter(isNow).map((banner) => ({ ...banner, pages: [...banner.pages] })),
      implementationPhase: phase === null ? null : { displayText: phase },
      tagline,
    };
    const { pagesMetadata } = pcsxConfig.seoConfig;
    const ids = new Set([...Object.keys(pagesMetadata), ...Object.keys(titles)]);
    const titled = [...ids].map((id) => [id, { ...pagesMetadata[id], title: titles[id] }]);
    const seoConfig = { ...pcsxConfig.seoConfig, pagesMetadata: Object.fromEntries(titled) };
    return {
      ...site,
      boot: { ...site.boot, configs: { ...configs, pcsxConfig: { ...pcsxConfig, branding, seoConfig } } },
    };
  };

const htmlOf = {
  navbar: (customNavbar: string) => ({ customNavbar }),
  footer: (customFooter: string) => ({ customFooter }),
} as const satisfies Record<HtmlPart, (html: string) => Partial<Boot>>;
const isHtmlPart = (part: string): part is HtmlPart => part in htmlOf;

type Shown = Pick<CheckedHtml, 'html' | 'css'>;

/** The employer's own HTML in the page behind the panel, with its styles in sheets of their own. */
function createWardrobe(boot: Boot, onSite: Dispatch<SetStateAction<Site>>) {
  // the styles of what came with the page are in the page
  const saved: Record<HtmlPart, Shown> = {
    navbar: { html: boot.customNavbar, css: '' },
    footer: { html: boot.customFooter, css: '' },
  };
  const sheets = { navbar: new CSSStyleSheet(), footer: new CSSStyleSheet() };
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheets.navbar, sheets.footer];
  const show = (part: HtmlPart, { html, css }: Shown) => {
    sheets[part].replaceSync(css);
    onSite((site) => ({ ...site, boot: { ...site.boot, ...htmlOf[part](html) } }));
  };
  return {
    tryOn: (part: HtmlPart, checked?: CheckedHtml) => show(part, checked ?? saved[part]),
    keep: (part: HtmlPart, checked: CheckedHtml) => {
      saved[part] = checked;
      show(part, checked);
    },
  };
}

type Wardrobe = ReturnType<typeof createWardrobe>;

/** One for as long as a page is open, since it knows what that shows: panels come and go. */
const wardrobes = new WeakMap<Dispatch<SetStateAction<Site>>, Wardrobe>();
function wardrobeOf(boot: Boot, onSite: Dispatch<SetStateAction<Site>>): Wardrobe {
  const wardrobe = wardrobes.get(onSite) ?? createWardrobe(boot, onSite);
  wardrobes.set(onSite, wardrobe);
  return wardrobe;
}

/** The words around the pages of the site, and the page behind the panel that shows them. */
export function createContentBackend({
  api,
  t,
  boot,
  onSite,
}: {
  api: Api;
  t: SiteMessages;
  /** As the page shows it. */
  boot: Boot;
  onSite: Dispatch<SetStateAction<Site>>;
}): ContentBackend {
  const told = tellingIn(t);
  const { tryOn, keep } = wardrobeOf(boot, onSite);
  const check = (part: HtmlPart, html: string) =>
    told(api.post('/api/pcsx/site_content/custom_html', { part, html }));
  const write = async (change: Partial<SiteContent>, revision: number): Promise<SaveOutcome> => {
    const headers = { 'If-Match': `"${revision}"` };
    try {
      const { data } = await api.put('/api/pcsx/site_content', change, { headers });
      return { status: 'saved', stored: data };
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      if (error.status === 412)
        return { status: 'overtaken', theirs: (error.data as { theirs: StoredContent }).theirs };
      if (error.status === 400) return { status: 'invalid', errors: error.validationErrors };
      throw error;
    }
  };
  return {
    pages: standardTitles(t, boot.configs.pcsxConfig.branding.companyName),
    load: async () => {
      const [stored, { rights }] = await Promise.all([
        told(api.get('/api/pcsx/site_content')),
        told(api.get('/api/pcsx/themes/own_rights')),
      ]);
      return {
        ...stored,
        mayEdit: rights.includes('edit'),
        mayWriteHtml: rights.includes('custom_html'),
      };
    },
    save: async (change, revision) => {
      const outcome = await told(write(change, revision).then((data) => ({ data })));
      if (outcome.status !== 'saved') return outcome;
      const { content } = outcome.stored;
      onSite(wearing(content));
      for (const part of Object.keys(change).filter(isHtmlPart))
        // it is saved: the page that does not show it yet does so when it is loaded anew
        await check(part, content[part]).then(
          (checked) => keep(part, checked),
          () => undefined,
        );
      return outcome;
    },
    versions: async () => (await told(api.get('/api/pcsx/site_content/versions'))).versions,
    check,
    tryOn,
  };
}
