import {
  findToken,
  isSectionId,
  pathOf,
  products,
  sectionIds,
  splitPath,
  tokenNames,
  type Product,
  type TokenDefinition,
  type TokenPath,
} from '../contract/index.ts';
import type { AnySections, Setting } from '../document/theme-document.ts';
import { listTokens } from './nodes.ts';
import { fromDtcgValue, typeOf } from './values.ts';
import { entry, isObject, joinKeys, type Json, type JsonObject } from './json.ts';
import { referencesOf, Unreadable, type References } from './references.ts';
import { checkReferences, type Layer, type Said } from './check-references.ts';
import { fail, type JoinedFiles } from './joined-files.ts';

type Reading = { definition: TokenDefinition; references: References; file: string; path: string };

/** A value with the references to raw colours in it followed, checked against its token's kind and limits. */
function readValue(raw: Json, { definition, references, file, path }: Reading): Said {
  try {
    const found = references.resolve(raw, definition.kind);
    if ('alias' in found) return { file, value: `{${found.alias}}`, alias: found.alias };
    const read = fromDtcgValue(definition, found.raw);
    return read.ok ? { file, value: read.value } : fail(file, path, read.message);
  } catch (error) {
    if (error instanceof Unreadable) return fail(file, path, error.message);
    throw error;
  }
}
const rawColor: TokenDefinition = { kind: 'color', label: 'Raw colour' };

/** The raw colours that tokens may refer to, every one of them checked. */
function readRawColors({ content, fileOf }: JoinedFiles): References {
  const { tokens, others } = listTokens(content as JsonObject);
  const fileAt = (path: string) => fileOf.get(path.split('.')[0] ?? '') ?? '';
  for (const { path, message } of others) fail(fileAt(path), path, message);
  const references = referencesOf(tokens, 'the palette');
  for (const { keys, node, type } of tokens) {
    const path = joinKeys(keys);
    const file = fileAt(path);
    if (type !== typeOf.color) fail(file, path, `must have the $type "${typeOf.color}"`);
    readValue(entry(node, '$value') ?? null, {
      definition: rawColor,
      references,
      file,
      path: `${path}.$value`,
    });
  }
  return references;
}

const fields: readonly string[] = ['$type', '$value', '$description'];

function readToken(node: unknown, at: Reading): Said {
  const { file, path, definition } = at;
  if (!isObject(node)) return fail(file, path, 'must be a token: an object with $type and $value');
  for (const key of Object.keys(node))
    if (!fields.includes(key))
      fail(file, `${path}.${key}`, `is not known here; allowed: ${fields.join(', ')}`);
  const type = typeOf[definition.kind];
  if (entry(node, '$type') !== type) fail(file, `${path}.$type`, `must be "${type}"`);
  return readValue(entry(node, '$value') ?? null, { ...at, path: `${path}.$value` });
}

function readLayer({ content, fileOf }: JoinedFiles, references: References): Layer {
  const said = new Map<TokenPath, Said>();
  for (const [section, tokens] of Object.entries(content)) {
    const file = fileOf.get(section) ?? '';
    if (!isSectionId(section)) fail(file, section, `is not a section; sections: ${sectionIds.join(', ')}`);
    for (const [token, node] of Object.entries(tokens as object)) {
      if (token === '$description') continue;
      const path = pathOf(section, token);
      const definition = findToken(section, token);
      if (!definition)
        fail(file, path, `is not a token; tokens of ${section}: ${tokenNames(section).join(', ')}`);
      said.set(path, readToken(node, { definition, references, file, path }));
    }
  }
  return said;
}

function sectionsOf(layer: Layer, dark: Layer): AnySections {
  const sections: Record<string, Record<string, Setting>> = {};
  for (const [path, { value }] of layer) {
    const [section, token] = splitPath(path);
    const inDark = dark.get(path);
    (sections[section] ??= {})[token] = {
      value,
      ...(inDark && { schemes: { dark: inDark.value } }),
    } as Setting;
  }
  return sections;
}

/** The authored files of all themes, in the roles that `portico.resolver.json` gives them. */
export type AuthoredThemes = {
  /** The colours that others may refer to. */
  reference: JoinedFiles;
  base: JoinedFiles;
  products: Record<Product, JoinedFiles>;
  dark: JoinedFiles;
};

/**
 * What the files say, as layers of settings: references to raw colours become colours, those to other tokens stay.
 * @throws Error naming file and path of what is unknown, of the wrong kind or beyond its limits, of a reference that leads
 * nowhere or in a circle, and of a value for dark that belongs to no layer or to two.
 */
export function readThemes(files: AuthoredThemes): {
  base: AnySections;
  products: Record<Product, AnySections>;
} {
  const references = readRawColors(files.reference);
  const base = readLayer(files.base, references);
  const dark = readLayer(files.dark, references);
  const layers = products.map((product) => ({
    product,
    layer: readLayer(files.products[product], references),
  }));
  for (const [path, { file }] of dark) {
    const changing = layers.find(({ layer }) => layer.has(path))?.layer.get(path);
    if (!base.has(path) && !changing) fail(file, path, 'has a value for dark, but none for light');
    // schemes come after products: the value for dark would be that of every product
    if (base.has(path) && changing)
      fail(changing.file, path, `cannot be changed by a product: its value for dark, in ${file}, would stay`);
  }
  for (const { layer } of layers) {
    checkReferences([layer, base]);
    checkReferences([dark, layer, base]);
  }
  return {
    base: sectionsOf(base, dark),
    products: Object.fromEntries(
      layers.map(({ product, layer }) => [product, sectionsOf(layer, dark)]),
    ) as Record<Product, AnySections>,
  };
}
