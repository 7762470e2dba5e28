import type { ContentChange, SiteContent } from '../../contract/site-content.ts';
import { isPageId, pageIds } from '../../contract/page-ids.ts';
import { parseEmployerConfig } from '../employers/rules.ts';
import { customHtmlIn, withCustomHtml } from './custom-html.ts';

type Part = Record<string, unknown>;

/** The content in a configuration as it was written; what is broken there has its default. */
export function contentIn(config: Part): SiteContent {
  const { branding, seoConfig } = parseEmployerConfig(config, () => undefined).pcsxConfig;
  return {
    banners: branding.banners.map((banner) => ({ ...banner, pages: banner.pages.filter(isPageId) })),
    phase: branding.implementationPhase?.displayText ?? null,
    tagline: branding.tagline,
    titles: Object.fromEntries(
      Object.entries(seoConfig.pagesMetadata).flatMap(([id, { title }]) =>
        isPageId(id) && title ? [[id, title]] : [],
      ),
    ),
    ...customHtmlIn(config),
  };
}

/** The configuration with other content; everything else as it was written. */
export function withContent(config: Part, change: ContentChange): Part {
  const { banners, phase, tagline, titles } = change;
  const { navbar, footer } = change;
  const branding = {
    ...(banners && { banners }),
    ...(phase !== undefined && { implementationPhase: phase === null ? null : { displayText: phase } }),
    ...(tagline !== undefined && { tagline }),
  };
  let changed = Object.entries(branding).reduce<Part>(
    (before, [name, value]) => withValue(before, ['pcsxConfig', 'branding', name], value),
    config,
  );
  if (titles) changed = withTitles(changed, titles);
  if (navbar !== undefined || footer !== undefined) {
    const before = customHtmlIn(changed);
    changed = withCustomHtml(changed, { navbar: navbar ?? before.navbar, footer: footer ?? before.footer });
  }
  return changed;
}

/** Other titles; descriptions, and what is said of pages that this release does not have, stay. */
function withTitles(config: Part, titles: NonNullable<ContentChange['titles']>): Part {
  const metadata = partAt(config, ['pcsxConfig', 'seoConfig', 'pagesMetadata']);
  for (const id of pageIds) {
    const { title: _, ...rest } = partOf(metadata[id]);
    const title = titles[id];
    const own = title ? { ...rest, title } : rest;
    if (Object.keys(own).length > 0) metadata[id] = own;
    else delete metadata[id];
  }
  return withValue(config, ['pcsxConfig', 'seoConfig', 'pagesMetadata'], metadata);
}

function withValue(whole: Part, [first = '', ...rest]: readonly string[], value: unknown): Part {
  return { ...whole, [first]: rest.length === 0 ? value : withValue(partOf(whole[first]), rest, value) };
}

function partAt(whole: Part, path: readonly string[]): Part {
  return path.reduce<Part>((part, name) => partOf(part[name]), whole);
}

function partOf(value: unknown): Part {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}
