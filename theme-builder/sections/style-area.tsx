import { Button, InfoBar, Select } from '@portico/components';
import { isSectionId, sectionIds, splitPath, type SectionId } from '@portico/tokens';
import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { PickTool } from '../find/pick-tool.tsx';
import { SearchBox } from '../find/search-box.tsx';
import { ContrastList } from '../guard/contrast-list.tsx';
import { ContrastNote } from '../guard/contrast-note.tsx';
import * as styles from '../style/panel.css.ts';
import { withoutSections } from '../store/document.ts';
import type { SchemeChoice } from '../store/editor-state.ts';
import { useBuilder, useEditorState } from '../store/use-editor.ts';
import { focusField } from '../fields/control.ts';
import { panelSections } from '../fields/panels.ts';
import { SectionPanel } from './section-panel.tsx';
import { ShowFieldContext, type ShowField } from '../fields/show-field.ts';

const schemeChoices = ['auto', 'light', 'dark'] as const satisfies readonly SchemeChoice[];

function SchemeChooser() {
  const { editor, texts } = useBuilder();
  const scheme = useEditorState((state) => state.scheme);
  return (
    <Select
      size="small"
      label={texts.t('scheme.label')}
      value={scheme}
      options={schemeChoices.map((value) => ({ value, label: texts.t(`scheme.${value}`) }))}
      onChange={({ currentTarget }) =>
        editor.setScheme(schemeChoices.find((value) => value === currentTarget.value) ?? 'auto')
      }
    />
  );
}

/** The chosen part of the site with its fields, what leads to others, and what is wrong in any part. */
export function StyleArea() {
  const { editor, texts } = useBuilder();
  const { t, sectionLabel } = texts;
  const [section, setSection] = useState<SectionId>('core_properties');
  const product = useEditorState(({ settled }) => settled.theme.product);
  const isReadOnly = useEditorState((state) => state.isReadOnly);
  const isClosed = useEditorState(({ closed }) => closed.has(section));
  const isDark = useEditorState(({ scheme }) => scheme === 'dark');
  const show = useCallback<ShowField>(
    (path, scheme) => {
      // the field has to be there before it can take the focus
      flushSync(() => {
        setSection(splitPath(path)[0]);
        if (scheme && (scheme === 'dark') !== (editor.read().scheme === 'dark')) editor.setScheme(scheme);
      });
      focusField(path);
    },
    [editor],
  );
  return (
    <ShowFieldContext value={show}>
      <SearchBox />
      <PickTool />
      <ContrastNote />
      <div className={styles.choosers}>
        <Select
          size="small"
          label={t('panel.section')}
          value={section}
          options={panelSections(product).map((id) => ({ value: id, label: sectionLabel(id) }))}
          onChange={({ currentTarget }) => {
            if (isSectionId(currentTarget.value)) setSection(currentTarget.value);
          }}
        />
        <SchemeChooser />
      </div>
      {isDark ? <InfoBar>{t('scheme.editsDark')}</InfoBar> : null}
      <SectionPanel key={section} section={section} />
      <div className={styles.row}>
        <Button
          size="small"
          aria-disabled={isReadOnly || isClosed}
          onClick={() =>
            editor.apply({ kind: 'reset-section', about: section }, (document) =>
              withoutSections(document, [section]),
            )
          }
        >
          {t('panel.resetSection')}
        </Button>
        <Button
          size="small"
          aria-disabled={isReadOnly}
          onClick={() =>
            editor.apply({ kind: 'reset-all' }, (document) => withoutSections(document, sectionIds))
          }
        >
          {t('panel.resetAll')}
        </Button>
      </div>
      <ContrastList onShow={show} />
    </ShowFieldContext>
  );
}
