import { useCallback } from 'react';
import * as panel from '../style/panel.css.ts';
import { useBuilder } from '../store/use-editor.ts';
import { LoadedPart } from '../fields/loaded-part.tsx';
import { versionsTexts } from '../locales/areas.ts';
import { useLoaded } from '../fields/use-loaded.ts';
import * as styles from './versions.css.ts';
import { useRightsText } from './rights-text.ts';
import { teamOf } from '../team/team.ts';
import { themeRights } from '../team/theme-rights.ts';

/** What one may do oneself, for those who do not decide it. */
export function OwnRights() {
  const { editor } = useBuilder();
  const t = versionsTexts.useTexts();
  const { listed } = useRightsText();
  // asked for anew, because an admin may have changed it since the panel was opened
  const load = useCallback(async () => {
    const rights = await editor.backend.team.rights();
    teamOf(editor).takeRights(rights);
    return rights;
  }, [editor]);
  const loaded = useLoaded(load);
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{t('rights.own.title')}</h3>
      <p className={panel.help}>{t('rights.own.help')}</p>
      <LoadedPart loaded={loaded}>
        {(rights) => {
          const lacking = themeRights.filter((right) => !rights.includes(right));
          if (rights.length === 0) return <p className={styles.said}>{t('rights.own.nothing')}</p>;
          return (
            <>
              <ul className={styles.items}>
                {themeRights
                  .filter((right) => rights.includes(right))
                  .map((right) => (
                    <li key={right} className={styles.item}>
                      <p className={styles.name}>{t(`rights.${right}`)}</p>
                      <p className={panel.help}>{t(`rights.${right}.help`)}</p>
                    </li>
                  ))}
              </ul>
              {lacking.length === 0 ? null : (
                <p className={styles.said}>{t('rights.own.lacking', { rights: listed(lacking) })}</p>
              )}
            </>
          );
        }}
      </LoadedPart>
    </section>
  );
}
