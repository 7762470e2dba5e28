import type { Messages } from '@portico/core/messages';
import { useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../actions/button/button.tsx';
import { InfoBar } from '../../feedback/info-bar/info-bar.tsx';
import { Inline } from '../../layout/inline/inline.tsx';
import { useLocale, useMessages } from '../../messages/locale.tsx';
import { useFormRoot } from '../form/form-root.ts';
import type { FormDraft, KeeperProps } from './keeper-props.ts';
import { Keeper, type DraftNews, type DraftOptions } from './keeper.ts';
import type keys from '../../locales/en-US/drafts.json';
import english from '../../locales/en-US/drafts.json?messages';

type Action = { label: string; act: () => void };

/** What people can do about the news. */
function actionsOf(
  news: DraftNews,
  { text, forgetNews }: { text: Messages<keyof typeof keys>; forgetNews: () => void },
): readonly Action[] {
  const andForget = (act: () => void) => () => {
    act();
    forgetNews();
  };
  switch (news.type) {
    case 'restored':
      return [{ label: text('startOver'), act: news.startOver }];
    case 'startedOver':
      return [{ label: text('undo'), act: news.undo }];
    case 'elsewhere':
      return [
        { label: text('show'), act: andForget(news.show) },
        { label: text('keep'), act: andForget(news.keep) },
      ];
    case 'notSaved':
      return news.remedy ? [news.remedy] : [];
    default:
      return [];
  }
}

/** Keeps drafts of the form around, and says what becomes of them. */
function DraftKeeper({ draft, onUnsavedChange, ref }: KeeperProps) {
  const root = useFormRoot();
  const text = useMessages<keyof typeof keys>('drafts', english);
  const locale = useLocale();
  const [news, setNews] = useState<DraftNews>();
  const place = useRef<HTMLSpanElement>(null);
  const keeper = useRef<Keeper>(undefined);
  const latest = useRef({ root, draft, onUnsavedChange });
  useEffect(() => {
    latest.current = { root, draft, onUnsavedChange };
  });
  useImperativeHandle(ref, () => ({
    hold: () => keeper.current?.hold(),
    release: (theirs) => keeper.current?.release(theirs),
    drop: () => {
      setNews(undefined);
      keeper.current?.drop();
    },
  }));

  useEffect(() => {
    const element = place.current?.closest('form');
    if (!element) return undefined;
    const given = latest.current.draft;
    const started = new Keeper({
      root: () => latest.current.root,
      element,
      draft: {
        ...given,
        ...(given.save ? { save: async (next) => latest.current.draft?.save?.(next) } : {}),
      },
      // told once; what people have not dealt with is not taken away by what is less pressing
      onNews: (next) =>
        setNews((before) => {
          if (next?.type === 'saved') return before?.type === 'notSaved' ? undefined : before;
          return before && before.type === next?.type && !['elsewhere', 'notSaved'].includes(next.type)
            ? before
            : next;
        }),
      onUnsavedChange: (isUnsaved) => latest.current.onUnsavedChange?.(isUnsaved),
    });
    keeper.current = started;
    return () => started.stop();
    // once: what somebody is typing is not to be begun anew because the page around is rendered
  }, []);
  // before the fields take their values with them
  useLayoutEffect(() => () => keeper.current?.flush(), []);

  const actions = news ? actionsOf(news, { text, forgetNews: () => setNews(undefined) }) : [];

  return (
    <>
      <span ref={place} hidden />
      {news === undefined || news.type === 'saved' ? null : (
        <InfoBar
          // another message is read aloud like the first one; a button that turns into its undoing keeps the focus
          key={news.type === 'startedOver' ? 'restored' : news.type}
          live
          variant={news.type === 'restored' || news.type === 'startedOver' ? 'info' : 'warning'}
          action={
            actions.length > 0 && (
              <Inline gap={2}>
                {actions.map(({ label, act }, at) => (
                  // by its place: a button that turns into its undoing keeps the focus
                  <Button key={at} size="small" onClick={act}>
                    {label}
                  </Button>
                ))}
              </Inline>
            )
          }
        >
          {news.type === 'restored'
            ? text('restored', {
                date: new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(
                  news.savedAt,
                ),
              })
            : text(news.type)}
        </InfoBar>
      )}
    </>
  );
}

/**
 * The draft of a form, for the `draft` of `<Form>`. A page whose forms keep none loads nothing of it.
 *
 * @returns may be another object at every rendering; another `key` is another draft
 */
export const keepDraft = (options: DraftOptions): FormDraft => ({ ...options, Keeper: DraftKeeper });
