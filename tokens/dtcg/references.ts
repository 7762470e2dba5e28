import { isTokenPath, tokenAt, type Kind, type TokenPath } from '../contract/index.ts';
import type { TokenNode } from './nodes.ts';
import { entry, isObject, joinKeys, type Json } from './json.ts';

/** Thrown and caught within this folder only: why one value cannot be read. */
export class Unreadable extends Error {}

// chains longer than that are no theme's, nor values of more parts: lists of references to lists would grow without end
const longestChain = 50;
const mostSteps = 2000;

/** The path inside `{a.b}` or `{"$ref": "#/a/b/$value"}`, the two ways in which the format refers to a token. */
function referenceIn(raw: Json): string | undefined {
  if (typeof raw === 'string') return /^\{([^{}]+)\}$/.exec(raw)?.[1]?.trim();
  const pointer = entry(raw, '$ref');
  if (typeof pointer !== 'string' || !pointer.startsWith('#/')) return undefined;
  const keys = pointer
    .slice(2)
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  return joinKeys(keys.at(-1) === '$value' ? keys.slice(0, -1) : keys);
}

export type References = {
  /** The raw value with all references in the file followed; an alias where it refers to a token of the contract. */
  resolve: (raw: Json, kind: Kind) => { alias: TokenPath } | { raw: Json };
  /** Whether a token was referred to. */
  isUsed: (token: TokenNode) => boolean;
};

/** Follows the references to tokens read together. `resolve` throws Unreadable with the way that leads nowhere or in a circle. */
export function referencesOf(tokens: readonly TokenNode[], place = 'this file'): References {
  const byPath = new Map(tokens.map((token) => [joinKeys(token.keys), token]));
  const used = new Set<TokenNode>();
  let steps = 0;

  const follow = (name: string, way: readonly string[]): Json => {
    if (way.includes(name))
      throw new Unreadable(
        `refers to itself in a circle: ${[...way.slice(way.indexOf(name)), name].join(' → ')}`,
      );
    if (way.length >= longestChain) throw new Unreadable(`refers over more than ${longestChain} steps`);
    const token = byPath.get(name) ?? byPath.get(`${name}.$root`);
    const value = token && entry(token.node, token.valueKey);
    if (!token || value === undefined)
      throw new Unreadable(
        way.length === 0 && isTokenPath(name)
          ? `refers to ${name} inside a value, which only a file that sets it can do`
          : `refers to "${name}", which is neither in ${place} nor a token of the theme contract`,
      );
    used.add(token);
    return expand(value, [...way, name]);
  };
  const expand = (raw: Json, way: readonly string[]): Json => {
    if (++steps > mostSteps) throw new Unreadable('refers to more values than a theme has');
    const name = referenceIn(raw);
    if (name !== undefined) return follow(name, way);
    if (Array.isArray(raw)) return raw.map((item) => expand(item, way));
    if (isObject(raw))
      return Object.fromEntries(Object.entries(raw).map(([key, item]) => [key, expand(item, way)]));
    return raw;
  };

  return {
    resolve: (raw, kind) => {
      const name = referenceIn(raw);
      steps = 0;
      if (name === undefined || !isTokenPath(name)) return { raw: expand(raw, []) };
      const other = tokenAt(name).kind;
      if (other !== kind) throw new Unreadable(`refers to ${name}, which is a ${other}, not a ${kind}`);
      return { alias: name };
    },
    isUsed: (token) => used.has(token),
  };
}
