import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';
import { byBitmap } from '../database/planner.ts';
import { ranked, type RankedIds } from './store.ts';
import { alternativesIn, asPhrases, readAs, wordsIn } from './typed.ts';

const maximumWords = 8;
const spellingsOfAWord = 3;

/**
 * Open public jobs that hold what was meant, best first: words that no job has are read as those of titles that are spelt
 * like them. One that is like no other is left out, as long as something else is wanted with it; what is quoted or not
 * wanted stays as it was typed.
 *
 * @returns nothing where jobs have every word
 */
export async function findBySpelling(
  database: Database,
  scope: EmployerScope,
  { text, languages }: { text: string; languages: readonly string[] },
): Promise<RankedIds[]> {
  return byBitmap(database, async (transaction) => {
    const alternatives = alternativesIn(text);
    const spellings = new Map<string, readonly string[]>();
    for (const word of wordsIn(alternatives).slice(0, maximumWords))
      spellings.set(word, await spellingsOf(transaction, scope, { word, languages }));
    const read = readAs(alternatives, spellings);
    if (!read) return [];
    const typed = asPhrases(read.text);
    return ranked(transaction, scope, {
      languages,
      phrase: text,
      queryIn: (language) => {
        const meaning = (words: readonly string[]) =>
          sql.join(
            words.map((word) => sql`portico_query(${language}, ${asPhrases(word)})`),
            sql` || `,
          );
        return read.corrected.reduce<RawBuilder<unknown>>(
          (query, { place, words }) => sql`ts_rewrite(${query}, ${place}::tsquery, ${meaning(words)})`,
          sql`portico_query(${language}, ${typed})`,
        );
      },
    });
  });
}

/** A word itself where jobs have it, otherwise what it may have meant; nothing for words that say nothing ("the"). */
async function spellingsOf(
  transaction: Database,
  scope: EmployerScope,
  { word, languages }: { word: string; languages: readonly string[] },
): Promise<readonly string[]> {
  for (const language of languages) {
    const known = await forEmployer(transaction, scope)
      .selectFrom('job')
      .select('id')
      .where('closed_at', 'is', null)
      .where('is_private', '=', false)
      .where('language', '=', language)
      .where(sql<boolean>`words @@ portico_query(${language}, ${asPhrases(word)})`)
      .limit(1)
      .executeTakeFirst();
    if (known) return [word];
  }
  // C# is no misspelt C
  if (/[+#]$/.test(word)) return [];
  const isSwapped = sql<boolean>`word = any(${swappedIn(word)}::text[])`;
  let similar = forEmployer(transaction, scope)
    .selectFrom('title_word')
    .select('word')
    .where(sql<boolean>`(word % ${word} or ${isSwapped})`);
  for (const language of languages)
    similar = similar.where(
      sql<boolean>`numnode(websearch_to_tsquery(${`pg_catalog.${language}`}::regconfig, ${word})) > 0`,
    );
  const found = await similar
    .orderBy(isSwapped, 'desc')
    .orderBy(sql<number>`similarity(word, ${word})`, 'desc')
    .orderBy('word')
    .limit(spellingsOfAWord)
    .execute();
  const words = found.map((row) => row.word);
  return words.includes(word) ? [word] : words;
}

/** A word with two letters that stand side by side in each other's place: "nruse" has next to no three letters of "nurse". */
function swappedIn(word: string): string[] {
  const letters = [...word];
  return letters
    .slice(1)
    .map((letter, index) =>
      [...letters.slice(0, index), letter, letters[index], ...letters.slice(index + 2)].join(''),
    )
    .filter((swapped) => swapped !== word);
}
