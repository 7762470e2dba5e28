import { isRecord, rowItems, type Item, type Values } from '@portico/core/forms';
import {
  kindOf,
  notApplicable,
  visibleItems,
  type ReadContext,
  type Reading,
} from '@portico/core/forms/internal';
import * as list from '../../../display/definition-list/definition-list.css.ts';
import { Stack } from '../../../layout/stack/stack.tsx';
import { VisuallyHidden } from '../../../layout/visually-hidden/visually-hidden.tsx';
import { useLocale } from '../../../messages/locale.tsx';
import type { Source } from '../../fields/select/source.ts';
import { useSource } from '../../fields/select/use-choices.ts';
import { useTexts } from '../../form/texts.ts';
import { useLayoutTexts } from '../texts.ts';
import * as styles from './description.css.ts';

const own = (values: Values, name: string): unknown =>
  Object.hasOwn(values, name) ? values[name] : undefined;

/** What people read of an answer; nothing where there is none. */
function readingsOf(item: Item, value: unknown, context: ReadContext): readonly Reading[] {
  const kind = kindOf(item);
  const plain = item as never;
  const taken = value === undefined || value === null ? value : (kind?.take?.(value, plain) ?? value);
  // what is not as it should be is still what was answered, unless it is a secret
  const asItIs = () =>
    kind?.isSecret || !['string', 'number', 'boolean'].includes(typeof value) ? [] : [String(value)];
  if (!kind?.isValue?.(taken)) return asItIs();
  const answer = taken as never;
  if (kind?.isMissing?.(answer, plain) && typeof answer !== 'boolean')
    // such as a choice that is gone since
    return typeof value === 'string' && value.trim() !== '' ? asItIs() : [];
  return kind?.read?.(answer, plain, context) ?? [String(answer)];
}

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

function Missing() {
  const text = useLayoutTexts();
  return (
    <>
      <span aria-hidden="true">—</span>
      <VisuallyHidden>{text('missing')}</VisuallyHidden>
    </>
  );
}

type Known = {
  /** What the choices of an item have been loaded by, where the form is around. */
  sourceOf?: ((item: Item, around: Values) => Source | undefined) | undefined;
};

function Answer({ item, value, around, sourceOf }: Known & { item: Item; value: unknown; around: Values }) {
  const text = useTexts();
  const words = useLayoutTexts();
  const locale = useLocale();
  const { choices: loaded = [] } = useSource(sourceOf?.(item, around));
  if (item.type === 'dynamicList') {
    const rows = Array.isArray(value) ? value.filter(isRecord) : [];
    if (rows.length === 0) return <Missing />;
    return (
      <Stack as="ol" gap={4}>
        {rows.map((row, index) => (
          // rows have nothing of their own that tells them apart
          <li key={index} className={styles.row}>
            <p className={styles.label}>{text('item', { number: index + 1 })}</p>
            <Answers items={rowItems(item)} values={row} around={around} sourceOf={sourceOf} />
          </li>
        ))}
      </Stack>
    );
  }
  const choices = [...loaded, { label: text('notApplicable'), value: notApplicable }];
  const readings = readingsOf(item, value, { locale, text: words, choices });
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
}

type AnswersProps = Known & {
  /** Of a definition without mistakes. */
  items: readonly Item[];
  values: Values;
  /** Where items are in rows, what is around them. @default the values */
  around?: Values;
};

/** What was answered to some items, by their labels: those that are there, and only those that can be answered. */
export function Answers({ items, values, around = values, sourceOf }: AnswersProps) {
  const known = { ...around, ...values };
  const answered = visibleItems(items, known).filter((item) => kindOf(item)?.isValue);
  if (answered.length === 0) return null;
  return (
    <dl className={`${list.list} ${list.layouts.columns}`}>
      {answered.map((item) => (
        <div key={item.name} className={list.pair}>
          <dt className={list.term}>{item.label ?? item.ariaLabel ?? item.name}</dt>
          <dd className={`${list.description} ${styles.answer}`} data-answer={item.name}>
            <Answer item={item} value={own(values, item.name)} around={known} sourceOf={sourceOf} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
