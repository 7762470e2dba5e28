import { Card } from '@portico/components';
import type { PositionRow } from '../../../contract/positions.ts';
import { renderLinkInPlace } from '../../app/render-link.tsx';
import { useSite } from '../../app/site.tsx';
import { writeDay } from '../position/job-facts.ts';
import * as styles from './search.css.ts';

/** A job of the results. */
export const JobCard = ({
  position,
  href,
  isChosen,
}: {
  position: PositionRow;
  href: string;
  /** By its number in the address; the first job, which is nobody's choice, is not (ruling 30). */
  isChosen: boolean;
}) => {
  const { boot, t } = useSite();
  const [place = '', ...others] = position.locations;
  const places = others.length === 0 ? place : t('search.places', { place, count: others.length });
  return (
    <Card
      href={href}
      renderLink={renderLinkInPlace}
      selected={isChosen}
      title={position.name}
      meta={[position.department, places].filter(Boolean).join(' · ')}
    >
      <span className={styles.cardMeta}>
        {t(`workplace.${position.workLocationOption}`)} ·{' '}
        {t('job.posted', { date: writeDay(position.postedTs, boot.locale) })}
      </span>
    </Card>
  );
};
