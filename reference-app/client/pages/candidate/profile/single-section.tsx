import { Button, Card, EditIcon } from '@portico/components';
import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { Profile, SingleSection as SingleName } from '../../../../contract/profile.ts';
import { profileTexts } from '../../../locales/texts.ts';
import { useOpenForms } from './open-forms.tsx';
import * as styles from './profile.css.ts';
import { Conflict, saveSingle, saveSkills, valueOf } from './save-section.ts';
import { LazySectionForm } from './lazy-section-form.tsx';
import type { FormValues } from './section-form.tsx';
import { useProfileEdit } from './use-profile-edit.ts';

type SectionOfOneForm = SingleName | 'skills';

type SingleSectionProps = {
  section: SectionOfOneForm;
  profile: Profile;
  /** What is shown while nobody edits it. */
  children: ReactNode;
  /** What the section says, in words on a line, where somebody else has changed it. */
  inWords: (profile: Profile) => string;
};

const isWhole = (section: SectionOfOneForm) => section === 'personal' || section === 'preferences';

/** What the form of a section holds: a text or a list by the section’s name, else its fields. */
function formValues(section: SectionOfOneForm, profile: Profile): FormValues {
  const value = section === 'skills' ? profile.skills : valueOf(profile, section);
  return isWhole(section) ? (value as FormValues) : { [section]: value };
}

/** A section with one form, which takes its place while it is edited (PROFILE-01). */
export function SingleSection({ section, profile, children, inWords }: SingleSectionProps) {
  const t = profileTexts.useTexts();
  const title = t(section);
  const id = useId();
  const { editingOf, edit: openForm, setUnsaved } = useOpenForms();
  const { edit, tell, explain } = useProfileEdit();
  const isEdited = editingOf(section) !== null;
  // what its author has seen, until they have saved or given up
  const [seen, setSeen] = useState(profile);
  if (!isEdited && seen !== profile && profile.version >= seen.version) setSeen(profile);

  const button = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLDivElement>(null);
  const wasEdited = useRef(isEdited);
  // before the form, if it is loaded, looks for the place that has the focus
  useLayoutEffect(() => {
    if (wasEdited.current === isEdited) return;
    wasEdited.current = isEdited;
    (isEdited ? form : button).current?.focus();
  }, [isEdited]);

  const save = async (values: FormValues) => {
    try {
      const after = await (section === 'skills'
        ? saveSkills(edit, { seen, skills: values['skills'] as readonly string[], onStep: setSeen })
        : saveSingle(edit, { section, seen, value: isWhole(section) ? values : values[section] }));
      setSeen(after);
    } catch (error) {
      tell(error);
      if (error instanceof Conflict) setSeen(error.standing);
      throw error;
    }
  };
  const explainConflict = ({ standing }: Conflict) => {
    const words = inWords(standing);
    return words === '' ? t('conflict.empty') : t('conflict', { standing: words });
  };
  return (
    <Card as="section" padding="large" id={section} aria-labelledby={id}>
      <div className={styles.part}>
        <div className={styles.partHead}>
          <h2 id={id} className={styles.partTitle}>
            {title}
          </h2>
          {!isEdited && (
            <Button
              ref={button}
              size="small"
              icon={<EditIcon />}
              aria-label={t('editOf', { name: title })}
              onClick={() => openForm(section, 'new')}
            >
              {t('edit')}
            </Button>
          )}
        </div>
        {isEdited ? (
          <div ref={form} data-form="" tabIndex={-1} className={styles.form}>
            <LazySectionForm
              section={section}
              name={title}
              draftOf=""
              values={formValues(section, seen)}
              onSave={save}
              explain={(error) => (error instanceof Conflict ? explainConflict(error) : explain(error))}
              onClose={() => openForm(section, null)}
              onUnsavedChange={(isUnsaved) => setUnsaved(section, isUnsaved)}
            />
          </div>
        ) : (
          children
        )}
      </div>
    </Card>
  );
}
