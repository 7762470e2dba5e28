import { sql } from 'kysely';
import { tables, type Database } from './database.ts';

/** A text search configuration, and text without whitespace that is read by it. */
export type Piece = { configuration: string; text: string };

/** What comes after a piece, so that its place tells how many words the piece has, stop words included. */
export const wordAfter = 'portico0gap';

/**
 * The words of each piece and `wordAfter`, as PostgreSQL writes a vector: as they stand, and without accents where that
 * makes a difference. In the order of `pieces`.
 */
export async function vectorsOfPieces(
  transaction: Database,
  pieces: readonly Piece[],
): Promise<{ plain: string; bare: string | null }[]> {
  if (pieces.length === 0) return [];
  const configurations = pieces.map(({ configuration }) => configuration);
  const texts = pieces.map(({ text }) => text);
  const { rows } = await sql<{ plain: string; bare: string | null }>`
    select to_tsvector(configuration, ' ' || cleaned || ' ' || ${wordAfter}::text)::text as plain,
      case when octet_length(cleaned) > char_length(cleaned) and portico_bare(cleaned) <> cleaned
        then to_tsvector(configuration, ' ' || portico_bare(cleaned) || ' ' || ${wordAfter}::text)::text end as bare
    from (
      select place, configuration, portico_text(text) as cleaned
      from unnest(${configurations}::regconfig[], ${texts}::text[]) with ordinality as given(configuration, text, place)
      offset 0
    ) as pieces
    order by place
  `.execute(transaction[tables]);
  return rows;
}
