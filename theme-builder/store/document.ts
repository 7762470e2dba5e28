import {
  settingAt,
  currentSchema,
  splitPath,
  type AnySections,
  type Product,
  type Scheme,
  type SectionId,
  type Setting,
  type ThemeDocument,
  type ThemeSections,
  type TokenPath,
  type Waiver,
} from '@portico/tokens';

export const emptyDocument = (product: Product): ThemeDocument => ({
  schema: currentSchema,
  product,
  sections: {},
});

const sectionsOf = (document: ThemeDocument): AnySections => document.sections;

/** Whether the document itself says something about a leaf in a scheme; silent, a scheme follows from the one before it. */
export function isSetHere(document: ThemeDocument, path: TokenPath, scheme: Scheme): boolean {
  const setting = settingAt(document, path);
  return (scheme === 'light' ? setting?.value : setting?.schemes?.[scheme]) !== undefined;
}

const isEmpty = (part: object) => Object.keys(part).length === 0;
function withoutKey<Part extends object, Key extends keyof Part>(part: Part, key: Key): Omit<Part, Key> {
  const { [key]: _gone, ...rest } = part;
  return rest;
}
const withSchemes = (light: Setting, schemes: NonNullable<Setting['schemes']>): Setting =>
  isEmpty(schemes) ? light : { ...light, schemes };

/** Puts a setting in the place of what a document says about a leaf, undefined for nothing; empty sections go. */
export function withSetting(
  document: ThemeDocument,
  path: TokenPath,
  setting: Setting | undefined,
): ThemeDocument {
  const [section, token] = splitPath(path);
  const { [token]: _before, ...others } = sectionsOf(document)[section] ?? {};
  const { [section]: _section, ...rest } = sectionsOf(document);
  const tokens = setting === undefined ? others : { ...others, [token]: setting };
  const sections = Object.keys(tokens).length === 0 ? rest : { ...rest, [section]: tokens };
  return { ...document, sections: sections as ThemeSections };
}

/** Sets a leaf's value, which has been checked; the rest of what the document says about it stays. */
export function withValue(
  document: ThemeDocument,
  { path, scheme, value }: { path: TokenPath; scheme: Scheme; value: unknown },
): ThemeDocument {
  const before = settingAt(document, path);
  return withSetting(
    document,
    path,
    scheme === 'light'
      ? { ...before, value }
      : { ...before, schemes: { ...before?.schemes, [scheme]: value } },
  );
}

/** Lets a leaf follow from elsewhere again; in another scheme than light that is from the scheme before. A lock stays. */
export function withoutValue(document: ThemeDocument, path: TokenPath, scheme: Scheme): ThemeDocument {
  const before = settingAt(document, path);
  if (!before) return document;
  const { schemes, ...light } = before;
  const left =
    scheme === 'light' ? withoutKey(light, 'value') : withSchemes(light, withoutKey(schemes ?? {}, scheme));
  return withSetting(document, path, isEmpty(left) ? undefined : left);
}

export const withoutSections = (document: ThemeDocument, ids: readonly SectionId[]): ThemeDocument => ({
  ...document,
  sections: Object.fromEntries(
    Object.entries(sectionsOf(document)).filter(([id]) => !ids.some((gone) => gone === id)),
  ) as ThemeSections,
});

export const withAssets = (
  { assets: _before, ...document }: ThemeDocument,
  assets: ThemeDocument['assets'],
): ThemeDocument => (assets === undefined ? document : { ...document, assets });

export const withWaivers = (
  { waivers: _before, ...document }: ThemeDocument,
  waivers: readonly Waiver[],
): ThemeDocument => (waivers.length === 0 ? document : { ...document, waivers });
