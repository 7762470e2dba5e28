import type { Migration } from '../migrate.ts';

/**
 * The words of postings as before, in half of the time, which is most of what an import takes: "C#" is looked for only in
 * texts with a "#", and what is called for every posting is no longer a query of its own. Nothing that is stored changes.
 */
export const textOfPostings: Migration = {
  version: 12,
  name: 'text of postings',
  statements: `
create or replace function portico_text(given text) returns text language plpgsql immutable parallel safe as $$
declare
  plain text := replace(replace(regexp_replace(given, '<[^>]*>', ' ', 'g'), '/', ' '), '.', ' ');
begin
  if strpos(plain, '#') > 0 then
    plain := regexp_replace(plain, '([[:alpha:]])#', '\\1sharp', 'g');
  end if;
  plain := replace(plain, '++', 'plusplus');
  if octet_length(plain) = char_length(plain) then
    return plain;
  end if;
  return regexp_replace(
    regexp_replace(normalize(plain, nfkc), '[\\u064b-\\u065f\\u0670\\u0640]', '', 'g'),
    '([\\u0e01-\\u0eff\\u1000-\\u109f\\u1780-\\u17ff\\u3005\\u3040-\\u30ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\uac00-\\ud7a3])', ' \\1 ', 'g');
end $$;

create or replace function portico_vector(configuration regconfig, given text) returns tsvector language plpgsql stable parallel safe as $$
begin
  if octet_length(given) = char_length(given) or unaccent(given) = given then
    return to_tsvector(configuration, given);
  end if;
  -- both in the same places
  return (to_tsvector(configuration, given)::text || ' ' || to_tsvector(configuration, unaccent(given))::text)::tsvector;
end $$;
`,
};
