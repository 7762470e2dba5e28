import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext } from '@playwright/test';
import { signedHeaders } from '../../reference-app/server/http/signed-call.ts';
import { addressOf } from './employers.ts';
import { intakeSecret, type Server } from './server.ts';

/** Says something as the employer's own system does. */
export async function tell(
  request: APIRequestContext,
  site: Pick<Server, 'address'>,
  entry: object,
): Promise<void> {
  const body = JSON.stringify({ entries: [entry] });
  const headers = signedHeaders(intakeSecret, { id: randomUUID(), at: new Date(), body });
  const response = await request.post(`${site.address}${addressOf('/api/intake')}`, {
    data: body,
    headers: { 'content-type': 'application/json', ...headers },
  });
  await expect(response).toBeOK();
}
