import { Button, Dialog, InfoBar, Stack, TextArea, TextField } from '@portico/components';
import { useId, useRef, useState, type FormEvent } from 'react';
import { longestFormDescription, longestFormTitle } from '../../../contract/employer-forms.ts';
import { formsEditorTexts } from '../../locales/texts.ts';
import { useWhyFailed, type TitleAndDescription } from './use-form-calls.ts';

type TitleDialogProps = {
  /** Which of its texts it has. */
  purpose: 'create' | 'duplicate' | 'rename';
  /** What stands in its fields at first. */
  start: TitleAndDescription;
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The dialog closes once it is done; what it is rejected with is told there. */
  onSubmit: (form: TitleAndDescription) => Promise<void>;
};

/** What is typed, what is wrong with it, and the way to send it. */
function useTitleForm({ start, onOpenChange, onSubmit }: Omit<TitleDialogProps, 'purpose' | 'open'>) {
  const t = formsEditorTexts.useTexts();
  const whyFailed = useWhyFailed();
  const field = useRef<HTMLInputElement>(null);
  const [form, setForm] = useState(start);
  const [problem, setProblem] = useState<{ title?: string; call?: string }>({});
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const title = form.title.trim();
    if (title === '') {
      setProblem({ title: t('nameMissing') });
      field.current?.focus();
      return;
    }
    setProblem({});
    setBusy(true);
    try {
      await onSubmit({ title, description: form.description.trim() });
      onOpenChange(false);
    } catch (error) {
      setProblem({ call: t('notDone', { why: whyFailed(error) }) });
    }
    setBusy(false);
  };
  const change = (changed: Partial<TitleAndDescription>) => {
    setForm({ ...form, ...changed });
    setProblem({});
  };
  return { field, form, problem, isBusy, submit, change };
}

/** Asks for the title and description of a form. */
export function TitleDialog({ purpose, open, onOpenChange, ...rest }: TitleDialogProps) {
  const t = formsEditorTexts.useTexts();
  const formId = useId();
  const { field, form, problem, isBusy, submit, change } = useTitleForm({ ...rest, onOpenChange });
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isBusy && onOpenChange(isOpen)}
      title={t(`${purpose}.title`)}
      size="small"
      initialFocus={field}
      footer={
        <>
          <Button disabled={isBusy} onClick={() => onOpenChange(false)}>
            {t('cancel')}
          </Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            loading={isBusy}
            loadingLabel={t(`${purpose}.busy`)}
          >
            {t(`${purpose}.submit`)}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={5}>
          {problem.call !== undefined && (
            <InfoBar variant="alert" live>
              {problem.call}
            </InfoBar>
          )}
          <TextField
            ref={field}
            label={t('name')}
            required
            maxLength={longestFormTitle}
            value={form.title}
            error={problem.title}
            onChange={({ currentTarget }) => change({ title: currentTarget.value })}
          />
          <TextArea
            label={t('description')}
            description={t('descriptionHelp')}
            maxLength={longestFormDescription}
            value={form.description}
            onChange={({ currentTarget }) => change({ description: currentTarget.value })}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
