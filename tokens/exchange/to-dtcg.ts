import {
  isTokenPath,
  pathOf,
  schemes,
  splitPath,
  tokenAt,
  tokenPaths,
  cssValue,
  type Scheme,
  type SectionId,
  type TokenPath,
  type TokenValue,
} from '../contract/index.ts';
import { aliasOf } from '../document/check-tokens.ts';
import { currentSchema, valueIn, type Setting, type ThemeDocument } from '../document/theme-document.ts';
import { extensionKey, ownExtension } from '../dtcg/nodes.ts';
import { readDtcg, slotOf, tokenFields, type Claim, type Reading } from './dtcg-reading.ts';
import { fromDtcgValue, toDtcgValue, typeOf } from '../dtcg/values.ts';
import { entry, isObject, same, type Json, type JsonObject } from '../dtcg/json.ts';
import { baseScheme } from '../dtcg/match-path.ts';
import { sectionsOf, settingAt, type Foreign } from './proposals.ts';

/** A file of the Design Tokens format: groups, and in them tokens. */
export type DtcgFile = JsonObject;

function child(node: JsonObject, key: string): JsonObject {
  const found = entry(node, key);
  if (isObject(found)) return found;
  const made: JsonObject = {};
  node[key] = made;
  return made;
}
const nodeAt = (file: JsonObject, keys: readonly string[]): JsonObject => keys.reduce(child, file);
const isEmpty = (value: Json | undefined) => isObject(value) && Object.keys(value).length === 0;

/** Changes our extension of a node, and takes away what is left empty. */
function changeExtension(node: JsonObject, change: (own: JsonObject) => void) {
  const extensions = child(node, '$extensions');
  const own = child(extensions, extensionKey);
  change(own);
  if (isEmpty(own.exact)) delete own.exact;
  if (isEmpty(own)) delete extensions[extensionKey];
  if (isEmpty(extensions)) delete node.$extensions;
}
function setOrDelete(object: JsonObject, key: string, value: Json | undefined) {
  if (value === undefined) delete object[key];
  else object[key] = value;
}

type Change = { path: TokenPath; scheme: Scheme; value: unknown };
type Place = Pick<Claim['token'], 'keys' | 'valueKey' | 'type'> & {
  slot: NonNullable<ReturnType<typeof slotOf>>;
};

/** Writes one value into a token, or takes it out; everything else in the token stays as it is. */
function write(file: JsonObject, { keys, valueKey, type, slot }: Place, { path, scheme, value }: Change) {
  const definition = tokenAt(path);
  const { kind } = definition;
  const node = nodeAt(file, keys);
  const isReference = aliasOf(value) !== undefined;
  const old = slot === 'value' && valueKey === 'value';
  const literal = (): Json =>
    // tools that write files older than the format expect texts of CSS in them
    old ? cssValue(kind, value as TokenValue) : toDtcgValue(kind, value);
  const raw = value === undefined ? undefined : isReference ? (value as string) : literal();
  if (slot === 'value') {
    if (!old && raw !== undefined && type !== typeOf[kind]) node.$type = typeOf[kind];
    setOrDelete(node, valueKey, raw);
  }
  const read = raw === undefined || isReference ? undefined : fromDtcgValue(definition, raw);
  const isExact = !read || (read.ok && same(read.value, value));
  changeExtension(node, (own) => {
    if (slot !== 'value') setOrDelete(own, slot, raw);
    setOrDelete(child(own, 'exact'), scheme, isExact ? undefined : (value as Json));
  });
}

/** Where a leaf's value for a scheme stands in a file, the token that decides first. */
const placesOf = (claims: readonly Claim[], path: TokenPath, scheme: Scheme): Place[] =>
  claims
    .filter((claim) => claim.path === path)
    .toSorted((one, other) => Number(scheme in other.values) - Number(scheme in one.values))
    .flatMap((claim) => {
      const slot = slotOf(claim, scheme);
      return slot === undefined ? [] : [{ ...claim.token, slot }];
    });
const newPlace = (path: TokenPath, scheme: Scheme): Place => ({
  keys: splitPath(path),
  valueKey: '$value',
  slot: scheme === baseScheme ? 'value' : scheme,
});

/** Takes a token away that says nothing any more, and the groups that only it was in. */
function prune(file: JsonObject, { keys, valueKey }: Pick<Place, 'keys' | 'valueKey'>) {
  const node = nodeAt(file, keys);
  const holds = Object.keys(node).some((key) => !key.startsWith('$') && typeof node[key] === 'object');
  const own = ownExtension(node);
  if (Object.hasOwn(node, valueKey) || tokenFields.some((field) => entry(own, field) !== undefined) || holds)
    return;
  for (let depth = keys.length; depth > 0; depth--) {
    const parent = nodeAt(file, keys.slice(0, depth - 1));
    const key = keys[depth - 1] ?? '';
    if (depth < keys.length && !isEmpty(parent[key])) return;
    delete parent[key];
  }
}

