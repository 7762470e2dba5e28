import { positionTexts, jobsTexts } from '../../locales/texts.ts';
import { DefinitionList, InfoBar, Inline, Skeleton, Tag } from '@portico/components';
import { RichText } from '@portico/components/rich-text';
import { useId, useRef } from 'react';
import type { PositionDetails } from '../../../contract/positions.ts';
import { lazyExtra, lazyPart } from '../../app/lazy.tsx';
import { InView } from '../../app/in-view.tsx';
import { useSite } from '../../site/site.tsx';
import { useIsHydrated } from '../../app/use-is-hydrated.ts';
import { jobFacts, writeDay } from './job-facts.ts';
import * as styles from './position.css.ts';
import { PositionActions } from './position-actions.tsx';

const MatchLine = lazyExtra(() => import('./match-line.tsx'), positionTexts);
const PositionExtras = lazyPart(() => import('./position-extras.tsx'), {
  texts: positionTexts,
  Pending: ExtrasPlace,
});

/** About as tall as what comes below a job, so that the foot of the page stays where it is. */
function ExtrasPlace({ isClosed }: { isClosed: boolean }) {
  const hasMatch = useSite().boot.user !== null;
  return (
    <div className={styles.place}>
      <Skeleton lines={isClosed ? 12 : hasMatch ? 48 : 30} />
    </div>
  );
}

function showExtras(extras: HTMLElement | null) {
  extras?.scrollIntoView();
  extras?.focus({ preventScroll: true });
}

type PositionArticleProps = {
  position: PositionDetails;
  /** Closed: told, and not to be applied for. */
  isClosed: boolean;
  /** `panel` beside results, with a link to the job's own page; `page` on that page, as its first heading. */
  variant: 'panel' | 'page';
};

/** A job in full. */
export function PositionArticle({ position, isClosed, variant }: PositionArticleProps) {
  const { boot } = useSite();
  const jobs = jobsTexts.useTexts();
  const headingId = useId();
  const extras = useRef<HTMLDivElement>(null);
  // the server cannot wait for a chunk
  const isHydrated = useIsHydrated();
  const { locale } = boot;
  const Heading = variant === 'page' ? 'h1' : 'h2';
  const [beforeNumber, afterNumber] = jobs('job.number', { id: '\n' }).split('\n');
  return (
    <article className={styles.article} aria-labelledby={headingId}>
      <header>
        <Heading id={headingId} className={variant === 'page' ? styles.pageTitle : styles.title}>
          {position.name}
        </Heading>
        <p className={styles.meta}>
          {jobs('job.posted', { date: writeDay(position.postedTs, locale) })} ·{' '}
          <span className={styles.number}>
            {beforeNumber}
            <bdi>{position.displayJobId}</bdi>
            {afterNumber}
          </span>
        </p>
      </header>
      {isClosed && (
        <InfoBar variant="warning">
          <strong>{jobs('job.closed')}.</strong>{' '}
          {position.closedTs !== null &&
            jobs('job.closedHint', { date: writeDay(position.closedTs, locale) })}
        </InfoBar>
      )}
      {boot.user && !isClosed && (
        <div className={styles.matchLine}>
          {isHydrated && <MatchLine id={position.id} onWhy={() => showExtras(extras.current)} />}
        </div>
      )}
      <PositionActions key={position.id} position={position} isClosed={isClosed} variant={variant} />
      <div className={styles.facts}>
        <DefinitionList
          layout="grid"
          aria-label={jobs('job.facts')}
          items={jobFacts(position, locale, jobs).map(({ label, value }) => ({
            term: label,
            description: value,
          }))}
        />
      </div>
      {variant === 'page' && <h2 className={styles.title}>{jobs('job.about')}</h2>}
      <div className={styles.description}>
        {/* begins where the page's own text begins, whatever its language */}
        <RichText html={position.jobDescription} dir={undefined} />
      </div>
      {position.efcustomTextSkills.length > 0 && (
        <Inline as="ul" gap={2} aria-label={jobs('job.skills')}>
          {position.efcustomTextSkills.map((skill) => (
            <li key={skill}>
              <Tag>{skill}</Tag>
            </li>
          ))}
        </Inline>
      )}
      <div ref={extras} tabIndex={-1} className={styles.extras}>
        <InView place={<ExtrasPlace isClosed={isClosed} />}>
          <PositionExtras key={position.id} position={position} isClosed={isClosed} variant={variant} />
        </InView>
      </div>
    </article>
  );
}
