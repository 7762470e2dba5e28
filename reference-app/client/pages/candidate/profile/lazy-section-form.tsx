import { Skeleton } from '@portico/components';
import { lazyPart } from '../../../app/lazy.tsx';
import type { SectionFormProps } from './section-form.tsx';

/** The form of a section: whoever only reads their profile loads none. */
export const LazySectionForm = lazyPart<SectionFormProps>(() => import('./section-form.tsx'), {
  Pending: () => <Skeleton lines={6} />,
});
