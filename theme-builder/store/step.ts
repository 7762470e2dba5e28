import {
  isSame,
  settingAt,
  currentSchema,
  isTokenPath,
  parseTheme,
  pathOf,
  sectionIds,
  splitPath,
  type AnySections,
  type Setting,
  type ThemeDocument,
  type TokenPath,
  type Waiver,
} from '@portico/tokens';
import { withAssets, withSetting, withWaivers } from './document.ts';

export const stepKinds = [
  'edit',
  'repair',
  'reset-token',
  'reset-section',
  'reset-all',
  'waive',
  'take-theirs',
  'take-back',
  'discard',
  'preset',
  'import',
  'propose',
  'copy',
  'replace',
  'repair-all',
  'hero',
  'font',
] as const;
export type StepKind = (typeof stepKinds)[number];

/** What a step is called: `about` is the path or the section that it was about. */
export type StepName = { kind: StepKind; about?: string };

type Change = { path: TokenPath; before?: Setting; after?: Setting };

/** One thing that a person did, as what it changed: so a step weighs little, however large the theme is. */
export type Step = {
  name: StepName;
  changes: readonly Change[];
  waivers?: { before: readonly Waiver[]; after: readonly Waiver[] };
  /** As a whole: only what comes from elsewhere changes pictures. */
  assets?: { before?: ThemeDocument['assets']; after?: ThemeDocument['assets'] };
};

/** The leaves that two documents say different things about, in the contract's order. */
export function changedPaths(before: ThemeDocument, after: ThemeDocument): readonly TokenPath[] {
  const old: AnySections = before.sections;
  const now: AnySections = after.sections;
  return sectionIds.flatMap((section) => {
    if (old[section] === now[section]) return [];
    const tokens = new Set([...Object.keys(old[section] ?? {}), ...Object.keys(now[section] ?? {})]);
    return [...tokens]
      .filter((token) => !isSame(old[section]?.[token], now[section]?.[token]))
      .map((token) => pathOf(section, token));
  });
}

/** Whether visitors would see anything else. */
export const hasChanges = (before: ThemeDocument, after: ThemeDocument): boolean =>
  changedPaths(before, after).length > 0 || !isSame(before.assets, after.assets);

/** The step from one document to another; undefined when they say the same. */
export function stepBetween(name: StepName, before: ThemeDocument, after: ThemeDocument): Step | undefined {
  const changes = changedPaths(before, after).map((path) => ({
    path,
    before: settingAt(before, path),
    after: settingAt(after, path),
  }));
  const waivers = { before: before.waivers ?? [], after: after.waivers ?? [] };
  const assets = { before: before.assets, after: after.assets };
  const beside = {
    ...(!isSame(waivers.before, waivers.after) && { waivers }),
    ...(!isSame(assets.before, assets.after) && { assets }),
  };
  return changes.length === 0 && Object.keys(beside).length === 0 ? undefined : { name, changes, ...beside };
}

/** The document before or after a step. */
export function walk(document: ThemeDocument, step: Step, to: 'before' | 'after'): ThemeDocument {
  const walked = step.changes.reduce(
    (result, change) => withSetting(result, change.path, change[to]),
    document,
  );
  const pictured = step.assets ? withAssets(walked, step.assets[to]) : walked;
  return step.waivers ? withWaivers(pictured, step.waivers[to]) : pictured;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTheme = (parts: object): boolean =>
  parseTheme({ schema: currentSchema, product: 'default', sections: {}, ...parts }).ok;

function isChange(value: unknown): value is Change {
  if (!isObject(value) || typeof value.path !== 'string' || !isTokenPath(value.path)) return false;
  const [section, token] = splitPath(value.path);
  return [value.before, value.after].every(
    (setting) => setting === undefined || isTheme({ sections: { [section]: { [token]: setting } } }),
  );
}

/** Whether something that was kept outside is a step that can be walked. */
export function isStep(value: unknown): value is Step {
  if (!isObject(value) || !isObject(value.name) || !Array.isArray(value.changes)) return false;
  const { kind, about } = value.name;
  if (!stepKinds.some((known) => known === kind)) return false;
  if (about !== undefined && typeof about !== 'string') return false;
  const { waivers, assets } = value;
  const areWaivers =
    waivers === undefined ||
    (isObject(waivers) &&
      [waivers.before, waivers.after].every((list) => list !== undefined && isTheme({ waivers: list })));
  const areAssets =
    assets === undefined ||
    (isObject(assets) && [assets.before, assets.after].every((each) => isTheme({ assets: each })));
  return areWaivers && areAssets && value.changes.every(isChange);
}
