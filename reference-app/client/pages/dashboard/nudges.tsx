import { Button } from '@portico/components';
import { useQuery } from '@tanstack/react-query';
import type { Nudge } from '../../../contract/dashboard.ts';
import { QueryPanel } from '../../app/query-panel.tsx';
import { renderLink } from '../../app/render-link.tsx';
import { useAddress, useSite } from '../../site/site.tsx';
import { dashboardTexts } from '../../locales/texts.ts';
import { nudgesQuery } from '../../request/queries/dashboard.ts';
import * as styles from './dashboard.css.ts';

/** What would help the candidate on, with the way to each (DASH-03). */
export function Nudges() {
  const { api } = useSite();
  const t = dashboardTexts.useTexts();
  return (
    <QueryPanel title={t('nudges')} failed={t('nudges.failed')} query={useQuery(nudgesQuery(api))} lines={6}>
      {(nudges) =>
        nudges.length === 0 ? (
          <p className={styles.text}>{t('nudges.none')}</p>
        ) : (
          <ul className={styles.rows}>
            {nudges.map((nudge) => (
              <NudgeRow key={nudge.id} {...nudge} />
            ))}
          </ul>
        )
      }
    </QueryPanel>
  );
}

function NudgeRow({ title, text, link, linkLabel }: Nudge) {
  const t = dashboardTexts.useTexts();
  const address = useAddress();
  const label = linkLabel || t('nudges.open');
  const isOurs = link.startsWith('/careers');
  return (
    <li className={styles.row}>
      <div className={styles.rowText}>
        <h3 className={styles.rowTitle}>{title}</h3>
        {text !== '' && <p className={styles.muted}>{text}</p>}
      </div>
      {link !== '' && (
        <Button
          size="small"
          href={isOurs ? address(link) : link}
          renderLink={isOurs ? renderLink : undefined}
          aria-label={`${label}: ${title}`}
        >
          {label}
        </Button>
      )}
    </li>
  );
}
