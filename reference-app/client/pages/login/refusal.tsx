import { InfoBar } from '@portico/components';
import { requestMessage } from '../../app/request-message.ts';
import { useSite } from '../../site/site.tsx';
import { accountTexts } from '../../locales/texts.ts';
import { RequestError } from '../../request/request-error.ts';

/** A call's own words for what the server refuses, by status: the server's are English. */
export type RefusalTexts = Readonly<Partial<Record<number, string>>>;

/** Why a call failed and what to do, read aloud. */
export function Refusal({ error, texts = {} }: { error: Error | null; texts?: RefusalTexts }) {
  const { t } = useSite();
  const account = accountTexts.useTexts();
  if (!error) return null;
  const {
    kind,
    status = 0,
    retryAfter,
    validationErrors,
  } = error instanceof RequestError ? error : new RequestError('unreadable');
  const isRefused = kind === 'refused' || kind === 'permission' || kind === 'gone';
  const general =
    Object.keys(validationErrors).length > 0 && status === 400 ? account('checkFields') : undefined;
  const own = isRefused ? (texts[status] ?? general) : undefined;
  const text = own ?? requestMessage(error, t);
  const wait =
    kind === 'hurried' && retryAfter !== undefined
      ? account('wait', { minutes: Math.ceil(retryAfter / 60) })
      : undefined;
  return (
    <InfoBar variant="alert" live title={wait && text}>
      {wait ?? text}
    </InfoBar>
  );
}
