import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lazyPart } from '../../app/lazy.tsx';
import { useSite } from '../../site/site.tsx';
import { applicationsQuery, interviewsQuery, referralsQuery } from '../../request/queries/dashboard.ts';
import { ActiveApplications } from './active-applications.tsx';
import { tabsOf } from './chosen-tab.ts';
import { Drafts } from './drafts.tsx';
import { PastApplications } from './past-applications.tsx';
import { Referrals } from './referrals.tsx';
import type { TabPart } from './tab-part.ts';
import type { Withdrawal } from './withdraw-dialog.tsx';

const WithdrawDialog = lazyPart(() => import('./withdraw-dialog.tsx'));

/** Applications under way, begun and ended, and whom the candidate has recommended (DASH-01, DASH-02). */
function ApplicationsTab() {
  const { api, boot } = useSite();
  const query = useQuery(applicationsQuery(api));
  const [withdrawal, setWithdrawal] = useState<Withdrawal>();
  return (
    <>
      <ActiveApplications
        query={query}
        onWithdraw={(application, heading) => setWithdrawal({ application, heading, isOpen: true })}
      />
      <Drafts />
      <PastApplications query={query} />
      {boot.configs.gates.referralWithCandidateApplicationGate && <Referrals />}
      {withdrawal && (
        <WithdrawDialog
          key={withdrawal.application.id}
          {...withdrawal}
          onClose={() => setWithdrawal({ ...withdrawal, isOpen: false })}
        />
      )}
    </>
  );
}

export const applicationsPart: TabPart = {
  Content: ApplicationsTab,
  load: ({ api, boot, queries }) =>
    Promise.all([
      queries.prefetchQuery(applicationsQuery(api)),
      tabsOf(boot).includes('interviews') && queries.prefetchQuery(interviewsQuery(api)),
      boot.configs.gates.referralWithCandidateApplicationGate && queries.prefetchQuery(referralsQuery(api)),
    ]),
};
