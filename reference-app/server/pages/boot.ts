import type { FastifyRequest } from 'fastify';
import type { Boot, BootHero } from '../../contract/boot.ts';
import { employerConfig } from '../../contract/employer-config.ts';
import { configOfPages } from '../employers/rules.ts';
import { chooseLocale } from '../http/choose-locale.ts';
import { customSectionsOf } from './custom-sections.ts';

/** Whether a page is asked for in the product's own look, which nothing of an employer's can have broken. */
export const isSafeLook = (request: FastifyRequest): boolean =>
  (request.query as { theme?: unknown }).theme === 'safe';

const standard = { html: '', css: '' };

/** What a page is told about its employer and its reader; `css` styles the custom parts. */
export function bootOf(
  request: FastifyRequest,
  {
    knownDomains,
    heroes,
    themeVersion,
  }: { knownDomains: readonly string[]; heroes: readonly BootHero[]; themeVersion: number | null },
): { boot: Omit<Boot, 'queries' | 'loaderData'>; css: string } {
  const { employer, session } = request;
  const query = request.query as { hl?: unknown; domain?: unknown };
  const config = employer?.config ?? employerConfig.parse({});
  const { navbar, footer } = isSafeLook(request)
    ? { navbar: standard, footer: standard }
    : customSectionsOf(config);
  const asked = typeof query.hl === 'string' ? query.hl : undefined;
  const boot = {
    domain: employer?.domain ?? String(query.domain ?? ''),
    groupId: employer?.scope ?? 0,
    isKnown: employer !== null,
    knownDomains,
    product: employer?.product ?? 'default',
    configs: configOfPages(config),
    heroes,
    customNavbar: navbar.html,
    customFooter: footer.html,
    locale: chooseLocale(
      asked ?? session?.account.locale ?? undefined,
      request.headers['accept-language'],
      config.supportedLanguages,
    ),
    origin: request.siteOrigin,
    now: session ? Date.now() : null,
    themeVersion: session ? themeVersion : null,
    user: session && {
      encId: session.account.encId,
      email: session.account.email,
      firstname: session.account.firstName,
      fullname: `${session.account.firstName} ${session.account.lastName}`,
      roles: session.account.roles,
      isOnboarded: session.account.isOnboarded,
      isBootstrapped: session.account.isBootstrapped,
    },
  };
  return { boot, css: navbar.css + footer.css };
}
