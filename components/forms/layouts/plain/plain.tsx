import { memo, useId } from 'react';
import { Stack } from '../../../layout/stack/stack.tsx';
import type { FormDefinition, Section } from '../../definition/definition.ts';
import { FormItem } from '../../form/form-item.tsx';
import { keyOf } from '../../form/keys.ts';
import * as styles from './plain.css.ts';

const PlainSection = ({ section }: { section: Section }) => {
  const id = useId();
  return (
    <Stack as="section" gap={5} {...(section.title ? { 'aria-labelledby': id } : {})}>
      {section.title ? (
        <h2 id={id} className={styles.title}>
          {section.title}
        </h2>
      ) : null}
      {section.items.map((item) => (
        <FormItem key={item.name} item={item} place={{ path: keyOf(item.name) }} />
      ))}
    </Stack>
  );
};

/** The sections of a definition below each other. */
export const PlainLayout = memo(({ definition }: { definition: FormDefinition }) => (
  <Stack gap={8}>
    {definition.sections.map((section, index) => (
      <PlainSection key={section.title ?? index} section={section} />
    ))}
  </Stack>
));
