import { Button, InfoBar, Spinner, Stack } from '@portico/components';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { letterTexts } from '../../locales/texts.ts';
import { esignMessage } from '../../offers/esign-address.ts';
import * as styles from './letter.css.ts';

/** ms after which a frame that has not come is told to be slow. */
const patience = 15_000;

type FrameProps = {
  address: string;
  title: string;
  /** What the provider says. */
  onMessage: (message: 'ESIGN' | 'REJECT') => void;
};

/** The provider's page, and a way to have it loaded again. */
export function EsignFrame(frame: FrameProps) {
  const t = letterTexts.useTexts();
  const [attempt, setAttempt] = useState(1);
  return (
    <Stack gap={3}>
      <Frame {...frame} key={attempt} />
      {/* always there: a frame that stays empty says that it has loaded, too */}
      <div>
        <Button size="small" onClick={() => setAttempt(attempt + 1)}>
          {t('esign.reload')}
        </Button>
      </div>
    </Stack>
  );
}

/** What it says counts only from its own origin and window, and once: repeated it means nothing more (LETTER-02). */
function Frame({ address, title, onMessage }: FrameProps) {
  const t = letterTexts.useTexts();
  const frame = useRef<HTMLIFrameElement>(null);
  const told = useRef(new Set<'ESIGN' | 'REJECT'>());
  const [status, setStatus] = useState<'loading' | 'slow' | 'there'>('loading');

  const hear = useEffectEvent(({ origin, source, data }: MessageEvent) => {
    if (source !== frame.current?.contentWindow || origin !== new URL(address).origin) return;
    const message = esignMessage(data);
    if (!message || told.current.has(message)) return;
    told.current.add(message);
    onMessage(message);
  });
  useEffect(() => {
    const listen = (event: MessageEvent) => hear(event);
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => setStatus((before) => (before === 'loading' ? 'slow' : before)), patience);
    return () => clearTimeout(timer);
  }, []);

  return (
    <>
      {status === 'loading' && <Spinner label={t('esign.loading')} />}
      {status === 'slow' && (
        <InfoBar variant="warning" live>
          {t('esign.slow')}
        </InfoBar>
      )}
      {/* browsers show no PDF in a sandbox, and its origin is one that the employer trusts with signatures */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        ref={frame}
        className={styles.frame}
        src={address}
        title={title}
        referrerPolicy="strict-origin-when-cross-origin"
        onLoad={() => setStatus('there')}
      />
    </>
  );
}
