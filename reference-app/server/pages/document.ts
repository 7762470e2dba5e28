import { layerOrder } from '@portico/tokens';
import type { Rendered } from '../../client/entry-server.tsx';
import { earlyScript, notStarted, notStartedCss } from './not-started.ts';
import type { PageAssets } from './render.ts';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** JSON inside a script element: nothing in it may end the element. */
const scriptJson = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

type DocumentOptions = {
  page: Extract<Rendered, { kind: 'page' }>;
  assets: PageAssets;
  nonce: string;
  csrfToken: string;
  /** The employer's theme and custom parts; trusted, since made from checked values. */
  css: string;
  /** HTML that stands before the page; trusted as well. */
  before: string;
};

/** What messengers and networks show of a link to the page: the page's own picture, another of the site, or
 * the employer's mark. */
function socialPreview(
  { boot, meta, pageId }: DocumentOptions['page'],
  canonical: string | undefined,
): readonly string[] {
  const { companyName, logo } = boot.configs.pcsxConfig.branding;
  const hero = boot.heroes.find(({ page }) => page === pageId) ?? boot.heroes[0];
  const picture = hero?.src ?? logo;
  const properties: Record<string, string | undefined | null> = {
    'og:type': 'website',
    'og:site_name': companyName,
    'og:locale': boot.locale.replace('-', '_'),
    'og:title': meta.title,
    'og:description': meta.description,
    'og:url': canonical,
    'og:image': picture && new URL(picture, boot.origin).href,
    'og:image:alt': picture && (hero?.alt || companyName),
  };
  const tags = Object.entries(properties).flatMap(([name, content]) =>
    content ? [`<meta property="${name}" content="${escape(content)}">`] : [],
  );
  // what else it shows it reads from the properties above
  return [...tags, `<meta name="twitter:card" content="${hero ? 'summary_large_image' : 'summary'}">`];
}

/** The whole document around a rendered page. */
export function writeDocument({ page, assets, nonce, csrfToken, css, before }: DocumentOptions): string {
  const { boot, meta, html, direction } = page;
  const { origin } = boot;
  const description = meta.description ?? '';
  const canonical = meta.canonical ? `${origin}${meta.canonical}` : undefined;
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escape(meta.title)}</title>`,
    `<script nonce="${nonce}">${earlyScript}</script>`,
    // the order of layers before any stylesheet
    `<style nonce="${nonce}">${layerOrder}${notStartedCss}</style>`,
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    css === '' ? '' : `<style nonce="${nonce}" id="portico-employer">${css}</style>`,
    `<meta name="_csrf" content="${escape(csrfToken)}">`,
    description && `<meta name="description" content="${escape(description)}">`,
    meta.isHidden ? '<meta name="robots" content="noindex">' : '',
    canonical && `<link rel="canonical" href="${escape(canonical)}">`,
    ...socialPreview(page, canonical),
    boot.configs.pcsxConfig.branding.logo &&
      `<link rel="icon" href="${escape(boot.configs.pcsxConfig.branding.logo)}">`,
    meta.structuredData
      ? `<script type="application/ld+json" nonce="${nonce}">${scriptJson(meta.structuredData)}</script>`
      : '',
    // after what the page is painted by, which is all in the document: on a slow network they share the line
    ...assets.preloads.map((href) => `<link rel="modulepreload" fetchpriority="low" href="${href}">`),
    `<script type="module" fetchpriority="low" nonce="${nonce}" src="${assets.entry}"></script>`,
  ];
  return [
    '<!doctype html>',
    `<html lang="${boot.locale}" dir="${direction}">`,
    `<head>${head.filter(Boolean).join('')}</head>`,
    `<body>${notStarted(boot.locale)}${before}<div id="root">${html}</div><code id="pcsx-data" hidden data-nosnippet>${escape(JSON.stringify(boot))}</code></body>`,
    '</html>',
  ].join('');
}
