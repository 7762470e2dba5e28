import {
  checkValue,
  findToken,
  isSectionId,
  isTokenPath,
  products,
  tokenAt,
  type OtherScheme,
  type Product,
  type Scheme,
  type TokenPath,
} from '../contract/index.ts';
import { currentSchema, type AnySections, type ThemeDocument } from '../document/theme-document.ts';
import { withoutCircles } from './circles.ts';
import { extensionKey, listTokens, ownExtension, type TokenNode } from '../dtcg/nodes.ts';
import { fitsType, fromDtcgValue, toDtcgValue, typeOf } from '../dtcg/values.ts';
import { entry, isObject, joinKeys, same, type Json, type JsonObject } from '../dtcg/json.ts';
import { baseScheme, otherSchemes } from '../dtcg/match-path.ts';
import { withSetting, withValueAt, type NotUnderstood } from './proposals.ts';
import { referencesOf, Unreadable, type References } from '../dtcg/references.ts';

/** A token of the file that may say something about a leaf, and what it says. */
export type Claim = {
  token: TokenNode;
  path: TokenPath;
  /** The schemes it has room for: all, or the one that its groups name. */
  scheme: Scheme;
  values: Partial<Record<Scheme, unknown>>;
};

/** A file as a theme. */
export type Reading = {
  document: ThemeDocument;
  claims: readonly Claim[];
  notUnderstood: readonly NotUnderstood[];
};

const themeFields = ['schema', 'product', 'themeId', 'inherits', 'assets', 'waivers', 'empty'] as const;
/** What our extension of a token may hold. */
export const tokenFields: readonly string[] = [...otherSchemes, 'lock', 'exact'];

function readValue(
  token: TokenNode,
  raw: Json,
  at: { path: TokenPath; scheme: Scheme },
  references: References,
) {
  const definition = tokenAt(at.path);
  const resolved = references.resolve(raw, definition.kind);
  if ('alias' in resolved) return `{${resolved.alias}}`;
  // what another notation would lose, as long as nobody changed the value beside it
  const exact = entry(entry(ownExtension(token.node), 'exact'), at.scheme);
  if (
    exact !== undefined &&
    checkValue(definition.kind, exact, definition) === undefined &&
    same(toDtcgValue(definition.kind, exact), raw)
  )
    return exact;
  const read = fromDtcgValue(definition, resolved.raw);
  if (!read.ok) throw new Unreadable(read.message);
  return read.value;
}

function checkType(token: TokenNode, path: TokenPath) {
  const { kind } = tokenAt(path);
  if (token.type !== undefined && !fitsType(kind, token.type))
    throw new Unreadable(`is of type ${token.type}; ${path} takes ${typeOf[kind]}`);
}

/** Runs what may be unreadable; a reason goes on the list. */
function attempt<Value>(list: NotUnderstood[], path: string, run: () => Value): Value | undefined {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    list.push({ path, message: error.message });
    return undefined;
  }
}

function readClaim(
  token: TokenNode & { target: { path: TokenPath; scheme: Scheme } },
  references: References,
  list: NotUnderstood[],
): Claim {
  const { path, scheme } = token.target;
  const values: Claim['values'] = {};
  const read = (each: Scheme, raw: Json | undefined, at: readonly string[]) => {
    if (raw === undefined) return;
    const value = attempt(list, joinKeys(at), () => {
      checkType(token, path);
      return readValue(token, raw, { path, scheme: each }, references);
    });
    if (value !== undefined) values[each] = value;
  };
  read(scheme, entry(token.node, token.valueKey), token.keys);
  const own = ownExtension(token.node);
  const ownKeys = [...token.keys, '$extensions', extensionKey];
  if (scheme === baseScheme)
    for (const other of otherSchemes) read(other, entry(own, other), [...ownKeys, other]);
  for (const key of isObject(own) ? Object.keys(own) : own === undefined ? [] : [''])
    if (!tokenFields.includes(key))
      list.push({
        path: joinKeys([...ownKeys, key]),
        message: `is not known here; allowed: ${tokenFields.join(', ')}`,
      });
  return { token, path, scheme, values };
}

const hasTarget = (token: TokenNode): token is TokenNode & { target: { path: TokenPath; scheme: Scheme } } =>
  token.target !== undefined;
/** Whether a token lies where our own files have it. Such a one goes before others that end in the same path. */
const isExact = ({ keys, target }: TokenNode) => joinKeys(keys) === target?.path;

