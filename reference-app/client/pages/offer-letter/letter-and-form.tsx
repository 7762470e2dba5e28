import { Stack } from '@portico/components';
import type { ReactNode } from 'react';
import { letterTexts } from '../../locales/texts.ts';
import * as offerStyles from '../../offers/offers.css.ts';
import type { LetterProps } from './document-view.tsx';
import * as styles from './letter.css.ts';
import { LetterDocument } from './letter-document.tsx';
import { TypedForm } from './typed-form.tsx';
import { UploadForm } from './upload-form.tsx';

type LetterAndFormProps = LetterProps & {
  /** How it is signed: by the typed name, by a file in three steps (LETTER-03), or not at all. */
  form: 'typed' | 'upload' | 'none';
};

/** A document to read, and the form that signs it. Where the form goes, the document stays as it is being read. */
export function LetterAndForm({ form, ...props }: LetterAndFormProps) {
  const t = letterTexts.useTexts();
  const isInSteps = form === 'upload';
  return (
    <>
      {/* of elements that stay the same ones when there are no steps any more, else the document would be loaded anew */}
      <div className={styles.steps} role={isInSteps ? 'list' : undefined}>
        <div className={styles.step} role={isInSteps ? 'listitem' : undefined}>
          {isInSteps && <StepTitle number={1} title={t('step.review')} />}
          <LetterDocument offer={props.offer} document={props.document} />
        </div>
        {isInSteps && (
          <>
            <Step number={2} title={t('step.sign')}>
              <p>{t('step.signHint')}</p>
            </Step>
            <Step number={3} title={t('step.upload')}>
              <UploadForm {...props} />
            </Step>
          </>
        )}
      </div>
      {form === 'typed' && <TypedForm {...props} />}
    </>
  );
}

type StepProps = { number: number; title: string };

function StepTitle({ number, title }: StepProps) {
  const t = letterTexts.useTexts();
  return (
    <Stack gap={1}>
      <span className={styles.number}>{t('stepNumber', { number })}</span>
      <h2 className={offerStyles.subheading}>{title}</h2>
    </Stack>
  );
}

const Step = ({ children, ...title }: StepProps & { children: ReactNode }) => (
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as the first step is
  <div className={styles.step} role="listitem">
    <StepTitle {...title} />
    {children}
  </div>
);
