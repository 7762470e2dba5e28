import { isDeepStrictEqual } from 'node:util';
import { isSectionId, sectionOf } from '@portico/tokens';
import { familiesIn } from '@portico/tokens/fonts';
import type { ThemeDocument } from '../../contract/themes.ts';
import { logAction } from '../audit/store.ts';
import { inTransaction, type Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';
import type { Author } from './store.ts';

export type SectionLock = { section: string; lockedAt: Date; by: string | null };

export async function listLocks(database: Database, scope: EmployerScope): Promise<SectionLock[]> {
  const rows = await forEmployer(database, scope)
    .selectFrom('theme_section_lock')
    .leftJoin('account', 'account.id', 'theme_section_lock.locked_by')
    .select([
      'theme_section_lock.section',
      'theme_section_lock.locked_at',
      'account.first_name',
      'account.last_name',
    ])
    .orderBy('theme_section_lock.section')
    .execute();
  return rows.map((row) => ({
    section: row.section,
    lockedAt: row.locked_at,
    by: row.first_name === null ? null : `${row.first_name} ${row.last_name ?? ''}`.trim(),
  }));
}

export async function changeLock(
  database: Database,
  scope: EmployerScope,
  { section, locked, author }: { section: string; locked: boolean; author: Author },
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const tables = forEmployer(transaction, scope);
    const changed = locked
      ? await tables
          .insertInto('theme_section_lock')
          .values({ section, locked_at: author.at, locked_by: author.accountId })
          .onConflict((conflict) => conflict.columns(['section']).doNothing())
          .returning('section')
          .execute()
      : await tables
          .deleteFrom('theme_section_lock')
          .where('section', '=', section)
          .returning('section')
          .execute();
    if (changed.length > 0)
      await logAction(transaction, scope, {
        ...author,
        action: locked ? 'theme.section.lock' : 'theme.section.unlock',
        detail: { section },
      });
  });
}

/** What locked values mean is locked with them: fonts are told by the name that values call them. */
function lockedFonts(
  before: ThemeDocument | null,
  after: ThemeDocument | null,
  locked: ReadonlySet<string>,
): boolean {
  const families = Object.entries(before?.sections ?? {})
    .flatMap(([section, tokens]) =>
      Object.values(tokens).filter((token) => locked.has(section) || isLocked(token)),
    )
    .flatMap(({ value }) => familiesIn(value))
    .map((family) => family.toLowerCase());
  const of = (document: ThemeDocument | null) =>
    (document?.assets?.fonts ?? []).filter(({ family }) => families.includes(family.toLowerCase()));
  return !isDeepStrictEqual(of(before), of(after));
}

/** The section that the pictures at the head of pages belong to. */
const heroSection = 'pcsx_hero_image';

/**
 * Where two documents differ although it is locked: by a lock on the section, or on the token in the earlier document, be it
 * of the section that is overridden.
 * Setting and taking off a token's lock counts as well.
 *
 * @returns paths, as in `sections.navbar.background`, and the section that each belongs to
 */
export function lockedChanges(
  before: ThemeDocument | null,
  after: ThemeDocument | null,
  locked: ReadonlySet<string>,
): { path: string; section: string }[] {
  const [old, now] = [before?.sections ?? {}, after?.sections ?? {}];
  const changed: { path: string; section: string }[] = [];
  for (const section of new Set([...Object.keys(old), ...Object.keys(now)])) {
    const [oldTokens, nowTokens] = [old[section] ?? {}, now[section] ?? {}];
    if (locked.has(section)) {
      if (!isDeepStrictEqual(oldTokens, nowTokens)) changed.push({ path: `sections.${section}`, section });
      continue;
    }
    for (const token of new Set([...Object.keys(oldTokens), ...Object.keys(nowTokens)])) {
      const [oldToken, nowToken] = [oldTokens[token], nowTokens[token]];
      const overrides = isSectionId(section) ? sectionOf(section).overrides : undefined;
      const isGuarded = isLocked(oldToken) || (overrides && isLocked(old[overrides]?.[token]));
      const isTouched = isGuarded
        ? !isDeepStrictEqual(oldToken, nowToken)
        : isLocked(oldToken) !== isLocked(nowToken);
      if (isTouched) changed.push({ path: `sections.${section}.${token}`, section });
    }
  }
  if (locked.has(heroSection) && !isDeepStrictEqual(before?.assets?.hero ?? [], after?.assets?.hero ?? []))
    changed.push({ path: 'assets.hero', section: heroSection });
  if (lockedFonts(before, after, locked)) changed.push({ path: 'assets.fonts', section: 'core_properties' });
  return changed;
}

function isLocked(token: { lock?: unknown } | undefined): boolean {
  return token?.lock === true;
}
