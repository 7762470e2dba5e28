import { Button, InfoBar, Inline, Stack, useLocale } from '@portico/components';
import { useFormFill, type FillAnswer } from '@portico/components/forms';
import { useEffect, useEffectEvent, useState } from 'react';
import { applyTexts } from '../../locales/apply-messages.ts';
import { contactField, contactLabels } from './application.ts';
import type { FollowReading, ReadValues } from './use-resume.ts';

type Outcome = FillAnswer & { read: ReadValues };

/**
 * Fills in what was read in a resume where nobody has answered yet, and says which fields these are; what somebody has
 * typed stays, unless they take what the resume says (RESUME-02).
 */
export const ResumeReading = ({ follow }: { follow: FollowReading }) => {
  const t = applyTexts.useTexts();
  const locale = useLocale();
  const { fill, replace } = useFormFill();
  const [outcome, setOutcome] = useState<Outcome>();
  const take = useEffectEvent((read: ReadValues) => setOutcome({ read, ...fill(read) }));
  useEffect(() => follow((read) => take(read)), [follow]);
  if (!outcome) return null;
  const { read, filled, differing } = outcome;
  const label = (field: string) => {
    const [, key] = Object.entries(contactLabels).find(([name]) => contactField(name) === field) ?? [];
    return key ? t(key) : field;
  };
  const use = (field: string, form: HTMLFormElement | null) => {
    replace({ [field]: read[field] });
    setOutcome({ ...outcome, differing: differing.filter((other) => other !== field) });
    // the button goes; what it has changed is worth a look
    const control = form?.elements.namedItem(field);
    if (control instanceof HTMLElement) control.focus();
  };
  return (
    <Stack gap={3}>
      {filled.length > 0 && (
        <InfoBar variant="success" live>
          {t('resume.filled', { fields: new Intl.ListFormat(locale).format(filled.map(label)) })}
        </InfoBar>
      )}
      {differing.length > 0 && (
        <InfoBar
          live
          action={
            <Inline gap={2}>
              {differing.map((field) => (
                <Button
                  key={field}
                  size="small"
                  onClick={({ currentTarget }) => use(field, currentTarget.closest('form'))}
                >
                  {t('resume.use', { field: label(field), value: read[field] ?? '' })}
                </Button>
              ))}
            </Inline>
          }
        >
          {t('resume.differing')}
        </InfoBar>
      )}
      {Object.keys(read).length === 0 && <InfoBar live>{t('resume.nothing')}</InfoBar>}
    </Stack>
  );
};
