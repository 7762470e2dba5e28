import { Stack } from '@portico/components';
import { usePageId } from '../../app/page-head.ts';
import * as styles from '../../app/shell.css.ts';
import { useMessages } from '../../app/site.tsx';
import { NotBuiltNotice } from './notice.tsx';

/** A page that has its address and its protection, and says plainly that the rest is to come. */
export const Component = () => {
  const t = useMessages();
  const pageId = usePageId() ?? 'jobs';
  return (
    <main className={styles.notice}>
      <Stack gap={4} align="start">
        <h1>{t(`page.${pageId}`)}</h1>
        <NotBuiltNotice />
      </Stack>
    </main>
  );
};
