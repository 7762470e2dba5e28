import { Skeleton } from '@portico/components';
import { latePart } from '../../../app/late-part.tsx';
import type { SectionFormProps } from './section-form.tsx';

/** The form of a section: whoever only reads their profile loads none. */
export const SectionFormLater = latePart<SectionFormProps>(
  () => import('./section-form.tsx'),
  <Skeleton lines={6} />,
);
