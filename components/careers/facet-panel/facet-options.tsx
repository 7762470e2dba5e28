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
import type keys from './messages/en-US.json';
import english from './messages/en-US.json?messages';

const longOptions = lazyModule(() => import('./long-options.tsx'));

/** The options of a facet, which are looked through by words where there are many. */
export function FacetOptions({
  facet,
  chosen,
  onChange,
  id,
  clear,
}: FacetGroupProps<OptionsFacet> & { id: string; clear: ReactNode }) {
  const text = useMessages<keyof typeof keys>('facet-panel', english);
  const locale = useLocale();
  const number = new Intl.NumberFormat(locale);
  const announce = useAnnounce();
  const list = useRef<HTMLFieldSetElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const takesWords = facet.type === 'multiple' && facet.freeText === true;
  // what is unticked stays, with the focus that is on it
  const [kept, setKept] = useState(chosen);
  const others = chosen.filter((value) => !kept.includes(value));
  if (others.length > 0) setKept([...kept, ...others]);
  const options = useMemo((): readonly Choice[] => {
    const known = new Set(facet.options.map(({ value }) => value));
    const words = takesWords ? kept.filter((value) => !known.has(value)) : [];
    return [...facet.options, ...words.map((value) => ({ value, label: value }))];
  }, [facet.options, kept, takesWords]);
  const [seen, setSeen] = useState<readonly string[]>(() => options.map(({ value }) => value));
  const seenOnes = useMemo(() => new Set(seen), [seen]);
  const unseen = options.filter(({ value }) => !seenOnes.has(value));
  if (unseen.length > 0) setSeen([...seen, ...unseen.map(({ value }) => value)]);
  const [words, setWords] = useState('');
  const [isWhole, setWhole] = useState(false);

  const ordered = useMemo(() => inOrder(options, seen), [options, seen]);
  const isLong = ordered.length > shownAtFirst;
  const isHuge = ordered.length > manyOptions;
  const isSearched = words.trim() !== '';
  const namesake = isSearched ? ordered.find((option) => isCalled(option, words, locale)) : undefined;
  const isNew = takesWords && isSearched && !namesake && !chosen.includes(words.trim());
  const found = useMemo(
    () => (isSearched ? ordered.filter((option) => isFound(option, words, locale)) : ordered),
    [ordered, isSearched, words, locale],
  );
  const inView =
    isSearched || isWhole
      ? found
      : ordered.filter(({ value }, index) => index < shownAtFirst || kept.includes(value));
  const { module: Long } = useLazyModule(longOptions, inView.length > manyOptions);
  const isVirtual = Long !== undefined && inView.length > manyOptions;
  // readers without script have the first ones; those who have it, a search for the others
  const shown = new Set(isHuge ? inView.slice(0, manyOptions) : inView);
  const mounted = isVirtual
    ? []
    : isHuge
      ? ordered.filter((option, index) => index < manyOptions || shown.has(option))
      : ordered;
  const posting = new Set((isVirtual ? inView : mounted).map(({ value }) => value));
  const showAll = async () => {
    // else the focus would go with what is in its place until then; without it there are the first ones
    if (isHuge) await longOptions.load().catch(() => {});
    flushSync(() => setWhole(true));
    list.current?.querySelectorAll<HTMLInputElement>('input:not([type="hidden"])')[shownAtFirst]?.focus();
  };
  const toggle = (value: string, isOn: boolean) =>
    onChange(isOn ? [...chosen, value] : chosen.filter((other) => other !== value));

  /** Chooses what was typed: the option of that name, or the words themselves. */
  const add = () => {
    if (!isSearched) return;
    const value = namesake?.value ?? words.trim();
    setWords('');
    // the button that was pressed perhaps goes
    field.current?.focus();
    if (chosen.includes(value)) return;
    announce(text('added', { words: namesake?.label ?? value }));
    toggle(value, true);
  };

  const hidden = (value: string) => <input key={value} type="hidden" name={facet.name} value={value} />;
  const choice = ({ value, label, count }: Choice) => {
    const checked = chosen.includes(value);
    const common = {
      name: facet.name,
      value,
      checked,
      disabled: count === 0 && !checked,
    };
    return facet.type === 'multiple' ? (
      <Checkbox
        {...common}
        label={label}
        detail={count === undefined ? undefined : number.format(count)}
        onChange={({ target }) => toggle(value, target.checked)}
      />
    ) : (
      <label className={radio.row}>
        <input {...common} type="radio" className={radio.circle} onChange={() => onChange([value])} />
        <span className={radio.text}>{label}</span>
        <span className={styles.count}>{number.format(count ?? 0)}</span>
      </label>
    );
  };

  return (
    <>
      {isLong || takesWords ? (
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
              if (takesWords) add();
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
      ) : null}
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
