import { rowItems, ruleNumber, type Item } from '@portico/core/forms';
import { mistakeIn } from '@portico/core/forms/internal';
import { memo, useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useFieldArray, type Control } from 'react-hook-form';
import { Button } from '../../../actions/button/button.tsx';
import { IconButton } from '../../../actions/icon-button/icon-button.tsx';
import { PlusIcon, TrashIcon } from '../../../display/icon/icon.tsx';
import { useAnnounce } from '../../../display/live-announcer/live-announcer.ts';
import { groupAround } from '../../../inputs/field/group.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { FormItem } from '../../form/form-item.tsx';
import { controlIn } from '../../form/errors.ts';
import { useFormRoot } from '../../form/form-root.ts';
import { newRow, type Held } from '../../form/form-values.ts';
import { classOfItems, isInLine } from '../../form/item-layout.ts';
import { keyOf } from '../../form/keys.ts';
import { useTexts } from '../../form/texts.ts';
import type { Place } from '../../form/place.ts';
import { registration, useShared, verdictOf, type FieldProps } from '../../form/use-field.ts';
import * as styles from './dynamic-list.css.ts';

type RowProps = {
  list: Item;
  /** Where the list stands. */
  place: Place;
  index: number;
  isDeletable: boolean;
  onDelete: (index: number) => void;
};

/** One row. A list of hundreds renders only those anew whose number has changed. */
const Row = memo(({ list, place, index, isDeletable, onDelete }: RowProps) => {
  const { form } = useFormRoot();
  const text = useTexts();
  const path = `${place.path}.${index}`;
  // wherever the row stands since; a copy, from which nothing goes with what is hidden
  const [initial] = useState(() => ({ ...(form.getValues(path) as Held) }));
  const items = rowItems(list);
  return (
    <fieldset className={styles.row}>
      <legend className={styles.legend}>{text('item', { number: index + 1 })}</legend>
      <div className={isInLine(list) ? styles.inLine : classOfItems(items)}>
        {items.map((item, at) => (
          <FormItem
            key={mistakeIn(item) === undefined ? item.name : at}
            item={item}
            place={{
              path: `${path}.${keyOf(item.name)}`,
              list: { item: list, path: place.path, place, index, items, initial },
            }}
          />
        ))}
      </div>
      {isDeletable ? (
        <div className={styles.deleteRow}>
          <IconButton
            label={text('deleteItem', { number: index + 1 })}
            icon={<TrashIcon />}
            onClick={() => onDelete(index)}
          />
        </div>
      ) : null}
    </fieldset>
  );
});

/** Validates a wrong list anew as it is filled in: react-hook-form is told only of rows that come and go. */
function useRevalidation({ item, place }: FieldProps<'dynamicList'>, isWrong: boolean) {
  const root = useFormRoot();
  useEffect(() => {
    if (!isWrong) return undefined;
    const { form, errors } = root;
    const look = verdictOf(root, item, place);
    return form.subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        if (!name?.startsWith(`${place.path}.`)) return;
        const verdict = look(form.getValues(place.path), form.getValues() as Held);
        if (verdict === true) form.clearErrors(`${place.path}.root`);
        else if (verdict !== errors.of(place.path))
          form.setError(`${place.path}.root`, { type: 'validate', message: verdict });
      },
    });
  }, [isWrong, root, item, place]);
}

/** Rows of the same fields, as many as people add. */
export default function DynamicListItem({ item, place }: FieldProps<'dynamicList'>) {
  const root = useFormRoot();
  const text = useTexts();
  const announce = useAnnounce();
  const { disabled, readOnly, ...group } = useShared({ item, place });
  const { fields, append, remove } = useFieldArray<Record<string, Held[]>>({
    control: root.form.control as unknown as Control<Record<string, Held[]>>,
    name: place.path,
    rules: registration(root, item, place) as never,
  });
  // Strict Mode runs effects twice, after which react-hook-form takes the list for gone and validates it no more
  useEffect(() => {
    root.form.register(place.path, registration(root, item, place));
  }, [root, item, place]);
  useRevalidation({ item, place }, group.error !== undefined);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const { addButton } = item.dynamicListOptions ?? {};
  const least = ruleNumber(item, 'minLength');
  const most = ruleNumber(item, 'maxLength', Infinity);
  const isClosed = disabled || readOnly;

  // once its row is there: the one that is new, or that has come into the place of another
  const focusNext = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (focusNext.current === undefined) return;
    const rows = list.current?.querySelectorAll<HTMLElement>(':scope > fieldset') ?? [];
    const row = rows[focusNext.current] ?? rows[rows.length - 1];
    focusNext.current = undefined;
    ((row && controlIn(row)) ?? add.current)?.focus();
  });
  const deleteRow = useCallback(
    (index: number) => {
      remove(index);
      announce(text('itemDeleted', { number: index + 1 }));
      focusNext.current = index;
    },
    [remove, announce, text],
  );

  return groupAround(
    <Stack gap={4} ref={list}>
      {fields.map((row, index) => (
        <Row
          key={row.id}
          list={item}
          place={place}
          index={index}
          isDeletable={fields.length > least && !isClosed}
          onDelete={deleteRow}
        />
      ))}
      {fields.length < most && !isClosed ? (
        <Stack direction="row">
          <Button
            ref={add}
            // other lists have a button of the same name
            aria-describedby={`${id}-legend`}
            variant="secondary"
            icon={addButton?.icon === 'none' ? undefined : <PlusIcon />}
            onClick={() => {
              // its first field has the focus, also where it is not registered by an input
              append(newRow(item), { shouldFocus: false });
              announce(text('itemAdded', { number: fields.length + 1 }));
              focusNext.current = fields.length;
            }}
          >
            {addButton?.text ?? text('addItem')}
          </Button>
        </Stack>
      ) : null}
    </Stack>,
    { id, ...group },
  );
}
