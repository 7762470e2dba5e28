import { Button, TextField } from '@portico/components';
import { placeName, type SearchState } from '@portico/core/jobs';
import { useEffect, useEffectEvent, useRef, useState, type ComponentType, type FormEvent } from 'react';
import { useSite } from '../../site/site.tsx';
import { jobsTexts } from '../../locales/texts.ts';
import type { ChosenFilter } from './suggested-items.ts';
import type { SuggestionsProps } from './suggestions.tsx';
import * as styles from './search.css.ts';

type SearchFormProps = {
  state: SearchState;
  parameters: URLSearchParams;
  onSearch: (words: { query: string; location: string; filter?: ChosenFilter }) => void;
};

/** What is searched for in place of what is typed. */
export type Instead = { query?: string; location?: string; filter?: ChosenFilter };

/** Loads the suggestions once somebody enters a field. */
function useLateSuggestions() {
  const { locale } = useSite().boot;
  const [input, setInput] = useState<HTMLInputElement>();
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps>>();
  const enter = async (entered: HTMLInputElement) => {
    setInput(entered);
    try {
      const late = await import('./suggestions.tsx');
      await late.prepare(locale);
      setSuggestions(() => late.Suggestions);
    } catch {
      // it is asked for again in the next field; until then it is a plain one
    }
  };
  return { input, Suggestions, enter };
}

/** The two fields that a search starts with. A plain form, so that it works before the page's script does. */
export function SearchForm({ state, parameters, onSearch }: SearchFormProps) {
  const { boot, t } = useSite();
  const jobs = jobsTexts.useTexts();
  const { companyName, tagline } = boot.configs.pcsxConfig.branding;
  const form = useRef<HTMLFormElement>(null);
  const { input, Suggestions, enter } = useLateSuggestions();
  const place = placeName(state.location);

  // another search has come by the address: its words, in the fields that people may be in
  const shown = `${state.query} ${place}`;
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    form.current?.reset();
  }, [shown]);

  // people may be in a field before anybody listens to its focus
  const enterFocused = useEffectEvent(() => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLInputElement && form.current?.contains(activeElement))
      void enter(activeElement);
  });
  useEffect(() => enterFocused(), []);
  const search = (instead: Instead = {}) => {
    if (!form.current) return;
    const fields = new FormData(form.current);
    const field = (name: string) => String(fields.get(name) ?? '').trim();
    const location = field('location');
    onSearch({
      query: field('query'),
      // a place by its coordinates shows as its name, and stays that place
      location: location === place ? state.location : location,
      ...instead,
    });
    // what is chosen stands among the filters, also where the words in the address stay as they are
    if (instead.filter) form.current.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search();
  };
  const fields = [
    { name: 'query', label: jobs('search.query'), value: state.query },
    { name: 'location', label: jobs('search.location'), value: place },
  ] as const;
  return (
    <div className={styles.band}>
      <div className={styles.bandContent}>
        <div className={styles.greeting}>
          <h1 className={styles.heading}>{t('search.heading', { company: companyName })}</h1>
          {tagline !== '' && <p className={styles.tagline}>{tagline}</p>}
        </div>
        <search className={styles.words}>
          <form ref={form} method="get" action="/careers/search" onSubmit={submit} className={styles.fields}>
            {[...parameters].map(
              ([name, value]) =>
                !['query', 'location', 'start', 'as_of', 'pid'].includes(name) && (
                  <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
                ),
            )}
            {fields.map(({ name, label, value }) => (
              <div key={name} className={styles.field}>
                <TextField
                  type="search"
                  name={name}
                  label={label}
                  defaultValue={value}
                  autoComplete="off"
                  enterKeyHint="search"
                  onFocus={({ currentTarget }) => void enter(currentTarget)}
                />
                {Suggestions && input?.name === name && <Suggestions input={input} onChoose={search} />}
              </div>
            ))}
            <Button type="submit" variant="go">
              {jobs('search.submit')}
            </Button>
          </form>
        </search>
      </div>
    </div>
  );
}
