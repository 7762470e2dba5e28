import { useMemo, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../actions/button/button.tsx';
import { PlusIcon } from '../../display/icon/icon.tsx';
import { useAnnounce } from '../../display/live-announcer/live-announcer.ts';
import { Checkbox } from '../../inputs/checkbox/checkbox.tsx';
import * as radio from '../../inputs/radio-group/radio-group.css.ts';
import { SearchField } from '../../inputs/search-field/search-field.tsx';
import { useLocale, useMessages } from '../../messages/locale.tsx';
import { lazyModule, useLazyModule } from '../../lazy/lazy-module.ts';
import * as styles from './facet-panel.css.ts';
import {
  inOrder,
  isCalled,
  isFound,
  manyOptions,
  shownAtFirst,
  type Choice,
  type FacetGroupProps,
  type OptionsFacet,
} from './facets.ts';
import type keys from '../../locales/en-US/facet-panel.json';
import english from '../../locales/en-US/facet-panel.json?messages';

const longOptions = lazyModule(() => import('./long-options.tsx'));

const takesWords = (facet: OptionsFacet) => facet.type === 'multiple' && facet.freeText === true;

/** The options in a lasting order, with what was chosen by its words. */
function useOrdered(facet: OptionsFacet, chosen: readonly string[]) {
  const isOpen = takesWords(facet);
  // what is unticked stays, with the focus that is on it
  const [kept, setKept] = useState(chosen);
  const others = chosen.filter((value) => !kept.includes(value));
  if (others.length > 0) setKept([...kept, ...others]);
  const options = useMemo((): readonly Choice[] => {
    const known = new Set(facet.options.map(({ value }) => value));
    const words = isOpen ? kept.filter((value) => !known.has(value)) : [];
    return [...facet.options, ...words.map((value) => ({ value, label: value }))];
  }, [facet.options, kept, isOpen]);
  const [seen, setSeen] = useState<readonly string[]>(() => options.map(({ value }) => value));
  const seenOnes = useMemo(() => new Set(seen), [seen]);
  const unseen = options.filter(({ value }) => !seenOnes.has(value));
  if (unseen.length > 0) setSeen([...seen, ...unseen.map(({ value }) => value)]);
  const ordered = useMemo(() => inOrder(options, seen), [options, seen]);
  return { kept, ordered };
}

type Group = FacetGroupProps<OptionsFacet>;

/** Looks through options by words, which can be one more choice themselves. */
function useSearch(ordered: readonly Choice[], { facet, chosen, onChange }: Group) {
  const text = useMessages<keyof typeof keys>('facet-panel', english);
  const announce = useAnnounce();
  const field = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState('');
  const isSearched = words.trim() !== '';
  const namesake = isSearched ? ordered.find((option) => isCalled(option, words)) : undefined;
  const isNew = takesWords(facet) && isSearched && !namesake && !chosen.includes(words.trim());
  const found = useMemo(
    () => (isSearched ? ordered.filter((option) => isFound(option, words)) : ordered),
    [ordered, isSearched, words],
  );

  /** Chooses what was typed: the option of that name, or the words themselves. */
  const add = () => {
    if (!isSearched) return;
    const value = namesake?.value ?? words.trim();
    setWords('');
    // the button that was pressed perhaps goes
    field.current?.focus();
    if (chosen.includes(value)) return;
    announce(text('added', { words: namesake?.label ?? value }));
    onChange([...chosen, value]);
  };
  const search = (
    <div className={`${styles.scripted} ${styles.search}`}>
      <SearchField
        ref={field}
        label={text('search', { name: facet.label })}
        labelHidden
        size="small"
        value={words}
        autoComplete="off"
        onChange={({ target }) => setWords(target.value)}
        onKeyDown={(event) => {
          // it looks through the options and is no part of the form
          if (event.key !== 'Enter') return;
          event.preventDefault();
          if (takesWords(facet)) add();
        }}
      />
      {isNew ? (
        <div>
          <Button size="small" icon={<PlusIcon />} onClick={add}>
            {text('add', { words: words.trim() })}
          </Button>
        </div>
      ) : null}
    </div>
  );
  return { search, found, isSearched, isNew };
}

type OptionProps = Group & { option: Choice; number: Intl.NumberFormat };

function Option({ facet, chosen, onChange, option, number }: OptionProps) {
  const { value, label, count } = option;
  const checked = chosen.includes(value);
  const common = { name: facet.name, value, checked, disabled: count === 0 && !checked };
  return facet.type === 'multiple' ? (
    <Checkbox
      {...common}
      label={label}
      detail={count === undefined ? undefined : number.format(count)}
      onChange={({ target }) =>
        onChange(target.checked ? [...chosen, value] : chosen.filter((other) => other !== value))
      }
    />
  ) : (
    <label className={radio.row}>
      <input {...common} type="radio" className={radio.circle} onChange={() => onChange([value])} />
      <span className={radio.text}>{label}</span>
      <span className={styles.count}>{number.format(count ?? 0)}</span>
    </label>
  );
}

/** The options of a facet, which are looked through by words where there are many. */
export function FacetOptions({ id, clear, ...group }: Group & { id: string; clear: ReactNode }) {
  const { facet, chosen } = group;
  const number = new Intl.NumberFormat(useLocale());
  const text = useMessages<keyof typeof keys>('facet-panel', english);
  const list = useRef<HTMLFieldSetElement>(null);
  const [isWhole, setWhole] = useState(false);
  const { kept, ordered } = useOrdered(facet, chosen);
  const isLong = ordered.length > shownAtFirst;
  const { search, found, isSearched, isNew } = useSearch(ordered, group);
  const inView =
    isSearched || isWhole
      ? found
      : ordered.filter(({ value }, index) => index < shownAtFirst || kept.includes(value));
  const { module: Long } = useLazyModule(longOptions, inView.length > manyOptions);
  const isVirtual = Long !== undefined && inView.length > manyOptions;
  // readers without script have the first ones; those who have it, a search for the others
  const shown = new Set(inView.slice(0, manyOptions));
  const mounted = isVirtual
    ? []
    : ordered.filter((option, index) => index < manyOptions || shown.has(option));
  const posting = new Set((isVirtual ? inView : mounted).map(({ value }) => value));
  const showAll = async () => {
    // else the focus would go with what is in its place until then; without it there are the first ones
    if (ordered.length > manyOptions) await longOptions.load().catch(() => {});
    flushSync(() => setWhole(true));
    list.current?.querySelectorAll<HTMLInputElement>('input:not([type="hidden"])')[shownAtFirst]?.focus();
  };
  const hidden = (value: string) => <input key={value} type="hidden" name={facet.name} value={value} />;
  const choice = (option: Choice) => <Option {...group} option={option} number={number} />;
  return (
    <>
      {isLong || takesWords(facet) ? search : null}
      <fieldset
        ref={list}
        className={styles.options}
        role={facet.type === 'single' ? 'radiogroup' : undefined}
        aria-label={facet.label}
        aria-describedby={facet.rejected ? `${id}-error` : undefined}
      >
        {chosen.filter((value) => !posting.has(value)).map(hidden)}
        {isVirtual ? (
          <Long.LongOptions
            options={inView}
            renderOption={choice}
            renderChosen={({ value }) => (chosen.includes(value) ? hidden(value) : null)}
          />
        ) : null}
        {mounted.map((option) => (
          <div key={option.value} className={shown.has(option) ? undefined : styles.spare}>
            {choice(option)}
          </div>
        ))}
      </fieldset>
      <output className={styles.nothing}>
        {isSearched && found.length === 0 && !isNew ? text('nothing') : null}
      </output>
      <div className={`${styles.scripted} ${styles.buttons}`}>
        {isLong && !isSearched ? (
          <Button
            size="small"
            variant="systemUi"
            aria-expanded={isWhole}
            onClick={() => (isWhole ? setWhole(false) : void showAll())}
          >
            {isWhole ? text('fewer') : text('more', { count: ordered.length })}
          </Button>
        ) : null}
        {clear}
      </div>
    </>
  );
}
