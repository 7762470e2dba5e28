import { memo, useId } from 'react';
import type { Section } from '../../definition/definition.ts';
import { FormItem } from '../../form/form-item.tsx';
import { classOfItems } from '../../form/item-layout.ts';
import { keyOf } from '../../form/keys.ts';
import * as styles from './section.css.ts';

type FormSectionProps = {
  section: Section;
  /** Where it stands among the sections, from 0; `data-section` for selectors and tests. */
  index: number;
  /** Where links to it lead. */
  id?: string;
};

/** The title and the fields of a section. Typing renders none of it anew but the field itself. */
export const FormSection = memo(({ section, index, id }: FormSectionProps) => {
  const titleId = useId();
  return (
    <section
      id={id}
      className={classOfItems(section.items)}
      data-section={index}
      {...(section.title ? { 'aria-labelledby': titleId } : {})}
    >
      {section.title ? (
        <h2 id={titleId} className={styles.title}>
          {section.title}
        </h2>
      ) : null}
      {section.items.map((item) => (
        <FormItem key={item.name} item={item} place={{ path: keyOf(item.name) }} />
      ))}
    </section>
  );
});
