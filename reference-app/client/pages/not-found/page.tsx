import { Button, Stack } from '@portico/components';
import type { PageArguments, PageMeta } from '../../app/page-module.ts';
import * as styles from '../../app/shell.css.ts';
import { useAddress, useMessages } from '../../site/site.tsx';
import { renderLink } from '../../app/render-link.tsx';

/** An address that no page and no search can be (ROUTES-08). */
export function Component() {
  const t = useMessages();
  const address = useAddress();
  return (
    <main className={styles.notice}>
      <Stack gap={4} align="start">
        <h1>{t('notFound.title')}</h1>
        <p>{t('notFound.text')}</p>
        <Button variant="primary" href={address('/careers')} renderLink={renderLink}>
          {t('job.allJobs')}
        </Button>
      </Stack>
    </main>
  );
}

export const meta = ({ site }: PageArguments): PageMeta => ({
  title: site.t('notFound.title'),
  status: 404,
  isHidden: true,
});
