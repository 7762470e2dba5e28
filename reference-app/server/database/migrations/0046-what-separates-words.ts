import type { Migration } from '../migrate.ts';

/**
 * What ends a word, whichever database reads it, and wherever it stands: brackets and quotation marks that `unaccent` writes
 * like those of tags, `~` and dots that a character becomes; at the beginning of a text the parser reads `~40h` as a path, and the
 * embedded database takes characters that nobody sees for letters. These and the points of Hebrew are left out, and a space
 * without width is a space.
 */
export const whatSeparatesWords: Migration = {
  version: 46,
  name: 'what separates words',
  statements: `
create or replace function portico_text(given text) returns text language plpgsql immutable parallel safe as $$
declare
  plain text := regexp_replace(given, '<[^>]*>', ' ', 'g');
begin
  if octet_length(plain) > char_length(plain) then
    plain := regexp_replace(
      regexp_replace(normalize(plain, nfkc),
        '[\\u00ad\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7\\u064b-\\u065f\\u0670\\u0640\\u180e\\u200c-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufeff]',
        '', 'g'),
      '([\\u0e01-\\u0eff\\u1000-\\u109f\\u1780-\\u17ff\\u3005\\u3040-\\u30ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\uac00-\\ud7a3])', ' \\1 ', 'g');
  end if;
  plain := replace(translate(plain, '<>/.~' || chr(8203), '      '), '++', 'plusplus');
  if strpos(plain, '#') > 0 then
    plain := regexp_replace(plain, '([[:alpha:]])#', '\\1sharp', 'g');
  end if;
  return plain;
end $$;

-- A text of portico_text without accents.
create function portico_bare(given text) returns text language sql stable parallel safe as $$
  select translate(unaccent(given), '<>/.~', '     ')
$$;

create or replace function portico_vector(configuration regconfig, given text) returns tsvector language plpgsql stable parallel safe as $$
declare
  bare text;
begin
  if octet_length(given) > char_length(given) then
    bare := portico_bare(given);
    if bare <> given then
      -- both in the same places
      return (to_tsvector(configuration, given)::text || ' ' || to_tsvector(configuration, bare)::text)::tsvector;
    end if;
  end if;
  return to_tsvector(configuration, given);
end $$;

create or replace function portico_query(language text, given text) returns tsquery language plpgsql immutable parallel safe as $$
declare
  cleaned constant text := portico_text(given);
  bare constant text := portico_bare(cleaned);
  asked tsquery := websearch_to_tsquery(('pg_catalog.' || language)::regconfig, cleaned);
begin
  if numnode(asked) = 0 then
    asked := websearch_to_tsquery(('portico_' || language)::regconfig, cleaned);
  end if;
  if bare <> cleaned then
    asked := asked || portico_query(language, bare);
  end if;
  return asked;
end $$;

-- In texts of ASCII alone only these are read otherwise than before.
update job set title = title
where concat_ws(' ', title, department, business_unit, seniority, employment_type, array_to_string(skills, ' '), places, description)
  ~ '[^\\x01-\\x7f]|~|<[^>]*$|^[^<]*>';
`,
};
