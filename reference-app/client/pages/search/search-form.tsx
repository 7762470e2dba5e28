import { Button, TextField } from '@portico/components';
import type { FormEvent } from 'react';
import { useSite } from '../../app/site.tsx';
import type { SearchState } from './search-state.ts';
import * as styles from './search.css.ts';

type SearchFormProps = {
  state: SearchState;
  parameters: URLSearchParams;
  onSearch: (words: { query: string; location: string }) => void;
};

/** The two fields that a search starts with. A plain form, so that it works before the page's script does. */
export const SearchForm = ({ state, parameters, onSearch }: SearchFormProps) => {
  const { boot, t } = useSite();
  const { companyName, tagline } = boot.configs.pcsxConfig.branding;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const field = (name: string) => String(form.get(name) ?? '').trim();
    onSearch({ query: field('query'), location: field('location') });
  };
  return (
    <div className={styles.band}>
      <div className={styles.bandContent}>
        <div>
          <h1 className={styles.heading}>{t('search.heading', { company: companyName })}</h1>
          {tagline !== '' && <p className={styles.tagline}>{tagline}</p>}
        </div>
        <search className={styles.words}>
          <form method="get" action="/careers/search" onSubmit={submit} className={styles.fields}>
            {['domain', 'hl'].map(
              (name) =>
                parameters.has(name) && (
                  <input key={name} type="hidden" name={name} value={parameters.get(name) ?? ''} />
                ),
            )}
            <TextField
              type="search"
              name="query"
              label={t('search.query')}
              defaultValue={state.query}
              autoComplete="off"
              enterKeyHint="search"
            />
            <TextField
              type="search"
              name="location"
              label={t('search.location')}
              defaultValue={state.location}
              autoComplete="off"
              enterKeyHint="search"
            />
            <Button type="submit" variant="go">
              {t('search.submit')}
            </Button>
          </form>
        </search>
      </div>
    </div>
  );
};
