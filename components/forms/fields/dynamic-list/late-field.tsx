import { useEffect, useRef, useState } from 'react';
import { useFieldArray, type Control } from 'react-hook-form';
import { Button } from '../../../actions/button/button.tsx';
import { IconButton } from '../../../actions/icon-button/icon-button.tsx';
import { PlusIcon, TrashIcon } from '../../../display/icon/icon.tsx';
import { useAnnounce } from '../../../feedback/live-announcer/live-announcer.ts';
import { groupAround } from '../../../inputs/field/group.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { rowItems, type Item } from '../../definition/definition.ts';
import { FormItem } from '../../form/form-item.tsx';
import { useFormRoot } from '../../form/form-root.ts';
import { newRow, type Held } from '../../form/form-values.ts';
import { classOfItems, isInLine } from '../../form/item-layout.ts';
import { keyOf } from '../../form/keys.ts';
import { useTexts } from '../../form/texts.ts';
import { registration, useShared, type FieldProps } from '../../form/use-field.ts';
import * as styles from './dynamic-list.css.ts';

const countOf = (item: Item, type: 'minLength' | 'maxLength', otherwise: number): number => {
  const rule = item.rules?.find((one) => one.type === type);
  return typeof rule?.value === 'number' ? rule.value : otherwise;
};

/** What each row held when it came, wherever it stands since. */
const useRowInitials = (rows: readonly (Held & { id: string })[]): readonly Held[] => {
  const [known] = useState(() => new Map<string, Held>());
  return rows.map(({ id, ...held }) => {
    const initial = known.get(id) ?? held;
    known.set(id, initial);
    return initial;
  });
};

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
  const initials = useRowInitials(fields);
  const list = useRef<HTMLDivElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const { addButton } = item.dynamicListOptions ?? {};
  const inLine = isInLine(item);
  const least = countOf(item, 'minLength', 0);
  const most = countOf(item, 'maxLength', Infinity);
  const isClosed = disabled || readOnly;
  const items = rowItems(item);

  const removeRow = (index: number) => {
    remove(index);
    announce(text('itemDeleted', { number: index + 1 }));
    // the row that has come into its place, else the button that adds one
    requestAnimationFrame(() => {
      const next = list.current?.querySelectorAll<HTMLElement>(':scope > fieldset')[index];
      (next?.querySelector<HTMLElement>('button[data-delete]') ?? add.current)?.focus();
    });
  };

  return groupAround(
    <Stack gap={4} ref={list}>
      {fields.map((row, index) => (
        <fieldset key={row.id} className={styles.row}>
          <legend className={styles.legend}>{text('item', { number: index + 1 })}</legend>
          <div className={inLine ? styles.inLine : classOfItems(items)}>
            {items.map((one) => (
              <FormItem
                key={one.name}
                item={one}
                place={{
                  path: `${place.path}.${index}.${keyOf(one.name)}`,
                  list: { item, path: place.path, place, index, items, initial: initials[index] ?? {} },
                }}
              />
            ))}
          </div>
          {fields.length > least && !isClosed ? (
            <div className={styles.deleteRow}>
              <IconButton
                data-delete=""
                label={text('deleteItem', { number: index + 1 })}
                icon={<TrashIcon />}
                onClick={() => removeRow(index)}
              />
            </div>
          ) : null}
        </fieldset>
      ))}
      {fields.length < most && !isClosed ? (
        <Stack direction="row">
          <Button
            ref={add}
            variant="secondary"
            icon={addButton?.icon === 'none' ? undefined : <PlusIcon />}
            onClick={() => {
              append(newRow(item));
              announce(text('itemAdded', { number: fields.length + 1 }));
            }}
          >
            {addButton?.text ?? text('addItem')}
          </Button>
        </Stack>
      ) : null}
    </Stack>,
    { id: `${place.path}-list`, ...group },
  );
}
