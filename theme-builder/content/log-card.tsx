import { Button, Disclosure } from '@portico/components';
import { useEffect, useState } from 'react';
import { LogInButton } from '../team/log-in-button.tsx';
import * as panel from '../style/panel.css.ts';
import { refusalOf } from '../store/stored-work.ts';
import { useBuilder } from '../store/use-editor.ts';
import type { ContentPart, ContentVersion, SiteContent } from './backend.ts';
import { writeTime } from './banner-time.ts';
import * as styles from './content.css.ts';
import { isHtml } from './content-store.ts';
import { contentParts } from './kept-edits.ts';
import { contentTexts } from '../locales/areas.ts';
import { useContent, useContentState } from './use-content.ts';

type Loaded = {
  revision: number;
  attempt: number;
  versions?: readonly ContentVersion[];
  isLoggedOut?: boolean;
};

function Changes() {
  const t = contentTexts.useTexts();
  const { locale } = useBuilder().texts;
  const { versions, bringBack } = useContent();
  const revision = useContentState((state) => state.revision);
  const mayEdit = useContentState((state) => state.mayEdit);
  const mayWriteHtml = useContentState((state) => state.mayWriteHtml);
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded>();
  const [said, setSaid] = useState('');
  useEffect(() => {
    let isWanted = true;
    const finish = (found: Pick<Loaded, 'versions' | 'isLoggedOut'>) => {
      if (isWanted) setLoaded({ revision, attempt, ...found });
    };
    versions().then(
      (listed) => finish({ versions: listed }),
      (error: unknown) => finish({ isLoggedOut: refusalOf(error).isLoggedOut ?? false }),
    );
    return () => {
      isWanted = false;
    };
  }, [versions, revision, attempt]);
  if (!loaded) return <output>{t('log.loading')}</output>;
  if (!loaded.versions)
    return (
      <div className={panel.row}>
        <output>{t('log.failed')}</output>
        {loaded.isLoggedOut ? <LogInButton /> : null}
        <Button size="small" onClick={() => setAttempt(attempt + 1)}>
          {t('again')}
        </Button>
      </div>
    );
  if (loaded.versions.length === 0) return <p className={panel.help}>{t('log.none')}</p>;
  const listed = new Intl.ListFormat(locale, { type: 'conjunction', style: 'narrow' });
  const mayChange = (part: ContentPart) => (isHtml(part) ? mayWriteHtml : mayEdit);
  const namesOf = (parts: readonly ContentPart[]) => listed.format(parts.map((part) => t(`part.${part}`)));
  return (
    <>
      <ul className={styles.list}>
        {loaded.versions.map(({ revision: of, changedAt, by, before }) => {
          const changed = contentParts.filter((part) => before[part] !== undefined);
          const own = changed.filter(mayChange);
          const time = changedAt === null ? '' : writeTime(changedAt, locale);
          return (
            <li key={of}>
              <strong>{time}</strong>
              <div className={panel.row}>
                <span>{t('log.entry', { parts: namesOf(changed), by: by ?? t('log.nobody') })}</span>
                {own.length === 0 ? null : (
                  <Button
                    size="small"
                    aria-label={t('log.bringBackOf', { parts: namesOf(own), time })}
                    onClick={() => {
                      const mine: Partial<SiteContent> = Object.fromEntries(
                        own.map((part) => [part, before[part]]),
                      );
                      bringBack(mine);
                      setSaid(t('log.broughtBack', { parts: namesOf(own) }));
                    }}
                  >
                    {t('log.bringBack')}
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      <output className={panel.status}>{said}</output>
    </>
  );
}

/** Who changed what, and a way back. */
export function LogCard() {
  const t = contentTexts.useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles.card} aria-label={t('log.title')}>
      <Disclosure summary={t('log.title')} headingLevel={3} open={isOpen} onOpenChange={setOpen}>
        {isOpen ? <Changes /> : null}
      </Disclosure>
    </section>
  );
}
