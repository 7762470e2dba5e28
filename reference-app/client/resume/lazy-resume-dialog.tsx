import { resumeTexts } from '../locales/texts.ts';
import { lazyDialog } from '../app/lazy.tsx';

/** The dialog about resumes. It is rendered only while it is open, since it returns the focus to what had it before. */
export const LazyResumeDialog = lazyDialog(() => import('./resume-dialog.tsx'), resumeTexts);
