import { Card } from '@portico/components';
import { readSearch } from '@portico/core/jobs';
import { useQuery } from '@tanstack/react-query';
import type { PositionRow } from '../../../contract/positions.ts';
import { QueryPanel } from '../../app/query-panel.tsx';
import { renderLink } from '../../app/render-link.tsx';
import { filterSyntax, useAddress, useSite } from '../../site/site.tsx';
import { positionTexts } from '../../locales/texts.ts';
import { searchQuery } from '../../request/queries/search.ts';
import * as styles from './match.css.ts';

const mostShown = 4;

/** Open jobs of a like title, or else the newest of the same department. */
export function SimilarJobs({ position }: { position: PositionRow }) {
  const { api, boot } = useSite();
  const t = positionTexts.useTexts();
  const address = useAddress();
  const syntax = filterSyntax(boot);
  const { id, name, department } = position;
  const anything = readSearch(new URLSearchParams(), {}, syntax);
  const others = ({ positions }: { positions: readonly PositionRow[] }) =>
    positions.filter((other) => other.id !== id).slice(0, mostShown);
  const byTitle = useQuery({
    ...searchQuery(api, { ...anything, query: name }, syntax),
    select: others,
  });
  const hasNone = byTitle.data?.length === 0 && department !== null;
  const byDepartment = useQuery({
    ...searchQuery(api, { ...anything, filters: { department: [department ?? ''] } }, syntax),
    select: others,
    enabled: hasNone,
  });
  return (
    <QueryPanel
      title={t('similar.heading')}
      failed={t('similar.failed')}
      query={hasNone ? byDepartment : byTitle}
      lines={9}
    >
      {(jobs) =>
        jobs.length === 0 ? (
          <p className={styles.text}>{t('similar.none')}</p>
        ) : (
          <ul className={styles.cards}>
            {jobs.map((job) => (
              <li key={job.id}>
                <Card
                  title={job.name}
                  href={address(job.positionUrl)}
                  renderLink={renderLink}
                  meta={[job.department, job.locations[0]].filter(Boolean).join(' · ')}
                />
              </li>
            ))}
          </ul>
        )
      }
    </QueryPanel>
  );
}
