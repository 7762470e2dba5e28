import type { Boot } from '../../../../contract/boot.ts';
import type { Onboarding } from '../../../../contract/onboarding.ts';
import { whereAllowed } from '../../../app/browser-storage.ts';
import type { Api } from '../../../request/api.ts';
import { asKnownUser } from '../../../request/known-user.ts';
import { RequestError } from '../../../request/request-error.ts';

/** A candidate still has to be onboarded after they were. It is nothing that passes by itself. */
export class NotOnboarded extends RequestError {
  constructor() {
    super('refused');
  }
}

const keyOf = ({ domain, user }: Boot) => `portico-onboarding ${domain} ${user?.encId}`;

/** One tab after the other, where the browser can: what one of them has done, the others find done. */
const inTurn = async <Answer>(name: string, act: () => Promise<Answer>): Promise<Answer> =>
  // not there without https
  'locks' in navigator ? navigator.locks.request(name, act) : act();

const isDone = ({ isOnboarded, isBootstrapped, bootstrappingConfig }: Onboarding): boolean =>
  isOnboarded && (isBootstrapped || bootstrappingConfig !== null);

/**
 * Sees to it that a new candidate is onboarded, by one call however many tabs they have open.
 *
 * @throws RequestError, NotOnboarded
 */
export async function onboardOnce(api: Api, boot: Boot): Promise<void> {
  if (wasReloaded(boot)) throw new NotOnboarded();
  const isOnboarded = await inTurn(keyOf(boot), async () => {
    const { data: before } = await api.get('/api/pcsx/onboarding');
    if (isDone(before)) return true;
    const { data } = await asKnownUser(boot, (headers) => api.post('/api/pcsx/onboarding', {}, { headers }));
    return isDone(data);
  });
  if (!isOnboarded) throw new NotOnboarded();
}

/** Loads the page again as that of a candidate who is not new any more. */
export function reloadOnce(boot: Boot): void {
  whereAllowed(() => sessionStorage.setItem(keyOf(boot), 'reloaded'));
  window.location.reload();
}

/** Whether it was loaded again for this: then it must not be once more by itself (ruling 33). Told once. */
const wasReloaded = (boot: Boot): boolean =>
  whereAllowed(() => {
    const was = sessionStorage.getItem(keyOf(boot)) !== null;
    sessionStorage.removeItem(keyOf(boot));
    return was;
  }) ?? false;
