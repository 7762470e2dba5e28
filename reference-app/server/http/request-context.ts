import { hash, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Role } from '../../contract/accounts.ts';
import { visitorUser } from '../../contract/known-user.ts';
import { mayLogIn } from './may-log-in.ts';
import type { Session, SessionStart } from '../accounts/sessions.ts';
import type { Account } from '../accounts/store.ts';
import type { Employer } from '../employers/directory.ts';
import { checkCsrf, csrfTokenFor, isMaskedToken, masked } from './csrf.ts';
import { isOwnCall, pageOf } from './own-calls.ts';
import { loginNeeded, notPermitted, Refusal } from './refusal.ts';
import { isHttps } from './site-origin.ts';

/**
 * Lets through what a page of this site has sent: browsers say so themselves (Fetch Metadata, over https), else they
 * name the page's origin. For beacons, which can bring no token.
 *
 * @throws Refusal 403
 */
function checkSameOrigin({ headers, siteOrigin }: FastifyRequest): void {
  const site = headers['sec-fetch-site'];
  if (site === undefined ? headers.origin === siteOrigin : site === 'same-origin') return;
  throw new Refusal(403, 'This is taken from pages of this site only.');
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The employer asked for; null when there is none with this domain (calls below `/api` never see that). */
    employer: Employer | null;
    /** Who is logged in at this employer. */
    session: Session | null;
    /** What writes of this page send as `X-CSRF-Token`; pages put it into `<meta name="_csrf">`. */
    csrfToken: string;
  }
  interface FastifyContextConfig {
    /** `none`: the answer depends on no employer and no session (files, health). */
    employer?: 'none';
    /** Who may call; everybody when absent. */
    access?: 'candidate' | Extract<Role, 'theme_builder' | 'admin'>;
    /** It is in the contract, wherever it is. */
    isCall?: true;
    /** A write that its origin proves, not a token. */
    isBeacon?: true;
  }
}

const visitorCookie = 'portico_visitor';
const visitorToken = /^[\w-]{43}$/;

/**
 * Finds out for whom and by whom a request is, and refuses what may not be done, before any handler runs.
 *
 * @returns the same for a form whose address names no employer, once its fields are in the body
 */
