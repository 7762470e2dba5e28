import type { Scheme, TokenPath } from '../contract/index.ts';
import { entry, isObject, joinKeys, type Json, type JsonObject } from './json.ts';
import { matchPath } from './match-path.ts';
import { type NotUnderstood } from '../exchange/proposals.ts';

/** Our own corner of `$extensions`. */
export const extensionKey = 'dev.portico';
export const ownExtension = (node: Json | undefined): Json | undefined =>
  entry(entry(node, '$extensions'), extensionKey);

/** A token of a file, at the keys that lead to it. */
export type TokenNode = {
  keys: readonly string[];
  node: JsonObject;
  /** `value` in files older than the format. */
  valueKey: '$value' | 'value';
  /** Its own type or that of the nearest group. */
  type?: string;
  target?: { path: TokenPath; scheme: Scheme };
};

// the fields of a token older than the format, which are no groups inside it
const oldFields: readonly string[] = ['value', 'type', 'description', 'extensions'];
const isOld = (node: JsonObject) => Object.hasOwn(node, 'value') && typeof entry(node, 'type') === 'string';

const textOf = (value: Json | undefined) => (typeof value === 'string' ? value : undefined);

/** All tokens of a file in its own order, and what is neither a token nor a group. */
export function listTokens(file: JsonObject): {
  tokens: readonly TokenNode[];
  others: readonly NotUnderstood[];
} {
  const tokens: TokenNode[] = [];
  const others: NotUnderstood[] = [];
  const walk = (node: JsonObject, keys: readonly string[], inherited: string | undefined) => {
    const old = !Object.hasOwn(node, '$value') && isOld(node);
    const type = textOf(entry(node, '$type')) ?? (old ? textOf(entry(node, 'type')) : undefined) ?? inherited;
    const target = matchPath(keys);
    // a token that sets no value for light: only other schemes, or a lock
    const isBare = target !== undefined && ownExtension(node) !== undefined;
    if (Object.hasOwn(node, '$value') || old || isBare)
      tokens.push({ keys, node, valueKey: old ? 'value' : '$value', type, target });
    if (Object.hasOwn(node, '$extends'))
      others.push({
        path: joinKeys([...keys, '$extends']),
        message: 'is not followed: groups are read as written',
      });
    for (const [key, child] of Object.entries(node)) {
      if ((key.startsWith('$') && key !== '$root') || (old && oldFields.includes(key))) continue;
      if (isObject(child)) walk(child, [...keys, key], type);
      else
        others.push({ path: joinKeys([...keys, key]), message: 'is neither a token nor a group of tokens' });
    }
  };
  walk(file, [], undefined);
  return { tokens, others };
}
