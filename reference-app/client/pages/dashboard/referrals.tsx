import { Status, type StatusProps } from '@portico/components';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Referral } from '../../../contract/dashboard.ts';
import { QueryPanel } from '../../app/query-panel.tsx';
import { useAddress, useSite } from '../../site/site.tsx';
import { dashboardTexts } from '../../locales/texts.ts';
import { referralsQuery } from '../../request/queries/dashboard.ts';
import * as styles from './dashboard.css.ts';
import { useDay } from '../../app/use-day.ts';

const meanings: Record<Referral['status'], StatusProps['variant']> = {
  invited: 'neutral',
  applied: 'info',
  interviewing: 'info',
  hired: 'success',
  not_selected: 'neutral',
};

/** Whom the candidate has recommended, and what has become of it (DASH-04). */
export function Referrals() {
  const { api } = useSite();
  const t = dashboardTexts.useTexts();
  const query = useQuery(referralsQuery(api));
  return (
    <QueryPanel title={t('referrals')} failed={t('referrals.failed')} query={query} lines={6}>
      {(referrals) =>
        referrals.length === 0 ? (
          <p className={styles.text}>{t('referrals.none')}</p>
        ) : (
          <ul className={styles.rows}>
            {referrals.map((referral) => (
              <ReferralRow key={referral.id} {...referral} />
            ))}
          </ul>
        )
      }
    </QueryPanel>
  );
}

function ReferralRow({ name, positionId, positionName, status, referredAt }: Referral) {
  const t = dashboardTexts.useTexts();
  const address = useAddress();
  const writeDay = useDay();
  return (
    <li className={styles.row}>
      <div className={styles.rowText}>
        <h3 className={styles.rowTitle}>
          <bdi>{name}</bdi>
        </h3>
        {positionId === null ? (
          <p className={styles.text}>{positionName}</p>
        ) : (
          <Link to={address(`/careers/job/${positionId}`)} className={styles.rowLink}>
            {positionName}
          </Link>
        )}
        <p className={styles.muted}>{t('referrals.at', { date: writeDay(Date.parse(referredAt)) })}</p>
      </div>
      <Status variant={meanings[status]}>{t(`referral.${status}`)}</Status>
    </li>
  );
}