export async function registerRequestContext(
  app: FastifyInstance,
): Promise<{ judge: (request: FastifyRequest, reply: FastifyReply) => Promise<void> }> {
  const { employers, sessions, secret } = app;
  app.decorateRequest('employer', null);
  app.decorateRequest('session', null);
  app.decorateRequest('csrfToken', '');

  const sessionFor = async (token: string | undefined, { scope, config }: Employer) => {
    const session = token === undefined ? null : await sessions.find(scope, token);
    // also who logged in before candidates could not any more, or before their roles were taken
    return session && mayLogIn(session.account, config) ? session : null;
  };

  const judge = async (
    request: FastifyRequest,
    reply: FastifyReply,
    employer: Employer | null,
    known?: { session: Session | null },
  ) => {
    const { access, isBeacon } = request.routeOptions.config;
    request.employer = employer;
    request.session = null;
    if (!request.employer) {
      if (isCall(request)) throw await employers.unknown();
      request.csrfToken = masked(csrfTokenFor(secret, visitorOf(request, reply)));
      return;
    }

    const token = sessions.tokenOf(request, request.employer.scope);
    request.session = known ? known.session : await sessionFor(token, request.employer);
    // What an ended session's cookie says counts no more, but it stays: an answer that takes it away could come after
    // the one of a login, and take that session from the browser. So the token of its pages stays good until then.
    const holder =
      token === undefined ? visitorOf(request, reply) : ({ kind: 'session', id: token } as const);
    const expected = csrfTokenFor(secret, holder);
    request.csrfToken = masked(expected);
    // what this browser does without a session belongs to its visitor
    if (!request.session) visitorOf(request, reply);

    if (access && !request.session) throw loginNeeded();
    const isWrite = request.method !== 'GET' && request.method !== 'HEAD';
    // nothing is shown or changed in somebody else's name; before the token, which is the other account's by then
    if (access) requireSameUser(request);
    if (isCall(request) && isWrite)
      if (isBeacon) checkSameOrigin(request);
      // what a page asks while it is rendered comes from no other site
      else if (!isOwnCall(request)) checkCsrf(request.headers['x-csrf-token'], expected);
    if (access && access !== 'candidate' && !request.session?.account.roles.includes(access))
      throw notPermitted();
  };

  const isTokenOf = (request: FastifyRequest, holder: Parameters<typeof csrfTokenFor>[1]) =>
    isMaskedToken(request.headers['x-csrf-token'], csrfTokenFor(secret, holder));

  /** The employer at whose session the token of a request is. */
  const employerOfToken = (request: FastifyRequest) =>
    employers.findWhere((scope) => {
      const token = sessions.tokenOf(request, scope);
      return token !== undefined && isTokenOf(request, { kind: 'session', id: token });
    });

  // After JSON is read, since writes may name their employer in it, and before a form is: it may be large.
  app.addHook('preValidation', async (request, reply) => {
    const { employer: need, access, files } = request.routeOptions.config;
    if (need === 'none') return;
    const domain = domainOf(request);
    const page = pageOf(request);
    // read elsewhere, it would say what the call cannot see yet
    if (page?.employer && domain === page.employer.domain && request.replica === page.replica)
      return judge(request, reply, page.employer, page);
    // A form may name its employer itself. Until it is read, its token tells whose session it is of; a visitor has one
    // token for all employers, with which only those forms are read that visitors may send.
    if (domain === undefined && files && request.isMultipart()) {
      const visitor = visitorIn(request);
      if (!access && visitor !== undefined && isTokenOf(request, { kind: 'visitor', id: visitor })) return;
      const employer = await employerOfToken(request);
      if (employer) return judge(request, reply, employer);
    }
    return judge(request, reply, await employers.find(domain));
  });

  app.addHook('onSend', async (request, reply) => {
    if (request.csrfToken) reply.header('x-csrf-token', request.csrfToken);
  });
  return {
    judge: async (request, reply) => judge(request, reply, await employers.find(domainOf(request))),
  };
}

/** Logs the request's browser in: its session so far ends, its token and CSRF token change. */
export async function beginSession(
  request: FastifyRequest,
  reply: FastifyReply,
  start: SessionStart,
): Promise<void> {
  const { sessions, secret } = request.server;
  const { scope } = employerOf(request);
  const old = sessions.tokenOf(request, scope);
  const { token, session } = await sessions.start(request, reply, { scope, ...start });
  if (old !== undefined) await sessions.end(scope, old);
  request.session = session;
  request.csrfToken = masked(csrfTokenFor(secret, { kind: 'session', id: token }));
}

/**
 * Gives the request's session another token and CSRF token; one that has ended meanwhile is taken from the browser. Of two
 * requests at once one gives them, and the other must not take them away.
 */
export async function renewSession(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { sessions, secret } = request.server;
  const { scope } = employerOf(request);
  const { id } = sessionOf(request);
  const old = sessions.tokenOf(request, scope);
  const outcome =
    old === undefined ? 'ended' : await sessions.renew(request, reply, { scope, id, token: old });
  if (outcome === 'ended') return endSession(request, reply);
  // the answer that brings the other token brings its CSRF token too
  request.csrfToken =
    outcome === 'renewed' ? '' : masked(csrfTokenFor(secret, { kind: 'session', id: outcome.token }));
}

/** Logs the request's browser out; does nothing for a visitor. */
export async function endSession(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { sessions, secret } = request.server;
  const { scope } = employerOf(request);
  const token = sessions.tokenOf(request, scope);
  if (token === undefined) return;
  await sessions.end(scope, token);
  sessions.forget(request, reply, scope);
  request.session = null;
  request.csrfToken = masked(csrfTokenFor(secret, visitorOf(request, reply)));
}

