import { Button, CalendarIcon, Card, GlobeIcon, PinIcon, Status } from '@portico/components';
import type { DashboardEvent } from '../../../contract/dashboard.ts';
import { useSite } from '../../site/site.tsx';
import { dashboardTexts } from '../../locales/texts.ts';
import { useNow } from '../../offers/use-now.ts';
import * as styles from './dashboard.css.ts';
import { writeSpan } from './write-span.ts';

type EventCardProps = {
  event: DashboardEvent;
  /** Until the browser has taken over; ms since 1970. */
  now: number;
};

/** An event that the candidate is invited to: what, when and where. */
export function EventCard({ event, now }: EventCardProps) {
  const { boot } = useSite();
  const t = dashboardTexts.useTexts();
  const { title, description, startsAt, endsAt, place, link } = event;
  const isOver = useNow(now, Date.parse(endsAt)) >= Date.parse(endsAt);
  const when = writeSpan(event, boot.locale);
  return (
    <Card
      as="li"
      title={title}
      meta={isOver && <Status>{t('events.over')}</Status>}
      actions={
        link !== '' &&
        !isOver && (
          <Button href={link} aria-label={t('events.seeOf', { title })}>
            {t('events.see')}
          </Button>
        )
      }
    >
      {description !== '' && <p className={styles.text}>{description}</p>}
      <div className={styles.fact}>
        <CalendarIcon />
        <time dateTime={startsAt}>{when}</time>
      </div>
      <div className={styles.fact}>
        {place === '' ? <GlobeIcon /> : <PinIcon />}
        <span>{place === '' ? t('events.online') : place}</span>
      </div>
    </Card>
  );
}
