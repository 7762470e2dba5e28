import type { SiteContent } from '../../contract/site-content.ts';

type CustomHtml = Pick<SiteContent, 'navbar' | 'footer'>;
type Part = Record<string, unknown>;

/** The employer's own HTML in a configuration as it was written; empty where there is none. */
export function customHtmlIn(config: Part): CustomHtml {
  const sections = partOf(partOf(partOf(config.pcsxConfig).branding).customPageSections);
  return {
    navbar: textOf(partOf(sections.customNavbarConfig).html),
    footer: textOf(partOf(sections.customFooterConfig).html),
  };
}

/** The configuration with other HTML; everything else as it was written. */
export function withCustomHtml(config: Part, { navbar, footer }: CustomHtml): Part {
  const pcsxConfig = partOf(config.pcsxConfig);
  const branding = partOf(pcsxConfig.branding);
  const customPageSections = {
    ...partOf(branding.customPageSections),
    customNavbarConfig: navbar === '' ? null : { html: navbar },
    customFooterConfig: footer === '' ? null : { html: footer },
  };
  return { ...config, pcsxConfig: { ...pcsxConfig, branding: { ...branding, customPageSections } } };
}

function partOf(value: unknown): Part {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
