import { Skeleton, Stack, VisuallyHidden } from '@portico/components';
import { formTexts } from '../locales/texts.ts';
import * as styles from './forms.css.ts';

type FormLoadingProps = {
  /** With the page's heading, which comes with the form. */
  isPage?: boolean;
};

/** Keeps the room of a form. */
export function FormLoading({ isPage = false }: FormLoadingProps) {
  const t = formTexts.useTexts();
  return (
    <div className={styles.loading} aria-busy="true">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {isPage && (
        <Stack gap={3}>
          <Skeleton shape="heading" width="long" />
          <Skeleton lines={2} />
        </Stack>
      )}
      {['first', 'second'].map((section) => (
        <Stack key={section} gap={5}>
          <Skeleton shape="heading" width="short" />
          <Skeleton shape="control" lines={3} />
        </Stack>
      ))}
    </div>
  );
}
