import { Stack } from '@portico/components';
import type { ReactNode } from 'react';
import { letterTexts } from '../../locales/letter-messages.ts';
import * as offerStyles from '../../offers/offers.css.ts';
import type { LetterProps } from './document-view.tsx';
import * as styles from './letter.css.ts';
import { LetterDocument } from './letter-document.tsx';
import { UploadForm } from './upload-form.tsx';

/** A document that is signed elsewhere and uploaded, in three steps (LETTER-03). */
export const EmbeddedLetter = (props: LetterProps) => {
  const t = letterTexts.useTexts();
  return (
    <ol className={styles.steps}>
      <Step number={1} title={t('step.review')}>
        <LetterDocument offer={props.offer} document={props.document} />
      </Step>
      <Step number={2} title={t('step.sign')}>
        <p>{t('step.signHint')}</p>
      </Step>
      <Step number={3} title={t('step.upload')}>
        <UploadForm {...props} />
      </Step>
    </ol>
  );
};

const Step = ({ number, title, children }: { number: number; title: string; children: ReactNode }) => {
  const t = letterTexts.useTexts();
  return (
    <li className={styles.step}>
      <Stack gap={1}>
        <span className={styles.number}>{t('stepNumber', { number })}</span>
        <h2 className={offerStyles.subheading}>{title}</h2>
      </Stack>
      {children}
    </li>
  );
};
