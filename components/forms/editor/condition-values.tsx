import type { Item } from '@portico/core/forms';
import { choices as choicesSchema } from '@portico/core/forms/internal';
import { CheckboxGroup } from '../../inputs/checkbox-group/checkbox-group.tsx';
import type { OuterControlProps } from './control-props.ts';
import type { OptionPath } from './editor-state.ts';
import { OptionRows } from './option-rows.tsx';
import { usePanel } from './panel-context.ts';
import type { EditorTexts } from './texts.ts';

type Answer = string | number | boolean;

/** All answers that a field can have, where they can be counted. */
function answersOf(item: Item | undefined, { text }: EditorTexts): readonly (readonly [Answer, string])[] {
  if (item?.type === 'checkboxItem')
    return [
      [true, text('yes')],
      [false, text('no')],
    ];
  if (item?.type === 'star_rating') return [1, 2, 3, 4, 5].map((stars) => [stars, String(stars)]);
  const groups = (item ?? {}) as Record<string, { choices?: unknown } | null | undefined>;
  const lists = ['selectOptions', 'radioOptions', 'checkboxOptions'].map((group) => groups[group]?.choices);
  // half-made ones stand in the definition, too
  const choices = choicesSchema.safeParse(lists.find((found) => found !== undefined));
  return choices.success ? choices.data.map(({ label, value }) => [value, label]) : [];
}

/** The values on which a field is shown: the answers of the other field to tick, else rows to type into. */
export function ConditionValues(props: OuterControlProps<'list'>) {
  const { option, path, value } = props;
  const { texts, others, set, errorIn, condition } = useCondition(path);
  const decider = others.find(({ name }) => name === condition);
  const answers = answersOf(decider, texts);
  if (answers.length === 0) return <OptionRows {...props} />;
  const held = (Array.isArray(value) ? (value as Answer[]) : []).map(
    // typed while the choices were not known yet
    (one) => answers.find(([answer]) => typeof one === 'number' && answer === String(one))?.[0] ?? one,
  );
  const gone = held.filter((one) => !answers.some(([answer]) => answer === one));
  const all = [...answers, ...gone.map((one) => [one, String(one)] as const)];
  return (
    <CheckboxGroup
      label={texts.optionName(option.id)}
      error={errorIn(path)}
      options={all.map(([answer, label]) => ({ value: JSON.stringify(answer), label }))}
      value={held.map((one) => JSON.stringify(one))}
      onValueChange={(next) =>
        set(
          path,
          next.map((one) => JSON.parse(one) as Answer),
        )
      }
    />
  );
}

function useCondition(path: OptionPath) {
  const panel = usePanel();
  // the condition that these values are part of
  const condition: unknown = path
    .slice(0, -1)
    .reduce<unknown>(
      (held, key) => (typeof held === 'object' && held !== null ? Reflect.get(held, key) : undefined),
      panel.item,
    );
  const field: unknown =
    typeof condition === 'object' && condition !== null ? Reflect.get(condition, 'field') : undefined;
  return { ...panel, condition: field };
}
