import type { ComponentType } from 'react';
import { column } from '../../../app/column.css.ts';
import type { PageArguments } from '../../../app/page-module.ts';
import { useSite } from '../../../site/site.tsx';
import { onboardingTexts } from '../../../locales/texts.ts';
import { onboardingQuery } from '../../../request/queries/onboarding.ts';

// as `prepare` has loaded it: new candidates are asked by a form, the others need none
const parts: { Done?: ComponentType; NewCandidate?: ComponentType } = {};

const isNew = ({ user }: PageArguments['site']['boot']): boolean =>
  user !== null && !(user.isOnboarded && user.isBootstrapped);

/**
 * Where a candidate stands with what new ones go through; while they are new it is in the place of every page, and asks what is
 * to be asked (ONBOARD-01).
 */
export function Component() {
  const { boot } = useSite();
  const Part = isNew(boot) ? parts.NewCandidate : parts.Done;
  return <main className={column}>{Part && <Part />}</main>;
}

export const catalogue = 'onboarding';
export async function prepare({ boot }: PageArguments['site']) {
  const loadPart = async () => {
    if (isNew(boot)) {
      const { NewCandidate, prepareNewCandidate } = await import('./new-candidate.tsx');
      await prepareNewCandidate(boot.locale);
      parts.NewCandidate = NewCandidate;
    } else parts.Done = (await import('./done.tsx')).Done;
  };
  await Promise.all([onboardingTexts.load(boot.locale), loadPart()]);
}

export async function load({ site: { api, boot, queries } }: PageArguments) {
  if (boot.user?.isOnboarded) await queries.prefetchQuery(onboardingQuery(api));
}
