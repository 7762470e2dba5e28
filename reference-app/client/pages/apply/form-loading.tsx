import { Skeleton, Stack, VisuallyHidden } from '@portico/components';
import { applyTexts } from '../../locales/apply-messages.ts';
import * as styles from './apply.css.ts';

/** Keeps the room of the form, with its steps beside it. */
export function FormLoading() {
  const t = applyTexts.useTexts();
  return (
    <div className={styles.loading} aria-busy="true">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div className={styles.loadingSteps}>
        <Skeleton lines={5} />
      </div>
      <Stack gap={8}>
        {['resume', 'contact', 'questions'].map((section) => (
          <Stack key={section} gap={5}>
            <Skeleton shape="heading" width="short" />
            <Skeleton shape="control" lines={3} />
          </Stack>
        ))}
      </Stack>
    </div>
  );
}
