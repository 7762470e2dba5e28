import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  type Configuration,
} from 'openid-client';
import { ssoCalls, type SsoFailure } from '../../../contract/sso.ts';
import { safeRedirect } from '../../../contract/safe-redirect.ts';
import { Refusal } from '../../http/refusal.ts';
import { employerOf } from '../../http/request-context.ts';
import { serveRedirect } from '../../http/serve-redirect.ts';
import { LimitReached } from '../limits.ts';
import { mayLogIn } from '../../http/may-log-in.ts';
import { withDomain } from '../rules.ts';
import { accountBySso } from './account.ts';
import { openFlow, sealFlow, type Flow } from './flow.ts';
import { createProviders, type SsoSettings } from './providers.ts';
import type { Claims } from './rules.ts';
import { isHttps } from '../../http/site-origin.ts';

/** One for each flow: several tabs may log in, at several employers. */
const cookieOf = (state: string) => `portico_sso_${state.slice(0, 16)}`;
const flowSeconds = 10 * 60;
const paths = { start: ssoCalls.start.path, callback: ssoCalls.callback.path };

/** Logging in at the employer's own provider (OpenID Connect). */
export async function ssoRoutes(app: FastifyInstance, settings: SsoSettings): Promise<void> {
  const { database, signIn, employers, secret, now } = app;
  const providerOf = createProviders({ settings, now });

  serveRedirect(app, ssoCalls.start, async (request, reply) => {
    const employer = employerOf(request);
    const { ssoConfig } = employer.config;
    if (!ssoConfig) throw new Refusal(404, 'This employer has no sign-on of its own.');
    const flow = newFlow(request, request.query.next);
    try {
      const provider = await providerOf(employer, ssoConfig);
      const address = buildAuthorizationUrl(provider, {
        redirect_uri: `${request.siteOrigin}${paths.callback}`,
        scope: [...new Set(['openid', ...ssoConfig.scopes])].join(' '),
        code_challenge: await calculatePKCECodeChallenge(flow.verifier),
        code_challenge_method: 'S256',
        state: flow.state,
        nonce: flow.nonce,
      });
      reply.setCookie(cookieOf(flow.state), sealFlow(flow, secret), {
        ...attributes(request),
        maxAge: flowSeconds,
      });
      return address.href;
    } catch (error) {
      request.log.error(
        { err: error, domain: employer.domain },
        'The sign-on of an employer does not answer',
      );
      return loginAfter('unavailable', employer.domain);
    }
  });

  serveRedirect(app, ssoCalls.callback, async (request, reply) => {
    // by the address that was sent, whatever the request is for: it has to be the same
    const current = new URL(request.url, request.siteOrigin);
    const state = current.searchParams.get('state') ?? '';
    const employer = await employers.find(domainIn(state));
    const ssoConfig = employer?.config.ssoConfig;
    if (!employer || !ssoConfig) return loginAfter('expired', undefined);
    request.employer = employer;
    const flow = openFlow(request.cookies[cookieOf(state)], { secret, now: now() });
    if (flow?.state !== state || flow.domain !== employer.domain)
      return loginAfter('expired', employer.domain);
    reply.clearCookie(cookieOf(state), attributes(request));
    try {
      await signIn.takeTry(request, { how: 'sso' });
    } catch (error) {
      // somebody looks at a page here, not at the answer of a call
      if (error instanceof LimitReached) return loginAfter('limit', employer.domain);
      throw error;
    }

    const claims = await claimsOf(request, {
      current,
      flow,
      provider: () => providerOf(employer, ssoConfig),
    });
    if ('failed' in claims) {
      if (claims.failed !== 'unavailable')
        await signIn.noteRefused(request, { how: 'sso', result: 'wrong', accountId: null });
      return loginAfter(claims.failed, employer.domain);
    }
    const { issuer, subject, said } = claims;
    const account = await accountBySso(database, employer, {
      identity: { issuer, subject },
      claims: said,
      config: ssoConfig,
      at: new Date(now()),
    });
    if ('failed' in account) {
      await signIn.noteRefused(request, { how: 'sso', result: 'not_allowed', accountId: null });
      return loginAfter(account.failed, employer.domain);
    }
    if (!mayLogIn(account, employer.config)) {
      await signIn.noteRefused(request, { how: 'sso', result: 'not_allowed', accountId: account.id });
      return loginAfter('not_allowed', employer.domain);
    }
    await signIn.begin(request, reply, { how: 'sso', account });
    return flow.next;
  });
}

/** Starts a login that leads to the page `next` in the end. */
function newFlow(request: FastifyRequest, next: string | undefined): Flow {
  const { domain, config } = employerOf(request);
  const target = safeRedirect(next, {
    origin: request.siteOrigin,
    allowedHosts: config.allowedRedirectHosts,
  });
  return {
    domain,
    state: stateAt(domain),
    nonce: randomNonce(),
    verifier: randomPKCECodeVerifier(),
    next: withDomain(target, domain),
    endsAt: request.server.now() + flowSeconds * 1_000,
  };
}

/** Nobody guesses it; it tells whose login to go back to, also when the flow is too old to say so. */
function stateAt(domain: string): string {
  return `${randomState()}.${domain}`;
}

function domainIn(state: string): string {
  return state.slice(state.indexOf('.') + 1);
}

function attributes(request: FastifyRequest) {
  return {
    path: paths.start,
    httpOnly: true,
    // sent along when the provider leads back
    sameSite: 'lax',
    secure: isHttps(request),
  } as const;
}

type Told = { issuer: string; subject: string; said: Claims };

/** What the provider says of whoever comes back from it, once the flow has been checked in every respect. */
async function claimsOf(
  request: FastifyRequest,
  {
    current,
    flow,
    provider,
  }: {
    /** With what the provider has added. */
    current: URL;
    flow: Flow;
    provider: () => Promise<Configuration>;
  },
): Promise<Told | { failed: SsoFailure }> {
  if (current.searchParams.has('error')) return { failed: 'denied' };
  try {
    const configuration = await provider();
    const tokens = await authorizationCodeGrant(configuration, current, {
      pkceCodeVerifier: flow.verifier,
      expectedState: flow.state,
      expectedNonce: flow.nonce,
      idTokenExpected: true,
    });
    const told = tokens.claims();
    if (!told) return { failed: 'denied' };
    // many providers tell the e-mail only when they are asked for it
    const more =
      told.email === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined
        ? await fetchUserInfo(configuration, tokens.access_token, told.sub)
        : {};
    return { issuer: told.iss, subject: told.sub, said: { ...more, ...told } };
  } catch (error) {
    // without what was sent: only what kind of failure it is
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    request.log.warn({ domain: flow.domain, code }, 'A single sign-on was refused');
    return { failed: code === 'OAUTH_TIMEOUT' ? 'unavailable' : 'denied' };
  }
}

function loginAfter(failed: SsoFailure, domain: string | undefined): string {
  return withDomain(`/careers/login?sso=${failed}`, domain);
}
