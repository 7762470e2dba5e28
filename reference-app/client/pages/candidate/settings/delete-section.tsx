import { Button } from '@portico/components';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lazyDialog } from '../../../app/lazy.tsx';
import { useSite } from '../../../site/site.tsx';
import { settingsTexts } from '../../../locales/texts.ts';
import { settingsQuery } from '../../../request/queries/settings.ts';
import { Section } from './section.tsx';
import * as styles from './settings.css.ts';

const DeleteDialog = lazyDialog(() => import('./delete-dialog.tsx'));

/** Deleting the account with all that is stored. */
export function DeleteSection() {
  const { api } = useSite();
  const t = settingsTexts.useTexts();
  const [isOpen, setOpen] = useState(false);
  const hasPassword = useQuery(settingsQuery(api)).data?.hasPassword ?? true;
  return (
    <Section title={t('delete')} description={t('delete.hint')}>
      <div className={styles.content}>
        <p className={styles.text}>{t('delete.text')}</p>
        <Button variant="disruptive" onClick={() => setOpen(true)}>
          {t('delete.open')}
        </Button>
        <DeleteDialog open={isOpen} onOpenChange={setOpen} hasPassword={hasPassword} />
      </div>
    </Section>
  );
}
