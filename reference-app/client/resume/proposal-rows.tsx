import { Checkbox } from '@portico/components/checkbox';
import { useId } from 'react';
import type { ProposalField } from '../../contract/resumes.ts';
import { resumeTexts } from '../locales/texts.ts';
import * as styles from './resume.css.ts';

type Row = { id: string; field: ProposalField; read: string; current: string };
type ProposalRowsProps = {
  rows: readonly Row[];
  accepted: ReadonlySet<string>;
  onAccept: (accepted: ReadonlySet<string>) => void;
};

/** What was read and what stands in its place, side by side where there is room, to be ticked one by one. */
export function ProposalRows({ rows, accepted, onAccept }: ProposalRowsProps) {
  const t = resumeTexts.useTexts();
  const ids = useId();
  const toggle = (id: string) => {
    const next = new Set(accepted);
    if (!next.delete(id)) next.add(id);
    onAccept(next);
  };
  return [...Map.groupBy(rows, ({ field }) => field)].map(([field, ofField]) => (
    <section key={field} className={styles.group} aria-labelledby={`${ids}-${field}`}>
      <h3 id={`${ids}-${field}`} className={styles.heading}>
        {t(`field.${field}`)}
      </h3>
      <ul className={styles.list}>
        {ofField.map(({ id, read, current }) => (
          <li key={id} className={styles.row}>
            <Checkbox
              label={<bdi>{read}</bdi>}
              checked={accepted.has(id)}
              aria-describedby={`${ids}-${id}`}
              onChange={() => toggle(id)}
            />
            <span id={`${ids}-${id}`} className={`${styles.current} ${styles.beside}`}>
              {current === '' ? t('notThere') : t('current', { value: current })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  ));
}
