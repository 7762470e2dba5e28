import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../actions/button/button.tsx';
import { PlusIcon } from '../../display/icon/icon.tsx';
import { useAnnounce } from '../../display/live-announcer/live-announcer.ts';
import { groupAround } from '../../inputs/field/group.tsx';
import { ArrangeButtons } from './arrange-buttons.tsx';
import type { OuterControlProps } from './control-props.ts';
import { usePanel } from './panel-context.ts';
import * as styles from './panel.css.ts';
import { startOf } from './starting.ts';

const valueIn = (row: unknown, key: string): unknown =>
  typeof row === 'object' && row !== null ? Reflect.get(row, key) : undefined;

/** What can be set in one row: the options of a group, or the only one. */
function RowOptions({
  option,
  shape: { of },
  path,
  value,
  label,
  control: Control,
}: OuterControlProps<'list'>) {
  if (of.is !== 'group')
    return (
      <Control
        option={{ ...option, isRequired: true }}
        shape={of}
        path={path}
        value={value}
        {...(of.is === 'variants' ? {} : { label })}
      />
    );
  return of.options.map((one) => (
    <Control
      key={one.key}
      option={one}
      shape={one.shape}
      path={[...path, one.key]}
      value={valueIn(value, one.key)}
    />
  ));
}

/** Rows of one option, which can be added, moved and deleted. */
export function OptionRows({
  option,
  shape,
  path,
  value,
  label,
  control: Control,
}: OuterControlProps<'list'>) {
  const { texts, set, errorAt } = usePanel();
  const announce = useAnnounce();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const { text } = texts;
  const rows: readonly unknown[] = Array.isArray(value) ? value : [];
  const name = label ?? texts.optionName(option.id);
  const rowName = (index: number) => text('row', { list: name, number: index + 1 });

  const change = (next: readonly unknown[], message: string, focus: { row: number; part: string }) => {
    // before the focus moves into what is there only then
    flushSync(() => set(path, next.length > 0 || option.isRequired ? next : undefined));
    announce(message);
    const row = list.current?.querySelectorAll<HTMLElement>(':scope > [data-row]')[focus.row];
    const part = row?.querySelector<HTMLElement>(focus.part);
    const target = part?.matches(':disabled') ? row?.querySelector<HTMLElement>('[data-do]:enabled') : part;
    (target ?? list.current?.querySelector<HTMLElement>(':scope > button'))?.focus();
  };
  const add = () => {
    const taken = new Set(rows.map((row) => valueIn(row, 'value')));
    let number = rows.length + 1;
    // no two choices have one value
    while (taken.has(`option_${number}`)) number += 1;
    change([...rows, startOf(shape.of, number, texts)], text('rowAdded', { name: rowName(rows.length) }), {
      row: rows.length,
      part: 'input, select, textarea',
    });
  };
  const move = (from: number, way: 'up' | 'down') => {
    const to = from + (way === 'up' ? -1 : 1);
    change(
      rows.toSpliced(from, 1).toSpliced(to, 0, rows[from]),
      text('rowMoved', { name: rowName(from), position: to + 1, count: rows.length }),
      { row: to, part: `[data-do="${way}"]` },
    );
  };

  return groupAround(
    <div ref={list} className={styles.rows}>
      {rows.map((row, index) => (
        <fieldset key={index} aria-label={rowName(index)} className={styles.row} data-row="">
          <div className={styles.rowOptions}>
            <RowOptions
              option={option}
              shape={shape}
              path={[...path, index]}
              value={row}
              label={rowName(index)}
              control={Control}
            />
          </div>
          <div className={styles.rowActions}>
            <ArrangeButtons
              name={rowName(index)}
              canMove={{ up: index > 0, down: index < rows.length - 1 }}
              onMove={(way) => move(index, way)}
              onDelete={() =>
                change(rows.toSpliced(index, 1), text('rowDeleted', { name: rowName(index) }), {
                  row: Math.min(index, rows.length - 2),
                  part: '[data-do="delete"]',
                })
              }
            />
          </div>
        </fieldset>
      ))}
      <Button size="small" icon={<PlusIcon />} onClick={add}>
        {text('addRow', { list: name })}
      </Button>
    </div>,
    { id, label: name, description: texts.optionHelp(option.id), error: errorAt(path) },
  );
}
