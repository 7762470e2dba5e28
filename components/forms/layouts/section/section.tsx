import type { Item, Section } from '@portico/core/forms';
import { mistakeIn } from '@portico/core/forms/internal';
import { memo, useId, useState, useSyncExternalStore } from 'react';
import { FormItem } from '../../form/form-item.tsx';
import { useFormRoot } from '../../form/form-root.ts';
import * as layout from '../../form/item-layout.css.ts';
import { classOfItems } from '../../form/item-layout.ts';
import { keyOf } from '../../form/keys.ts';
import { regrouped, runsOf } from '../../form/runs.ts';
import * as styles from './section.css.ts';

type FormSectionProps = {
  section: Section;
  /** Where it stands among the sections, from 0; `data-section` for selectors and tests. */
  index: number;
  /** Where links to it lead. */
  id?: string;
};

const stay = () => () => {};

/** Whether a section has anything to show: fields may all be hidden. */
function useIsThere({ items }: Section): boolean {
  const { visibility, showsMistakes } = useFormRoot();
  const places = items.filter((item) => !item.hidden && (showsMistakes || mistakeIn(item) === undefined));
  const mayGo = places.every(({ visibleFn }) => visibleFn !== undefined);
  const read = () => !mayGo || places.some((item) => visibility.isShown(item, { path: keyOf(item.name) }));
  return useSyncExternalStore(mayGo ? visibility.watch : stay, read, read);
}

/** The runs of a section's items for as long as it is there: whether there are any does not change while people fill it in. */
function useRuns(items: readonly Item[]) {
  const root = useFormRoot();
  // whoever mends a definition moves its items
  const [first] = useState(() => (root.showsMistakes ? undefined : runsOf(items, root.items.length)));
  const [known, setKnown] = useState({ items, runs: first });
  if (!known.runs || known.items === items) return known.runs;
  const runs = regrouped(known.runs, items);
  setKnown({ items, runs });
  return runs;
}

const itemsOf = (items: readonly Item[]) =>
  items.map((item, at) => (
    <FormItem
      key={mistakeIn(item) === undefined ? item.name : at}
      item={item}
      place={{ path: keyOf(item.name) }}
    />
  ));

/** The title and the fields of a section. Typing renders none of it anew but the field itself. */
export const FormSection = memo(({ section, index, id }: FormSectionProps) => {
  const titleId = useId();
  const runs = useRuns(section.items);
  const isThere = useIsThere(section);
  return (
    <section
      id={id}
      {...(isThere ? { className: classOfItems(section.items), 'data-section': index } : { hidden: true })}
      {...(section.title ? { 'aria-labelledby': titleId } : {})}
    >
      {section.title ? (
        <h2 id={titleId} className={styles.title}>
          {section.title}
        </h2>
      ) : null}
      {runs?.map((run) => (
        <div key={run.key} className={layout.run} data-run="">
          {itemsOf(run.items)}
        </div>
      )) ?? itemsOf(section.items)}
    </section>
  );
});
