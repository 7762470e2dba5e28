import { Button, InfoBar } from '@portico/components';
import { requestMessage } from '../../app/request-message.ts';
import { useSite } from '../../site/site.tsx';
import { applyTexts } from '../../locales/texts.ts';
import { jobsHeading } from './jobs-applied-for.tsx';

type QuestionsOutdatedProps = { error: Error; retry: () => Promise<unknown> };

/** The questions of the jobs that are left could not be asked for; the form stays as it is meanwhile. */
export function QuestionsOutdated({ error, retry }: QuestionsOutdatedProps) {
  const { t: site } = useSite();
  const t = applyTexts.useTexts();
  const again = async () => {
    await retry();
    // the button goes with its message
    requestAnimationFrame(() => {
      if (document.activeElement === document.body)
        document.querySelector<HTMLElement>(`#${jobsHeading}`)?.focus();
    });
  };
  return (
    <InfoBar
      variant="warning"
      live
      action={
        <Button size="small" onClick={() => void again()}>
          {site('app.retry')}
        </Button>
      }
    >
      {t('outdated')} {requestMessage(error, site)}
    </InfoBar>
  );
}
