import { employerConfig, type EmployerConfig } from '../../contract/employer-config.ts';

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
  const draft: Container = isContainer(raw) ? structuredClone(raw) : {};
  if (!isContainer(raw) && raw !== undefined && raw !== null)
    report({ path: '', reason: 'The configuration is not an object.' });

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
