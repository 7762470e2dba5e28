import { z } from 'zod';
import { employerConfig } from '../../contract/employer-config.ts';
import { pcsxConfig } from '../../contract/pcsx-config.ts';
import { bareSchema } from './schema-shape.ts';
import { parseEmployerConfig, type BrokenValue } from './rules.ts';

/** Deeper than any form; what is nested further is no configuration. */
const deepest = 40;

/** Every value of a configuration that cannot be used, those included that have no meaning at all. */
export function problemsOf(config: Record<string, unknown>): BrokenValue[] {
  if (isDeeperThan(config, deepest)) return [{ path: '', reason: 'It is nested too deeply.' }];
  const problems: BrokenValue[] = [];
  parseEmployerConfig(config, (broken) => problems.push(broken));
  const told = new Set(problems.map(({ path }) => path));
  const unknown = unknownPaths(employerConfig, config, '');
  return [
    ...problems,
    ...unknown.filter((path) => !told.has(path)).map((path) => ({ path, reason: 'There is no such value.' })),
  ];
}

/** What of a configuration is broken; what has no meaning does no harm, and is left out. */
export function brokenValuesOf(config: Record<string, unknown>): BrokenValue[] {
  const broken: BrokenValue[] = [];
  parseEmployerConfig(config, (value) => broken.push(value));
  return broken;
}

function unknownPaths(schema: z.ZodType, value: unknown, path: string): string[] {
  const bare = bareSchema(schema);
  const at = (key: string | number) => (path === '' ? String(key) : `${path}.${key}`);
  if (Array.isArray(value))
    return bare instanceof z.ZodArray
      ? value.flatMap((entry, index) => unknownPaths(bare.element as z.ZodType, entry, at(index)))
      : [];
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  if (path === 'pcsxConfig.overrides')
    return entries.flatMap(([id, own]) => unknownPaths(pcsxConfig, own, at(id)));
  if (bare instanceof z.ZodRecord)
    return entries.flatMap(([key, entry]) => unknownPaths(bare.valueType as z.ZodType, entry, at(key)));
  if (!(bare instanceof z.ZodObject)) return [];
  const shape: Record<string, z.ZodType> = bare.shape;
  // what it does not name it may hold all the same
  const isOpen = bare.def.catchall !== undefined;
  return entries.flatMap(([key, entry]) => {
    const known = Object.hasOwn(shape, key) ? shape[key] : undefined;
    if (known) return unknownPaths(known, entry, at(key));
    return isOpen ? [] : [at(key)];
  });
}

function isDeeperThan(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === 0 || Object.values(value).some((entry) => isDeeperThan(entry, depth - 1));
}
