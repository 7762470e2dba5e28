import { InfoBar, VisuallyHidden } from '@portico/components';
import { isSectionId } from '@portico/tokens';
import { useEffect } from 'react';
import * as panel from '../style/panel.css.ts';
import { useBuilder, useEditorState } from '../store/use-editor.ts';
import type { OtherEditor } from './backend.ts';
import { readOnlyId } from './read-only-place.ts';
import { lacks, teamOf } from './team.ts';
import * as styles from './team.css.ts';
import { useTeam } from './use-team.ts';

/** Who else is there, and where. Read aloud when somebody comes, not with every step that they take. */
function Others({ others }: { others: readonly OtherEditor[] }) {
  const { t, sectionLabel, locale } = useBuilder().texts;
  const names = new Intl.ListFormat(locale).format(others.map(({ fullName }) => fullName));
  return (
    <>
      {others.length === 0 ? null : (
        <ul className={styles.people}>
          {others.map(({ encId, fullName, section }) => (
            <li key={encId}>
              {section !== null && isSectionId(section)
                ? t('team.editsSection', { name: fullName, section: sectionLabel(section) })
                : t('team.edits', { name: fullName })}
            </li>
          ))}
        </ul>
      )}
      <VisuallyHidden>
        <output>{others.length === 0 ? '' : t('team.here', { count: others.length, names })}</output>
      </VisuallyHidden>
    </>
  );
}

/** What somebody has to know who does not build the theme alone: who else is there, and what they may not do. */
export function TeamBar() {
  const { editor, texts } = useBuilder();
  const others = useTeam((state) => state.others);
  const mayOnlyLook = useTeam((state) => lacks(state, 'edit') && !lacks(state, 'view'));
  // the refusal that told of it has been read aloud
  const isRefused = useEditorState(({ draft }) => draft.status === 'refused');
  useEffect(() => teamOf(editor).join(), [editor]);
  const people = <Others others={others} />;
  if (others.length === 0 && !mayOnlyLook) return people;
  return (
    <div className={styles.bar}>
      {people}
      {mayOnlyLook ? (
        <InfoBar id={readOnlyId} tabIndex={-1} title={texts.t('team.readOnly')} live={!isRefused}>
          <p className={panel.help}>{texts.t('team.askEdit')}</p>
          {isRefused ? <p className={panel.help}>{texts.t('team.kept')}</p> : null}
        </InfoBar>
      ) : null}
    </div>
  );
}
