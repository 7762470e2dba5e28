import { Button, InfoBar, Stack } from '@portico/components';
import { usePageId } from '../../app/page-head.ts';
import * as styles from '../../app/shell.css.ts';
import { useAddress, useMessages } from '../../app/site.tsx';
import { renderLink } from '../../app/render-link.tsx';

/** A page that has its address and its protection, and says plainly that the rest is to come. */
export const Component = () => {
  const t = useMessages();
  const address = useAddress();
  const pageId = usePageId() ?? 'jobs';
  return (
    <main className={styles.notice}>
      <Stack gap={4} align="start">
        <h1>{t(`page.${pageId}`)}</h1>
        <InfoBar variant="info">{t('notBuilt.text')}</InfoBar>
        <Button variant="secondary" href={address('/careers')} renderLink={renderLink}>
          {t('job.allJobs')}
        </Button>
      </Stack>
    </main>
  );
};
