import { Stack } from '@portico/components';
import { FormReview, StepperLayout, type LayoutProps } from '@portico/components/forms';
import { createContext, use } from 'react';
import { useSite } from '../../site/site.tsx';
import { applyTexts } from '../../locales/texts.ts';
import { ResumeReading } from './resume-reading.tsx';
import type { FollowReading } from './use-resume.ts';

/** Where the layout hears of resumes that were read. */
export const ReadResumes = createContext<FollowReading>(() => () => undefined);

/** The steps of an application, with what was read below the resume, and what will be sent at the end. */
export function ApplicationLayout(props: LayoutProps) {
  const { boot } = useSite();
  const t = applyTexts.useTexts();
  const follow = use(ReadResumes);
  const company = boot.configs.pcsxConfig.branding.companyName;
  return (
    <StepperLayout
      {...props}
      // the resume is the first section
      after={{ 0: <ResumeReading follow={follow} /> }}
      closing={{
        title: t('review.section'),
        content: (
          <Stack gap={6}>
            <p>{t('review.text', { company })}</p>
            <FormReview definition={props.definition} />
          </Stack>
        ),
      }}
    />
  );
}
