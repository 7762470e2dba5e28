import { Button, InfoBar, Select } from '@portico/components';
import { isSectionId, sectionIds, splitPath, type SectionId, type TokenPath } from '@portico/tokens';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { ContrastList } from './guard/contrast-list.tsx';
import * as styles from './panel.css.ts';
import { focusField } from './sections/control.ts';
import { panelSections } from './sections/panels.ts';
import { SectionPanel } from './sections/section-panel.tsx';
import { withoutSections } from './store/document.ts';
import type { SchemeChoice } from './store/editor-state.ts';
import { useBuilder, useEditorState } from './store/use-editor.ts';

const schemeChoices = ['auto', 'light', 'dark'] as const satisfies readonly SchemeChoice[];

const SchemeChooser = () => {
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
};

/** The chosen part of the site with its fields, and what is wrong in any part. */
export const PanelBody = () => {
  const { editor, texts } = useBuilder();
  const { t, sectionLabel } = texts;
  const [section, setSection] = useState<SectionId>('core_properties');
  const product = useEditorState(({ settled }) => settled.theme.product);
  const isDark = useEditorState(({ scheme }) => scheme === 'dark');
  const show = (path: TokenPath) => {
    // the field has to be there before it can take the focus
    flushSync(() => setSection(splitPath(path)[0]));
    focusField(path);
  };
  return (
    <>
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
          onClick={() =>
            editor.apply({ kind: 'reset-all' }, (document) => withoutSections(document, sectionIds))
          }
        >
          {t('panel.resetAll')}
        </Button>
      </div>
      <ContrastList onShow={show} />
    </>
  );
};
