import { useId, useState, type ReactNode } from 'react';
import { CheckboxGroup } from '../../inputs/checkbox-group/checkbox-group.tsx';
import { groupAround } from '../../inputs/field/group.tsx';
import { NumberField } from '../../inputs/number-field/number-field.tsx';
import { Select } from '../../inputs/select/select.tsx';
import { Switch } from '../../inputs/switch/switch.tsx';
import { TextArea } from '../../inputs/text-area/text-area.tsx';
import { TextField } from '../../inputs/text-field/text-field.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { ConditionValues } from './condition-values.tsx';
import type { ControlProps } from './control-props.ts';
import { useEditor } from './editor-context.ts';
import type { OptionPath } from './editor-state.ts';
import { namesBeside } from './names.ts';
import { OptionRows } from './option-rows.tsx';
import type { Option, OptionShape } from './option-shapes.ts';
import { usePanel } from './panel-context.ts';
import * as styles from './panel.css.ts';
import { RowDefaults } from './row-defaults.tsx';
import { startOfVariant } from './starting.ts';

// schemas say what may be, not what is when nothing is said
const onUnlessSaid = new Set(['textAreaOptions.enableExpand', 'instructionOptions.showReadMoreButton']);
const longTexts = new Set(['help', 'instructionOptions.content', 'section.description']);
/** Options that hold names of other fields. */
const fieldNames = new Set(['dependencies', 'visibleFn.field']);