/** The employer of a call; those for unknown domains do not come this far. */
export function employerOf(request: FastifyRequest): Employer {
  if (!request.employer)
    throw new Error(`${request.routeOptions.url ?? request.url} was reached without an employer.`);
  return request.employer;
}

/** The session of a call whose `access` asks for one. */
export function sessionOf(request: FastifyRequest): Session {
  if (!request.session) throw loginNeeded();
  return request.session;
}

/**
 * Whoever a page knows as logged in must not go on as a visitor, or as somebody else, without noticing. Calls for a role are held
 * to it before they are run; calls that visitors may make as well ask for it themselves.
 *
 * @throws Refusal when their session has ended, or one has begun that their page does not know
 */
export function requireSameUser({ headers, session }: FastifyRequest): void {
  const known = headers['x-user-id'];
  if (known === visitorUser) {
    if (session) throw loggedInSince(session.account);
    return;
  }
  if (known && known !== session?.account.encId) throw session ? notTheirs(session.account) : loginNeeded();
}

function shownNameOf({ firstName, lastName, email }: Account): string {
  return `${firstName} ${lastName}`.trim() || email;
}

/** The session is somebody else's: like one that has ended, but that it says whose. */
function notTheirs(account: Account): Refusal {
  const name = shownNameOf(account);
  const { status, headers } = loginNeeded();
  return new Refusal(
    status,
    `${name} has logged in in this browser since. Log in again to go on as yourself.`,
    { headers, data: { user: { name } } },
  );
}

function loggedInSince(account: Account): Refusal {
  const name = shownNameOf(account);
  return new Refusal(
    409,
    `${name} has logged in in this browser since. Load the page again to go on as them.`,
    {
      data: { user: { name } },
    },
  );
}

/**
 * What tells one visitor's browser from another's, as a hash: the cookie itself is worth a CSRF token. A browser keeps it when
 * it logs in, so that what was the visitor's can become the account's.
 */
export function visitorHashOf(request: FastifyRequest): string | undefined {
  const id = visitorIn(request);
  return id === undefined ? undefined : hash('sha256', id, 'base64url');
}

/** Whether this is a call rather than a page: by the route that was found, since an address can be spelled in many ways. */
export function isCall(request: FastifyRequest): boolean {
  const { config, url = request.url } = request.routeOptions;
  return config?.isCall === true || url.startsWith('/api/');
}

/** Whether an employer's page is made for it, or one that says that there is none: neither a file nor a word on the server's health. */
export function isPage(request: FastifyRequest): boolean {
  return !isCall(request) && request.routeOptions.config?.employer !== 'none';
}

/** The domain that a request names, in its address or in what has been read of its body. */
export function domainOf({ query, body }: Pick<FastifyRequest, 'query' | 'body'>): string | undefined {
  for (const source of [query, body]) {
    if (typeof source !== 'object' || source === null || !('domain' in source)) continue;
    const { domain } = source;
    // A parameter given twice: the first counts, as in search.
    const first: unknown = Array.isArray(domain) ? domain[0] : domain;
    if (typeof first === 'string' && first !== '') return first;
  }
  return undefined;
}

function visitorIn({ cookies }: FastifyRequest): string | undefined {
  const id = cookies[visitorCookie];
  return id !== undefined && visitorToken.test(id) ? id : undefined;
}

function visitorOf(request: FastifyRequest, reply: FastifyReply): { kind: 'visitor'; id: string } {
  const known = visitorIn(request);
  if (known !== undefined) return { kind: 'visitor', id: known };
  const id = randomBytes(32).toString('base64url');
  request.cookies[visitorCookie] = id;
  reply.setCookie(visitorCookie, id, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps(request),
  });
  return { kind: 'visitor', id };
}
