import {
  isRecord,
  itemsOf,
  type FormDefinition,
  type Item,
  type Section,
  type Values,
  type ValuesOf,
} from '@portico/core/forms';
import { lookAt, visibleItems } from '@portico/core/forms/internal';
import { useId, type ComponentPropsWithRef } from 'react';
import { Stack } from '../../../layout/stack/stack.tsx';
import * as sectionStyles from '../section/section.css.ts';
import { Answers } from './answers.tsx';
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

type SectionProps = {
  section: Section;
  shown: ReadonlySet<Item>;
  values: Values;
  headingLevel: 2 | 3 | 4 | 5;
};

function DescribedSection({ section, shown, values, headingLevel }: SectionProps) {
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
      <Answers items={items.filter((item) => shown.has(item))} values={values} />
    </Stack>
  );
}

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
