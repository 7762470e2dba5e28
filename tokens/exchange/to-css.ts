import {
  cssValue,
  listedVariable,
  pathOf,
  schemes,
  sectionOf,
  splitPath,
  tokenAt,
  type SectionId,
  type TokenPath,
} from '../contract/index.ts';
import type { ThemeDocument } from '../document/theme-document.ts';
import { leafCss, type Contrast } from '../emit/leaf-css.ts';
import { emittedPaths, resolveTheme, type ResolvedTheme } from '../resolve/resolve-theme.ts';
import { sectionsOf } from './proposals.ts';

const isReference = (css: string) => /^var\([^()]*\)$/.test(css);

/** The theme with every value written out as it is, wide colours too, but for the references that it sets. */
const writtenOut = (theme: ResolvedTheme): ResolvedTheme => ({
  ...theme,
  leaf: (path, scheme) => {
    const leaf = theme.leaf(path, scheme);
    const definition = tokenAt(path);
    const isKept = isReference(leaf.css) && !leaf.isFollowing;
    return isKept ? leaf : { ...leaf, css: cssValue(definition.kind, leaf.value, definition) };
  },
});
/** Whether a token would be something else if nobody set it, the written ones being set. */
function isWritten(theme: ResolvedTheme, path: TokenPath): boolean {
  const { follows = [] } = tokenAt(path);
  const sources = follows.map((name) => pathOf(splitPath(path)[0], name));
  const source = sources.find((each) => each === sources.at(-1) || isWritten(theme, each));
  return !schemes.every((scheme) => {
    const { isFollowing, provenance } = theme.leaf(path, scheme);
    return isFollowing && provenance.from === source;
  });
}

/** A colour that is the same in light and dark says so: a plain one would leave the dark scheme to be derived. */
function textOf(theme: ResolvedTheme, path: TokenPath, contrast: Contrast): string {
  const css = leafCss(theme, path, contrast);
  const isPlain = tokenAt(path).kind === 'color' && !isReference(css) && !css.startsWith('light-dark(');
  return isPlain ? `light-dark(${css}, ${css})` : css;
}

/** Whether a rule for more contrast has to say it: colours always, which would else be computed anew. */
function saysMore(theme: ResolvedTheme, path: TokenPath) {
  const css = textOf(theme, path, 'more');
  return (tokenAt(path).kind === 'color' && !isReference(css)) || css !== textOf(theme, path, 'standard');
}

function block(
  theme: ResolvedTheme,
  paths: readonly TokenPath[],
  { contrast, indent }: { contrast: Contrast; indent: string },
): string {
  const sections = Map.groupBy(paths, (path) => splitPath(path)[0]);
  const parts = [...sections].map(([section, own]) => {
    const lines = own.map((path) => `${indent}  ${listedVariable(path)}: ${textOf(theme, path, contrast)};`);
    return [`${indent}  /* ${sectionOf(section).label} */`, ...lines].join('\n');
  });
  return `${indent}:root {\n${parts.join('\n\n')}\n${indent}}\n`;
}

/** The variables that a document sets, those of its product's core by the names of the core. */
function pathsSetBy(document: ThemeDocument): readonly TokenPath[] {
  const set = new Set(
    Object.entries(sectionsOf(document)).flatMap(([section, tokens = {}]) => {
      const { overrides, product } = sectionOf(section as SectionId);
      if (overrides !== undefined && product !== document.product) return [];
      return Object.keys(tokens).map((token) => pathOf(overrides ?? (section as SectionId), token));
    }),
  );
  return emittedPaths.filter((path) => set.has(path));
}

/**
 * A theme's values as a readable style sheet of custom properties; of a document, those that it sets. Light and dark
 * stand in one light-dark(), more contrast in a rule of its own. Tokens that only follow others are left out.
 */
export function toCss(theme: ResolvedTheme | ThemeDocument): string {
  const isDocument = 'sections' in theme;
  const resolved = isDocument
    ? resolveTheme({ product: theme.product, layers: [{ id: 'employer', sections: sectionsOf(theme) }] })
    : theme;
  const paths = isDocument ? pathsSetBy(theme) : emittedPaths.filter((path) => isWritten(theme, path));
  if (paths.length === 0) return '';
  const written = writtenOut(resolved);
  const contrasting = paths.filter((path) => saysMore(written, path));
  const everybodys = block(written, paths, { contrast: 'standard', indent: '' });
  if (contrasting.length === 0) return everybodys;
  const others = block(written, contrasting, { contrast: 'more', indent: '  ' });
  return `${everybodys}\n@media (prefers-contrast: more) {\n${others}}\n`;
}
