import { isRecord, type Item, type MessageKey, type Values } from '@portico/core/forms';
import { kindOf, record, todayIn } from '@portico/core/forms/internal';
import { validation as english } from '@portico/core/locales/en-US';
import { useEffect, useEffectEvent, useId, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useAfterPress } from '../../inputs/field/after-press.ts';
import { groupAround } from '../../inputs/field/group.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { useLocale, useMessages } from '../../messages/locale.tsx';
import { FormItem } from '../form/form-item.tsx';
import { FormRootContext, type FormRoot } from '../form/form-root.ts';
import { hold, readValues, type Held } from '../form/form-values.ts';
import { keyOf } from '../form/keys.ts';
import { ShownErrors } from '../form/shown-errors.ts';
import { Visibility } from '../form/visibility.ts';
import { phones } from '../form/lazy-phones.ts';
import type { ControlProps } from './control-props.ts';
import { usePanel } from './panel-context.ts';
import { fieldsOf } from './place.ts';

/** What nobody can know of a row before it is there: files, and rows in rows. */
const withoutDefault = new Set(['fileUpload', 'file_upload', 'dynamicList']);

function hasDefault(item: Item): boolean {
  const kind = kindOf(item);
  return kind?.isValue !== undefined && !kind.isSecret && !withoutDefault.has(item.type);
}

/** Only what the field is and offers: what it asks of candidates, and when it is there, is theirs. */
const bare = ({
  required: _required,
  rules: _rules,
  customValidator: _validator,
  visibleFn: _visible,
  hidden: _hidden,
  disabled: _disabled,
  readonly: _readonly,
  newItem: _new,
  layout: _layout,
  ...item
}: Item): Item => item as Item;

type FieldsProps = {
  items: readonly Item[];
  values: Values;
  /** @param values of those fields that are filled in */
  onChange: (values: Values) => void;
};

/** The fields of a row, as candidates see them, with nothing around them to send. */
function Fields({ items, values, onChange }: FieldsProps) {
  const text = useMessages<MessageKey>('validation', english);
  const locale = useLocale();
  const afterPress = useAfterPress();
  const [first] = useState(() => hold(items, values));
  const form = useForm<Held>({ defaultValues: first, mode: 'onBlur', shouldFocusError: false });
  const root = useMemo<FormRoot>(
    () => ({
      form,
      errors: new ShownErrors(form),
      items,
      visibility: new Visibility(form, items, () => first),
      initial: () => first,
      afterPress,
      hasBeenSent: () => false,
      waitFor: () => {},
      uploadOf: () => undefined,
      explainFailure: undefined,
      edits: new Set(),
      onSigned: undefined,
      context: () => ({ text, locale, today: todayIn(), phones: phones.state().module?.phonePlans }),
      showsMistakes: true,
    }),
    [form, items, first, afterPress, text, locale],
  );
  const tell = useEffectEvent(() => {
    const held = readValues(items, form.getValues());
    onChange(
      record(
        items.flatMap((item): [string, unknown][] => {
          const value = held[item.name];
          const empty: unknown = kindOf(item)?.empty?.(item as never);
          return JSON.stringify(value) === JSON.stringify(empty) ? [] : [[item.name, value]];
        }),
      ),
    );
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ type }) => {
          // by people: fields that come and go write as well
          if (type === 'change') tell();
        },
      }),
    [form],
  );
  return (
    <FormRootContext value={root}>
      {items.map((item) => (
        <FormItem key={item.name} item={item} place={{ path: keyOf(item.name) }} />
      ))}
    </FormRootContext>
  );
}

/** What a new row holds, filled in by the row’s own fields. */
export function RowDefaults({ option, path, value }: ControlProps<'record'>) {
  const { texts, item, type, endTyping, errorIn } = usePanel();
  const id = useId();
  const fields = fieldsOf(item as Item);
  const items = useMemo(() => fields.filter(hasDefault).map(bare), [fields]);
  const values = isRecord(value) ? value : {};
  const written = JSON.stringify(values);
  // the fields keep what is typed; only what comes from elsewhere, as by an undo, begins them anew
  const [known, setKnown] = useState({ fields, written, generation: 0 });
  if (known.fields !== fields || known.written !== written)
    setKnown({ fields, written, generation: known.generation + 1 });
  return groupAround(
    // a group of controls has left what was typed once the focus has left it
    <div onBlur={endTyping}>
      <Stack gap={4}>
        <Fields
          key={known.generation}
          items={items}
          values={values}
          onChange={(filledIn) => {
            // what another way of editing has said of the others stays, but for fields that there are no more
            const others = Object.entries(values).filter(
              ([name]) =>
                fields.some((field) => field.name === name) && !items.some((field) => field.name === name),
            );
            const next = record([...others, ...Object.entries(filledIn)]);
            const isEmpty = Object.keys(next).length === 0;
            setKnown({ ...known, written: JSON.stringify(next) });
            type(path, isEmpty ? undefined : next);
          }}
        />
      </Stack>
    </div>,
    {
      id,
      label: texts.optionName(option.id),
      description: texts.text(items.length > 0 ? 'defaultsHelp' : 'noDefaults'),
      error: errorIn(path),
    },
  );
}