function applyChange(file: JsonObject, claims: readonly Claim[], change: Change) {
  const places = placesOf(claims, change.path, change.scheme);
  if (change.value === undefined) {
    // all of them, or the next one would take the place of the first
    for (const place of places) write(file, place, change);
    return;
  }
  write(file, places[0] ?? newPlace(change.path, change.scheme), change);
}

function applyLock(file: JsonObject, claims: readonly Claim[], path: TokenPath, lock: boolean | undefined) {
  const own = claims.filter((claim) => claim.path === path && claim.scheme === baseScheme);
  const places = own.length > 0 ? own.map(({ token }) => token.keys) : [splitPath(path)];
  places.forEach((keys, index) =>
    changeExtension(nodeAt(file, keys), (extension) =>
      setOrDelete(extension, 'lock', index === 0 ? lock : undefined),
    ),
  );
}

const says = (setting: Setting | undefined) =>
  setting !== undefined &&
  (setting.lock !== undefined || schemes.some((scheme) => valueIn(setting, scheme) !== undefined));
/** Sections and tokens that a document has and says nothing about. */
const emptyIn = (document: ThemeDocument): string[] =>
  Object.entries(sectionsOf(document))
    .flatMap(([section, tokens = {}]) => {
      const names = Object.keys(tokens);
      if (names.length === 0) return [section];
      return names.filter((token) => !says(tokens[token])).map((token) => `${section}.${token}`);
    })
    .toSorted();
/** A document's leaves in its own order, then those of the contract that it lacks. */
function pathsOf(document: ThemeDocument): readonly TokenPath[] {
  const own = Object.entries(sectionsOf(document)).flatMap(([section, tokens = {}]) =>
    Object.keys(tokens).map((token) => pathOf(section as SectionId, token)),
  );
  return [...new Set([...own.filter(isTokenPath), ...tokenPaths])];
}

const headOf = (document: ThemeDocument): Record<string, Json | undefined> => ({
  schema: document.schema,
  product: document.product,
  themeId: document.themeId,
  inherits: document.inherits,
  assets: document.assets as unknown as Json | undefined,
  waivers: document.waivers as unknown as Json | undefined,
  empty: emptyIn(document).length > 0 ? emptyIn(document) : undefined,
});

/** Brings a file nearer to a document; false when nothing differed. */
function step(file: JsonObject, document: ThemeDocument, { document: before, claims }: Reading): boolean {
  let changed = false;
  const [head, headBefore] = [headOf(document), headOf(before)];
  for (const key of Object.keys(head)) {
    if (same(head[key], headBefore[key])) continue;
    changed = true;
    changeExtension(file, (own) => setOrDelete(own, key, head[key]));
  }
  for (const path of pathsOf(document)) {
    const setting = settingAt(sectionsOf(document), path);
    const known = settingAt(sectionsOf(before), path);
    const changes = schemes
      .map((scheme) => ({ path, scheme, value: valueIn(setting, scheme) }))
      .filter(({ scheme, value }) => !same(value, valueIn(known, scheme)));
    for (const change of changes) applyChange(file, claims, change);
    const locks = setting?.lock !== known?.lock;
    if (locks) applyLock(file, claims, path, setting?.lock);
    if (changes.length === 0 && !locks) continue;
    changed = true;
    for (const { token } of claims.filter((claim) => claim.path === path)) prune(file, token);
  }
  return changed;
}

/** A file of our own that holds no tokens yet. */
const blank = (document: ThemeDocument): JsonObject => ({
  $extensions: { [extensionKey]: { schema: currentSchema, product: document.product } },
});
// a second step where the first made a value readable that the file had hidden; it never takes more in practice
const mostSteps = 4;

/**
 * A theme document as a file in the Design Tokens format 2025.10. With what an import kept of a file, that file again:
 * what the document says differently is rewritten in its place, everything else stays as it was, key by key.
 * https://www.designtokens.org/tr/2025.10/format/
 */
export function toDtcg(document: ThemeDocument, foreign?: Foreign): DtcgFile {
  const file = foreign ? structuredClone(foreign.file) : blank(document);
  for (let count = 0; count < mostSteps; count++) if (!step(file, document, readDtcg(file))) break;
  return file;
}

/** The same as text. One that was imported as text and says the same comes back byte for byte, else in its indentation. */
export function dtcgText(document: ThemeDocument, foreign?: Foreign): string {
  const file = toDtcg(document, foreign);
  const text = foreign?.text;
  if (foreign && text !== undefined && JSON.stringify(file) === JSON.stringify(foreign.file)) return text;
  const indent = /^[^\n]*\n([ \t]+)"/.exec(text ?? '')?.[1] ?? 2;
  return `${JSON.stringify(file, null, indent)}\n`;
}
