import {
  schemes,
  splitPath,
  tokenPaths,
  type Scheme,
  type TokenPath,
  type TokenValue,
} from '../contract/index.ts';
import { valueIn, type AnySections, type Setting, type ThemeDocument } from '../document/theme-document.ts';
import { baseScheme } from '../dtcg/match-path.ts';
import { same, type JsonObject, type Refusal } from '../dtcg/json.ts';

/** One value that an import would set, for a person to accept or not. */
export type Proposal = {
  path: TokenPath;
  scheme: Scheme;
  value: TokenValue | `{${TokenPath}}`;
  /** What the theme that is imported into says so far; absent when it says nothing. */
  before?: TokenValue | `{${TokenPath}}`;
};

/** Something of a file that no proposal was made of, and why, as the end of a sentence that begins with its path. */
export type NotUnderstood = { path: string; message: string };

/** What has to be kept of a file so that it can be written again as it was: give it to `toDtcg`. It is plain JSON. */
export type Foreign = { readonly file: JsonObject; readonly text?: string };

/** The whole file as a theme, the same value by value, what was left out, and what it takes to write the file again. */
export type Imported =
  | {
      ok: true;
      document: ThemeDocument;
      /** In the contract's order of tokens, then of schemes. Values that the theme has already are left out. */
      proposals: readonly Proposal[];
      notUnderstood: readonly NotUnderstood[];
      foreign: Foreign;
    }
  | Refusal;

export type ImportOptions = {
  /** The theme that the values are proposed for. */
  onto?: ThemeDocument;
};

export const sectionsOf = (document: ThemeDocument): AnySections => document.sections as AnySections;
export function settingAt(sections: AnySections, path: TokenPath): Setting | undefined {
  const [section, token] = splitPath(path);
  return sections[section]?.[token];
}

/** A setting with another value in one scheme; undefined takes it away. */
function withValue(setting: Setting, scheme: Scheme, value: unknown): Setting {
  if (scheme === baseScheme) {
    const { value: _before, ...rest } = setting;
    return value === undefined ? rest : { value, ...rest };
  }
  const { schemes: values = {}, ...rest } = setting;
  const kept = Object.entries({ ...values, [scheme]: value }).filter(([, each]) => each !== undefined);
  return kept.length === 0 ? rest : { ...rest, schemes: Object.fromEntries(kept) };
}

/** Sections with another value for one token in one scheme. */
export function withSetting(
  sections: AnySections,
  path: TokenPath,
  change: (setting: Setting) => Setting,
): AnySections {
  const [section, token] = splitPath(path);
  const tokens = sections[section] ?? {};
  return { ...sections, [section]: { ...tokens, [token]: change(tokens[token] ?? {}) } };
}
export const withValueAt = (
  sections: AnySections,
  { path, scheme, value }: { path: TokenPath; scheme: Scheme; value: unknown },
): AnySections => withSetting(sections, path, (setting) => withValue(setting, scheme, value));

/** A theme with the proposals that a person accepted. Locks, waivers and everything else stay; the theme given is not changed. */
export const accept = (document: ThemeDocument, proposals: readonly Proposal[]): ThemeDocument => ({
  ...document,
  sections: proposals.reduce<AnySections>(withValueAt, sectionsOf(document)) as ThemeDocument['sections'],
});

/** What a theme would set in another, in the contract's order. */
export const proposalsOf = (document: ThemeDocument, onto?: ThemeDocument): Proposal[] =>
  tokenPaths.flatMap((path) => {
    const setting = settingAt(sectionsOf(document), path);
    const known = onto && settingAt(sectionsOf(onto), path);
    return schemes.flatMap((scheme): Proposal[] => {
      const value = valueIn(setting, scheme) as Proposal['value'] | undefined;
      const before = valueIn(known, scheme) as Proposal['value'] | undefined;
      if (value === undefined || same(value, before)) return [];
      return [{ path, scheme, value, ...(before === undefined ? {} : { before }) }];
    });
  });
