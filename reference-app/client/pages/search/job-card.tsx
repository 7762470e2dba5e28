import { Card } from '@portico/components';
import type { PositionRow } from '../../../contract/positions.ts';
import { renderLinkInPlace } from '../../app/render-link.tsx';
import { useSite } from '../../site/site.tsx';
import { jobsTexts } from '../../locales/texts.ts';
import { writeDay } from '../position/job-facts.ts';
import * as styles from './search.css.ts';

/** A job of the results. */
export function JobCard({
  position,
  href,
  isChosen,
}: {
  position: PositionRow;
  href: string;
  /** By its number in the address; the first job, which is nobody's choice, is not (ruling 30). */
  isChosen: boolean;
}) {
  const { boot } = useSite();
  const jobs = jobsTexts.useTexts();
  const [place = '', ...others] = position.locations;
  const places = others.length === 0 ? place : jobs('search.places', { place, count: others.length });
  return (
    <Card
      href={href}
      renderLink={renderLinkInPlace}
      selected={isChosen}
      title={position.name}
      meta={[position.department, places].filter(Boolean).join(' · ')}
    >
      <span className={styles.cardMeta}>
        {jobs(`workplace.${position.workLocationOption}`)} ·{' '}
        {jobs('job.posted', { date: writeDay(position.postedTs, boot.locale) })}
      </span>
    </Card>
  );
}
