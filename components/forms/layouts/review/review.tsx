import { itemsOf, type FormDefinition, type Item, type Values } from '@portico/core/forms';
import { kindOf, visibleItems } from '@portico/core/forms/internal';
import { useEffect, useState, type ComponentPropsWithRef } from 'react';
import { Button } from '../../../actions/button/button.tsx';
import { Inline } from '../../../layout/inline/inline.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { sourceFor } from '../../fields/select/use-choices.ts';
import { useFormRoot, type FormRoot } from '../../form/form-root.ts';
import { readValues, type Held } from '../../form/form-values.ts';
import { enterSection } from '../go-to-section.ts';
import { Answers } from '../description/answers.tsx';
import { useLayoutTexts } from '../texts.ts';
import * as styles from './review.css.ts';

/** How long typing has to be still before the review follows, in ms. */
const settled = 300;

const valuesIn = ({ form, items }: FormRoot): Values => readValues(items, form.getValues() as Held);

/** What the form around holds, a little behind typing. */
function useValues(): Values {
  const root = useFormRoot();
  const [values, setValues] = useState(() => valuesIn(root));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const read = () => setValues(valuesIn(root));
    const readSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(read, settled);
    };
    const stop = root.form.subscribe({ formState: { values: true }, callback: readSoon });
    // the fields have registered themselves by now
    readSoon();
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [root]);
  return values;
}

type OwnProps = {
  /** Of the form around. */
  definition: FormDefinition;
  /**
   * Where the sections' titles stand in the page's outline.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | 5;
};

/** `ref` and all other props go to the root. */
export type FormReviewProps = OwnProps &
  Omit<ComponentPropsWithRef<'div'>, keyof OwnProps | 'className' | 'style' | 'children'>;

/** What will be sent, for the end of a form: its answers as people write them, each section with a way back to it. */
export function FormReview({ definition, headingLevel = 3, ...rest }: FormReviewProps) {
  const text = useLayoutTexts();
  const root = useFormRoot();
  const values = useValues();
  const sourceOf = (item: Item, around: Values) =>
    item.type === 'select' || item.type === 'dropdown'
      ? sourceFor(root.form.control, item, around)
      : undefined;
  const shown = new Set(visibleItems(itemsOf(definition), values));
  const Heading = `h${headingLevel}` as const;
  return (
    <div {...rest}>
      <Stack gap={8}>
        {definition.sections.map((section, index) => {
          // conditions may hang on answers of other sections
          const items = section.items.filter((item) => shown.has(item) && kindOf(item)?.isValue);
          if (items.length === 0) return null;
          const title = section.title ?? text('step', { number: index + 1 });
          return (
            <Stack key={index} gap={2}>
              <Inline gap={3}>
                <Heading className={styles.title}>{title}</Heading>
                <Button
                  size="small"
                  aria-label={text('changeSection', { name: title })}
                  onClick={({ currentTarget }) => {
                    const form = currentTarget.closest('form');
                    const place = form?.querySelector<HTMLElement>(`[data-section="${index}"]`);
                    if (place) enterSection(place);
                  }}
                >
                  {text('change')}
                </Button>
              </Inline>
              <Answers items={items} values={values} sourceOf={sourceOf} />
            </Stack>
          );
        })}
      </Stack>
    </div>
  );
}
