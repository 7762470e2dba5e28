import { Button, InfoBar, Stack } from '@portico/components';
import {
  browserDrafts,
  CheckedForm,
  keepDraft,
  type FormDefinition,
  type SubmitAnswer,
  type ValuesOf,
} from '@portico/components/forms';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSite } from '../../../app/site.tsx';
import { profileTexts } from '../../../locales/profile-messages.ts';
import { RequestError } from '../../../request/request-error.ts';
import { definitionOf } from './definitions.ts';
import type { SectionName } from './save-section.ts';

export type FormValues = Readonly<Record<string, unknown>>;

export type SectionFormProps = {
  section: SectionName;
  /** What the form is read as. */
  name: string;
  /** Tells the draft of this form from others of the same candidate. */
  draftOf: string;
  values: FormValues;
  /** What has happened to what is edited, where the form has to say it from the start. */
  notice?: string | undefined;
  /** What it rejects with is told by `explain`. */
  onSave: (values: FormValues) => Promise<void>;
  explain: (error: unknown) => string;
  onClose: () => void;
  onUnsavedChange: (isUnsaved: boolean) => void;
};

/** What is wrong, by the form’s fields: the server names what is in a list, and a text that is a section of its own, otherwise. */
const complaintsIn = (error: unknown, fields: readonly string[]): Readonly<Record<string, string>> => {
  if (!(error instanceof RequestError) || error.status !== 422) return {};
  const [only, ...others] = fields;
  return Object.fromEntries(
    Object.entries(error.validationErrors).map(([key, message]) => {
      const [field = key] = key.split('.');
      return [field === 'value' && only !== undefined && others.length === 0 ? only : field, message];
    }),
  );
};

/** Fields that hold nothing, as the server writes it: `null` where an empty text would be a wrong month or level. */
const nullable: ReadonlySet<string> = new Set(['startDate', 'endDate', 'issuedOn', 'level']);
const toServer = (values: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value === '' && nullable.has(name) ? null : value]),
  );

/** The form of a section or of one of its entries, in the place of what it changes (PROFILE-01). */
const SectionForm = ({
  section,
  name,
  draftOf,
  values,
  notice,
  onSave,
  explain,
  onClose,
  onUnsavedChange,
}: SectionFormProps) => {
  const { boot } = useSite();
  const t = profileTexts.useTexts();
  const definition = useMemo(() => definitionOf(section, t), [section, t]);
  const form = useRef<HTMLFormElement>(null);
  const isGivenUp = useRef(false);
  // what is edited is another one once it is saved, and the draft goes with this form
  const [key] = useState(() => `profile ${boot.domain} ${boot.user?.encId ?? ''} ${section} ${draftOf}`);
  const [storage] = useState(() => ({
    ...browserDrafts,
    write: (to: string, text: string) => {
      if (!isGivenUp.current) return browserDrafts.write(to, text);
      return undefined;
    },
  }));

  useEffect(() => {
    // it came after the place that was opened for it, which has the focus
    const place = form.current?.closest('[data-form]');
    if (!place?.contains(document.activeElement)) return;
    form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, []);
  useEffect(() => () => onUnsavedChange(false), [onUnsavedChange]);

  const giveUp = () => {
    isGivenUp.current = true;
    browserDrafts.remove(key);
    onClose();
  };
  const save = async (given: FormValues): Promise<void | SubmitAnswer> => {
    try {
      await onSave(toServer(given));
    } catch (error) {
      const fields = definition.sections.flatMap(({ items }) => items.map((item) => item.name));
      const validationErrors = complaintsIn(error, fields);
      if (Object.keys(validationErrors).length > 0) return { validationErrors };
      throw error;
    }
    return undefined;
  };
  return (
    <Stack gap={4}>
      {notice !== undefined && (
        <InfoBar variant="warning" live>
          {notice}
        </InfoBar>
      )}
      <CheckedForm
        ref={form}
        definition={definition}
        values={values as Partial<ValuesOf<FormDefinition>>}
        onSubmit={save}
        explainFailure={explain}
        draft={keepDraft({ key, storage })}
        onUnsavedChange={onUnsavedChange}
        submitLabel={t('save')}
        actions={<Button onClick={giveUp}>{t('cancel')}</Button>}
        aria-label={t('formOf', { name })}
      />
    </Stack>
  );
};

export default SectionForm;
