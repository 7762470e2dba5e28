import {
  pathOf,
  schemes,
  sectionIds,
  tokenNames,
  type OtherScheme,
  type Scheme,
  type TokenPath,
} from '../contract/index.ts';

export const [baseScheme, ...otherSchemes] = schemes as unknown as readonly ['light', ...OtherScheme[]];

const snakeCase = (name: string) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .replace(/[\s-]+/g, '_')
    .toLowerCase();
const knownPaths = new Map<string, TokenPath>(
  sectionIds.flatMap((section) =>
    tokenNames(section).map((token): [string, TokenPath] => [`${section}.${token}`, pathOf(section, token)]),
  ),
);
/**
 * The token that a path of another tool ends in, whatever case its names are written in, and the scheme if one of the
 * groups before is named like it.
 */
export function matchPath(keys: readonly string[]): { path: TokenPath; scheme: Scheme } | undefined {
  // `$root` is the token of a group's own name; Figma separates groups by slashes
  const names = keys
    .filter((key) => key !== '$root')
    .flatMap((key) => key.split('/'))
    .map(snakeCase);
  const path = knownPaths.get(names.slice(-2).join('.'));
  const scheme = otherSchemes.find((each) => names.slice(0, -2).includes(each)) ?? baseScheme;
  return path && { path, scheme };
}
