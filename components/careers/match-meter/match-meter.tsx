import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { CheckIcon } from '../../display/icon/icon.tsx';
import { Tag } from '../../display/tag/tag.tsx';
import { Inline } from '../../layout/inline/inline.tsx';
import { useLocale, useMessages } from '../../messages/locale.tsx';
import { matchLevel, shownScore } from './match-level.ts';
import * as styles from './match-meter.css.ts';
import type keys from '../../locales/en-US/match-meter.json';
import english from '../../locales/en-US/match-meter.json?messages';

type Scored = {
  /** How well the candidate matches, from 0 to 1. */
  score: number;
  /** From which score on a match is strong, from 0 to 1. */
  strongMatchThreshold: number;
  upload?: undefined;
};
type Panel = {
  /**
   * With a heading and the skills, or the result alone, as on a card.
   * @default 'medium'
   */
  size?: 'medium';
  /**
   * Where its heading stands in the page's outline.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
};
type ScoredPanel = Scored &
  Panel & {
    /** What the job asks for and the candidate has. */
    matchingSkills?: readonly string[];
    /** What the job asks for beyond that. */
    missingSkills?: readonly string[];
  };
type ScoredLine = Scored & {
  size: 'small';
  headingLevel?: undefined;
  matchingSkills?: undefined;
  missingSkills?: undefined;
};
type Invitation = Panel & {
  score?: undefined;
  strongMatchThreshold?: undefined;
  matchingSkills?: undefined;
  missingSkills?: undefined;
  /** The way to upload a resume, such as a `FileTrigger` or a `Button`: there is no score without one. */
  upload: ReactNode;
};

/** `ref` and all other props go to the root. State for selectors and tests: `data-match`, `data-size`. */
export type MatchMeterProps = (ScoredPanel | ScoredLine | Invitation) & { ref?: Ref<HTMLElement> } & Omit<
    HTMLAttributes<HTMLElement>,
    keyof ScoredPanel | 'className' | 'style' | 'children' | 'role'
  >;

const matching = { variant: 'success', icon: <CheckIcon /> } as const;

/** How well a candidate’s skills match a job, or the invitation to find out. */
export function MatchMeter({
  size = 'medium',
  score,
  strongMatchThreshold,
  matchingSkills = [],
  missingSkills = [],
  headingLevel = 3,
  upload,
  ref,
  ...rest
}: MatchMeterProps) {
  const text = useMessages<keyof typeof keys>('match-meter', english);
  const locale = useLocale();
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const level = score === undefined ? undefined : matchLevel(score, strongMatchThreshold);
  const root = { ...rest, className: styles.panel, 'data-size': size, 'data-match': level ?? 'unknown' };

  const result = () => {
    if (score === undefined || level === undefined) return null;
    const shown = shownScore(score);
    const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(shown);
    return (
      <div className={styles.result}>
        <span className={styles.words}>{text(level)}</span>
        <meter className={styles.meter} value={shown} aria-label={text('heading')} aria-valuetext={percent}>
          {percent}
        </meter>
        {/* the meter says it */}
        <span className={styles.percent} aria-hidden="true">
          {percent}
        </span>
      </div>
    );
  };
  const skills = (kind: 'matching' | 'missing', names: readonly string[]) =>
    names.length === 0 ? null : (
      <div>
        <p className={styles.label} id={`${id}-${kind}`}>
          {text(kind)}
        </p>
        <Inline as="ul" gap={2} aria-labelledby={`${id}-${kind}`}>
          {names.map((name) => (
            <li key={name}>
              <Tag {...(kind === 'matching' && matching)}>{name}</Tag>
            </li>
          ))}
        </Inline>
      </div>
    );

  if (size === 'small')
    return (
      <div {...root} ref={ref as Ref<HTMLDivElement>}>
        {result()}
      </div>
    );
  return (
    <section aria-labelledby={`${id}-heading`} {...root} ref={ref}>
      <Heading id={`${id}-heading`} className={styles.heading}>
        {text('heading')}
      </Heading>
      {score === undefined ? (
        <>
          <p className={styles.text}>{text('invitation')}</p>
          <div>{upload}</div>
        </>
      ) : (
        <>
          {result()}
          {skills('matching', matchingSkills)}
          {skills('missing', missingSkills)}
        </>
      )}
    </section>
  );
}
