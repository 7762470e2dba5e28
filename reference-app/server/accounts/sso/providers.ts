import {
  allowInsecureRequests,
  ClientSecretBasic,
  ClientSecretPost,
  discovery,
  None,
  type ClientAuth,
  type Configuration,
} from 'openid-client';
import type { SsoConfig } from './rules.ts';

/** What is needed to talk to the providers of employers. */
export type SsoSettings = {
  /** By the employer's domain; undefined = a public client, which PKCE alone protects. */
  secretOf: (domain: string) => string | undefined;
  /** Lets providers on this machine speak http. */
  allowsHttp?: boolean;
};

const keptFor = 60 * 60 * 1000;
const timeoutSeconds = 10;

/** Finds out about providers by their issuers (OpenID Connect Discovery), once an hour. */
export function createProviders({
  settings: { secretOf, allowsHttp = false },
  now,
}: {
  settings: SsoSettings;
  now: () => number;
}): (employer: { domain: string }, config: SsoConfig) => Promise<Configuration> {
  const known = new Map<string, { found: Promise<Configuration>; endsAt: number }>();
  return async ({ domain }, { issuer, clientId }) => {
    const key = JSON.stringify([domain, issuer, clientId]);
    const kept = known.get(key);
    if (kept && kept.endsAt > now()) return kept.found;
    const found = discovery(new URL(issuer), clientId, undefined, authentication(secretOf(domain)), {
      timeout: timeoutSeconds,
      execute: allowsHttp ? [allowInsecureRequests] : [],
    });
    known.set(key, { found, endsAt: now() + keptFor });
    // one that is away now is asked again by whoever comes next
    found.catch(() => known.delete(key));
    return found;
  };
}

/** As the provider takes secrets; where it does not say, in the header (RFC 8414, 2). */
function authentication(secret: string | undefined): ClientAuth {
  if (secret === undefined) return None();
  const [basic, post] = [ClientSecretBasic(secret), ClientSecretPost(secret)];
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    return (methods.includes('client_secret_basic') ? basic : post)(server, ...rest);
  };
}
