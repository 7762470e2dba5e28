import { Button, InfoBar, Stack } from '@portico/components';
import { browserDrafts, CheckedForm, keepDraft, type SubmitAnswer } from '@portico/components/forms';
import type { FormDefinition, ValuesOf } from '@portico/core/forms';
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useSite } from '../../../site/site.tsx';
import { useShowToast } from '../../../app/toasts.tsx';
import { profileTexts } from '../../../locales/texts.ts';
import { RequestError } from '../../../request/request-error.ts';
import { definitionOf } from './definitions.ts';
import type { SectionName } from './save-section.ts';

/**
 * Moves the focus into the first field of a form, from the place that was opened for the form and took it: the form may come
 * after that, and some fields after the form. Whoever has gone somewhere else meanwhile stays there.
 */
function useFirstField(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const place = form.current?.closest<HTMLElement>('[data-form]');
    if (!place) return undefined;
    const focusFirst = () => {
      const field = place.querySelector('[data-field]');
      if (document.activeElement === place)
        field?.querySelector<HTMLElement>('input:not([type="hidden"]), select, textarea')?.focus();
      if (document.activeElement !== place) watching.disconnect();
    };
    const watching = new MutationObserver(focusFirst);
    watching.observe(place, { childList: true, subtree: true });
    focusFirst();
    return () => watching.disconnect();
  }, [form]);
}

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
  /** What it rejects with is told by `explain`; that it worked is told here. */
  onSave: (values: FormValues) => Promise<void>;
  explain: (error: unknown) => string;
  onClose: () => void;
  onUnsavedChange: (isUnsaved: boolean) => void;
};

/** What is wrong, by the form’s fields: the server names what is in a list, and a text that is a section of its own, otherwise. */
function complaintsIn(error: unknown, fields: readonly string[]): Readonly<Record<string, string>> {
  if (!(error instanceof RequestError) || error.status !== 422) return {};
  const [only, ...others] = fields;
  return Object.fromEntries(
    Object.entries(error.validationErrors).map(([key, message]) => {
      const [field = key] = key.split('.');
      return [field === 'value' && only !== undefined && others.length === 0 ? only : field, message];
    }),
  );
}

/** Fields that hold nothing, as the server writes it: `null` where an empty text would be a wrong month or level. */
const nullable: ReadonlySet<string> = new Set(['startDate', 'endDate', 'issuedOn', 'level']);
const toServer = (values: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value === '' && nullable.has(name) ? null : value]),
  );

/** Keeps a form's draft in the browser until the form is given up. */
function useDiscardableDraft(name: string) {
  const { boot } = useSite();
  const isGivenUp = useRef(false);
  // what is edited is another one once it is saved, and the draft goes with this form
  const [key] = useState(() => `profile ${boot.domain} ${boot.user?.encId ?? ''} ${name}`);
  const [storage] = useState(() => ({
    ...browserDrafts,
    write: (to: string, text: string) => (isGivenUp.current ? undefined : browserDrafts.write(to, text)),
  }));
  const discard = () => {
    isGivenUp.current = true;
    browserDrafts.remove(key);
  };
  return { draft: { key, storage }, isGivenUp, discard };
}

/** The form of a section or of one of its entries, in the place of what it changes (PROFILE-01). */
function SectionForm({
  section,
  name,
  draftOf,
  values,
  notice,
  onSave,
  explain,
  onClose,
  onUnsavedChange,
}: SectionFormProps) {
  const t = profileTexts.useTexts();
  const showToast = useShowToast();
  const definition = useMemo(() => definitionOf(section, t), [section, t]);
  const form = useRef<HTMLFormElement>(null);
  const { draft, isGivenUp, discard } = useDiscardableDraft(`${section} ${draftOf}`);
  const [isSaving, setSaving] = useState(false);
  // what it began with, where it has gone on after it was saved: what is typed is not to give way to what was saved
  const [begunWith, setBegunWith] = useState<FormValues>();
  const begun = begunWith ?? values;

  useFirstField(form);
  useEffect(() => () => onUnsavedChange(false), [onUnsavedChange]);

  const giveUp = () => {
    if (isSaving) return;
    discard();
    onClose();
  };
  const onTaken = (hasChanged: boolean) => {
    const text = t(hasChanged ? 'savedSoFar' : 'saved', { name: t(section) });
    showToast({ variant: 'success', duration: hasChanged ? 'long' : 'brief', text });
    if (hasChanged) setBegunWith(begun);
    // people may have left the form meanwhile
    else if (form.current) onClose();
  };
  const save = async (given: FormValues): Promise<void | SubmitAnswer> => {
    // while it was looked at whether it can be saved
    if (isGivenUp.current) return undefined;
    setSaving(true);
    try {
      await onSave(toServer(given));
    } catch (error) {
      setBegunWith(undefined);
      const fields = definition.sections.flatMap(({ items }) => items.map((item) => item.name));
      const validationErrors = complaintsIn(error, fields);
      if (Object.keys(validationErrors).length > 0) return { validationErrors };
      throw error;
    } finally {
      setSaving(false);
    }
    return { onTaken };
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
        values={begun as Partial<ValuesOf<FormDefinition>>}
        onSubmit={save}
        explainFailure={explain}
        draft={keepDraft(draft)}
        onUnsavedChange={onUnsavedChange}
        submitLabel={t('save')}
        actions={
          <Button aria-disabled={isSaving || undefined} onClick={giveUp}>
            {t('cancel')}
          </Button>
        }
        aria-label={t('formOf', { name })}
      />
    </Stack>
  );
}

export default SectionForm;
