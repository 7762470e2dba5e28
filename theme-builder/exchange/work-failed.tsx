import { Button, InfoBar } from '@portico/components';
import { exchangeTexts } from '../locales/areas.ts';
import type { Work } from './use-work.ts';

/** Says that work failed for no reason of its own, and does it again. */
export function WorkFailed({ work }: { work: Pick<Work, 'hasFailed' | 'again'> }) {
  const t = exchangeTexts.useTexts();
  if (!work.hasFailed) return null;
  return (
    <InfoBar
      variant="alert"
      live
      action={
        <Button size="small" onClick={work.again}>
          {t('again')}
        </Button>
      }
    >
      {t('failed')}
    </InfoBar>
  );
}
