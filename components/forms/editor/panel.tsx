import type { Item } from '@portico/core/forms';
import { useMemo, useState } from 'react';
import { Disclosure } from '../../display/disclosure/disclosure.tsx';
import { InfoBar } from '../../feedback/info-bar/info-bar.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { useEditor } from './editor-context.ts';
import { OptionControl, OptionList } from './option-control.tsx';
import { optionsOf, sectionOptions, type Option } from './option-shapes.ts';
import { PanelContext, usePanel } from './panel-context.ts';
import * as styles from './panel.css.ts';
import type { Problem } from './problems.ts';
import { itemAt, itemsAround, placeText, sectionAt, type Chosen } from './place.ts';

/** What people set first of all; what no other group has stands behind “More options”. */
const first = new Set(['label', 'help', 'required']);
const inGroups = new Set(['rules', 'visibleFn']);

const none: readonly Problem[] = [];

type Parts = Readonly<Record<'question' | 'own' | 'rules' | 'more', readonly Option[]>>;

function partsOf(item: Item): Parts {
  const options = optionsOf(item.type);
  const own = options.filter(({ key }) => key.endsWith('Options'));
  return {
    question: options.filter(({ key }) => first.has(key)),
    own,
    rules: options.filter(({ key }) => inGroups.has(key)),
    more: options.filter(
      (option) => !first.has(option.key) && !inGroups.has(option.key) && !own.includes(option),
    ),
  };
}

const valueOf = (item: object, key: string): unknown =>
  Object.hasOwn(item, key) ? Reflect.get(item, key) : undefined;

function ItemOptions({ item }: { item: Item }) {
  const { texts } = useEditor();
  const { question, own, rules, more } = partsOf(item);
  const { problems } = usePanel();
  // people are led to the mistakes that there are, and what they have opened stays open
  const [isOpen] = useState(() => problems.some(({ path }) => more.some(({ key }) => key === path[0])));
  const controls = (options: readonly Option[]) => <OptionList options={options} path={[]} value={item} />;
  return (
    <>
      {controls(question)}
      {own.map((option) =>
        option.shape.is === 'group' ? (
          <div key={option.key} className={styles.part} data-option={option.id}>
            <h4 className={styles.partTitle}>{texts.optionName(option.id)}</h4>
            <OptionList
              options={option.shape.options}
              path={[option.key]}
              value={valueOf(item, option.key)}
            />
          </div>
        ) : (
          <OptionControl
            key={option.key}
            option={option}
            shape={option.shape}
            path={[option.key]}
            value={valueOf(item, option.key)}
          />
        ),
      )}
      <div className={styles.part}>{controls(rules)}</div>
      <div className={styles.part}>
        <Disclosure summary={texts.text('more')} defaultOpen={isOpen}>
          <Stack gap={5}>{controls(more)}</Stack>
        </Disclosure>
      </div>
    </>
  );
}

/** The options of what is chosen, made from the schema that checks definitions. */
export function OptionsPanel({ chosen }: { chosen: Chosen }) {
  const { state, dispatch, texts, problems } = useEditor();
  const { definition } = state;
  const item = itemAt(definition, chosen);
  const section = sectionAt(definition, chosen);
  const target = item ?? section;
  const here = problems.get(placeText(chosen)) ?? none;
  const panel = useMemo(() => {
    const around =
      chosen.items.length > 1
        ? [...itemsAround(definition, chosen), ...definition.sections.flatMap(({ items }) => items)]
        : definition.sections.flatMap(({ items }) => items);
    return {
      place: chosen,
      item: target ?? {},
      texts,
      dispatch,
      others: around.filter(
        (one) => one !== target && one !== definition.sections[chosen.section]?.items[chosen.items[0] ?? -1],
      ),
      problems: here,
    };
  }, [definition, chosen, target, texts, dispatch, here]);
  if (!target) return null;
  const known = new Set(['type', ...(item ? optionsOf(item.type) : sectionOptions).map(({ key }) => key)]);
  const elsewhere = here.filter(
    ({ path }) => path.length === 0 || !known.has(String(path[0])) || path[0] === 'type',
  );
  return (
    <PanelContext value={panel}>
      <Stack gap={5}>
        <h3 className={styles.title} data-panel-title="">
          {item ? texts.typeName(item.type) : texts.text('panelOfSection')}
        </h3>
        {elsewhere.length > 0 ? (
          <InfoBar variant="warning">
            {elsewhere.map(({ path, message }) => `${path.join('.')} ${message}`).join(' ')}
          </InfoBar>
        ) : null}
        {item ? (
          <ItemOptions item={item} />
        ) : (
          <OptionList options={sectionOptions} path={[]} value={section} />
        )}
      </Stack>
    </PanelContext>
  );
}
