import * as panel from '../style/panel.css.ts';
import { useBuilder } from '../store/use-editor.ts';
import { LoadedPart } from '../fields/loaded-part.tsx';
import { versionsTexts } from '../locales/areas.ts';
import { useLoaded } from '../fields/use-loaded.ts';
import * as styles from './versions.css.ts';
import type { RightsBackend } from '../team/backend.ts';
import { BuilderRightsRow } from './builder-rights-row.tsx';
import { OwnRights } from './own-rights.tsx';
import { teamOf } from '../team/team.ts';

function EverybodysRights({ backend }: { backend: RightsBackend }) {
  const { editor } = useBuilder();
  const t = versionsTexts.useTexts();
  const loaded = useLoaded(backend.list);
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{t('rights.title')}</h3>
      <p className={panel.help}>{t('rights.help')}</p>
      <LoadedPart loaded={loaded}>
        {(builders) =>
          builders.length === 0 ? (
            <p className={styles.said}>{t('rights.none')}</p>
          ) : (
            <ul className={styles.items}>
              {builders.map((builder) => (
                <BuilderRightsRow
                  key={builder.encId}
                  builder={builder}
                  give={backend.give}
                  onOwnRights={teamOf(editor).takeRights}
                />
              ))}
            </ul>
          )
        }
      </LoadedPart>
    </section>
  );
}

/** Who may do what with the theme: admins decide it, everybody else reads what they may do themselves. */
export function RightsPart() {
  const { othersRights } = useBuilder().editor.backend.team;
  return othersRights ? <EverybodysRights backend={othersRights} /> : <OwnRights />;
}
