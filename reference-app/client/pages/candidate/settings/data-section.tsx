import { Button, InfoBar } from '@portico/components';
import { useState } from 'react';
import { useAuth } from '../../../app/auth.ts';
import { requestMessage } from '../../../app/request-message.ts';
import { useSite } from '../../../site/site.tsx';
import { useShowToast } from '../../../app/toasts.tsx';
import { settingsTexts } from '../../../locales/texts.ts';
import { RequestError } from '../../../request/request-error.ts';
import { dataFileName } from './data-file-name.ts';
import { Section } from './section.tsx';
import * as styles from './settings.css.ts';

/** Has the browser keep JSON. */
function saveJson(data: unknown, fileName: string) {
  const text = JSON.stringify(data, null, 2);
  const href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = href;
  link.download = fileName;
  link.click();
  // browsers begin to read it in their own time
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}

/** Everything that is stored of the candidate, as a file. */
export function DataSection() {
  const { api, boot, t: site } = useSite();
  const t = settingsTexts.useTexts();
  const showToast = useShowToast();
  const { openLogin } = useAuth();
  const [isLoading, setLoading] = useState(false);
  const [problem, setProblem] = useState<string>();
  const download = async () => {
    if (isLoading) return;
    setLoading(true);
    setProblem(undefined);
    try {
      const { data } = await api.get('/api/pcsx/my_data');
      const file = dataFileName(boot.domain, data.exportedAt);
      saveJson(data, file);
      showToast({ variant: 'success', text: t('data.done', { file }) });
    } catch (error) {
      setProblem(t('data.failed', { why: requestMessage(error, site) }));
      if (error instanceof RequestError && error.kind === 'login') openLogin({ isSessionOver: true });
    }
    setLoading(false);
  };
  return (
    <Section title={t('data')} description={t('data.hint')}>
      <div className={styles.content}>
        <p className={styles.text}>{t('data.text')}</p>
        {problem !== undefined && (
          <div className={styles.wide}>
            <InfoBar variant="alert" live>
              {problem}
            </InfoBar>
          </div>
        )}
        <Button loading={isLoading} loadingLabel={t('data.busy')} onClick={() => void download()}>
          {t('data.download')}
        </Button>
      </div>
    </Section>
  );
}
