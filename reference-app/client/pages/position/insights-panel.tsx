import { Inline, Tag } from '@portico/components';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { QueryPanel } from '../../app/query-panel.tsx';
import { useSite } from '../../site/site.tsx';
import { positionTexts } from '../../locales/texts.ts';
import { insightsQuery } from '../../request/queries/match.ts';
import * as styles from './match.css.ts';

/** What similar jobs ask for, the most frequent first. */
export function InsightsPanel({ id }: { id: number }) {
  const { api } = useSite();
  const t = positionTexts.useTexts();
  const headings = useId();
  const query = useQuery(insightsQuery(api, id));
  return (
    <QueryPanel title={t('insights.heading')} failed={t('insights.failed')} query={query} lines={9}>
      {(insights) => {
        const kinds = (['skills', 'titles'] as const).filter(
          (kind) => Object.keys(insights[kind]).length > 0,
        );
        if (kinds.length === 0) return <p className={styles.text}>{t('insights.none')}</p>;
        return kinds.map((kind) => (
          <div key={kind} className={styles.group}>
            <h3 id={`${headings}-${kind}`} className={styles.subheading}>
              {t(`insights.${kind}`)}
            </h3>
            <Inline as="ul" gap={2} aria-labelledby={`${headings}-${kind}`}>
              {Object.entries(insights[kind]).map(([name, count]) => (
                <li key={name}>
                  <Tag>
                    <bdi>{name}</bdi> · {t('insights.jobs', { count })}
                  </Tag>
                </li>
              ))}
            </Inline>
          </div>
        ));
      }}
    </QueryPanel>
  );
}
