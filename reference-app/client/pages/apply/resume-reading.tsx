import { Button, InfoBar, Inline, Stack, useLocale } from '@portico/components';
import { useFormFill, type FillAnswer } from '@portico/components/forms';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { applyTexts } from '../../locales/texts.ts';
import { contactField, contactLabels } from './application.ts';
import type { FollowReading, ReadValues } from './use-resume.ts';

type Outcome = FillAnswer & { read: ReadValues };

/**
 * Fills in what was read in a resume where nobody has answered yet, or another resume has, and says which fields these are;
 * what somebody has typed stays, unless they take what the resume says (RESUME-02).
 */
export function ResumeReading({ follow }: { follow: FollowReading }) {
  const t = applyTexts.useTexts();
  const locale = useLocale();
  const { fill, replace } = useFormFill();
  const [outcome, setOutcome] = useState<Outcome>();
  // what stands as a resume has said it belongs to that resume, and not to whoever fills in the form
  const ofResume = useRef<ReadValues>({});
  const take = useEffectEvent((read: ReadValues) => {
    const answer = fill(read, ofResume.current);
    const isOfResume = (field: string) =>
      answer.filled.includes(field) ||
      (Object.hasOwn(ofResume.current, field) && !answer.differing.includes(field));
    ofResume.current = Object.fromEntries(Object.entries(read).filter(([field]) => isOfResume(field)));
    setOutcome({ read, ...answer });
  });
  useEffect(() => follow((read) => take(read)), [follow]);
  if (!outcome) return null;
  const { read, filled, differing, cleared } = outcome;
  const label = (field: string) => {
    const [, key] = Object.entries(contactLabels).find(([name]) => contactField(name) === field) ?? [];
    return key ? t(key) : field;
  };
  const list = (fields: readonly string[]) => new Intl.ListFormat(locale).format(fields.map(label));
  const use = (fields: readonly string[], form: HTMLFormElement | null) => {
    const values = Object.fromEntries(fields.map((field) => [field, read[field] ?? '']));
    replace(values);
    ofResume.current = { ...ofResume.current, ...values };
    setOutcome({ ...outcome, differing: differing.filter((field) => !fields.includes(field)) });
    // the button goes; what it has changed is worth a look
    const control = form?.elements.namedItem(fields[0] ?? '');
    if (control instanceof HTMLElement) control.focus();
  };
  return (
    <Stack gap={3}>
      {filled.length > 0 && (
        <InfoBar variant="success" live>
          {t('resume.filled', { fields: list(filled) })}
        </InfoBar>
      )}
      {cleared.length > 0 && <InfoBar live>{t('resume.cleared', { fields: list(cleared) })}</InfoBar>}
      {differing.length > 0 && (
        <InfoBar
          live
          action={
            <Inline gap={2}>
              {differing.map((field) => (
                <Button
                  key={field}
                  size="small"
                  onClick={({ currentTarget }) => use([field], currentTarget.closest('form'))}
                >
                  {t('resume.use', { field: label(field), value: read[field] ?? '' })}
                </Button>
              ))}
              {differing.length > 1 && (
                <Button
                  size="small"
                  onClick={({ currentTarget }) => use(differing, currentTarget.closest('form'))}
                >
                  {t('resume.useAll')}
                </Button>
              )}
            </Inline>
          }
        >
          {t('resume.differing')}
        </InfoBar>
      )}
      {Object.keys(read).length === 0 && <InfoBar live>{t('resume.nothing')}</InfoBar>}
    </Stack>
  );
}
