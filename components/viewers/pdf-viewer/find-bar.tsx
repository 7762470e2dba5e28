import { useEffect, useRef } from 'react';
import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { SearchField } from '../../inputs/search-field/search-field.tsx';
import { useMessages } from '../../messages/locale.tsx';
import { isComposing } from '../../inputs/field/is-composing.ts';
import { ChevronIcon, ChevronUpIcon, CloseIcon } from '../../display/icon/icon.tsx';
import type keys from '../../locales/en-US/pdf-viewer.json';
import english from '../../locales/en-US/pdf-viewer.json?messages';
import * as styles from './pdf-view.css.ts';
import type { Find } from './use-find.ts';

/** Looks for words in the document; takes the focus when it is mounted. */
export function FindBar({ find }: { find: Find }) {
  const text = useMessages<keyof typeof keys>('pdf-viewer', english);
  const input = useRef<HTMLInputElement>(null);
  const count = find.hits.length;
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes it from anywhere inside
    <search
      className={styles.bar}
      aria-label={text('find')}
      // also where a dialog is around
      data-keeps-escape=""
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || isComposing(event)) return;
        const isEmptied = event.target === input.current && find.query !== '';
        if (!isEmptied) find.close();
      }}
    >
      <div className={styles.query}>
        <SearchField
          ref={input}
          label={text('find')}
          labelHidden
          size="small"
          value={find.query}
          onChange={(event) => find.setQuery(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !isComposing(event)) find.step(event.shiftKey ? -1 : 1);
          }}
        />
      </div>
      <output className={styles.count}>
        {find.isSettled
          ? count > 0
            ? text('match', { match: find.at + 1, count })
            : text('matches', { count })
          : null}
      </output>
      <IconButton
        size="small"
        label={text('previousMatch')}
        icon={<ChevronUpIcon />}
        aria-disabled={count === 0}
        onClick={() => find.step(-1)}
      />
      <IconButton
        size="small"
        label={text('nextMatch')}
        icon={<ChevronIcon />}
        aria-disabled={count === 0}
        onClick={() => find.step(1)}
      />
      <IconButton size="small" label={text('findClose')} icon={<CloseIcon />} onClick={find.close} />
    </search>
  );
}
