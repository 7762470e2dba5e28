import type { Section } from '@portico/core/forms';
import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useSyncExternalStore,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { AlertIcon } from '../../../display/icon/icon.tsx';
import { Badge } from '../../../display/badge/badge.tsx';
import { ProgressBar } from '../../../feedback/progress-bar/progress-bar.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { StickyFooterBar } from '../../../layout/sticky-footer-bar/sticky-footer-bar.tsx';
import { VisuallyHidden } from '../../../layout/visually-hidden/visually-hidden.tsx';
import { useLocale } from '../../../messages/locale.tsx';
import { ScrollProgress } from '../../../navigation/scroll-progress/scroll-progress.tsx';
import { SideList } from '../../../navigation/side-list/side-list.tsx';
import { useFormRoot } from '../../form/form-root.ts';
import type { LayoutProps } from '../plain/plain.tsx';
import { FormSection } from '../section/section.tsx';
import { useLayoutTexts } from '../texts.ts';
import { useActiveStep } from './active-step.ts';
import { enterSection, showSection } from '../go-to-section.ts';
import * as sectionStyles from '../section/section.css.ts';
import * as styles from './stepper.css.ts';
import { createTallies, type Tallies } from './tallies.ts';

type StepLabelProps = { section: Section; index: number; tallies: Tallies };

/** The name of a step and its counts; rendered anew when one of its own numbers changes. */
function StepLabel({ section, index, tallies }: StepLabelProps) {
  const text = useLayoutTexts();
  const locale = useLocale();
  const read = () => tallies.of(index);
  const { fresh, errors } = useSyncExternalStore(tallies.subscribe, read, read);
  return (
    <span className={styles.step}>
      <span className={styles.name}>{section.title ?? text('step', { number: index + 1 })}</span>{' '}
      {fresh > 0 ? (
        <Badge variant="neutral" count={fresh} label={text('newQuestions', { count: fresh })} />
      ) : null}{' '}
      {errors > 0 ? (
        <span className={styles.errors} data-errors={errors}>
          <AlertIcon />
          <span aria-hidden="true">{new Intl.NumberFormat(locale).format(errors)}</span>
          <VisuallyHidden>{text('errors', { count: errors })}</VisuallyHidden>
        </span>
      ) : null}
    </span>
  );
}

function Progress({ tallies }: { tallies: Tallies }) {
  const text = useLayoutTexts();
  const value = useSyncExternalStore(tallies.subscribe, tallies.progress, tallies.progress);
  return value === undefined ? null : <ProgressBar label={text('progress')} value={value} />;
}

/** What ends a form beside questions, as a step of its own, such as a review of the answers. */
export type ClosingStep = { title: string; content: ReactNode };

type StepsProps = {
  sections: readonly Section[];
  closing: ClosingStep | undefined;
  tallies: Tallies;
  /** Where a section is on the page. */
  idOf: (index: number) => string;
  content: RefObject<HTMLElement | null>;
};

