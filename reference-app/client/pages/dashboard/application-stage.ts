import { applicationStages, type ApplicationStatus } from '../../../contract/application-status.ts';

/** How far an application with this status has come, from 1; undefined for one that has ended without success. */
export function stageOf(status: ApplicationStatus): number | undefined {
  const index = applicationStages.findIndex((stage) => stage === status);
  return index === -1 ? undefined : index + 1;
}
