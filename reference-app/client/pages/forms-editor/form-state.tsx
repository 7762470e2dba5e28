import { Status } from '@portico/components';
import type { EmployerFormStatus, ListedEmployerForm } from '../../../contract/employer-forms.ts';
import { formsEditorTexts } from '../../locales/texts.ts';

const looks = {
  draft: 'warning',
  published: 'success',
  retired: 'neutral',
} as const satisfies Record<EmployerFormStatus, string>;

/** Whether candidates can get a form, and in which version. */
export function FormState({
  form: { status, version },
}: {
  form: Pick<ListedEmployerForm, 'status' | 'version'>;
}) {
  const t = formsEditorTexts.useTexts();
  return (
    <Status variant={looks[status]}>
      {status === 'published' ? t('version', { version }) : t(`status.${status}`)}
    </Status>
  );
}
