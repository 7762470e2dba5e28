import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';

/** Stands for a name: a theme whose waivers are nobody's cannot be read. */
const nobody = 'Deleted account';

/** Takes the name of somebody who is erased out of the waivers that they gave, wherever a document of a theme is kept. */
export async function eraseFromWaivers(
  transaction: Database,
  scope: EmployerScope,
  name: string,
): Promise<void> {
  const given = sql<boolean>`document @> ${JSON.stringify({ waivers: [{ by: name }] })}::jsonb`;
  const document: RawBuilder<string> = sql`jsonb_set(document, '{waivers}', (
    select jsonb_agg(
      case when waiver->>'by' = ${name} then jsonb_set(waiver, '{by}', to_jsonb(${nobody}::text)) else waiver end
      order by place)
    from jsonb_array_elements(document->'waivers') with ordinality as given(waiver, place)))`;
  const tables = forEmployer(transaction, scope);
  // the draft first, as whoever writes a theme does
  await tables.updateTable('theme_draft').set({ document }).where(given).execute();
  await tables.updateTable('theme_draft_revision').set({ document }).where(given).execute();
  await tables.updateTable('theme_schedule').set({ document }).where(given).execute();
  await tables.updateTable('theme_version').set({ document }).where(given).execute();
}
