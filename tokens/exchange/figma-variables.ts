import {
  cssValue,
  listedVariable,
  pathOf,
  schemes,
  sectionOf,
  splitPath,
  tokenAt,
  type Kind,
  type Scheme,
  type TokenPath,
} from '../contract/index.ts';
import { tokenHelp } from '../contract/help.ts';
import { readColor, writeColor } from '../color/contrast.ts';
import { emittedPaths, type ResolvedLeaf, type ResolvedTheme } from '../resolve/resolve-theme.ts';

type FigmaValue =
  | { r: number; g: number; b: number; a: number }
  | { type: 'VARIABLE_ALIAS'; id: string }
  | number
  | string;
type FigmaType = 'COLOR' | 'FLOAT' | 'STRING';
type Created = { action: 'CREATE'; id: string; name: string };

/** The body of Figma's request that makes variables. Ids are temporary: Figma replaces them. */
export type FigmaVariables = {
  variableCollections: readonly (Created & { initialModeId: string })[];
  variableModes: readonly {
    action: 'CREATE' | 'UPDATE';
    id: string;
    name: string;
    variableCollectionId: string;
  }[];
  variables: readonly (Created & {
    variableCollectionId: string;
    resolvedType: FigmaType;
    description: string;
    codeSyntax: { WEB: string };
  })[];
  variableModeValues: readonly { variableId: string; modeId: string; value: FigmaValue }[];
};

const collectionId = 'portico';
const modeId = (scheme: Scheme) => `mode:${scheme}`;
const variableId = (path: TokenPath) => `variable:${path}`;

// Figma has neither lengths nor shadows: lengths are px and durations ms, shadows are CSS
const figmaType: Record<Kind, FigmaType> = {
  color: 'COLOR',
  dimension: 'FLOAT',
  number: 'FLOAT',
  fontFamily: 'STRING',
  fontWeight: 'FLOAT',
  shadow: 'STRING',
  duration: 'FLOAT',
  image: 'STRING',
};

/** sRGB shares 0 to 1; a colour outside sRGB becomes the nearest inside. */
function rgba(color: string) {
  const hex = writeColor(readColor(color));
  const [r = 0, g = 0, b = 0, a = 1] = [1, 3, 5, 7]
    .filter((start) => start < hex.length)
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  return { r, g, b, a };
}

/** The leaf that has the variable: a product's core overrides leaves and has none of its own. */
function variableOf(path: TokenPath): TokenPath {
  const [section, token] = splitPath(path);
  return pathOf(sectionOf(section).overrides ?? section, token);
}

function valueOf(path: TokenPath, { value, provenance }: ResolvedLeaf): FigmaValue {
  const { kind } = tokenAt(path);
  if (provenance.how === 'reference' && provenance.from !== undefined)
    return { type: 'VARIABLE_ALIAS', id: variableId(variableOf(provenance.from)) };
  if (kind === 'color') return rgba(value as string);
  return typeof value === 'object' ? cssValue(kind, value) : value;
}

/**
 * A theme as Figma variables: one collection with a mode for each scheme, a variable `section/token` for each leaf,
 * references as aliases. To be sent to `POST /v1/files/:file_key/variables`
 * (https://developers.figma.com/docs/rest-api/variables-endpoints/), or read by a plugin.
 */
export const toFigmaVariables = (theme: ResolvedTheme): FigmaVariables => ({
  variableCollections: [
    {
      action: 'CREATE',
      id: collectionId,
      name: `Portico ${theme.product}`,
      initialModeId: modeId(schemes[0]),
    },
  ],
  // a new collection has one mode already, which only needs its name
  variableModes: schemes.map((scheme, index) => ({
    action: index === 0 ? 'UPDATE' : 'CREATE',
    id: modeId(scheme),
    name: scheme,
    variableCollectionId: collectionId,
  })),
  variables: emittedPaths.map((path) => ({
    action: 'CREATE',
    id: variableId(path),
    name: path.replace('.', '/'),
    variableCollectionId: collectionId,
    resolvedType: figmaType[tokenAt(path).kind],
    description: tokenHelp(path),
    codeSyntax: { WEB: `var(${listedVariable(path)})` },
  })),
  variableModeValues: emittedPaths.flatMap((path) =>
    schemes.map((scheme) => ({
      variableId: variableId(path),
      modeId: modeId(scheme),
      value: valueOf(path, theme.leaf(path, scheme)),
    })),
  ),
});
