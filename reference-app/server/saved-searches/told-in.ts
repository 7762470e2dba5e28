import { sql, type RawBuilder } from 'kysely';

/** Of whom a search is new: what is open in a version of the employer's data is known. */
export function toldIn(version: number): RawBuilder<string> {
  return sql`int4multirange(${pieceOf(version)})`;
}

/** Of whom was told before: what is open in this version is known too. */
export function alsoToldIn(version: number): RawBuilder<string> {
  return sql`portico_remembered(saved_search.told_in, ${pieceOf(version)})`;
}

function pieceOf(version: number): RawBuilder<unknown> {
  return sql`int4range(${version}::integer, ${version}::integer, '[]')`;
}
