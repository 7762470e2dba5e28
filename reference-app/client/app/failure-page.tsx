import { Button, Stack } from '@portico/components';
import { useSite } from './site.tsx';
import * as styles from './shell.css.ts';

/** The full-page failure (SHELL-07). What exactly failed is told to admin users only. */
export const FailurePage = ({ error }: { error: unknown }) => {
  const { boot, t } = useSite();
  return (
    <main className={styles.notice}>
      <Stack gap={4}>
        <h1>{t('error.title')}</h1>
        <p>{t('error.text')}</p>
        <Button variant="primary" href="/careers">
          {t('job.allJobs')}
        </Button>
        {boot.user?.roles.includes('admin') && (
          <pre>{error instanceof Error ? (error.stack ?? error.message) : String(error)}</pre>
        )}
      </Stack>
    </main>
  );
};