function collect(claims: readonly Claim[], list: NotUnderstood[]): AnySections {
  let sections: AnySections = {};
  const owners = new Map<string, Claim>();
  for (const claim of claims) {
    for (const [scheme, value] of Object.entries(claim.values) as [Scheme, unknown][]) {
      const owner = owners.get(`${claim.path} ${scheme}`);
      if (owner) {
        const path = joinKeys(claim.token.keys);
        list.push({
          path,
          message: `is ${claim.path} again, which ${joinKeys(owner.token.keys)} sets (${scheme})`,
        });
        continue;
      }
      owners.set(`${claim.path} ${scheme}`, claim);
      sections = withValueAt(sections, { path: claim.path, scheme, value });
    }
    const lock = claim.scheme === baseScheme ? entry(ownExtension(claim.token.node), 'lock') : undefined;
    if (typeof lock === 'boolean')
      sections = withSetting(sections, claim.path, (setting) => ({ lock, ...setting }));
    else if (lock !== undefined)
      list.push({
        path: `${joinKeys(claim.token.keys)}.$extensions.${extensionKey}.lock`,
        message: 'must be true or false',
      });
  }
  return sections;
}

/** Sections and tokens that are there and say nothing: the format has no place for them, so they are named. */
function withEmpty(sections: AnySections, name: string): AnySections {
  if (isTokenPath(name)) return withSetting(sections, name, (setting) => setting);
  return { ...sections, [name]: sections[name] ?? {} };
}

function readEmpty(own: Json | undefined, list: NotUnderstood[]): string[] {
  const named = entry(own, 'empty') ?? [];
  const known = (Array.isArray(named) ? named : [named]).filter(
    (name): name is string => typeof name === 'string' && (isTokenPath(name) || isSectionId(name)),
  );
  if (!same(known, named))
    list.push({
      path: `$extensions.${extensionKey}.empty`,
      message: 'must be a list of sections and tokens of the contract',
    });
  return known;
}

/** The parts of a theme that are no token, as the file has them: `parseTheme` decides about them. */
function readHead(own: Json | undefined, list: NotUnderstood[]) {
  for (const key of isObject(own) ? Object.keys(own) : own === undefined ? [] : [''])
    if (!themeFields.some((field) => field === key))
      list.push({
        path: `$extensions.${extensionKey}.${key}`,
        message: `is not known here; allowed: ${themeFields.join(', ')}`,
      });
  const themeId = entry(own, 'themeId');
  const inherits = entry(own, 'inherits');
  const assets = entry(own, 'assets');
  const waivers = entry(own, 'waivers');
  return {
    schema: (entry(own, 'schema') ?? currentSchema) as ThemeDocument['schema'],
    product: (entry(own, 'product') ?? products[0]) as Product,
    ...(themeId === undefined ? {} : { themeId: themeId as string }),
    ...(inherits === undefined ? {} : { inherits: inherits as string }),
    ...(assets === undefined ? {} : { assets: assets as unknown as ThemeDocument['assets'] }),
    ...(waivers === undefined ? {} : { waivers: waivers as unknown as ThemeDocument['waivers'] }),
  };
}

/** Reads a file, checked value by value; `parseTheme` still has to see the whole. */
export function readDtcg(file: JsonObject): Reading {
  const { tokens, others } = listTokens(file);
  const references = referencesOf(tokens);
  const list: NotUnderstood[] = [...others];
  const claims = tokens
    .filter(hasTarget)
    .map((token) => readClaim(token, references, list))
    .toSorted((one, other) => Number(isExact(other.token)) - Number(isExact(one.token)));
  const own = ownExtension(file);
  const empty = readEmpty(own, list);
  const head = readHead(own, list);
  const sections = withoutCircles(empty.reduce(withEmpty, collect(claims, list)), head.product, list);
  const foreign = tokens.filter((token) => token.target === undefined && !references.isUsed(token));
  for (const { keys } of foreign) list.push({ path: joinKeys(keys), message: whyForeign(keys) });
  return {
    document: { ...head, sections: sections as ThemeDocument['sections'] },
    claims,
    notUnderstood: list,
  };
}

function whyForeign(keys: readonly string[]): string {
  const [section = '', token = ''] = keys.slice(-2);
  return isSectionId(section) && findToken(section, token) === undefined
    ? `is not a token of ${section}`
    : 'ends in no section and token of the theme contract, such as primary_buttons.background';
}

/** The scheme's slot in a token: the value itself, or a field of our extension. */
export function slotOf(claim: Claim, scheme: Scheme): 'value' | OtherScheme | undefined {
  if (claim.scheme === scheme) return 'value';
  return claim.scheme === baseScheme && scheme !== baseScheme ? scheme : undefined;
}
