import { useId, type ComponentPropsWithRef } from 'react';
import * as list from '../../../display/definition-list/definition-list.css.ts';
import { Stack } from '../../../layout/stack/stack.tsx';
import { VisuallyHidden } from '../../../layout/visually-hidden/visually-hidden.tsx';
import { useLocale } from '../../../messages/locale.tsx';
import {
  itemsOf,
  kindOf,
  rowItems,
  type FormDefinition,
  type Item,
  type Section,
} from '../../definition/definition.ts';
import type { ReadContext, Reading } from '../../definition/reading.ts';
import { isRecord } from '../../definition/schema-problems.ts';
import { lookAt } from '../../definition/sound.ts';
import type { Values } from '../../definition/values.ts';
import type { ValuesOf } from '../../definition/values-of.ts';
import { visibleItems } from '../../definition/visible.ts';
import { useTexts } from '../../form/texts.ts';
import * as sectionStyles from '../section/section.css.ts';
import { useLayoutTexts } from '../texts.ts';
import * as styles from './description.css.ts';

type OwnProps<Definition extends FormDefinition> = {
  /** What the form asks for. */
  definition: Definition;
  /** What has been answered. */
  values: Partial<ValuesOf<Definition>>;
  /**
   * Where the sections' titles stand in the page's outline.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4 | 5;
};

/** `ref` and all other props go to the root. State for selectors and tests: `data-answer` of an answer is its name. */
export type FormDescriptionProps<Definition extends FormDefinition> = OwnProps<Definition> &
  Omit<ComponentPropsWithRef<'div'>, keyof OwnProps<Definition> | 'className' | 'style' | 'children'>;

const own = (values: Values, name: string): unknown =>
  Object.hasOwn(values, name) ? values[name] : undefined;

/** What people read of an answer; nothing where there is none. */
const readingsOf = (item: Item, value: unknown, context: ReadContext): readonly Reading[] => {
  const kind = kindOf(item);
  const plain = item as never;
  const taken = value === undefined || value === null ? value : (kind?.take?.(value, plain) ?? value);
  const read = kind?.value?.safeParse(taken);
  // what is not as it should be is still what was answered, unless it is a secret
  const asItIs = () =>
    kind?.isSecret || !['string', 'number', 'boolean'].includes(typeof value) ? [] : [String(value)];
  if (!read?.success) return asItIs();
  const answer = read.data as never;
  if (kind?.isMissing?.(answer, plain) && typeof answer !== 'boolean')
    // such as a choice that is gone since
    return typeof value === 'string' && value.trim() !== '' ? asItIs() : [];
  return kind?.read?.(answer, plain, context) ?? [String(answer)];
};

const One = ({ reading }: { reading: Reading }) =>
  typeof reading === 'string' ? (
    // a name or a number of another script than the page's
    <bdi>{reading}</bdi>
  ) : (
    <>
      <bdi aria-hidden="true">{reading.shown}</bdi>
      <VisuallyHidden>{reading.said}</VisuallyHidden>
    </>
  );

const Missing = () => {
  const text = useLayoutTexts();
  return (
    <>
      <span aria-hidden="true">—</span>
      <VisuallyHidden>{text('missing')}</VisuallyHidden>
    </>
  );
};

const Answer = ({ item, value, around }: { item: Item; value: unknown; around: Values }) => {
  const text = useTexts();
  const words = useLayoutTexts();
  const locale = useLocale();
  if (item.type === 'dynamicList') {
    const rows = Array.isArray(value) ? value.filter(isRecord) : [];
    if (rows.length === 0) return <Missing />;
    return (
      <Stack as="ol" gap={4}>
        {rows.map((row, index) => (
          // rows have nothing of their own that tells them apart
          <li key={index} className={styles.row}>
            <p className={styles.label}>{text('item', { number: index + 1 })}</p>
            <Answers items={rowItems(item)} values={row} around={around} />
          </li>
        ))}
      </Stack>
    );
  }
  const readings = readingsOf(item, value, { locale, text: words });
  if (readings.length === 0) return <Missing />;
  if (readings.length === 1) return <One reading={readings[0]!} />;
  return (
    <Stack as="ul" gap={1}>
      {readings.map((reading, index) => (
        // the same may be there twice
        <li key={index}>
          <One reading={reading} />
        </li>
      ))}
    </Stack>
  );
};

type AnswersProps = { items: readonly Item[]; values: Values; around: Values };

const Answers = ({ items, values, around }: AnswersProps) => {
  const known = { ...around, ...values };
  const answered = visibleItems(items, known).filter((item) => kindOf(item)?.value);
  if (answered.length === 0) return null;
  return (
    <dl className={`${list.list} ${list.layouts.columns}`}>
      {answered.map((item) => (
        <div key={item.name} className={list.pair}>
          <dt className={list.term}>{item.label ?? item.ariaLabel ?? item.name}</dt>
          <dd className={`${list.description} ${styles.answer}`} data-answer={item.name}>
            <Answer item={item} value={own(values, item.name)} around={known} />
          </dd>
        </div>
      ))}
    </dl>
  );
};

type SectionProps = {
  section: Section;
  shown: ReadonlySet<Item>;
  values: Values;
  headingLevel: 2 | 3 | 4 | 5;
};

const DescribedSection = ({ section, shown, values, headingLevel }: SectionProps) => {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const { title, label, description, image, items } = section;
  return (
    <Stack as="section" gap={4} {...(title ? { 'aria-labelledby': id } : {})}>
      {image ? <img src={image} alt="" loading="lazy" className={styles.image} /> : null}
      {label ? <p className={styles.label}>{label}</p> : null}
      {title ? (
        <Heading id={id} className={sectionStyles.title}>
          {title}
        </Heading>
      ) : null}
      {description ? <p className={styles.text}>{description}</p> : null}
      <Answers items={items.filter((item) => shown.has(item))} values={values} around={values} />
    </Stack>
  );
};

/** A form that was filled in, to read: its questions and the answers as people write them. */
export function FormDescription<const Definition extends FormDefinition>({
  definition: given,
  values: known,
  headingLevel = 2,
  ...rest
}: FormDescriptionProps<Definition>) {
  const { definition } = lookAt(given);
  const values = isRecord(known) ? known : {};
  const shown = new Set(visibleItems(itemsOf(definition), values));
  return (
    <div {...rest}>
      <Stack gap={8}>
        {definition.sections.map((section, index) => (
          <DescribedSection
            key={index}
            section={section}
            shown={shown}
            values={values}
            headingLevel={headingLevel}
          />
        ))}
      </Stack>
    </div>
  );
}
