import { Button, useAnnounce } from '@portico/components';
import { SearchField } from '@portico/components/search-field';
import { filterValueOf, type SearchState } from '@portico/core/jobs';
import { fold } from '@portico/core/text';
import { useRef, type RefObject } from 'react';
import type { SearchFilter } from '../../../contract/search.ts';
import { filterSyntax, useSite } from '../../site/site.tsx';
import { searchToolsTexts } from '../../locales/texts.ts';
import { countAhead, type Shown } from './count-ahead.ts';
import { mostOptions, type ToolbarOption, type ToolbarFilter } from './toolbar-filter.ts';
import * as styles from './search.css.ts';

/** Fetches what they speak with. */
export const prepare = searchToolsTexts.load;

/** Whether an option is looked for by these words; upper case and accents do not matter. */
const isFound = ({ label }: ToolbarOption, words: string) => fold(label).includes(fold(words));

type Looking = {
  filter: SearchFilter;
  /** What is chosen, or was a moment ago: it stays, with the focus that is on it. */
  kept: readonly string[];
  words: string;
};

/** The options of a menu that are to be seen: those that are looked for, not too many. */
export function optionsInView(
  options: readonly ToolbarOption[],
  { filter, kept, words }: Looking,
): readonly ToolbarOption[] {
  // chosen a moment ago: what they find is not known yet
  const own = filter.allowFreeText
    ? kept.filter((value) => !options.some((option) => option.value === value))
    : [];
  return [...options, ...own.map((value) => ({ value, label: value, detail: undefined }))]
    .filter((option) => isFound(option, words))
    .filter(({ value }, index) => index < mostOptions || kept.includes(value));
}

/** More options than these are looked through by words rather than by eye. */
const fewOptions = 8;

type MenuSearchProps = ToolbarFilter & {
  inView: readonly ToolbarOption[];
  words: string;
  onWords: (words: string) => void;
};

/** Looks through the options of a filter by words, which can be a choice of their own. */
export function MenuSearch({
  filter: { allowFreeText },
  title,
  options,
  inView,
  words,
  onWords,
  selected,
  onChange,
}: MenuSearchProps) {
  const { boot } = useSite();
  const text = searchToolsTexts.useTexts();
  const announce = useAnnounce();
  const field = useRef<HTMLInputElement>(null);
  const typed = words.trim();
  const namesake = [...options, ...inView].find(({ label }) => fold(label) === fold(typed));
  const found = options.filter((option) => isFound(option, words)).length;
  const shown = inView.length;
  const add = () => {
    if (!allowFreeText || typed === '') return;
    const value = namesake?.value ?? filterValueOf(typed, filterSyntax(boot));
    onWords('');
    // the button that was pressed perhaps goes
    field.current?.focus();
    if (selected.includes(value)) return;
    announce(text('filters.added', { words: namesake?.label ?? value }));
    onChange([...selected, value]);
  };
  if (options.length <= fewOptions && !allowFreeText) return null;
  return (
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
      {allowFreeText && typed !== '' && !namesake && (
        <div>
          <Button size="small" onClick={add}>
            {text('filters.add', { words: typed })}
          </Button>
        </div>
      )}
      <output className={styles.cardMeta}>
        {shown === 0 && !allowFreeText && text('filters.nothing')}
        {found > shown && text('filters.first', { shown, count: found })}
      </output>
    </div>
  );
}

type MenuFooterProps = ToolbarFilter & {
  menu: RefObject<HTMLDetailsElement | null>;
  /** What is chosen in all filters. */
  state: SearchState;
  /** What the list shows; undefined while it shows the search before. */
  shown: Shown | undefined;
  /** The user is done choosing. */
  onShow: () => void;
};

/** Says how many jobs the choice leaves, before it is applied, and applies it. */
export function MenuFooter({ menu, state, shown, selected, onChange, onShow }: MenuFooterProps) {
  const text = searchToolsTexts.useTexts();
  const count = shown && countAhead(state, shown);
  const focusMenu = () => menu.current?.querySelector('summary')?.focus();
  return (
    <div className={styles.filterFooter}>
      <Button
        size="small"
        variant="primary"
        onClick={() => {
          focusMenu();
          menu.current?.removeAttribute('open');
          onShow();
        }}
      >
        {count === undefined ? text('filters.showAny') : text('filters.show', { count })}
      </Button>
      {selected.length > 0 && (
        <Button
          size="small"
          onClick={() => {
            // the button goes
            focusMenu();
            onChange([]);
          }}
        >
          {text('filters.clear')}
        </Button>
      )}
    </div>
  );
}
