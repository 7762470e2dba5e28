import { visitorUser } from '../../contract/known-user.ts';
import type { Boot } from '../../contract/boot.ts';
import { RequestError } from './request-error.ts';

/**
 * Sends something as whom the page knows, and as nobody else. Somebody may have logged in in another tab, which makes the
 * page's token an old one: the refusal has brought the new one, and with it the server says who they are.
 */
export async function asKnownUser<Answer>(
  { user }: Boot,
  send: (headers: Record<string, string>) => Promise<Answer>,
): Promise<Answer> {
  const headers: Record<string, string> = user ? {} : { 'X-User-Id': visitorUser };
  try {
    return await send(headers);
  } catch (error) {
    if (error instanceof RequestError && error.kind === 'csrf') return send(headers);
    throw error;
  }
}

/** The name of who has logged in in this browser since the page was opened for a visitor, where that is why it failed. */
export const loggedInSince = ({ status, data }: RequestError): string | undefined =>
  status === 409 ? (data as { user?: { name: string } } | undefined)?.user?.name : undefined;
