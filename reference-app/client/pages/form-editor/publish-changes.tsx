import { InfoBar } from '@portico/components';
import { itemsOf, type DefinitionProblem, type FormDefinition, type Item } from '@portico/core/forms';
import type { ReactNode } from 'react';
import type { EmployerForm } from '../../../contract/employer-forms.ts';
import { formsEditorTexts } from '../../locales/texts.ts';
import type { Changes } from './changes-since.ts';
import * as styles from './form-editor.css.ts';

/** What a field is called; one without a label goes by its name. */
const nameOf = ({ label, name }: Item): string => label || name;

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.group}>
      <h3 className={styles.heading}>{title}</h3>
      {children}
    </section>
  );
}

/** What the next version adds, removes and changes. */
export function NextVersion({
  changes: { added, removed, changed, isRearranged },
  isRetitled,
  version,
}: {
  changes: Changes;
  isRetitled: boolean;
  /** The one that candidates have now. */
  version: number;
}) {
  const t = formsEditorTexts.useTexts();
  const fields = (of: 'added' | 'removed', items: readonly Item[]) =>
    items.length > 0 && (
      <Group title={t(`publish.${of}`)}>
        <ul className={styles.items}>
          {items.map((item) => (
            <li key={item.name} className={styles.field}>
              {nameOf(item)}
            </li>
          ))}
        </ul>
      </Group>
    );
  return (
    <>
      <p className={styles.text}>{t('publish.changes', { version })}</p>
      {fields('added', added)}
      {fields('removed', removed)}
      {changed.length > 0 && (
        <Group title={t('publish.changed')}>
          <ul className={styles.items}>
            {changed.map((one) => (
              <ChangedField key={one.item.name} {...one} />
            ))}
          </ul>
        </Group>
      )}
      {isRetitled && <p className={styles.text}>{t('publish.retitled')}</p>}
      {isRearranged && <p className={styles.text}>{t('publish.rearranged')}</p>}
    </>
  );
}

function ChangedField({ item, before, differences }: Changes['changed'][number]) {
  const t = formsEditorTexts.useTexts();
  return (
    <li>
      <div className={styles.field}>{nameOf(item)}</div>
      {differences.map((difference) => (
        <div key={difference} className={styles.differences}>
          {difference === 'label'
            ? t('publish.wasLabel', { label: nameOf(before) })
            : t(`publish.${difference}`)}
        </div>
      ))}
    </li>
  );
}

export function FirstVersion({ fieldCount }: { fieldCount: number }) {
  const t = formsEditorTexts.useTexts();
  return (
    <Group title={t('publish.first')}>
      <p className={styles.text}>{t('publish.firstText', { count: fieldCount })}</p>
    </Group>
  );
}

/** Who gets the next version, and who keeps the one they have. */
export function WhoGetsIt({
  candidates: { notStarted, started, submitted },
  version,
}: Pick<EmployerForm, 'candidates'> & { version: number }) {
  const t = formsEditorTexts.useTexts();
  return (
    <Group title={t('publish.candidates')}>
      <ul className={styles.items}>
        <li>{t('publish.keep', { count: started })}</li>
        <li>{t('publish.get', { count: notStarted, version })}</li>
        {submitted > 0 && <li>{t('publish.submittedStay', { count: submitted })}</li>}
      </ul>
    </Group>
  );
}

/** Why the draft cannot be published, field by field. */
export function Mistakes({
  mistakes,
  definition,
}: {
  mistakes: readonly DefinitionProblem[];
  definition: FormDefinition;
}) {
  const t = formsEditorTexts.useTexts();
  const labels = new Map(itemsOf(definition).map((item) => [item.name, nameOf(item)]));
  return (
    <InfoBar variant="alert" title={t('publish.mistakes')}>
      <ul className={styles.items}>
        {mistakes.map(({ path, field, message }) => (
          <li key={path}>
            <bdi>{(field !== undefined && labels.get(field)) || path}</bdi>: <bdi dir="ltr">{message}</bdi>
          </li>
        ))}
      </ul>
    </InfoBar>
  );
}
