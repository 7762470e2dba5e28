import type { FastifyInstance } from 'fastify';
import { serverSecret } from '../database/secret.ts';
import { esignRoutes } from './esign/routes.ts';
import { expireOffers, expiryTime, expiryWork } from './expiry.ts';
import { offerActionRoutes, offersRoutes } from './routes.ts';
import { sealAgain, sealAgainTime, sealAgainWork } from './seal/again.ts';
import type { SigningKey } from './seal/signing-key.ts';
import { sealDocument, sealKey, sealWork } from './seal/work.ts';

export type OffersOptions = {
  /** Seals signed documents; absent = a key of this installation's own. */
  signingKey?: SigningKey | undefined;
  /** Signs the calls of the e-signature provider; absent = a secret of this installation's own. */
  esignSecret?: string | undefined;
};

export async function offersPlugin(
  app: FastifyInstance,
  { signingKey, esignSecret }: OffersOptions,
): Promise<void> {
  const { database, background, now } = app;
  background.handle(sealWork, async (scope, { documentId }) => {
    const at = new Date(now());
    const key = signingKey ?? (await sealKey(database, at));
    await sealDocument(database, scope, { documentId, key, at });
  });
  background.handle(sealAgainWork, (scope) => sealAgain(app, scope));
  background.repeat(sealAgainWork, sealAgainTime);
  background.handle(expiryWork, async (scope) => void (await expireOffers(database, scope, new Date(now()))));
  background.repeat(expiryWork, expiryTime);

  await app.register(offersRoutes);
  await app.register(offerActionRoutes);
  await app.register(esignRoutes, { secret: esignSecret ?? (await serverSecret(database, 'esign')) });
}
