import { AlertDialog } from '@portico/components';
import type { ListedEmployerForm } from '../../../contract/employer-forms.ts';
import { useShowToast } from '../../app/toasts.tsx';
import { formsEditorTexts } from '../../locales/texts.ts';
import { useFormCalls, useWhyFailed } from './use-form-calls.ts';

/** Says who loses a form and who keeps it, before it is retired. */
export function RetireDialog({
  form,
  open,
  onOpenChange,
}: {
  form: Pick<ListedEmployerForm, 'id' | 'candidates'>;
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
}) {
  const t = formsEditorTexts.useTexts();
  const showToast = useShowToast();
  const whyFailed = useWhyFailed();
  const { retire } = useFormCalls();
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('retire.title')}
      description={t('retire.text', { count: form.candidates.notStarted })}
      cancelLabel={t('retire.keep')}
      confirmLabel={t('retire.confirm')}
      busyLabel={t('retire.busy')}
      onConfirm={async () => {
        try {
          await retire(form.id);
        } catch (error) {
          return t('notDone', { why: whyFailed(error) });
        }
        showToast({ variant: 'success', text: t('retired') });
        return undefined;
      }}
    />
  );
}
