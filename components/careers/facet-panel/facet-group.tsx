import { useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../actions/button/button.tsx';
import { Badge } from '../../display/badge/badge.tsx';
import { Disclosure } from '../../display/disclosure/disclosure.tsx';
import { Checkbox } from '../../inputs/checkbox/checkbox.tsx';
import { fieldError } from '../../inputs/field/field.tsx';
import * as radio from '../../inputs/radio-group/radio-group.css.ts';
import { RangeSlider } from '../../inputs/range-slider/range-slider.tsx';
import { SearchField } from '../../inputs/search-field/search-field.tsx';
import { useLocale, useMessages } from '../../messages/locale.tsx';
import { late, useLate } from '../../theme/late.ts';
import * as styles from './facet-panel.css.ts';
import {
  inOrder,
  isFound,
  manyOptions,
  rangeOf,
  shownAtFirst,
  type Facet,
  type FacetOption,
  type OptionsFacet,
  type RangeFacet,
} from './facets.ts';
import type keys from './messages/en-US.json';
import english from './messages/en-US.json?messages';

const longOptions = late(() => import('./long-options.tsx'));

type GroupProps<Of extends Facet = Facet> = {
  facet: Of;
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
};

function Options({
  facet,
  chosen,
  onChange,
  id,
  clear,
}: GroupProps<OptionsFacet> & { id: string; clear: ReactNode }) {
  const text = useMessages<keyof typeof keys>('facet-panel', english);
  const locale = useLocale();
  const number = new Intl.NumberFormat(locale);
  const list = useRef<HTMLFieldSetElement>(null);
  const [seen, setSeen] = useState<readonly string[]>(() => facet.options.map(({ value }) => value));
  const seenOnes = useMemo(() => new Set(seen), [seen]);
  const unseen = facet.options.filter(({ value }) => !seenOnes.has(value));
  if (unseen.length > 0) setSeen([...seen, ...unseen.map(({ value }) => value)]);
  const [words, setWords] = useState('');
  const [isWhole, setWhole] = useState(false);

  const ordered = useMemo(() => inOrder(facet.options, seen), [facet.options, seen]);
  const isLong = ordered.length > shownAtFirst;
  const isHuge = ordered.length > manyOptions;
  const isSearched = words.trim() !== '';
  const found = useMemo(
    () => (isSearched ? ordered.filter((option) => isFound(option, words, locale)) : ordered),
    [ordered, isSearched, words, locale],
  );
  const inView =
    isSearched || isWhole
      ? found
      : ordered.filter(({ value }, index) => index < shownAtFirst || chosen.includes(value));
  const { module: Long } = useLate(longOptions, inView.length > manyOptions);
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
    if (isHuge) await longOptions.request().catch(() => {});
    flushSync(() => setWhole(true));
    list.current?.querySelectorAll<HTMLInputElement>('input:not([type="hidden"])')[shownAtFirst]?.focus();
  };
  const toggle = (value: string, isOn: boolean) =>
    onChange(isOn ? [...chosen, value] : chosen.filter((other) => other !== value));

  const hidden = (value: string) => <input key={value} type="hidden" name={facet.name} value={value} />;
  const choice = ({ value, label, count }: FacetOption) => {
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
        detail={number.format(count)}
        onChange={({ target }) => toggle(value, target.checked)}
      />
    ) : (
      <label className={radio.row}>
        <input {...common} type="radio" className={radio.circle} onChange={() => onChange([value])} />
        <span className={radio.text}>{label}</span>
        <span className={styles.count}>{number.format(count)}</span>
      </label>
    );
  };

  return (
    <>
      {isLong ? (
        <div className={`${styles.scripted} ${styles.search}`}>
          <SearchField
            label={text('search', { name: facet.label })}
            labelHidden
            size="small"
            value={words}
            autoComplete="off"
            onChange={({ target }) => setWords(target.value)}
            onKeyDown={(event) => {
              // it looks through the options and is no part of the form
              if (event.key === 'Enter') event.preventDefault();
            }}
          />
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
      <output className={styles.nothing}>{isSearched && found.length === 0 ? text('nothing') : null}</output>
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

function RangeOf({ facet, chosen, onChange, clear }: GroupProps<RangeFacet> & { clear: ReactNode }) {
  const { min, max, step, format, name, label } = facet;
  /** Where the ends are while they are moved. */
  const [moving, setMoving] = useState<readonly [number, number]>();
  return (
    <>
      <RangeSlider
        label={label}
        labelHidden
        min={min}
        max={max}
        step={step}
        format={format}
        fromName={name}
        toName={name}
        value={moving ?? rangeOf(facet, chosen)}
        onValueChange={setMoving}
        onValueCommit={([from, to]) => {
          setMoving(undefined);
          onChange(from === min && to === max ? [] : [String(from), String(to)]);
        }}
      />
      <div className={`${styles.scripted} ${styles.buttons}`}>{clear}</div>
    </>
  );
}

/** One facet: its options under a line that opens and closes them and says how many are chosen. */
export function FacetGroup(props: GroupProps) {
  const { facet, chosen, onChange } = props;
  const text = useMessages<keyof typeof keys>('facet-panel', english);
  const id = useId();
  const root = useRef<HTMLDetailsElement>(null);
  const count = facet.type === 'range' ? Math.min(chosen.length, 1) : chosen.length;
  const clear =
    count > 0 ? (
      <Button
        size="small"
        variant="systemUi"
        aria-label={text('clearOf', { name: facet.label })}
        onClick={() => {
          // the button goes with the choice
          root.current?.querySelector('summary')?.focus();
          onChange([]);
        }}
      >
        {text('clear')}
      </Button>
    ) : null;
  return (
    <div className={styles.group}>
      <Disclosure
        ref={root}
        defaultOpen
        summary={
          <span className={styles.summary}>
            {facet.label}
            <Badge variant="neutral" count={count} label={text('chosen', { count })} />
          </span>
        }
      >
        {facet.rejected ? fieldError(id, text('rejected')) : null}
        {facet.type === 'range' ? (
          <RangeOf {...props} facet={facet} clear={clear} />
        ) : (
          <Options {...props} facet={facet} id={id} clear={clear} />
        )}
      </Disclosure>
    </div>
  );
}
