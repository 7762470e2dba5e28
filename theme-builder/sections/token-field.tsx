import { Button } from '@portico/components';
import {
  decidingPath,
  pathOf,
  sectionOf,
  splitPath,
  tokenAt,
  type Provenance,
  type TokenPath,
} from '@portico/tokens';
import { useId, type ReactNode } from 'react';
import { FieldFacts } from '../find/field-facts.tsx';
import { FieldProblems } from '../guard/field-problems.tsx';
import * as panel from '../style/panel.css.ts';
import { isSetHere, withoutValue } from '../store/document.ts';
import { useBuilder, useEditedScheme, useEditorState } from '../store/use-editor.ts';
import { ContrastBadge } from './contrast-badge.tsx';
import { focusField } from '../fields/control.ts';
import { controls } from './controls.ts';
import * as styles from '../style/field.css.ts';
import { isLocked, sourceText } from '../fields/source-text.ts';

/** What is said of a product’s own section may have been set in the section that it overrides. */
function fromOverridden(path: TokenPath, provenance: Provenance): Provenance {
  const [section, token] = splitPath(path);
  const { overrides } = sectionOf(section);
  return overrides && provenance.how === 'set' && provenance.layer === 'employer'
    ? { ...provenance, how: 'reference', from: pathOf(overrides, token) }
    : provenance;
}

/** One token: what it does, its value, where that comes from, and what is wrong with it. */
export function TokenField({
  path,
  helpHidden = false,
  beside,
}: {
  path: TokenPath;
  helpHidden?: boolean;
  /** What follows from it. */
  beside?: ReactNode;
}) {
  const { editor, texts } = useBuilder();
  const id = useId();
  const definition = tokenAt(path);
  const edited = useEditedScheme();
  const scheme = definition.kind === 'color' ? edited : 'light';
  const provenance = useEditorState(({ settled }) => settled.theme.leaf(path, scheme).provenance);
  const isOwn = useEditorState(({ settled }) =>
    isSetHere(settled.document, decidingPath(settled.document, path), scheme),
  );
  const locked = isLocked(provenance);
  const label = texts.tokenLabel(path);
  const Control = controls[definition.kind];
  return (
    <fieldset className={styles.field} aria-labelledby={`${id}-label`}>
      <div className={styles.head}>
        <span id={`${id}-label`} className={styles.label}>
          {label}
        </span>
        <ContrastBadge path={path} scheme={scheme} />
        <span id={`${id}-source`} className={styles.source}>
          {sourceText(texts, path, isOwn ? provenance : fromOverridden(path, provenance))}
        </span>
      </div>
      <p id={`${id}-help`} className={panel.help} hidden={helpHidden}>
        {texts.tokenHelp(path)}
      </p>
      <div className={styles.controls}>
        <Control
          key={scheme}
          path={path}
          scheme={scheme}
          definition={definition}
          label={label}
          isLocked={locked}
          sourceId={`${id}-source`}
          helpId={`${id}-help`}
        />
        {isOwn && !locked ? (
          <Button
            variant="systemUi"
            size="small"
            aria-label={texts.t('field.resetToken', { token: label })}
            onClick={() => {
              editor.apply({ kind: 'reset-token', about: path }, (document) =>
                withoutValue(document, decidingPath(document, path), scheme),
              );
              focusField(path);
            }}
          >
            {texts.t('field.reset')}
          </Button>
        ) : null}
      </div>
      {beside}
      <FieldFacts path={path} />
      <FieldProblems path={path} />
    </fieldset>
  );
}
