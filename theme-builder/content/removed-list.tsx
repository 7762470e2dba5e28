import * as panel from '../style/panel.css.ts';
import type { Removal } from './backend.ts';
import * as styles from './content.css.ts';
import { contentTexts } from '../locales/areas.ts';

const elementOf = (name: string) => `<${name}>`;

/** What the sanitiser took out, with the reasons. */
export function RemovedList({ removed }: { removed: readonly Removal[] }) {
  const t = contentTexts.useTexts();
  const nameOf = ({ what, name, within = '' }: Removal) =>
    what === 'element' ? elementOf(name) : t(`removed.${what}`, { name, within: elementOf(within) });
  if (removed.length === 0) return <p className={panel.help}>{t('html.clean')}</p>;
  return (
    <>
      <h4 className={styles.title}>{t('html.removed', { count: removed.length })}</h4>
      <ul className={styles.removals}>
        {removed.map((removal) => {
          const { what, name, within, reason, count } = removal;
          return (
            <li key={`${what} ${name} ${within} ${reason}`}>
              <code dir="ltr">{nameOf(removal)}</code> ({t('removed.times', { count })}):{' '}
              {t(`removed.reason.${reason}`)}
            </li>
          );
        })}
      </ul>
    </>
  );
}
