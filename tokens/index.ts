export * from './contract/index.ts';
export { findCycle } from './resolve/find-cycle.ts';
export { isSame } from './compare/meaning.ts';
export { readPair, writePair, type WaivedPair } from './document/pair.ts';
export { auditContrast, declaredPairs, repairPair, type PairResult } from './contrast/audit.ts';
export { auditHeroes, type HeroPairResult } from './contrast/audit-heroes.ts';
export { failingPairs, unwaivedPairs, waiverFor, waives, type JudgedPair } from './contrast/waivers.ts';
export { aliasOf } from './document/check-tokens.ts';
export { maximumThemeBytes, parseTheme, type ParsedTheme } from './document/parse-theme.ts';
export { migrateTheme, type Dropped, type MigratedTheme } from './document/migrate-theme.ts';
export { currentSchema, settingAt } from './document/theme-document.ts';
export type {
  AnySections,
  HeroKey,
  HeroVariant,
  Setting,
  ThemeDocument,
  ThemeFont,
  ThemeSections,
  Waiver,
} from './document/theme-document.ts';
export { changedVariables, emitThemeCss, sharedRules, type ChangedVariable } from './emit/emit-css.ts';
export { leafCss, wideLeafCss } from './emit/leaf-css.ts';
export { ruleSelector, themeRules, type Rule } from './emit/rules.ts';
export { decidingPath, variablePath } from './resolve/deciding-path.ts';
export { heroVariantsOf, type ResolvedHero } from './resolve/hero-variants.ts';
export {
  emittedPaths,
  layerIds,
  resolveTheme,
  type LayerId,
  type Provenance,
  type ResolvedLeaf,
  type ResolvedTheme,
  type ThemeLayer,
} from './resolve/resolve-theme.ts';
