import { Button, EmptyState, FileIcon } from '@portico/components';
import { renderLink } from '../../../app/render-link.tsx';
import { useAddress } from '../../../site/site.tsx';
import { formTexts } from '../../../locales/texts.ts';

/** The candidate has no such form, or has it no longer. */
export function FormNotFound() {
  const t = formTexts.useTexts();
  const address = useAddress();
  return (
    <EmptyState
      headingLevel={1}
      icon={<FileIcon />}
      title={t('notFound')}
      actions={
        <Button variant="primary" href={address('/careers/forms/center')} renderLink={renderLink}>
          {t('toForms')}
        </Button>
      }
    >
      {t('notFoundHint')}
    </EmptyState>
  );
}