function useShared({ option, path, label }: Pick<ControlProps, 'option' | 'path' | 'label'>) {
  const { texts, errorIn } = usePanel();
  return {
    label: label ?? texts.optionName(option.id),
    description: texts.optionHelp(option.id),
    error: errorIn(path),
  };
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** A number where it is written as one, else the text. */
const textOrNumber = (typed: string): string | number =>
  typed !== '' && String(Number(typed)) === typed ? Number(typed) : typed;

function TextControl({ option, shape, path, value, label }: ControlProps<'text' | 'textOrNumber'>) {
  const { type, endTyping } = usePanel();
  const shared = useShared({ option, path, label });
  const take = (typed: string) => {
    const next = shape.is === 'textOrNumber' ? textOrNumber(typed) : typed;
    // an option without a text is one that is not there, unless it has to be
    type(path, next === '' && !option.isRequired ? undefined : next);
  };
  const control = {
    ...shared,
    value: textOf(value),
    onBlur: endTyping,
    onChange: (event: { target: { value: string } }) => take(event.target.value),
  };
  return longTexts.has(option.id) ? <TextArea {...control} minRows={2} /> : <TextField {...control} />;
}

/** A name on its way to another one may be another field's for a while; what refers to the two must not become one. */
function NameControl({ option, path, value }: ControlProps<'text'>) {
  const { texts, place, type, endTyping } = usePanel();
  const { state } = useEditor();
  const shared = useShared({ option, path });
  // forgotten as soon as the name is another one, as after an undo
  const [refused, setRefused] = useState<{ text: string; beside: unknown }>();
  const draft = refused?.beside === value ? refused?.text : undefined;
  return (
    <TextField
      {...shared}
      error={draft === undefined ? shared.error : texts.text(draft === '' ? 'noName' : 'nameTaken')}
      value={draft ?? textOf(value)}
      onBlur={endTyping}
      onChange={({ target: { value: typed } }) => {
        const isFree = typed === value || !namesBeside(state.definition, place).has(typed);
        const isGood = typed !== '' && isFree;
        setRefused(isGood ? undefined : { text: typed, beside: value });
        if (isGood) type(path, typed);
      }}
    />
  );
}

function NumberControl({ option, shape, path, value, label }: ControlProps<'number'>) {
  const { type, endTyping } = usePanel();
  return (
    // the field hands on no focus events of its own
    <div onBlur={endTyping}>
      <NumberField
        {...useShared({ option, path, label })}
        value={typeof value === 'number' ? value : null}
        min={shape.min}
        max={shape.max}
        fractionDigits={shape.isWhole ? 0 : 6}
        onValueChange={(next) => {
          if (!Number.isNaN(next)) type(path, next ?? undefined);
        }}
      />
    </div>
  );
}

function YesNoControl({ option, path, value, label }: ControlProps<'yesNo'>) {
  const { set } = usePanel();
  const usual = onUnlessSaid.has(option.id);
  return (
    <Switch
      {...useShared({ option, path, label })}
      checked={typeof value === 'boolean' ? value : usual}
      onChange={({ target: { checked } }) =>
        set(path, checked === usual && !option.isRequired ? undefined : checked)
      }
    />
  );
}

function OneOfControl({ option, shape, path, value, label }: ControlProps<'oneOf'>) {
  const { texts, set } = usePanel();
  return (
    <Select
      {...useShared({ option, path, label })}
      value={value === undefined ? '' : String(value)}
      options={[
        ...(option.isRequired ? [] : [{ value: '', label: texts.text('unset') }]),
        ...shape.values.map((one) => ({ value: String(one), label: texts.valueName(option.id, one) })),
      ]}
      onChange={({ target }) =>
        set(
          path,
          shape.values.find((one) => String(one) === target.value),
        )
      }
    />
  );
}

function FieldNameControl({ option, path, value }: ControlProps<'text'>) {
  const { texts, others, set } = usePanel();
  const name = textOf(value);
  const isGone = name !== '' && !others.some((item) => item.name === name);
  return (
    <Select
      {...useShared({ option, path })}
      value={name}
      placeholder={texts.text('chooseField')}
      options={[
        ...others.map((item) => ({ value: item.name, label: texts.itemName(item) })),
        ...(isGone ? [{ value: name, label: texts.text('goneField', { name }) }] : []),
      ]}
      onChange={({ target }) => set(path, target.value)}
    />
  );
}

function FieldNamesControl({ option, path, value }: ControlProps<'list'>) {
  const { texts, others, set } = usePanel();
  const shared = useShared({ option, path });
  const names = Array.isArray(value) ? (value as unknown[]).filter((one) => typeof one === 'string') : [];
  const gone = names.filter((name) => !others.some((item) => item.name === name));
  const options = [
    ...others.map((item) => ({ value: item.name, label: texts.itemName(item) })),
    ...gone.map((name) => ({ value: name, label: texts.text('goneField', { name }) })),
  ];
  return (
    <CheckboxGroup
      {...shared}
      description={options.length === 0 ? texts.text('noOtherFields') : shared.description}
      options={options}
      value={names}
      // those that were there keep their order
      onValueChange={(next) => {
        const ordered = [
          ...names.filter((name) => next.includes(name)),
          ...next.filter((name) => !names.includes(name)),
        ];
        set(path, ordered.length > 0 ? ordered : undefined);
      }}
    />
  );
}

function CodeControl({ option, value }: ControlProps<'code'>) {
  const { texts } = usePanel();
  return (
    <div className={styles.fact}>
      <div className={styles.factName}>{texts.optionName(option.id)}</div>
      <div>{texts.text(value === undefined ? 'notSetInCode' : 'setInCode')}</div>
    </div>
  );
}

function FactControl({ option }: ControlProps<'items'>) {
  const { texts } = usePanel();
  return (
    <div className={styles.fact}>
      <div className={styles.factName}>{texts.optionName(option.id)}</div>
      <div>{texts.text('rowFields')}</div>
    </div>
  );
}

const held = (value: unknown, key: string | number): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? Reflect.get(value, key)
    : undefined;

/** The options of an object, below each other. */
export const OptionList = ({
  options,
  path,
  value,
}: {
  options: readonly Option[];
  path: OptionPath;
  value: unknown;
}) =>
  options.map((option) => (
    <OptionControl
      key={option.key}
      option={option}
      shape={option.shape}
      path={[...path, option.key]}
      value={held(value, option.key)}
    />
  ));

function GroupControl({ option, shape, path, value, label }: ControlProps<'group'>) {
  const { texts, errorAt } = usePanel();
  const id = useId();
  const keys = shape.options.map(({ key }) => key);
  return groupAround(
    <Stack gap={4}>
      <OptionList options={shape.options} path={path} value={value} />
    </Stack>,
    {
      id,
      label: label ?? texts.optionName(option.id),
      description: texts.optionHelp(option.id),
      error: errorAt(path, keys),
    },
  );
}

const variantOf = ({ by, variants }: Extract<OptionShape, { is: 'variants' }>, value: unknown) =>
  by === undefined
    ? variants.find((one) => held(value, one.value) !== undefined)
    : variants.find((one) => one.value === held(value, by));

/** A choice of how an object is written, and the options of that way. */
function VariantControl({ option, shape, path, value, label }: ControlProps<'variants'>) {
  const { texts, set, errorAt } = usePanel();
  const { by, variants } = shape;
  const chosen = variantOf(shape, value);
  const isCode = typeof value === 'function';
  const own = by === undefined ? option.id : `${option.id}.${by}`;
  // one that means nothing to the type may stand there all the same
  const current = chosen?.value ?? textOf(by === undefined ? undefined : held(value, by));
  const listed = variants.some((one) => one.value === current) || current === '' || isCode;
  const shown = (chosen?.options ?? []).map(({ key }) => key);
  return (
    <Stack gap={3}>
      <Select
        label={label ?? texts.optionName(own)}
        description={isCode ? texts.text('setInCode') : texts.optionHelp(option.id)}
        error={errorAt(path, by === undefined ? shown : [...shown, by]) ?? errorAt([...path, by ?? ''])}
        disabled={isCode}
        value={current}
        options={[
          ...(by === undefined ? [{ value: '', label: texts.text('always') }] : []),
          ...variants.map((one) => ({ value: one.value, label: texts.valueName(own, one.value) })),
          ...(listed ? [] : [{ value: current, label: texts.valueName(own, current) }]),
        ]}
        onChange={({ target }) => {
          if (target.value === '') {
            set(path, undefined);
            return;
          }
          const kept = ['message', 'field'].flatMap((key) => {
            const one = held(value, key);
            return one === undefined ? [] : [[key, one] as const];
          });
          const start = startOfVariant(shape, target.value, texts) as object;
          set(path, { ...start, ...Object.fromEntries(kept) });
        }}
      />
      {isCode ? null : <OptionList options={chosen?.options ?? []} path={path} value={value} />}
    </Stack>
  );
}

function controlFor(props: ControlProps): ReactNode {
  const { option, shape } = props;
  if (option.id === 'name' && shape.is === 'text') return <NameControl {...props} shape={shape} />;
  if (fieldNames.has(option.id))
    return shape.is === 'list' ? (
      <FieldNamesControl {...props} shape={shape} />
    ) : shape.is === 'text' ? (
      <FieldNameControl {...props} shape={shape} />
    ) : null;
  if (option.id === 'visibleFn.is' && shape.is === 'list')
    return <ConditionValues {...props} shape={shape} control={OptionControl} />;
  switch (shape.is) {
    case 'text':
    case 'textOrNumber':
      return <TextControl {...props} shape={shape} />;
    case 'number':
      return <NumberControl {...props} shape={shape} />;
    case 'yesNo':
      return <YesNoControl {...props} shape={shape} />;
    case 'oneOf':
      return <OneOfControl {...props} shape={shape} />;
    case 'group':
      return <GroupControl {...props} shape={shape} />;
    case 'variants':
      return <VariantControl {...props} shape={shape} />;
    case 'list':
      return <OptionRows {...props} shape={shape} control={OptionControl} />;
    case 'record':
      return <RowDefaults {...props} shape={shape} />;
    case 'code':
      return <CodeControl {...props} shape={shape} />;
    case 'items':
      return <FactControl {...props} shape={shape} />;
  }
}

/** One option, with the control that its schema asks for. */
export const OptionControl = (props: ControlProps) => (
  <div data-option={props.option.id}>{controlFor(props)}</div>
);
