import { Button, DefinitionList, InfoBar, Inline, Tag } from '@portico/components';
import { RichText } from '@portico/components/rich-text';
import { useId } from 'react';
import type { PositionDetails } from '../../../contract/positions.ts';
import { useAddress, useSite } from '../../app/site.tsx';
import { jobFacts, writeDay } from './job-facts.ts';
import * as styles from './position.css.ts';
import { renderLink } from '../../app/render-link.tsx';

type PositionArticleProps = {
  position: PositionDetails;
  /** Closed: told, and not to be applied for. */
  isClosed: boolean;
  /** `panel` beside results, with a link to the job's own page; `page` on that page, as its first heading. */
  variant: 'panel' | 'page';
};

/** A job in full. */
export const PositionArticle = ({ position, isClosed, variant }: PositionArticleProps) => {
  const { boot, t } = useSite();
  const address = useAddress();
  const headingId = useId();
  const { locale } = boot;
  const Heading = variant === 'page' ? 'h1' : 'h2';
  const { status, applyUrl } = position.positionUserActions.applyAction;
  const canApply = !isClosed && status !== 'link_off' && status !== 'closed' && status !== 'expired';
  const applyAddress =
    applyUrl ??
    address(
      position.isPrivate ? `/careers/apply/private?pid=${position.id}` : `/careers/apply?pid=${position.id}`,
    );
  return (
    <article className={styles.article} aria-labelledby={headingId}>
      <header>
        <Heading id={headingId} className={variant === 'page' ? styles.pageTitle : styles.title}>
          {position.name}
        </Heading>
        <p className={styles.meta}>
          {t('job.posted', { date: writeDay(position.postedTs, locale) })} ·{' '}
          {t('job.number', { id: position.displayJobId })}
        </p>
      </header>
      {isClosed && (
        <InfoBar variant="warning">
          <strong>{t('job.closed')}.</strong>{' '}
          {position.closedTs !== null && t('job.closedHint', { date: writeDay(position.closedTs, locale) })}
        </InfoBar>
      )}
      <Inline gap={3}>
        {canApply && (
          <Button variant="apply" href={applyAddress} renderLink={applyUrl ? undefined : renderLink}>
            {t('job.apply')}
          </Button>
        )}
        {isClosed && (
          <Button
            variant="primary"
            href={address(`/careers/search?query=${encodeURIComponent(position.name)}`)}
          >
            {t('job.similar')}
          </Button>
        )}
        {variant === 'panel' && (
          <Button variant="secondary" href={address(position.positionUrl)} renderLink={renderLink}>
            {t('job.open')}
          </Button>
        )}
      </Inline>
      <div className={styles.facts}>
        <DefinitionList
          layout="grid"
          aria-label={t('job.facts')}
          items={jobFacts(position, locale, t).map(({ label, value }) => ({
            term: label,
            description: value,
          }))}
        />
      </div>
      {variant === 'page' && <h2 className={styles.title}>{t('job.about')}</h2>}
      <div className={styles.description}>
        {/* begins where the page's own text begins, whatever its language */}
        <RichText html={position.jobDescription} dir={undefined} />
      </div>
      {position.efcustomTextSkills.length > 0 && (
        <Inline as="ul" gap={2} aria-label={t('job.skills')}>
          {position.efcustomTextSkills.map((skill) => (
            <li key={skill}>
              <Tag>{skill}</Tag>
            </li>
          ))}
        </Inline>
      )}
    </article>
  );
};
