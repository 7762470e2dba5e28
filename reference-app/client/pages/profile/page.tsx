import { Stack } from '@portico/components';
import { useSite } from '../../app/site.tsx';
import { NotBuiltNotice } from '../not-built/notice.tsx';
import * as styles from './profile.css.ts';

/** Whose profile it is; what is in it is to come. */
export const Component = () => {
  const { boot, t } = useSite();
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <div className={styles.column}>
          <h1>{t('page.profile')}</h1>
          <p>
            <bdi>{boot.user?.fullname}</bdi>
          </p>
          <p>
            <bdi>{boot.user?.email}</bdi>
          </p>
        </div>
      </header>
      <div className={styles.column}>
        <Stack gap={4} align="start">
          <NotBuiltNotice />
        </Stack>
      </div>
    </main>
  );
};
