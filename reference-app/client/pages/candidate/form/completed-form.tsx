import { Button, Card, Disclosure, InfoBar } from '@portico/components';
import type { FormDefinition } from '@portico/core/forms';
import { useEffect } from 'react';
import type { FormValues } from '../../../../contract/form-definition.ts';
import type { CandidateForm } from '../../../../contract/forms.ts';
import { renderLink } from '../../../app/render-link.tsx';
import { useAddress } from '../../../site/site.tsx';
import { FormAnswers } from '../../../forms/form-answers.tsx';
import { formTexts } from '../../../locales/texts.ts';
import { focusHeading } from '../../../offers/focus-heading.ts';

/** How the form came to be handed in while it was open here. */
export type Outcome = { type: 'sent' } | { type: 'elsewhere'; unsent: FormValues };

/** Without headings, which stand on the page once already. */
const inOneSection = ({ sections }: FormDefinition): FormDefinition => ({
  sections: [{ items: sections.flatMap(({ items }) => items) }],
});

type CompletedFormProps = {
  form: CandidateForm;
  /** undefined = it was so before. */
  outcome: Outcome | undefined;
};

/** A form that was handed in, to read. */
export function CompletedForm({ form: { definition, values }, outcome }: CompletedFormProps) {
  const t = formTexts.useTexts();
  const address = useAddress();
  useEffect(() => {
    // in the place of a form that had the focus
    if (outcome) focusHeading();
  }, [outcome]);
  return (
    <>
      {outcome?.type === 'sent' && (
        <InfoBar variant="success" live>
          {t('done')}
        </InfoBar>
      )}
      {outcome?.type === 'elsewhere' && (
        <InfoBar variant="warning" live>
          {t('doneElsewhere')}
        </InfoBar>
      )}
      {!outcome && <InfoBar>{t('doneReadOnly')}</InfoBar>}
      <Card as="div" padding="large">
        <FormAnswers definition={definition} values={values} />
      </Card>
      {outcome?.type === 'elsewhere' && (
        <Disclosure summary={t('unsent')} headingLevel={2}>
          <FormAnswers definition={inOneSection(definition)} values={outcome.unsent} />
        </Disclosure>
      )}
      <div>
        <Button href={address('/careers/forms/center')} renderLink={renderLink}>
          {t('toForms')}
        </Button>
      </div>
    </>
  );
}
