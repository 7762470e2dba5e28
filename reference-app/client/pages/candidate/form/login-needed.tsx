import { Button, Card, Stack } from '@portico/components';
import { useEffect } from 'react';
import { useAuth } from '../../../app/auth.ts';
import { formTexts } from '../../../locales/form-messages.ts';
import * as styles from './form.css.ts';

/** Who a form is for is not known yet: the dialog opens, and after it this page goes on. */
export function LoginNeeded() {
  const t = formTexts.useTexts();
  const { openLogin } = useAuth();
  useEffect(() => openLogin(), [openLogin]);
  return (
    <Card as="section" padding="large">
      <Stack gap={4} align="start">
        <h1 className={styles.title}>{t('logIn.title')}</h1>
        <p className={styles.text}>{t('logIn.text')}</p>
        <Button variant="primary" onClick={() => openLogin()}>
          {t('logIn')}
        </Button>
      </Stack>
    </Card>
  );
}
