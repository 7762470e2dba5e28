import type { ApplicationCardProps } from '@portico/components';
import type { Messages } from '@portico/core/messages';
import type { ApplicationStatus } from '../../../contract/application-status.ts';
import type { Application } from '../../../contract/applications.ts';
import type { DashboardMessageKey } from '../../locales/texts.ts';

const meanings: Record<ApplicationStatus, ApplicationCardProps['statusVariant']> = {
  submitted: 'info',
  in_review: 'info',
  interview: 'info',
  offer: 'warning',
  hired: 'success',
  not_selected: 'neutral',
  withdrawn: 'neutral',
};

/** What a card says of an application that was sent; nothing of how it stands where the employer does not tell (DASH-02). */
export const sentOf = (
  { name, location, status, submitted_at, updated_at }: Application,
  t: Messages<DashboardMessageKey>,
) => ({
  position: name,
  location,
  appliedAt: Date.parse(submitted_at),
  ...(updated_at !== submitted_at && { updatedAt: Date.parse(updated_at) }),
  ...(status && { status: t(`status.${status}`), statusVariant: meanings[status] }),
});
