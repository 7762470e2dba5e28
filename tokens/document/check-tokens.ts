import {
  checkValue,
  differsByScheme,
  findToken,
  isTokenPath,
  schemes as allSchemes,
  tokenAt,
  tokenNames,
  type SectionId,
  type TokenDefinition,
  type TokenPath,
} from '../contract/index.ts';
import { only, record, Refused } from './refused.ts';

const otherSchemes = allSchemes.filter((scheme) => scheme !== 'light');

/** The path inside an alias `{section.token}`, or undefined when the value is not one. */
export function aliasOf(value: unknown): TokenPath | undefined {
  const name = typeof value === 'string' ? /^\{([a-z_.]+)\}$/.exec(value)?.[1] : undefined;
  return name !== undefined && isTokenPath(name) ? name : undefined;
}

function checkSetting(definition: TokenDefinition, value: unknown, path: string) {
  const alias = aliasOf(value);
  if (alias !== undefined) {
    const kind = tokenAt(alias).kind;
    if (kind !== definition.kind)
      throw new Refused(path, `refers to ${alias}, which is a ${kind}, not a ${definition.kind}`);
    if (definition.opaque && !tokenAt(alias).opaque)
      throw new Refused(path, `refers to ${alias}, which may let through what is behind it`);
    return;
  }
  const wrong = checkValue(definition.kind, value, definition);
  if (wrong !== undefined) throw new Refused(path, wrong);
}

function checkToken(definition: TokenDefinition, raw: unknown, path: string) {
  const setting = record(raw, path);
  only(setting, ['value', 'schemes', 'lock'], path);
  if (setting.value !== undefined) checkSetting(definition, setting.value, `${path}.value`);
  if (setting.schemes !== undefined) {
    const schemes = record(setting.schemes, `${path}.schemes`);
    only(schemes, otherSchemes, `${path}.schemes`);
    if (!differsByScheme(definition.kind) && Object.keys(schemes).length > 0)
      throw new Refused(
        `${path}.schemes`,
        `is for colours and shadows: a ${definition.kind} is the same in every scheme`,
      );
    for (const [scheme, value] of Object.entries(schemes))
      if (value !== undefined) checkSetting(definition, value, `${path}.schemes.${scheme}`);
  }
  if (setting.lock !== undefined && typeof setting.lock !== 'boolean')
    throw new Refused(`${path}.lock`, 'must be true or false');
}

/** Checks the settings of one section's tokens. @throws Refused naming the path below the given one */
export function checkTokens(section: SectionId, raw: unknown, path: string): void {
  for (const [token, setting] of Object.entries(record(raw, path))) {
    const definition = findToken(section, token);
    if (!definition)
      throw new Refused(
        `${path}.${token}`,
        `is not a token; tokens of ${section}: ${tokenNames(section).join(', ')}`,
      );
    checkToken(definition, setting, `${path}.${token}`);
  }
}
