import { useEffect, useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useAnnounce } from '../live-announcer/live-announcer.ts';
import { useMessages } from '../../messages/locale.tsx';
import { ChevronIcon, ChevronUpIcon } from '../icon/icon.tsx';
import type keys from '../../locales/en-US/table.json';
import english from '../../locales/en-US/table.json?messages';
import * as styles from './table.css.ts';

/** By which column the rows are in order, and which way. */
export type TableSort = { column: string; direction: 'ascending' | 'descending' };

export type TableColumn<Row> = {
  /** Its name among the columns. */
  id: string;
  /** What its cells say of a row. */
  header: string;
  /** The cell of a row. */
  cell: (row: Row) => ReactNode;
  /**
   * Numbers line up at the end.
   * @default 'start'
   */
  align?: 'start' | 'end';
  /**
   * Its cells name their rows; for one column, the first.
   * @default false
   */
  rowHeader?: boolean;
} & (
  | { sortable?: false; compare?: undefined }
  | {
      /** People can bring the rows into its order. */
      sortable: true;
      /** Ascending order. Without it the rows come in order, and change with `onSortChange`. */
      compare?: (a: Row, b: Row) => number;
    }
);

type OwnProps<Row> = {
  /** Names the table. */
  caption: string;
  /**
   * The caption is only read aloud, since a heading says it.
   * @default false
   */
  captionHidden?: boolean;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  /** What tells a row from the others. */
  rowKey: (row: Row) => string;
  /** What stands there when there are no rows. */
  empty?: ReactNode;
  /** The user asks for another order. */
  onSortChange?: (sort: TableSort) => void;
};
type Order =
  | {
      /** The order; controlled. `null` is none. */
      sort: TableSort | null;
      defaultSort?: undefined;
    }
  | {
      sort?: undefined;
      /** The order at first; without it the rows stay as they come. */
      defaultSort?: TableSort;
    };

/**
 * `ref` and all other props go to the `<table>`. State for selectors and tests: `aria-sort` on the header by which rows
 * are in order.
 */
export type TableProps<Row> = OwnProps<Row> &
  Order &
  Omit<ComponentPropsWithRef<'table'>, keyof OwnProps<Row> | 'className' | 'style' | 'children'>;

// Safari forgets what the parts of a table are when they are laid out as cards
const is = (role: string) => ({ role });

type Ordered<Row> = Pick<TableProps<Row>, 'columns' | 'rows' | 'sort' | 'defaultSort' | 'onSortChange'>;

/** Keeps the order of the rows, and announces another one. */
function useOrder<Row>({ columns, rows, sort, defaultSort, onSortChange }: Ordered<Row>) {
  const message = useMessages<keyof typeof keys>('table', english);
  const [ownSort, setOwnSort] = useState(defaultSort ?? null);
  const order = sort === undefined ? ownSort : sort;
  const sortedBy = columns.find(({ id }) => id === order?.column);
  const compare = sortedBy?.compare;
  const sign = order?.direction === 'descending' ? -1 : 1;
  const ordered = compare ? rows.toSorted((a, b) => sign * compare(a, b)) : rows;

  // several screen readers say nothing of an `aria-sort` that changes while the focus stays on its button
  const announce = useAnnounce();
  const sorted = order && sortedBy ? message(order.direction, { column: sortedBy.header }) : undefined;
  const key = order && `${order.direction} ${order.column}`;
  const said = useRef(key);
  useEffect(() => {
    if (said.current === key) return;
    said.current = key;
    if (sorted !== undefined) announce(sorted);
  }, [announce, key, sorted]);

  const sortBy = (column: string) => {
    const isAscending = order?.column === column && order.direction === 'ascending';
    const next: TableSort = { column, direction: isAscending ? 'descending' : 'ascending' };
    setOwnSort(next);
    onSortChange?.(next);
  };
  return { order, ordered, sortBy };
}

/** Many things with the same facts; on phones a card for each of them. */
export function Table<Row>({
  caption,
  captionHidden = false,
  columns,
  rows,
  rowKey,
  empty,
  sort,
  defaultSort,
  onSortChange,
  ...rest
}: TableProps<Row>) {
  const message = useMessages<keyof typeof keys>('table', english);
  const { order, ordered, sortBy } = useOrder({ columns, rows, sort, defaultSort, onSortChange });

  return (
    <table {...is('table')} {...rest} className={styles.table}>
      <caption className={captionHidden ? styles.hiddenCaption : styles.caption}>{caption}</caption>
      <thead {...is('rowgroup')} className={styles.group}>
        <tr {...is('row')} className={styles.headRow}>
          {columns.map(({ id, header, align, sortable }) => (
            <th
              key={id}
              {...is('columnheader')}
              scope="col"
              className={styles.header}
              aria-sort={order?.column === id ? order.direction : undefined}
              data-align={align}
              data-sortable={sortable ? '' : undefined}
            >
              {sortable ? (
                <button type="button" className={styles.sort} onClick={() => sortBy(id)}>
                  {header}
                  <span className={styles.arrows}>
                    <span className={styles.up}>
                      <ChevronUpIcon />
                    </span>
                    <span className={styles.down}>
                      <ChevronIcon />
                    </span>
                  </span>
                </button>
              ) : (
                header
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...is('rowgroup')} className={styles.group}>
        {ordered.map((row) => (
          <tr key={rowKey(row)} {...is('row')} className={styles.row}>
            {columns.map(({ id, header, cell, align, rowHeader }) =>
              rowHeader ? (
                <th key={id} {...is('rowheader')} scope="row" className={styles.data} data-align={align}>
                  {cell(row)}
                </th>
              ) : (
                <td key={id} {...is('cell')} className={styles.data} data-align={align} data-label={header}>
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
        {rows.length === 0 ? (
          <tr {...is('row')} className={styles.row}>
            <td {...is('cell')} className={styles.empty} colSpan={columns.length}>
              {empty ?? message('empty')}
            </td>
          </tr>
        ) : null}
      </tbody>
    </table>
  );
}
