import { Refusal } from '../http/refusal.ts';
import type { Locked } from './store.ts';

/** Says by name what is locked, and by whom. */
export function lockedRefusal(refused: Locked): Refusal {
  const names = refused.locked.map(({ path }) => path.replace(/^sections\./, '')).join(', ');
  return refusalOf(refused, `You may not change what is locked: ${names}. Ask for the right “lock”.`);
}

/** The same of a draft: what is locked was changed in it earlier, or by somebody who may. */
export function lockedPublication(refused: Locked): Refusal {
  const names = lockedSections(refused).join(', ');
  return refusalOf(
    refused,
    `The draft changes what is locked: ${names}. Somebody with the right “lock” can publish it, or take those changes back.`,
  );
}

/** The sections that are locked, or hold what is. */
export function lockedSections({ locked }: Locked): string[] {
  return [...new Set(locked.map(({ section }) => section))];
}

function refusalOf({ locked }: Locked, message: string): Refusal {
  return new Refusal(403, message, {
    validationErrors: Object.fromEntries(
      locked.map(({ path, by }) => [path, by === null ? 'It is locked.' : `It is locked by ${by}.`]),
    ),
  });
}