/** The list of steps; only it is rendered anew when another one becomes active. */
function Steps({ sections, closing, tallies, idOf, content }: StepsProps) {
  const text = useLayoutTexts();
  const { active, choose } = useActiveStep(content);
  const asked = useSyncExternalStore(tallies.subscribe, tallies.places, tallies.places);
  const end = closing ? sections.length : undefined;
  const places = useMemo(() => (end === undefined ? asked : [...asked, end]), [asked, end]);
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    // with the frame's own layout, which a form of many fields should not need twice
    const frame = requestAnimationFrame(() => {
      const link = list.current?.querySelectorAll('a')[places.indexOf(active)];
      const box = list.current?.closest('[data-steps]');
      if (!link || !box) return;
      // the box alone: the page is where people have scrolled it to
      const { top, bottom } = link.getBoundingClientRect();
      const edges = box.getBoundingClientRect();
      if (top < edges.top) box.scrollBy({ top: top - edges.top });
      else if (bottom > edges.bottom) box.scrollBy({ top: bottom - edges.bottom });
    });
    return () => cancelAnimationFrame(frame);
  }, [active, places]);
  const sectionOf = (index: number) =>
    content.current?.querySelector<HTMLElement>(`[data-section="${index}"]`) ?? undefined;

  const jumpByKey = (event: KeyboardEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (event.key !== 'Home' && event.key !== 'End') return;
    event.preventDefault();
    const at = event.key === 'Home' ? 0 : places.length - 1;
    const index = places[at];
    if (index === undefined) return;
    const links = event.currentTarget.closest('ul')?.querySelectorAll<HTMLElement>('a');
    // the focus stays among the steps, so that the other key leads back
    links?.[at]?.focus({ preventScroll: true });
    choose(index);
    const section = sectionOf(index);
    if (section) showSection(section);
  };

  return (
    <SideList
      ref={list}
      label={text('steps')}
      sections={[
        {
          links: places.map((index) => ({
            href: `#${idOf(index)}`,
            label:
              index === end ? (
                closing?.title
              ) : (
                <StepLabel section={sections[index]!} index={index} tallies={tallies} />
              ),
            current: index === active,
          })),
        },
      ]}
      renderLink={({ children, href, 'aria-current': current, ...rest }) => {
        const index = places.find((at) => href === `#${idOf(at)}`) ?? 0;
        return (
          <a
            {...rest}
            href={href}
            aria-current={current ? 'step' : undefined}
            onKeyDown={jumpByKey}
            onClick={(event) => {
              const section = sectionOf(index);
              // a press that opens another tab is the browser's
              if (!section || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
              event.preventDefault();
              choose(index);
              enterSection(section);
            }}
          >
            {children}
          </a>
        );
      }}
    />
  );
}

export type StepperLayoutProps = LayoutProps & {
  /** What stands below the fields of some sections, by the sections' places from 0. */
  after?: Readonly<Record<number, ReactNode>>;
  closing?: ClosingStep;
};

/**
 * The sections of a definition below each other, with a list of steps beside them that leads through the page: on phones a
 * line that grows with scrolling stands for it. The actions stay in view at the bottom of the window.
 */
export function StepperLayout({ definition, summary, notices, actions, after, closing }: StepperLayoutProps) {
  const root = useFormRoot();
  const { sections } = definition;
  const tallies = useMemo(() => createTallies(root, sections), [root, sections]);
  const id = useId();
  const idOf = (index: number) => `${id}-${index}`;
  const content = useRef<HTMLDivElement>(null);
  return (
    <div className={styles.root} data-layout="stepper">
      <div className={styles.onPhones}>
        <ScrollProgress target={content} />
      </div>
      <div className={styles.aside} data-steps="">
        <Stack gap={5}>
          <Progress tallies={tallies} />
          <Steps sections={sections} closing={closing} tallies={tallies} idOf={idOf} content={content} />
        </Stack>
      </div>
      <div ref={content} className={styles.content}>
        <Stack gap={6}>
          {summary}
          <Stack gap={12}>
            {sections.map((section, index) => {
              const fields = <FormSection key={index} section={section} index={index} id={idOf(index)} />;
              const more = after?.[index];
              return more === undefined ? (
                fields
              ) : (
                <Stack key={index} gap={5}>
                  {fields}
                  {more}
                </Stack>
              );
            })}
            {closing ? (
              <section
                id={idOf(sections.length)}
                data-section={sections.length}
                aria-labelledby={`${id}-closing`}
              >
                <Stack gap={6}>
                  <h2 id={`${id}-closing`} className={sectionStyles.title}>
                    {closing.title}
                  </h2>
                  {closing.content}
                </Stack>
              </section>
            ) : null}
          </Stack>
        </Stack>
      </div>
      <div className={styles.footer}>
        <StickyFooterBar>
          <div className={styles.notices}>{notices}</div>
          {actions}
        </StickyFooterBar>
      </div>
    </div>
  );
}
