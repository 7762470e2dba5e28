import type { ComponentPropsWithRef } from 'react';
import { AlertIcon, CheckIcon } from '../../display/icon/icon.tsx';
import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx';
import { useLocale, useMessages } from '../../messages/locale.tsx';
import { renderAnchor, type RenderLink } from '../../theme/link.ts';
import { listRole } from '../../theme/list-role.ts';
import type keys from './messages/en-US.json';
import english from './messages/en-US.json?messages';
import * as styles from './stepper.css.ts';

export type Step = {
  /** What is done in it; different from the names of the others. */
  name: string;
  /** A few words below the name. */
  description?: string;
  /**
   * Something in it is wrong and has to be put right.
   * @default false
   */
  error?: boolean;
  /** Where its page is; only for steps that can be gone back to or ahead to. */
  href?: string;
};

type OwnProps = {
  /** In the order in which they are done. */
  steps: readonly Step[];
  /** The number of the step that is open, from 1; those before it are done. One more than there are when all are done. */
  current: number;
  /**
   * Beside or below each other. Beside each other, up to 600 px of width, a line of text stands for them.
   * @default 'horizontal'
   */
  orientation?: 'horizontal' | 'vertical';
  /** Renders the links through a client-side router. */
  renderLink?: RenderLink;
};

/**
 * `ref` and all other props go to the root. State for selectors and tests: `data-state` of a step is `done`, `current`,
 * `upcoming` or `error`, and the one that is open is `[aria-current="step"]`.
 */
export type StepperProps = OwnProps &
  Omit<ComponentPropsWithRef<'section'>, keyof OwnProps | 'className' | 'style' | 'children'>;

function stateOf(
  { error }: Step,
  { number, current }: { number: number; current: number },
): 'done' | 'current' | 'upcoming' | 'error' {
  if (error) return 'error';
  if (number < current) return 'done';
  return number === current ? 'current' : 'upcoming';
}

/** The steps of a process: which are done, which is open, which are to come. */
export function Stepper({
  steps,
  current,
  orientation = 'horizontal',
  renderLink = renderAnchor,
  ...rest
}: StepperProps) {
  const text = useMessages<keyof typeof keys>('stepper', english);
  const numbers = new Intl.NumberFormat(useLocale());
  const entries = steps.map((step, index) => ({
    ...step,
    number: index + 1,
    state: stateOf(step, { number: index + 1, current }),
  }));
  // with all of them done, the last one says it
  const shown = entries[Math.min(current, steps.length) - 1];
  // phones show the open step alone, and must not hide what is wrong in another
  const elsewhere = entries.filter(({ state, number }) => state === 'error' && number !== shown?.number);

  return (
    <section aria-label={text('label')} {...rest} className={styles.stepper}>
      {orientation === 'horizontal' && shown ? (
        <>
          <p className={styles.summary}>
            {text('summary', { step: shown.number, count: steps.length, name: shown.name })}
            {shown.state === 'current' ? null : <VisuallyHidden> ({text(shown.state)})</VisuallyHidden>}
          </p>
          <div className={styles.summaryBar} aria-hidden="true">
            {entries.map(({ name, state }) => (
              <span key={name} className={styles.part} data-state={state} />
            ))}
          </div>
          {elsewhere.length > 0 ? (
            <ul {...listRole} className={styles.attention}>
              {elsewhere.map(({ number, name, href }) => (
                <li key={name} className={styles.attentionItem}>
                  <AlertIcon />
                  <span className={styles.attentionName}>
                    {text('attention', { step: number })}{' '}
                    {href === undefined ? name : renderLink({ href, children: name })}
                  </span>
                </li>
              ))}
            </ul>
          ) : null}
        </>
      ) : null}
      <ol {...listRole} className={styles.list} data-orientation={orientation}>
        {entries.map(({ number, name, description, href, state }) => (
          <li
            key={name}
            className={styles.step}
            data-state={state}
            aria-current={number === current ? 'step' : undefined}
          >
            <span className={styles.marker} aria-hidden="true">
              {state === 'done' ? <CheckIcon /> : null}
              {state === 'error' ? <AlertIcon /> : null}
              {state === 'current' || state === 'upcoming' ? numbers.format(number) : null}
            </span>
            <div className={styles.body}>
              <div className={styles.name}>
                {href === undefined ? name : renderLink({ href, children: name })}
                <VisuallyHidden> ({text(state)})</VisuallyHidden>
              </div>
              {description ? <div className={styles.description}>{description}</div> : null}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
