import { useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../actions/button/button.tsx';
import { Badge } from '../../display/badge/badge.tsx';
import { Disclosure } from '../../display/disclosure/disclosure.tsx';
import { Checkbox } from '../../inputs/checkbox/checkbox.tsx';
import { fieldError } from '../../inputs/field/field.tsx';
import { RangeSlider } from '../../inputs/range-slider/range-slider.tsx';
import { useLocale, useMessages } from '../../messages/locale.tsx';
import { FacetOptions } from './facet-options.tsx';
import * as styles from './facet-panel.css.ts';
import {
  rangeOf,
  type FacetGroupProps,
  type OptionsFacet,
  type RangeFacet,
  type ToggleFacet,
} from './facets.ts';
import type keys from '../../locales/en-US/facet-panel.json';
import english from '../../locales/en-US/facet-panel.json?messages';

function RangeOf({ facet, chosen, onChange, clear }: FacetGroupProps<RangeFacet> & { clear: ReactNode }) {
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

function ToggleOf({ facet, chosen, onChange }: FacetGroupProps<ToggleFacet>) {
  const text = useMessages<keyof typeof keys>('facet-panel', english);
  const number = new Intl.NumberFormat(useLocale());
  const isOn = chosen.length > 0;
  return (
    <div className={`${styles.group} ${styles.toggle}`}>
      <Checkbox
        name={facet.name}
        value="1"
        checked={isOn}
        disabled={facet.count === 0 && !isOn}
        label={facet.label}
        detail={number.format(facet.count)}
        error={facet.rejected ? text('rejected') : undefined}
        onChange={({ target }) => onChange(target.checked ? ['1'] : [])}
      />
    </div>
  );
}

/** One facet: its options under a line that opens and closes them and says how many are chosen. */
export function FacetGroup(props: FacetGroupProps) {
  const { facet } = props;
  return facet.type === 'toggle' ? <ToggleOf {...props} facet={facet} /> : <Group {...props} facet={facet} />;
}

function Group(props: FacetGroupProps<OptionsFacet | RangeFacet>) {
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
          <FacetOptions {...props} facet={facet} id={id} clear={clear} />
        )}
      </Disclosure>
    </div>
  );
}
