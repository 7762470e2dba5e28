import { InfoBar } from '@portico/components';
import { letterTexts } from '../../locales/letter-messages.ts';

const minute = 60_000;
/** Minutes before the end from which on it is told. */
const soon = 30;

/** Says in time that an offer is about to expire, so that nobody signs in vain. */
export const EndsSoon = ({ expiresAt, now }: { expiresAt: number | undefined; now: number }) => {
  const t = letterTexts.useTexts();
  const minutes = expiresAt === undefined ? Infinity : Math.ceil((expiresAt - now) / minute);
  if (minutes > soon) return null;
  return <InfoBar variant="warning">{t('endsSoon', { minutes })}</InfoBar>;
};
