import { InfoBar } from '@portico/components';
import { useState } from 'react';
import { useFailureText } from '../fields/failure-text.ts';
import { versionsTexts } from '../locales/areas.ts';

/**
 * Runs calls that people ask for, one at a time.
 *
 * @param failed the text that gives the reason why one failed
 */
export function useAttempt(failed: 'links.refused' | 'rights.notSaved') {
  const t = versionsTexts.useTexts();
  const failureText = useFailureText();
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const [problem, setProblem] = useState<unknown>();
  const attempt = async (work: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    setSaid('');
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      setProblem(error);
    }
    setBusy(false);
  };
  const failure = problem === undefined ? undefined : t(failed, { message: failureText(problem) });
  return { attempt, isBusy, said, setSaid, failure };
}

/** Says why something failed, when it did. */
export function Failure({ text }: { text: string | undefined }) {
  return text === undefined ? null : (
    <InfoBar variant="alert" live>
      {text}
    </InfoBar>
  );
}
