import { Button, CopyButton, Select, TextField } from '@portico/components';
import { useRef, useState, type Ref } from 'react';
import { flushSync } from 'react-dom';
import * as panel from '../style/panel.css.ts';
import { useBuilder } from '../store/use-editor.ts';
import { Failure, useAttempt } from './attempt.tsx';
import type { PreviewLink } from './backend.ts';
import { LoadedPart } from '../fields/loaded-part.tsx';
import { momentText } from '../moment/moment.ts';
import { versionsTexts } from '../locales/areas.ts';
import { useLoaded } from '../fields/use-loaded.ts';
import * as styles from './versions.css.ts';

const lasts = [1, 7, 30] as const;

function Link({ link, onTakeBack }: { link: PreviewLink; onTakeBack: () => void }) {
  const { locale } = useBuilder().texts;
  const t = versionsTexts.useTexts();
  const note = link.note === '' ? t('links.unnamed') : link.note;
  const at = momentText(link.expiresAt, locale);
  return (
    <li className={styles.item}>
      <p className={styles.name}>{note}</p>
      <p className={panel.help}>
        {t('links.endsAt', { at })}
        {link.by === null ? null : <>, {t('links.by', { name: link.by })}</>}
      </p>
      <div className={panel.row}>
        <Button size="small" aria-label={t('links.takeBackLink', { note, at })} onClick={onTakeBack}>
          {t('links.takeBack')}
        </Button>
      </div>
    </li>
  );
}

function Address({ ref, url }: { ref: Ref<HTMLInputElement>; url: string }) {
  const t = versionsTexts.useTexts();
  return (
    <>
      <TextField
        ref={ref}
        size="small"
        type="url"
        readOnly
        label={t('links.address')}
        description={t('links.addressHelp')}
        value={url}
      />
      <CopyButton size="small" value={url}>
        {t('links.copy')}
      </CopyButton>
    </>
  );
}

/** Links that show the draft to colleagues without a login: makes them, lists them, takes them back. */
export function PreviewLinks() {
  const t = versionsTexts.useTexts();
  const { publishing } = useBuilder().editor.backend;
  const loaded = useLoaded(publishing.links);
  const [days, setDays] = useState<number>(7);
  const [note, setNote] = useState('');
  const [made, setMade] = useState<{ id: number; url: string }>();
  const { attempt, isBusy, said, setSaid, failure } = useAttempt('links.refused');
  const title = useRef<HTMLHeadingElement>(null);
  const address = useRef<HTMLInputElement>(null);

  const give = async () => {
    const link = await publishing.giveLink({ hours: days * 24, note: note.trim() });
    flushSync(() => {
      setMade(link);
      setNote('');
      setSaid(t('links.made'));
    });
    address.current?.focus();
    address.current?.select();
    loaded.reload();
  };
  const takeBack = async (id: number) => {
    loaded.put(await publishing.takeLinkBack(id));
    setSaid(t('links.takenBack'));
    if (made?.id === id) setMade(undefined);
    // its button is gone
    title.current?.focus();
  };

  return (
    <section className={styles.part}>
      <h3 ref={title} tabIndex={-1} className={styles.title}>
        {t('links.title')}
      </h3>
      <p className={panel.help}>{t('links.help')}</p>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void attempt(give);
        }}
      >
        <Select
          size="small"
          label={t('links.lasts')}
          value={String(days)}
          options={lasts.map((count) => ({ value: String(count), label: t('links.days', { count }) }))}
          onChange={({ currentTarget }) => setDays(Number(currentTarget.value))}
        />
        <TextField
          size="small"
          label={t('links.note')}
          description={t('links.noteHelp')}
          maxLength={200}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        <div className={panel.row}>
          <Button size="small" type="submit" loading={isBusy} loadingLabel={t('links.giving')}>
            {t('links.give')}
          </Button>
        </div>
      </form>
      <output className={styles.status}>{said}</output>
      <Failure text={failure} />
      {made ? <Address ref={address} url={made.url} /> : null}
      <LoadedPart loaded={loaded}>
        {(links) =>
          links.length === 0 ? (
            <p className={styles.said}>{t('links.none')}</p>
          ) : (
            <ul className={styles.items}>
              {links.map((link) => (
                <Link key={link.id} link={link} onTakeBack={() => void attempt(() => takeBack(link.id))} />
              ))}
            </ul>
          )
        }
      </LoadedPart>
    </section>
  );
}
