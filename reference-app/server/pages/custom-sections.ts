import type { EmployerConfig } from '../../contract/employer-config.ts';
import { openTagsOf, sanitiseCustomHtml, type CustomHtml } from './custom-html.ts';

/** Both pieces of an employer's own HTML, with the rules that style them. */
export type CustomSections = {
  navbar: CustomHtml;
  footer: CustomHtml;
  /** Origins of their images, as a content security policy names them. */
  pictures: readonly string[];
};

// a configuration is one object for as long as nobody changes it
const known = new WeakMap<EmployerConfig, CustomSections>();

/** What an employer's pages show of its own HTML, sanitised once for each version of the configuration. */
export function customSectionsOf(config: EmployerConfig): CustomSections {
  const sections = known.get(config) ?? makeSections(config);
  known.set(config, sections);
  return sections;
}

function makeSections({ pcsxConfig }: EmployerConfig): CustomSections {
  const { customNavbarConfig, customFooterConfig } = pcsxConfig.branding.customPageSections;
  const navbar = sanitiseCustomHtml(customNavbarConfig?.html ?? '', 'navbar');
  const footer = sanitiseCustomHtml(customFooterConfig?.html ?? '', 'footer');
  const pictures = openTagsOf(navbar.html + footer.html).flatMap(({ name, attributes }) =>
    name === 'img' ? originsOf(attributes.src) : [],
  );
  return { navbar, footer, pictures: [...new Set(pictures)].slice(0, mostOrigins) };
}

// proxies take answers whose headers have a few kilobytes
const mostOrigins = 20;
/** A host of other letters, which browsers may take, could end the directive, or allow every host. */
const nameable = /^https:\/\/[a-z\d.-]+(?::\d+)?$/;

function originsOf(address = ''): string[] {
  const origin = URL.parse(address)?.origin ?? '';
  return nameable.test(origin) ? [origin] : [];
}
