import { Refusal } from '../http/refusal.ts';
import type { Locked } from './store.ts';

/** Says by name what is locked, and by whom. */
export function lockedRefusal({ locked }: Locked): Refusal {
  const names = locked.map(({ path }) => path.replace(/^sections\./, '')).join(', ');
  return new Refusal(403, `You may not change what is locked: ${names}. Ask for the right “lock”.`, {
    validationErrors: Object.fromEntries(
      locked.map(({ path, by }) => [path, by === null ? 'It is locked.' : `It is locked by ${by}.`]),
    ),
  });
}
