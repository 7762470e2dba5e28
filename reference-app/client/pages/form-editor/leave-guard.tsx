import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { isOtherPage } from '../../forms/is-other-page.ts';
import { LazyLeaveDialog } from '../../forms/lazy-leave-dialog.tsx';
import { formsEditorTexts } from '../../locales/texts.ts';

/** How long a save may take until people are asked, in ms: most are done by then. */
const patience = 800;

/** Asks before people leave with what is not saved. Where it is saved in time, they just leave. */
export function LeaveGuard({ isUnsaved }: { isUnsaved: boolean }) {
  const blocker = useBlocker((step) => isUnsaved && isOtherPage(step));
  const isBlocked = blocker.state === 'blocked';
  // it is offline that something cannot be saved, and then the question cannot be loaded either
  useEffect(() => {
    LazyLeaveDialog.preload().catch(() => undefined);
  }, []);
  useEffect(() => {
    if (isBlocked && !isUnsaved) blocker.proceed();
  }, [blocker, isBlocked, isUnsaved]);
  return isBlocked && <LeaveQuestion onStay={blocker.reset} onLeave={blocker.proceed} />;
}

function LeaveQuestion(answers: { onStay: () => void; onLeave: () => void }) {
  const t = formsEditorTexts.useTexts();
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return isDue && <LazyLeaveDialog t={t} {...answers} />;
}
