import { Button, Card, Inline, Stack } from '@portico/components';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { UnavailablePosition } from '../../../contract/apply.ts';
import { renderLink } from '../../app/render-link.tsx';
import { useAddress, useSite } from '../../site/site.tsx';
import { applyTexts } from '../../locales/texts.ts';
import * as styles from './apply.css.ts';
import { unavailableText } from './unavailable-text.ts';

/** None of the jobs takes an application of this person: why, and where to go instead (APPLY-02). */
export function Impossible({ unavailable }: { unavailable: readonly UnavailablePosition[] }) {
  const { boot } = useSite();
  const t = applyTexts.useTexts();
  const address = useAddress();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // in the place of a form that had the focus
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  const hasApplied = unavailable.some(({ reason }) => reason === 'applied');
  return (
    <Card as="section" padding="large" aria-labelledby="apply-impossible">
      <Stack gap={4} align="start">
        <h2 id="apply-impossible" ref={heading} tabIndex={-1} className={styles.heading}>
          {t('unavailable.all', { count: unavailable.length })}
        </h2>
        <ul className={styles.jobs}>
          {unavailable.map((one) => (
            <li key={one.pid} className={styles.job}>
              <span>{unavailableText(one, t)}</span>
              {one.reason !== 'gone' && (
                <Link to={address(`/careers/job/${one.pid}`)}>{t('unavailable.look')}</Link>
              )}
            </li>
          ))}
        </ul>
        <Inline gap={3}>
          {hasApplied && boot.user && (
            <Button variant="primary" href={address('/careers/applications')} renderLink={renderLink}>
              {t('applications')}
            </Button>
          )}
          <Button href={address('/careers')} renderLink={renderLink}>
            {t('allJobs')}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
