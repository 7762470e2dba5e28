import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useRef } from 'react';
import { CheckIcon } from '../../display/icon/icon.tsx';
import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx';
import * as styles from './combobox.css.ts';
import { rowsOf, type ComboboxOption, type Row } from './options.ts';

/** From here on only the rows in view are mounted. */
const manyRows = 100;

type ListProps = {
  id: string;
  label: string;
  options: readonly ComboboxOption[];
  /** The place of the option that the keys have come to; -1 for none. */
  active: number;
  chosen: readonly string[];
  multiple: boolean;
  onChoose: (option: ComboboxOption) => void;
};

export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** A heading, or an option. */
function contentOf(row: Row, { id, options, active, chosen, onChoose }: ListProps) {
  if (row.kind === 'group')
    return (
      // each option says its group
      <div className={styles.group} aria-hidden="true">
        {row.label}
      </div>
    );
  const { option, index } = row;
  const isChosen = chosen.includes(option.value);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the focus and the keys are the input's
    <div
      id={optionId(id, index)}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native option shows nothing but text
      role="option"
      className={styles.option}
      aria-selected={isChosen}
      aria-disabled={option.disabled || undefined}
      aria-posinset={index + 1}
      aria-setsize={options.length}
      data-active={index === active ? '' : undefined}
      onClick={() => {
        if (!option.disabled) onChoose(option);
      }}
    >
      <span className={styles.optionText}>
        {option.label}
        {option.description === undefined ? null : (
          <>
            {' '}
            <span className={styles.optionDescription}>{option.description}</span>
          </>
        )}
        {option.group === undefined ? null : <VisuallyHidden>{` ${option.group}`}</VisuallyHidden>}
      </span>
      <span className={styles.check}>{isChosen ? <CheckIcon /> : null}</span>
    </div>
  );
}

/** The options as a listbox, which the input drives by `aria-activedescendant`. */
export function List(props: ListProps) {
  const { id, label, options, active, multiple } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => rowsOf(options), [options]);
  const isLong = rows.length > manyRows;
  const activeRow = active < 0 ? -1 : rows.findIndex((row) => row.kind === 'option' && row.index === active);
  // oxlint-disable-next-line react/incompatible-library -- its functions are called here and nowhere memoised
  const virtual = useVirtualizer({
    count: rows.length,
    enabled: isLong,
    getScrollElement: () => scroller.current,
    estimateSize: () => 40,
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: 6,
    initialRect: { width: 0, height: 320 },
    // the input names the active option by its id, so that has to be there
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range);
      return activeRow < 0 || shown.includes(activeRow)
        ? shown
        : [...shown, activeRow].toSorted((a, b) => a - b);
    },
  });
  useEffect(() => {
    if (activeRow < 0) return;
    if (isLong) virtual.scrollToIndex(activeRow);
    else document.querySelector(`[id="${optionId(id, active)}"]`)?.scrollIntoView({ block: 'nearest' });
    // oxlint-disable-next-line react/exhaustive-deps -- the virtualizer is another object each time
  }, [activeRow, isLong]);

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus stays in the input
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native list has its own popup
      role="listbox"
      aria-label={label}
      aria-multiselectable={multiple || undefined}
      ref={scroller}
      className={styles.list}
    >
      {isLong ? (
        <div role="presentation" className={styles.virtualRows} style={{ blockSize: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ key, index, start }) => {
            const row = rows[index];
            return row ? (
              <div
                key={key}
                ref={virtual.measureElement}
                role="presentation"
                data-index={index}
                className={styles.virtualRow}
                style={{ translate: `0 ${start}px` }}
              >
                {contentOf(row, props)}
              </div>
            ) : null;
          })}
        </div>
      ) : (
        rows.map((row) => (
          <div key={row.key} role="presentation">
            {contentOf(row, props)}
          </div>
        ))
      )}
    </div>
  );
}
