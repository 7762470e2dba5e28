export type Json = null | boolean | number | string | Json[] | JsonObject;
export type JsonObject = { [key: string]: Json };

/** Why nothing at all is taken: where, and as the end of a sentence that begins there, what is wrong. */
export type Refusal = { ok: false; path: string; message: string };

/** An import may weigh this much, in UTF-8 bytes of JSON or CSS. */
export const maximumImportBytes = 1024 * 1024;
/** Groups, tokens and values may lie this deep in each other. */
export const maximumDepth = 20;

// as keys they reach an object's prototype in code that copies objects key by key
const forbiddenKeys: readonly string[] = ['__proto__', 'constructor', 'prototype'];
const tooLarge = `must not be larger than ${maximumImportBytes / 1024} kB`;

export const byteLength = (text: string) => new TextEncoder().encode(text).length;
export const refuse = (path: string, message: string): Refusal => ({ ok: false, path, message });
export const refuseLargeText = (text: string): Refusal | undefined =>
  text.length > maximumImportBytes || byteLength(text) > maximumImportBytes
    ? refuse('', tooLarge)
    : undefined;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** An own entry, or undefined: a key from outside never reaches the prototype. */
export const entry = (value: unknown, key: string): Json | undefined =>
  isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
export const joinKeys = (keys: readonly string[]) => keys.join('.');

class Refused extends Error {
  readonly path: string;
  constructor(keys: readonly string[], message: string) {
    super(message);
    this.path = joinKeys(keys);
  }
}

function isPlain(value: object) {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** Copies plain JSON within the limits. Sizes are counted on the way, so that a huge input costs no more than the limit. */
function copier() {
  let room = maximumImportBytes;
  const spend = (bytes: number) => {
    room -= bytes;
    if (room < 0) throw new Refused([], tooLarge);
  };
  const copy = (value: unknown, keys: readonly string[]): Json => {
    if (keys.length > maximumDepth)
      throw new Refused(keys.slice(0, 3), `must not be nested deeper than ${maximumDepth}`);
    spend(1);
    if (typeof value === 'string') spend(value.length + 1);
    if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
    if (typeof value === 'number' && Number.isFinite(value)) return value;
    if (Array.isArray(value)) return Array.from(value, (item, index) => copy(item, [...keys, String(index)]));
    if (typeof value !== 'object' || !isPlain(value)) throw new Refused(keys, 'must be plain JSON');
    const object: JsonObject = {};
    for (const [key, item] of Object.entries(value)) {
      if (forbiddenKeys.includes(key)) throw new Refused([...keys, key], 'is not a name that a file may use');
      spend(key.length + 3);
      object[key] = copy(item, [...keys, key]);
    }
    return object;
  };
  return copy;
}

/** A copy of what came from outside, if it is JSON within the limits of an import. */
export function takeJson(input: unknown): { ok: true; value: Json } | Refusal {
  try {
    const value = copier()(input, []);
    // what counting characters lets through may still be too many bytes
    return refuseLargeText(JSON.stringify(value)) ?? { ok: true, value };
  } catch (error) {
    if (error instanceof Refused) return refuse(error.path, error.message);
    throw error;
  }
}

/** JSON from a text; a byte order mark before it is no part of it. */
export function takeJsonText(text: string): { ok: true; value: Json } | Refusal {
  const large = refuseLargeText(text);
  if (large) return large;
  let parsed: unknown;
  try {
    parsed = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    if (error instanceof SyntaxError) return refuse('', `must be JSON: ${error.message}`);
    throw error;
  }
  return takeJson(parsed);
}

/** Whether two values are written alike as JSON, whatever the order of keys. */
export function same(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => same(item, other[index]));
  if (!isObject(one) || !isObject(other)) return false;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => same(entry(one, key), entry(other, key)));
}
