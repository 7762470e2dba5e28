import { once } from 'node:events';
import { createServer } from 'node:http';
import { Provider } from 'oidc-provider';

export type SignOnProvider = {
  issuer: string;
  /** Who logs in next, by `sub`; null = nobody: they refuse. */
  person: string | null;
  /** What it says of each, by `sub`. */
  people: Record<string, Record<string, unknown>>;
  /** Goes where a browser is sent, to the address that it is sent back to. */
  visit: (address: string) => Promise<string>;
  close: () => Promise<void>;
};

/** A real OpenID Connect provider on this machine, where whoever is `person` logs in without being asked. */
export async function startSignOnProvider(client: {
  id: string;
  secret?: string;
  redirectTo: string;
}): Promise<SignOnProvider> {
  let handle: ReturnType<Provider['callback']>;
  const server = createServer((request, response) => handle(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const issuer = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;

  const started: SignOnProvider = {
    issuer,
    person: null,
    people: {},
    async visit(from) {
      const cookies = new Map<string, string>();
      let next = from;
      for (let step = 0; step < 10 && !next.startsWith(client.redirectTo); step += 1) {
        const answer = await fetch(next, {
          redirect: 'manual',
          headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
        });
        for (const cookie of answer.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
          cookies.set(name, value);
        }
        const location = answer.headers.get('location');
        if (location === null) throw new Error(`The provider stays at ${next}: ${await answer.text()}`);
        next = new URL(location, issuer).href;
      }
      return next;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };

  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.id,
        redirect_uris: [client.redirectTo],
        ...(client.secret === undefined
          ? { token_endpoint_auth_method: 'none' }
          : { client_secret: client.secret }),
      },
    ],
    claims: {
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name'],
      groups: ['groups'],
    },
    cookies: { keys: ['of the tests'] },
    features: { devInteractions: { enabled: false } },
    findAccount: (_context: unknown, sub: string) => ({
      accountId: sub,
      claims: () => ({ sub, ...started.people[sub] }),
    }),
    interactions: { url: () => '/interaction' },
    // nobody is asked whether the site may know them
    loadExistingGrant: async (context: {
      oidc: { client: { clientId: string }; session: { accountId: string } };
    }) => {
      const { client: asking, session } = context.oidc;
      const grant = new provider.Grant({ clientId: asking.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid email profile groups');
      await grant.save();
      return grant;
    },
  });
  const callback = provider.callback();
  handle = (request, response) => {
    if (!request.url?.startsWith('/interaction')) return callback(request, response);
    const result =
      started.person === null ? { error: 'access_denied' } : { login: { accountId: started.person } };
    void provider.interactionFinished(request, response, result);
  };
  return started;
}
