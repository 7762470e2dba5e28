import { Button, CheckIcon, Inline, Tag, UploadIcon } from '@portico/components';
import { MatchMeter } from '@portico/components/match-meter';
import { useId } from 'react';
import type { Match } from '../../../contract/match.ts';
import { renderLink } from '../../app/render-link.tsx';
import { useAddress, useSite } from '../../site/site.tsx';
import { positionTexts } from '../../locales/texts.ts';
import { matchReason } from './match-reason.ts';
import { MissingSkills } from './missing-skills.tsx';
import * as styles from './match.css.ts';

type MatchResultProps = { id: number; match: Match; onUpload: () => void };

/** The score and all that it is made of. */
export function MatchResult({ id, match, onUpload }: MatchResultProps) {
  const { boot } = useSite();
  const { locale } = boot;
  const t = positionTexts.useTexts();
  const address = useAddress();
  const headings = useId();
  const points = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  return (
    <>
      <MatchMeter
        size="small"
        score={match.score / match.maximum}
        strongMatchThreshold={match.threshold / match.maximum}
      />
      <div className={styles.group}>
        <h3 id={`${headings}-matched`} className={styles.subheading}>
          {t('match.matched')}
        </h3>
        {match.skills.matched.length === 0 ? (
          <p className={styles.text}>{t('match.noneMatched')}</p>
        ) : (
          <Inline as="ul" gap={2} aria-labelledby={`${headings}-matched`}>
            {match.skills.matched.map(({ name, from }) => (
              <li key={name}>
                <Tag variant="success" icon={<CheckIcon />}>
                  {t('match.skillFrom', { name, from: t(`match.from.${from}`) })}
                </Tag>
              </li>
            ))}
          </Inline>
        )}
      </div>
      <MissingSkills id={id} skills={match.skills.missing} />
      <div className={styles.group}>
        <h3 id={`${headings}-parts`} className={styles.subheading}>
          {t('match.parts')}
        </h3>
        <ul className={styles.parts} aria-labelledby={`${headings}-parts`}>
          {match.parts.map((part) => (
            <li key={part.name}>
              <div className={styles.part}>
                <span>{t(`match.part.${part.name}`)}</span>
                <span>
                  {part.isCounted
                    ? t('match.points', { points: points.format(part.points) })
                    : t('match.notCounted')}
                </span>
              </div>
              <p className={styles.muted}>{matchReason(match, part.name, { t, locale })}</p>
            </li>
          ))}
        </ul>
      </div>
      <Inline gap={3}>
        <Button variant="secondary" icon={<UploadIcon />} onClick={onUpload}>
          {t('match.upload')}
        </Button>
        <Button href={address('/careers/profile')} renderLink={renderLink}>
          {t('match.profile')}
        </Button>
      </Inline>
    </>
  );
}
