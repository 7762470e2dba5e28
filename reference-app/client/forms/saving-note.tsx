import { CheckIcon, ClockIcon, VisuallyHidden } from '@portico/components';
import { useLast } from '../app/use-last.ts';
import { formTexts } from '../locales/texts.ts';
import * as styles from './forms.css.ts';
import type { Saving } from './keep-answers.ts';

const texts = { saving: 'saving', saved: 'saved', failed: 'notSaved' } as const;

/** How far the server is behind what is typed. Read aloud once, not with every pause in typing. */
export function SavingNote({ saving }: { saving: Saving }) {
  const t = formTexts.useTexts();
  const isSaved = useLast(saving === 'saved' || (saving === 'saving' ? undefined : false)) ?? false;
  return (
    <span className={styles.saving}>
      <VisuallyHidden>
        <output>{isSaved && t('saved')}</output>
      </VisuallyHidden>
      {saving !== 'idle' && (
        <>
          {saving === 'saved' ? <CheckIcon /> : <ClockIcon />}
          <span aria-hidden={saving === 'failed' ? undefined : 'true'} data-saving={saving}>
            {t(texts[saving])}
          </span>
        </>
      )}
    </span>
  );
}
