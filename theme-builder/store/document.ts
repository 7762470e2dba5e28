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

/** What the document itself says about a leaf in a scheme; in the dark one it says nothing while that follows from light. */
export const isSetHere = (document: ThemeDocument, path: TokenPath, scheme: Scheme): boolean => {
  const setting = settingAt(document, path);
  return scheme === 'dark' ? setting?.schemes?.dark !== undefined : setting?.value !== undefined;
};

/** Puts a setting in the place of what a document says about a leaf, undefined for nothing; empty sections go. */
export const withSetting = (
  document: ThemeDocument,
  path: TokenPath,
  setting: Setting | undefined,
): ThemeDocument => {
  const [section, token] = splitPath(path);
  const { [token]: _before, ...others } = sectionsOf(document)[section] ?? {};
  const { [section]: _section, ...rest } = sectionsOf(document);
  const tokens = setting === undefined ? others : { ...others, [token]: setting };
  const sections = Object.keys(tokens).length === 0 ? rest : { ...rest, [section]: tokens };
  return { ...document, sections: sections as ThemeSections };
};

/** Sets a leaf's value, which has been checked; the rest of what the document says about it stays. */
export const withValue = (
  document: ThemeDocument,
  { path, scheme, value }: { path: TokenPath; scheme: Scheme; value: unknown },
): ThemeDocument => {
  const before = settingAt(document, path);
  return withSetting(
    document,
    path,
    scheme === 'dark' ? { ...before, schemes: { ...before?.schemes, dark: value } } : { ...before, value },
  );
};

/** Lets a leaf follow from elsewhere again; in the dark scheme that is from its light value. A lock stays. */
export const withoutValue = (document: ThemeDocument, path: TokenPath, scheme: Scheme): ThemeDocument => {
  const before = settingAt(document, path);
  if (!before) return document;
  const { schemes: _dark, ...light } = before;
  const left: Setting = scheme === 'dark' ? light : before.lock === undefined ? {} : { lock: before.lock };
  return withSetting(document, path, Object.keys(left).length === 0 ? undefined : left);
};

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
