import { employerConfig, type EmployerConfig } from '../../contract/employer-config.ts';
import { pcsxConfig } from '../../contract/pcsx-config.ts';

/** One value of a configuration that could not be used. */
export type BrokenValue = {
  /** As in `pcsxConfig.branding.companyName`; empty = the whole. */
  path: string;
  reason: string;
};

type Container = Record<PropertyKey, unknown>;

/**
 * Reads what an employer configured. A broken value is dropped at its place, so that its default stands, and the rest
 * is kept: a mistake in a colour never costs the site its name.
 *
 * @param report is told of each value that was dropped
 */
export function parseEmployerConfig(raw: unknown, report: (broken: BrokenValue) => void): EmployerConfig {
  if (!isContainer(raw) && raw !== undefined && raw !== null)
    report({ path: '', reason: 'The configuration is not an object.' });
  const config = mend(isContainer(raw) ? structuredClone(raw) : {}, report);
  const { overrides } = config.pcsxConfig;
  const mended = Object.entries(overrides).map(([id, own]) => [id, mendOverride(id, own, report)] as const);
  return { ...config, pcsxConfig: { ...config.pcsxConfig, overrides: Object.fromEntries(mended) } };
}

type PcsxConfig = EmployerConfig['pcsxConfig'];
/** Read once: a list of applications asks for each of its jobs. */
const overridden = new WeakMap<PcsxConfig, Map<number, PcsxConfig>>();

/** What the pages of one job are like: what its override leaves out is the employer's. */
export function pcsxConfigFor({ pcsxConfig: ofEmployer }: EmployerConfig, positionId: number): PcsxConfig {
  const own = ofEmployer.overrides[positionId];
  if (!own) return ofEmployer;
  const known = overridden.get(ofEmployer) ?? new Map<number, PcsxConfig>();
  overridden.set(ofEmployer, known);
  const config = known.get(positionId) ?? pcsxConfig.parse(merged(ofEmployer, own));
  known.set(positionId, config);
  return config;
}

/**
 * What every page needs: custom HTML goes out sanitised and once, not with the rest of the configuration, and banners while it
 * is their time.
 *
 * @param at ms since 1970
 */
export function configOfPages(config: EmployerConfig, at = Date.now()): EmployerConfig {
  return {
    ...config,
    // for new candidates only, who ask for it
    bootstrappingConfig: null,
    // long, and for settings only, which ask for it
    privacyConfig: { consentText: '' },
    // that there is one is for everybody to see, and who becomes what for nobody
    ssoConfig: config.ssoConfig && { ...config.ssoConfig, rolesClaim: null, roleMap: {} },
    pcsxConfig: {
      ...config.pcsxConfig,
      // job pages ask for their own
      overrides: {},
      branding: {
        ...config.pcsxConfig.branding,
        banners: config.pcsxConfig.branding.banners.filter((banner) => isShown(banner, at)),
        customPageSections: { customNavbarConfig: null, customFooterConfig: null },
      },
      // for those who apply, who ask for them
      applyFormConfig: { ...config.pcsxConfig.applyFormConfig, questionnaires: [] },
    },
  };
}

function isShown({ startsAt, endsAt }: PcsxConfig['branding']['banners'][number], at: number): boolean {
  return (
    (startsAt === undefined || Date.parse(startsAt) <= at) &&
    (endsAt === undefined || Date.parse(endsAt) > at)
  );
}

const notPerJob = [['overrides'], ['branding', 'customPageSections']];

/** An override without its broken values, in whose place the employer's stand. */
function mendOverride(id: string, own: Container, report: (broken: BrokenValue) => void): Container {
  const draft = { pcsxConfig: structuredClone(own) };
  const at = (path: string) => path.replace(/^pcsxConfig/, `pcsxConfig.overrides.${id}`);
  for (const path of notPerJob) {
    if (valueAt(draft.pcsxConfig, path) === undefined) continue;
    drop(draft.pcsxConfig, path);
    report({ path: at(`pcsxConfig.${path.join('.')}`), reason: 'It is the same for all jobs.' });
  }
  mend(draft, ({ path, reason }) => report({ path: at(path), reason }));
  dropEmptied(draft.pcsxConfig, own);
  return draft.pcsxConfig;
}

/** A list that has lost all its entries says nothing: left empty it would hide the employer's. */
function dropEmptied(mended: Container, own: Container): void {
  for (const [key, value] of Object.entries(mended)) {
    const before = own[key];
    if (!isContainer(value) || !isContainer(before)) continue;
    if (!Array.isArray(value)) dropEmptied(value, before);
    else if (value.length === 0 && Object.keys(before).length > 0) delete mended[key];
  }
}

/** Objects part by part, everything else as a whole. */
function merged(base: unknown, own: unknown): unknown {
  if (!isContainer(base) || !isContainer(own) || Array.isArray(base) || Array.isArray(own)) return own;
  const parts = Object.entries(own).map(([key, value]) => [
    key,
    Object.hasOwn(base, key) ? merged(base[key], value) : value,
  ]);
  return { ...base, ...Object.fromEntries(parts) };
}

/** Takes out of a draft what is broken, until the rest can be read. */
function mend(draft: Container, report: (broken: BrokenValue) => void): EmployerConfig {
  const touched = new WeakSet<Container>();
  // Each round takes something away, so that it ends; dropping a list's entry may leave the list too short.
  for (;;) {
    const parsed = employerConfig.safeParse(draft);
    if (parsed.success) return parsed.data;
    const dropped = new Set<string>();
    // From the back, so that taking out one entry of a list does not move the others that are to go.
    for (const issue of parsed.error.issues.toReversed()) {
      const place = existing(draft, issue.path);
      const path = place.join('.');
      if (dropped.has(path)) continue;
      dropped.add(path);
      // What now lacks something because of an earlier drop is that one's consequence, not the employer's mistake.
      const value = valueAt(draft, place);
      if (!isContainer(value) || !touched.has(value))
        report({ path: issue.path.join('.'), reason: issue.message });
      if (place.length === 0) return employerConfig.parse({});
      touched.add(drop(draft, place));
    }
  }
}

/** The path as far as it leads to something: what is missing is its parent's fault. */
function existing(root: unknown, path: readonly PropertyKey[]): PropertyKey[] {
  const found: PropertyKey[] = [];
  let value = root;
  for (const key of path) {
    if (!isContainer(value) || !Object.hasOwn(value, key) || value[key] === undefined) break;
    found.push(key);
    value = value[key];
  }
  return found;
}

/** @returns what the value was taken from */
function drop(root: Container, path: readonly PropertyKey[]): Container {
  const parent = valueAt(root, path.slice(0, -1));
  const last = path.at(-1);
  if (last === undefined || !isContainer(parent)) return root;
  if (Array.isArray(parent)) parent.splice(Number(last), 1);
  else delete parent[last];
  return parent;
}

function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce((value, key) => (isContainer(value) ? value[key] : undefined), root);
}

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null;
}
