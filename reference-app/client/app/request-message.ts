import type { SiteMessages } from '../locales/catalogs.ts';
import { RequestError } from '../request/request-error.ts';

/** The words for a failed call: the server's where they help, else the kind's own (HTTP-02, HTTP-04). */
export function requestMessage(error: unknown, t: SiteMessages): string {
  if (!(error instanceof RequestError)) return t('error.unreadable');
  const { kind, serverMessage } = error;
  const isOwn =
    kind === 'login' ||
    kind === 'csrf' ||
    kind === 'offline' ||
    kind === 'server' ||
    kind === 'unreadable' ||
    kind === 'hurried';
  return isOwn || serverMessage === undefined ? t(`error.${kind}`) : serverMessage;
}
