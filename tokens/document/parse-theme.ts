import {
  checkValue,
  findToken,
  isSectionId,
  isTokenPath,
  products,
  schemes as allSchemes,
  sectionIds,
  tokenNames,
  tokenAt,
} from '../contract/index.ts';
import type { TokenDefinition, TokenPath } from '../contract/index.ts';
import { readPair } from '../compare/pair.ts';
import { currentSchema, type ThemeDocument } from './theme-document.ts';

export type ParsedTheme =
  { ok: true; document: ThemeDocument } | { ok: false; path: string; message: string };

const otherSchemes = allSchemes.filter((scheme) => scheme !== 'light');

/** A theme document may weigh this much as JSON, in UTF-8 bytes. */
export const maximumThemeBytes = 32 * 1024;

const isShortText = (value: unknown): boolean =>
  typeof value === 'string' && value.trim() !== '' && value.length <= 100;
const inheritsPattern = new RegExp(`^(?:${products.join('|')})@\\d{1,9}$`);

class Refused extends Error {
  readonly path: string;
  constructor(path: string, message: string) {
    super(message);
    this.path = path;
  }
}

const record = (value: unknown, path: string): Record<string, unknown> => {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Refused(path, 'must be an object');
  return value as Record<string, unknown>;
};
const only = (value: Record<string, unknown>, allowed: readonly string[], path: string) => {
  for (const key of Object.keys(value)) {
    if (!allowed.includes(key))
      throw new Refused(
        path === '' ? key : `${path}.${key}`,
        `is not known here; allowed: ${allowed.join(', ')}`,
      );
  }
};

/** The path inside an alias `{section.token}`, or undefined when the value is not one. */
export const aliasOf = (value: unknown): TokenPath | undefined => {
  const name = typeof value === 'string' ? /^\{([a-z_.]+)\}$/.exec(value)?.[1] : undefined;
  return name !== undefined && isTokenPath(name) ? name : undefined;
};

const checkSetting = (definition: TokenDefinition, value: unknown, path: string) => {
  const alias = aliasOf(value);
  if (alias !== undefined) {
    const kind = tokenAt(alias).kind;
    if (kind !== definition.kind)
      throw new Refused(path, `refers to ${alias}, which is a ${kind}, not a ${definition.kind}`);
    return;
  }
  const wrong = checkValue(definition.kind, value, definition);
  if (wrong !== undefined) throw new Refused(path, wrong);
};

const parseToken = (definition: TokenDefinition, raw: unknown, path: string) => {
  const setting = record(raw, path);
  only(setting, ['value', 'schemes', 'lock'], path);
  if (setting.value !== undefined) checkSetting(definition, setting.value, `${path}.value`);
  if (setting.schemes !== undefined) {
    const schemes = record(setting.schemes, `${path}.schemes`);
    only(schemes, otherSchemes, `${path}.schemes`);
    for (const [scheme, value] of Object.entries(schemes))
      if (value !== undefined) checkSetting(definition, value, `${path}.schemes.${scheme}`);
  }
  if (setting.lock !== undefined && typeof setting.lock !== 'boolean')
    throw new Refused(`${path}.lock`, 'must be true or false');
};

const parseDocument = (input: unknown): ThemeDocument => {
  const document = record(input, '');
  only(document, ['schema', 'product', 'themeId', 'inherits', 'sections', 'waivers'], '');
  if (document.schema !== currentSchema) throw new Refused('schema', `must be ${currentSchema}`);
  if (!products.some((product) => product === document.product))
    throw new Refused('product', `must be one of ${products.join(', ')}`);
  if (document.themeId !== undefined && !isShortText(document.themeId))
    throw new Refused('themeId', 'must be a text of 1 to 100 characters');
  if (document.inherits !== undefined && !inheritsPattern.test(String(document.inherits)))
    throw new Refused('inherits', `must be a product and a version, such as ${products[0]}@12`);
  for (const [section, tokens] of Object.entries(record(document.sections, 'sections'))) {
    if (!isSectionId(section))
      throw new Refused(`sections.${section}`, `is not a section; sections: ${sectionIds.join(', ')}`);
    for (const [token, setting] of Object.entries(record(tokens, `sections.${section}`))) {
      const path = `sections.${section}.${token}`;
      const definition = findToken(section, token);
      if (!definition)
        throw new Refused(path, `is not a token; tokens of ${section}: ${tokenNames(section).join(', ')}`);
      parseToken(definition, setting, path);
    }
  }
  if (document.waivers !== undefined) {
    if (!Array.isArray(document.waivers) || document.waivers.length > 100)
      throw new Refused('waivers', 'must be a list of at most 100');
    const named = new Set<string>();
    document.waivers.forEach((raw, index) => {
      const waiver = record(raw, `waivers.${index}`);
      only(waiver, ['pair', 'by', 'reason'], `waivers.${index}`);
      for (const key of ['pair', 'by', 'reason']) {
        if (typeof waiver[key] !== 'string' || waiver[key].trim() === '')
          throw new Refused(`waivers.${index}.${key}`, 'must be a text');
      }
      const pair = String(waiver.pair);
      if (readPair(pair) === undefined)
        throw new Refused(
          `waivers.${index}.pair`,
          'must name two tokens and a scheme, such as "cards.text on cards.background (light)"',
        );
      if (named.has(pair)) throw new Refused(`waivers.${index}.pair`, 'is named by an earlier waiver too');
      named.add(pair);
    });
  }
  if (new TextEncoder().encode(JSON.stringify(document)).length > maximumThemeBytes)
    throw new Refused('', `must not be larger than ${maximumThemeBytes / 1024} kB`);
  return document as ThemeDocument;
};

/** Checks a theme document from outside against the contract; a refusal names the path and what is allowed there. */
export const parseTheme = (input: unknown): ParsedTheme => {
  try {
    return { ok: true, document: parseDocument(input) };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, path: error.path, message: error.message };
    throw error;
  }
};
