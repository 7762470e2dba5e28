import { Button, useAnnounce } from '@portico/components';
import { SearchField } from '@portico/components/search-field';
import { useRef } from 'react';
import { searchToolsTexts } from '../../locales/search-tools-messages.ts';
import { countAhead, type Shown } from './count-ahead.ts';
import type { SearchState } from './search-state.ts';
import * as styles from './search.css.ts';

/** Fetches what they speak with. */
export const prepare = searchToolsTexts.load;

const bare = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();

/** Whether an option is looked for by these words; upper case and accents do not matter. */
export const isFound = (label: string, words: string): boolean => bare(label).includes(bare(words));

/** Whether words are an option's own name. */
export const isCalled = (label: string, words: string): boolean => bare(label) === bare(words);

type MenuSearchProps = {
  /** What the filter is called. */
  title: string;
  words: string;
  onWords: (words: string) => void;
  /** How many of the options found are to be seen. */
  shown: number;
  found: number;
  /** Chooses what is typed; undefined = only options can be chosen. */
  onAdd: ((words: string) => void) | undefined;
  /** Whether there is an option of that name. */
  isOption: boolean;
};

/** Looks through the options of a filter by words, which can be a choice of their own. */
export const MenuSearch = ({ title, words, onWords, shown, found, onAdd, isOption }: MenuSearchProps) => {
  const text = searchToolsTexts.useTexts();
  const announce = useAnnounce();
  const field = useRef<HTMLInputElement>(null);
  const typed = words.trim();
  const add = () => {
    if (!onAdd || typed === '') return;
    onAdd(typed);
    onWords('');
    announce(text('filters.added', { words: typed }));
    // the button that was pressed perhaps goes
    field.current?.focus();
  };
  return (
    <searchToolsTexts.Language>
      <div className={styles.filterSearch}>
        <SearchField
          ref={field}
          label={text('filters.search', { name: title })}
          labelHidden
          size="small"
          value={words}
          maxLength={200}
          autoComplete="off"
          onChange={({ currentTarget }) => onWords(currentTarget.value)}
          onKeyDown={({ key }) => {
            if (key === 'Enter') add();
          }}
        />
        {onAdd && typed !== '' && !isOption && (
          <div>
            <Button size="small" onClick={add}>
              {text('filters.add', { words: typed })}
            </Button>
          </div>
        )}
        <output className={styles.cardMeta}>
          {found === 0 && !onAdd && text('filters.nothing')}
          {found > shown && text('filters.first', { shown, count: found })}
        </output>
      </div>
    </searchToolsTexts.Language>
  );
};

type MenuFooterProps = {
  state: SearchState;
  shown: Shown | undefined;
  /** undefined = nothing is chosen. */
  onClear: (() => void) | undefined;
  onShow: () => void;
};

/** Says how many jobs the choice leaves, before it is applied, and applies it. */
export const MenuFooter = ({ state, shown, onClear, onShow }: MenuFooterProps) => {
  const text = searchToolsTexts.useTexts();
  const count = shown && countAhead(state, shown);
  return (
    <div className={styles.filterFooter}>
      <Button size="small" variant="primary" onClick={onShow}>
        {count === undefined ? text('filters.showAny') : text('filters.show', { count })}
      </Button>
      {onClear && (
        <Button size="small" onClick={onClear}>
          {text('filters.clear')}
        </Button>
      )}
    </div>
  );
};
