import { layerOrder } from '@portico/tokens';
import type { Rendered } from '../../client/entry-server.tsx';
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
};

/** The whole document around a rendered page. */
export const writeDocument = ({ page, assets, nonce, csrfToken, css }: DocumentOptions): string => {
  const { boot, meta, html, direction } = page;
  const { origin } = boot;
  const description = meta.description ?? '';
  const canonical = meta.canonical ? `${origin}${meta.canonical}` : undefined;
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escape(meta.title)}</title>`,
    // the order of layers before any stylesheet
    `<style nonce="${nonce}">${layerOrder}</style>`,
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    css === '' ? '' : `<style nonce="${nonce}" id="portico-employer">${css}</style>`,
    `<meta name="_csrf" content="${escape(csrfToken)}">`,
    description && `<meta name="description" content="${escape(description)}">`,
    meta.isHidden ? '<meta name="robots" content="noindex">' : '',
    canonical && `<link rel="canonical" href="${escape(canonical)}">`,
    `<meta property="og:title" content="${escape(meta.title)}">`,
    description && `<meta property="og:description" content="${escape(description)}">`,
    canonical && `<meta property="og:url" content="${escape(canonical)}">`,
    '<meta property="og:type" content="website">',
    boot.configs.pcsxConfig.branding.logo &&
      `<link rel="icon" href="${escape(boot.configs.pcsxConfig.branding.logo)}">`,
    meta.structuredData
      ? `<script type="application/ld+json" nonce="${nonce}">${scriptJson(meta.structuredData)}</script>`
      : '',
    ...assets.preloads.map((href) => `<link rel="modulepreload" href="${href}">`),
    `<script type="module" nonce="${nonce}" src="${assets.entry}"></script>`,
  ];
  return [
    '<!doctype html>',
    `<html lang="${boot.locale}" dir="${direction}">`,
    `<head>${head.filter(Boolean).join('')}</head>`,
    `<body><div id="root">${html}</div><code id="pcsx-data" hidden data-nosnippet>${escape(JSON.stringify(boot))}</code></body>`,
    '</html>',
  ].join('');
};
