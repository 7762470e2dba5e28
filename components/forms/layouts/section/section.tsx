import { memo, useId, useSyncExternalStore } from 'react';
import type { Item, Section } from '../../definition/definition.ts';
import { mistakeIn } from '../../definition/stand-in.ts';
import { FormItem } from '../../form/form-item.tsx';
import { useFormRoot } from '../../form/form-root.ts';
import * as layout from '../../form/item-layout.css.ts';
import { classOfItems, runsOf } from '../../form/item-layout.ts';
import { keyOf } from '../../form/keys.ts';
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
const useIsThere = ({ items }: Section): boolean => {
  const { visibility, showsMistakes } = useFormRoot();
  const places = items.filter((item) => !item.hidden && (showsMistakes || mistakeIn(item) === undefined));
  const mayGo = places.every(({ visibleFn }) => visibleFn !== undefined);
  const read = () => !mayGo || places.some((item) => visibility.isShown(item, { path: keyOf(item.name) }));
  return useSyncExternalStore(mayGo ? visibility.watch : stay, read, read);
};

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
  const { items } = useFormRoot();
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
      {runsOf(section.items, items.length)?.map((run, at) => (
        <div key={at} className={layout.run}>
          {itemsOf(run)}
        </div>
      )) ?? itemsOf(section.items)}
    </section>
  );
});
