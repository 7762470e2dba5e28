import { Button, InfoBar } from '@portico/components';
import { withQuery } from '@portico/core/jobs';
import type { SsoFailure } from '../../../contract/sso.ts';
import { useSite } from '../../site/site.tsx';
import { accountTexts, type AccountMessageKey } from '../../locales/texts.ts';

/** Leads to the employer's own sign-on, where it has one. An address of the server, so the browser goes there itself. */
export function SignOnLink({ next }: { next: string }) {
  const { boot } = useSite();
  const account = accountTexts.useTexts();
  if (!boot.configs.ssoConfig) return null;
  return (
    <Button fullWidth href={withQuery('/api/pcsx/auth/sso', { domain: boot.domain, next })}>
      {account('sso')}
    </Button>
  );
}

const reasons: Record<SsoFailure, AccountMessageKey> = {
  unavailable: 'sso.unavailable',
  limit: 'sso.limit',
  expired: 'sso.expired',
  denied: 'sso.denied',
  unverified: 'sso.unverified',
  no_account: 'sso.no_account',
  not_allowed: 'sso.not_allowed',
};

/** Why the employer's sign-on led back here; nothing for what no sign-on says. */
export function SignOnFailure({ reason }: { reason: string | null }) {
  const { boot } = useSite();
  const account = accountTexts.useTexts();
  if (reason === null || !Object.hasOwn(reasons, reason)) return null;
  const { companyName: company } = boot.configs.pcsxConfig.branding;
  return <InfoBar variant="alert">{account(reasons[reason as SsoFailure], { company })}</InfoBar>;
}
