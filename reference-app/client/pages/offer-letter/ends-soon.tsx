import { InfoBar, useAnnounce } from '@portico/components';
import { useEffect, useRef } from 'react';
import { letterTexts } from '../../locales/letter-messages.ts';

const minute = 60_000;
/** Minutes before the end from which on it is told. */
const soon = 30;

/** Says in time that an offer is about to expire, so that nobody signs in vain. */
export function EndsSoon({ expiresAt, now }: { expiresAt: number | undefined; now: number }) {
  const t = letterTexts.useTexts();
  const announce = useAnnounce();
  const minutes = expiresAt === undefined ? Infinity : Math.ceil((expiresAt - now) / minute);
  const isSoon = minutes <= soon;
  const text = isSoon ? t('endsSoon', { minutes }) : '';
  // who has come to a page that says so has it read with the page; nobody wants to hear every minute
  const isKnown = useRef(isSoon);
  useEffect(() => {
    if (!isSoon || isKnown.current) return;
    isKnown.current = true;
    announce(text);
  }, [announce, isSoon, text]);
  return isSoon && <InfoBar variant="warning">{text}</InfoBar>;
}
