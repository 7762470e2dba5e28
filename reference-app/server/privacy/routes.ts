import type { FastifyInstance } from 'fastify';
import { fileTypeFromBuffer } from 'file-type';
import { privacyCalls } from '../../contract/privacy.ts';
import { lockRoles } from '../accounts/role-store.ts';
import { inTransaction } from '../database/database.ts';
import { answerOf } from '../http/envelope.ts';
import { Refusal } from '../http/refusal.ts';
import { employerOf, endSession, sessionOf } from '../http/request-context.ts';
import { serve } from '../http/serve.ts';
import { serveFile } from '../http/serve-file.ts';
import { takeTurn } from '../intake/store.ts';
import { eraseCandidate } from './erase.ts';
import { dataOf, fileOf } from './store.ts';
import { eraseUnderAddress, listUnderAddress } from './under-address.ts';

/** What is stored of a candidate: to take away, and to delete. */
export async function privacyRoutes(app: FastifyInstance): Promise<void> {
  const { database, signIn, now } = app;

  serve(app, privacyCalls.myData, async (request) => {
    const { scope } = employerOf(request);
    const { account } = sessionOf(request);
    const data = await dataOf(database, scope, account.id);
    const sentLoggedOut = await listUnderAddress(database, scope, account.email);
    return answerOf({
      exportedAt: new Date(now()).toISOString(),
      sentLoggedOut: sentLoggedOut.map(({ position, status, submittedAt }) => ({
        position,
        status,
        submitted_at: submittedAt.toISOString(),
      })),
      tables: Object.fromEntries([...data].map(([table, rows]) => [table, [...rows]])),
    });
  });

  serveFile(app, privacyCalls.myFile, async (request) => {
    const { table, sha256 } = request.params;
    const accountId = sessionOf(request).account.id;
    const file = await fileOf(database, employerOf(request).scope, { accountId, table, sha256 });
    if (!file) throw new Refusal(404, 'File not found');
    const type = await fileTypeFromBuffer(file.bytes);
    return {
      fileName: file.name ?? `${table}.${type?.ext ?? 'bin'}`,
      mediaType: type?.mime ?? 'application/octet-stream',
      bytes: file.bytes,
    };
  });

  serve(app, privacyCalls.deleteAccount, async (request, reply) => {
    const { scope } = employerOf(request);
    const { account } = sessionOf(request);
    await signIn.checkOwnPassword(request, { field: 'password', password: request.body.password });
    await inTransaction(database, async (transaction) => {
      const at = new Date(now());
      // before the account, which a call of the employer's system may be about to hold in its turn
      await takeTurn(transaction, scope, at);
      if ((await lockRoles(transaction, scope, account.id))?.isLastAdmin)
        throw new Refusal(
          409,
          'You are the last admin of this site: make somebody else one before you delete your account.',
        );
      await eraseCandidate(transaction, scope, { candidate: { accountId: account.id }, at });
      // nobody else could ask for it: the address is theirs
      await eraseUnderAddress(transaction, scope, { email: account.email, at });
    });
    await endSession(request, reply);
    return answerOf({ isDeleted: true as const });
  });
}
