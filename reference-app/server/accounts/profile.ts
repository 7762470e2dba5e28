import type { FastifyRequest } from 'fastify';
import type { ProfileDetails } from '../../contract/accounts.ts';
import { employerOf } from '../http/request-context.ts';

/** Who is logged in, as it is on the wire. */
export function profileOf(request: FastifyRequest): ProfileDetails {
  const groupId = String(employerOf(request).scope);
  if (!request.session)
    return {
      profile: null,
      user: null,
      isLoggedIn: false,
      groupId,
      isOnboarded: false,
      isBootstrapped: false,
      roles: [],
    };
  const { encId, email, firstName, lastName, roles, isOnboarded, isBootstrapped } = request.session.account;
  const fullName = `${firstName} ${lastName}`.trim();
  return {
    profile: { encId, firstName, lastName, fullName, email },
    user: { encId, email, fullName },
    isLoggedIn: true,
    groupId,
    isOnboarded,
    isBootstrapped,
    roles: [...roles],
  };
}
