import type { IntakeEntryOf } from '../../../contract/intake.ts';
import { changeStatus } from '../../applications/store.ts';
import { pcsxConfigFor } from '../../employers/rules.ts';
import { notify } from '../../notifications/store.ts';
import { candidateOf, onlyOnce, positionOf, type IntakeDesk, type TakeEntry } from '../desk.ts';
import { statusChanged } from '../messages.ts';
import { EntryProblem } from '../rules.ts';
import { findApplication } from '../store.ts';

export const takeApplicationStatus: TakeEntry<'application_status'> = async (desk, entry, known) => {
  onlyOnce(known);
  const { transaction, employer, at } = desk;
  const { status, note } = entry;
  const { id, accountId, positionId, positionName } = await applicationOf(desk, entry);
  const decision = await changeStatus(transaction, employer.scope, { id, status, note, at });
  if (decision === 'illegal')
    throw new EntryProblem(409, 'status', `The application cannot become ${status} from where it is.`);
  const { hideApplicationStatus } = pcsxConfigFor(employer.config, positionId).applicationsPageConfig.tabs
    .submitted;
  if (decision === 'write' && accountId !== null && !hideApplicationStatus)
    await notify(transaction, employer.scope, {
      accountId,
      notification: { ...statusChanged(positionName, status), createdAt: at },
    });
  return { accountId, rowId: id };
};

async function applicationOf(desk: IntakeDesk, entry: IntakeEntryOf<'application_status'>) {
  const { scope } = desk.employer;
  const { application_id: encId, email, position } = entry;
  if (encId !== undefined && email === undefined && position === undefined) {
    const found = await findApplication(desk.transaction, scope, { encId });
    if (!found) throw new EntryProblem(400, 'application_id', 'There is no such application.');
    return found;
  }
  if (encId !== undefined || email === undefined || position === undefined)
    throw new EntryProblem(
      400,
      'application_id',
      'Name the application by application_id, or by email and position.',
    );
  const accountId = await candidateOf(desk, email, undefined);
  const { id: positionId } = await positionOf(desk, position);
  const found = await findApplication(desk.transaction, scope, { accountId, positionId });
  if (!found) throw new EntryProblem(400, 'position', 'This candidate has not applied to this job.');
  return found;
}
