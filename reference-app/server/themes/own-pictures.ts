import { existsSync } from 'node:fs';
import { splitPath, tokenAt, tokenPaths } from '@portico/tokens';
import type { ThemeDocument } from '../../contract/themes.ts';
import type { Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';
import { demoPicture } from '../employers/demo-picture.ts';
import { Refusal } from '../http/refusal.ts';
import { addressNameOf } from '../files/address-name.ts';

type Tokens = ThemeDocument['sections'][string];
type Picture = { path: string; address: string };

/** An address is text; what stands in braces follows another token. */
const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && !value.startsWith('{');

function picturesIn(at: string, tokens: Tokens | undefined, names: ReadonlySet<string>): Picture[] {
  return Object.entries(tokens ?? {}).flatMap(([name, { value, schemes = {} }]) => {
    if (!names.has(name)) return [];
    const said = [
      ['value', value],
      ...Object.entries(schemes).map(([scheme, one]) => [`schemes.${scheme}`, one]),
    ];
    return said.flatMap(([where, address]) =>
      isAddress(address) ? [{ path: `${at}.${name}.${String(where)}`, address }] : [],
    );
  });
}

const demoFolder = new URL('../../employers/', import.meta.url);

function comesWithSite(address: string): boolean {
  const file = demoPicture(address);
  return file !== undefined && existsSync(new URL(file, demoFolder));
}

/** The tokens that are pictures, by section. */
const pictureTokens = Map.groupBy(
  tokenPaths.filter((path) => tokenAt(path).kind === 'image').map((path) => splitPath(path)),
  ([section]) => section,
);

function picturesOf({ sections, assets }: ThemeDocument): Picture[] {
  return [...pictureTokens].flatMap(([section, tokens]) => {
    const names = new Set(tokens.map(([, name]) => name));
    const onPages = (assets?.hero ?? []).flatMap((hero, index) =>
      picturesIn(`assets.hero.${index}.tokens`, hero.tokens, names),
    );
    return [...picturesIn(`sections.${section}`, sections[section], names), ...onPages];
  });
}

/**
 * Lets through a theme whose pictures are all the site's own: uploaded for this employer, or among those that come with
 * the site. Another site's would show its visitors to that site, and another employer's can go at any time.
 *
 * @throws Refusal 400
 */
export async function requireOwnPictures(
  transaction: Database,
  scope: EmployerScope,
  { document, domain }: { document: ThemeDocument; domain: string },
): Promise<void> {
  const pictures = picturesOf(document);
  if (pictures.length === 0) return;
  const files = await forEmployer(transaction, scope)
    .selectFrom('theme_file')
    .select(['sha256', 'media_type'])
    .where('media_type', 'like', 'image/%')
    .execute();
  const uploaded = new Set(
    files.map(
      ({ sha256, media_type: mediaType }) => `/theme-files/${domain}/${addressNameOf({ sha256, mediaType })}`,
    ),
  );
  const strange = pictures.filter(({ address }) => !uploaded.has(address) && !comesWithSite(address));
  if (strange.length === 0) return;
  const names = [...new Set(strange.map(({ address }) => address))].join(', ');
  throw new Refusal(400, `The site does not have this picture: ${names}. Upload it, or choose another one.`, {
    validationErrors: Object.fromEntries(
      strange.map(({ path }) => [path, 'must be a picture that this site has']),
    ),
  });
}
