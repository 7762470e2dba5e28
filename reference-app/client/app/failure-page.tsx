import { Button, Stack } from '@portico/components';
import { ChunkLoadError } from '@portico/components/lazy';
import { isReplaced, reload } from './lazy.tsx';
import { useSite } from '../site/site.tsx';
import * as styles from './shell.css.ts';

/** The page's code could not be loaded: there is nothing wrong with what it shows. */
function NotLoaded({ error }: { error: ChunkLoadError }) {
  const { t } = useSite();
  return (
    <main className={styles.notice}>
      <Stack gap={4}>
        <h1>{t('error.notLoaded')}</h1>
        <p>{t(isReplaced(error) ? 'error.updated' : 'error.offline')}</p>
        <Button variant="primary" onClick={reload}>
          {t(isReplaced(error) ? 'app.reload' : 'app.retry')}
        </Button>
      </Stack>
    </main>
  );
}

/** The full-page failure (SHELL-07). What exactly failed is told to admin users only. */
export function FailurePage({ error }: { error: unknown }) {
  const { boot, t } = useSite();
  if (error instanceof ChunkLoadError) return <NotLoaded error={error} />;
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
}
