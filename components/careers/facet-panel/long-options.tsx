import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useRef, useState, type ReactNode } from 'react';
import type { Choice } from './facets.ts';
import * as styles from './long-options.css.ts';

type LongOptionsProps = {
  options: readonly Choice[];
  renderOption: (option: Choice) => ReactNode;
  /** What stands for an option that is chosen and not mounted, so that it is posted all the same. */
  renderChosen: (option: Choice) => ReactNode;
};

/** Options of which only those in view are mounted. */
export function LongOptions({ options, renderOption, renderChosen }: LongOptionsProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState(-1);
  // oxlint-disable-next-line react/incompatible-library -- its functions are called here and nowhere memoised
  const virtual = useVirtualizer({
    count: options.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 36,
    getItemKey: (index) => options[index]?.value ?? index,
    overscan: 6,
    initialRect: { width: 0, height: 320 },
    // the focus would go with the option that has it
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range);
      return focused < 0 || focused >= options.length || shown.includes(focused)
        ? shown
        : [...shown, focused].toSorted((a, b) => a - b);
    },
  });
  const items = virtual.getVirtualItems();
  const mounted = new Set(items.map(({ index }) => index));
  return (
    <div ref={scroller} className={styles.scroller}>
      {options.map((option, index) => (mounted.has(index) ? null : renderChosen(option)))}
      <div className={styles.rows} style={{ blockSize: virtual.getTotalSize() }}>
        {items.map(({ key, index, start }) => {
          const option = options[index];
          return option ? (
            <div
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              className={styles.row}
              style={{ translate: `0 ${start}px` }}
              onFocus={() => setFocused(index)}
              onBlur={() => setFocused(-1)}
            >
              {renderOption(option)}
            </div>
          ) : null;
        })}
      </div>
    </div>
  );
}
