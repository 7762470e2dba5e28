import { Button, Select, Status } from '@portico/components';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { AlertFrequency, SavedSearch } from '../../../../contract/saved-searches.ts';
import { headingAround } from '../../../app/heading-around.ts';
import { lazyPart } from '../../../app/lazy.tsx';
import { useAddress, useSite } from '../../../site/site.tsx';
import { useWish } from '../../../app/use-wish.ts';
import { settingsTexts } from '../../../locales/texts.ts';
import { describeSearch } from './describe-search.ts';
import * as styles from './settings.css.ts';
import { useToldChange } from './use-change.ts';
import { useChoice } from './use-choice.ts';

const frequencies = ['daily', 'weekly'] as const satisfies readonly AlertFrequency[];

const RenameForm = lazyPart(() => import('./rename-form.tsx'));

type AlertRowProps = {
  alert: SavedSearch;
  /** `heading`: where the focus goes when the alert is gone. */
  onRemove: (heading: HTMLElement | null) => void;
};

/** Opens and closes the field for another name; its button has the focus back afterwards. */
function useRenaming() {
  const [isRenaming, setRenaming] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasRenaming = useRef(false);
  useEffect(() => {
    // the field that had the focus is gone
    if (wasRenaming.current && !isRenaming) button.current?.focus();
    wasRenaming.current = isRenaming;
  }, [isRenaming]);
  return { isRenaming, setRenaming, button };
}

/** A job alert: what it looks for, and how often it tells. */
export function AlertRow({ alert, onRemove }: AlertRowProps) {
  const { boot } = useSite();
  const t = settingsTexts.useTexts();
  const address = useAddress();
  const change = useToldChange();
  const { id, name, search } = alert;
  const frequency = useChoice(alert.frequency, (chosen) =>
    change({ kind: 'alert', id, name, change: { frequency: chosen } }),
  );
  const isActive = useWish(alert.isActive);
  const { isRenaming, setRenaming, button } = useRenaming();
  const searched = describeSearch(search, { boot, t });
  const href = address(`/careers/search${search === '' ? '' : `?${search}`}`);
  return (
    <li className={styles.row}>
      <div className={styles.alertText}>
        <h3 className={styles.rowTitle}>
          <Link to={href} className={styles.rowLink}>
            {name}
          </Link>
        </h3>
        <p className={styles.muted}>
          {searched.map((part, index) => (
            <span key={part}>
              {index > 0 && ' · '}
              <bdi>{part}</bdi>
            </span>
          ))}
        </p>
        {!isActive.value && <Status variant="warning">{t('alerts.paused')}</Status>}
      </div>
      {isRenaming ? (
        <RenameForm alert={alert} onClose={() => setRenaming(false)} />
      ) : (
        <div className={styles.controls}>
          <Select
            label={t('alerts.frequencyOf', { name })}
            labelHidden
            size="small"
            value={frequency.value}
            options={frequencies.map((value) => ({ value, label: t(`alerts.${value}`) }))}
            aria-busy={frequency.isPending || undefined}
            onChange={({ currentTarget }) => {
              const chosen = frequencies.find((each) => each === currentTarget.value);
              if (chosen) frequency.choose(chosen);
            }}
          />
          <Button
            size="small"
            aria-label={t(isActive.value ? 'alerts.pauseOf' : 'alerts.resumeOf', { name })}
            aria-busy={isActive.isPending || undefined}
            onClick={() => {
              const next = !isActive.value;
              isActive.make(next, () => change({ kind: 'alert', id, name, change: { isActive: next } }));
            }}
          >
            {t(isActive.value ? 'alerts.pause' : 'alerts.resume')}
          </Button>
          <Button
            ref={button}
            size="small"
            aria-label={t('alerts.renameOf', { name })}
            onClick={() => setRenaming(true)}
          >
            {t('alerts.rename')}
          </Button>
          <Button
            size="small"
            aria-label={t('alerts.removeOf', { name })}
            onClick={({ currentTarget }) => onRemove(headingAround(currentTarget))}
          >
            {t('alerts.remove')}
          </Button>
        </div>
      )}
    </li>
  );
}
