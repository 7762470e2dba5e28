import { Button, Checkbox, InfoBar } from '@portico/components';
import type { TokenPath, ResolvedTheme } from '@portico/tokens';
import { useEffect, useId, useMemo, useRef, useState, type ReactNode, useLayoutEffect } from 'react';
import { failuresOf } from '../store/contrast.ts';
import type { Themed } from '../store/editor-state.ts';
import * as panel from '../style/panel.css.ts';
import { useBuilder, useEditorState } from '../store/use-editor.ts';
import { NotUnderstoodList } from './not-understood-list.tsx';
import type { Offer } from './offer.ts';
import { ownPaths } from './own-values.ts';
import {
  allIds,
  idsNotOwn,
  idsOwn,
  mostThemeKilobytes,
  proposalOf,
  tryDocument,
  withChosen,
  type Proposal,
} from './proposal.ts';
import { ProposalGroup, ProposalSection } from './proposal-section.tsx';
import * as styles from './proposal.css.ts';
import { exchangeTexts } from '../locales/areas.ts';
import { useRepair, useWorse } from './use-repair.ts';

/** The page wears a theme that is not the draft, as long as the component is there. */
function useTryOn(theme: ResolvedTheme): void {
  const { editor } = useBuilder();
  const preview = editor.previewOf(editor.read().published);
  // layout effects: they are taken back before the panel, when it closes, gives the page its published theme
  useLayoutEffect(() => preview.show(theme), [preview, theme]);
  useLayoutEffect(() => () => preview.show(editor.read().live.theme), [preview, editor]);
  useLayoutEffect(() => {
    editor.write({ isTryingOn: true });
    return () => editor.write({ isTryingOn: false });
  }, [editor]);
}

const firstChoice = ({ chosenAtFirst, asked }: Offer, proposal: Proposal): ReadonlySet<string> =>
  new Set(chosenAtFirst === 'all' ? allIds(proposal) : idsNotOwn(proposal, asked));

/** What is chosen, by id; of a proposal that has changed meanwhile, only what it still has counts. */
function useChosen(offer: Offer, proposal: Proposal) {
  const [{ of, chosen }, setState] = useState(() => ({ of: offer, chosen: firstChoice(offer, proposal) }));
  // another offer in the same place, such as a repair that may change more
  if (of !== offer) setState({ of: offer, chosen: firstChoice(offer, proposal) });
  const there = useMemo(() => new Set(allIds(proposal)).intersection(chosen), [proposal, chosen]);
  const setChosen = (next: ReadonlySet<string>) => setState({ of: offer, chosen: next });
  return {
    chosen: there,
    setChosen,
    onChoose: (ids: readonly string[], isOn: boolean) =>
      setChosen(isOn ? there.union(new Set(ids)) : there.difference(new Set(ids))),
  };
}

const tryChosen = (live: Themed, proposal: Proposal, chosen: ReadonlySet<string>) =>
  tryDocument(live.theme.product, withChosen(live.document, proposal, chosen));

/** Resolves what an offer makes of the theme: what is chosen of it, and the repair of what that makes hard to read. */
function useProposed(offer: Offer) {
  const live = useEditorState((state) => state.live);
  const history = useEditorState((state) => state.history);
  const closed = useEditorState((state) => state.closed);
  const proposal = useMemo(
    () => proposalOf(offer, { live, history, closed }),
    [offer, live, history, closed],
  );
  const { chosen, onChoose, setChosen } = useChosen(offer, proposal);
  const tried = useMemo(() => tryChosen(live, proposal, chosen), [live, proposal, chosen]);
  const wanted = tried.ok ? tried.themed : live;
  const worse = useWorse(live, wanted);
  // who brings values one by one means them; a look as a whole has to be readable
  const [mends, setMends] = useState(offer.chosenAtFirst === 'not-own');
  const kept = useMemo(() => {
    const own = ownPaths(live.document, history);
    return { own: own.union(offer.asked ?? new Set<TokenPath>()), closed };
  }, [live, history, offer, closed]);
  const isMending = worse > 0 && mends;
  const repaired = useRepair(isMending ? wanted : undefined, kept);
  const shown = repaired?.themed ?? wanted;
  const whole = useMemo(() => tryChosen(live, proposal, new Set(allIds(proposal))), [live, proposal]);
  const sides = { before: live.theme, after: whole.ok ? whole.themed.theme : shown.theme };
  return {
    proposal,
    choosing: { chosen, onChoose, sides },
    setChosen,
    tried,
    mending: { worse, mends, setMends, repaired },
    shown,
    mayAccept: tried.ok && chosen.size > 0 && (!isMending || repaired !== undefined),
    count: chosen.size + (repaired?.count ?? 0),
  };
}

type Proposed = ReturnType<typeof useProposed>;

/** Says what would be hard to read, and repairs it unless that is not wanted. */
function Mending({ worse, mends, setMends, repaired }: Proposed['mending']) {
  const t = exchangeTexts.useTexts();
  const clashes = repaired?.clashes.length ?? 0;
  const done = repaired && [
    t('proposal.mended', { count: repaired.count }),
    clashes > 0 ? t('repair.clash', { count: clashes }) : '',
  ];
  return worse > 0 ? (
    <Checkbox
      label={t('proposal.worse', { count: worse })}
      description={mends ? (done?.join(' ') ?? t('repair.working')) : undefined}
      checked={mends}
      onChange={({ currentTarget }) => setMends(currentTarget.checked)}
    />
  ) : null;
}

/** Chooses many at once, and says how many are chosen and how readable they are. */
function Choices({ proposal, choosing: { chosen }, setChosen, shown }: Proposed) {
  const { t: builderText } = useBuilder().texts;
  const t = exchangeTexts.useTexts();
  const failing = useMemo(() => failuresOf(shown.theme).length, [shown]);
  const all = allIds(proposal);
  const choices = [
    ['all', all],
    ['none', []],
    ['notOwn', idsNotOwn(proposal)],
  ] as const;
  return all.length === 0 ? null : (
    <>
      <fieldset aria-label={t('proposal.choose')} className={styles.choices}>
        {choices.map(([name, ids]) => (
          <Button key={name} variant="systemUi" size="small" onClick={() => setChosen(new Set(ids))}>
            {t(`proposal.${name}`)}
          </Button>
        ))}
      </fieldset>
      <output className={panel.status}>
        {t('proposal.chosen', { count: chosen.size, all: all.length })}{' '}
        {failing === 0 ? builderText('contrast.fine') : builderText('contrast.count', { count: failing })}
      </output>
    </>
  );
}

type ProposalViewProps = {
  offer: Offer;
  onEnd: () => void;
  /** What the source itself has to say, above the list. */
  children?: ReactNode;
};

/**
 * Changes that a source offers, each with its value before and after. The page tries on what is chosen; accepting it is
 * one step, and cancelling leaves no trace.
 */
export function ProposalView({ offer, onEnd, children }: ProposalViewProps) {
  const { editor, texts } = useBuilder();
  const t = exchangeTexts.useTexts();
  const proposed = useProposed(offer);
  const { proposal, choosing, setChosen, tried, shown, mayAccept, count } = proposed;
  const { sections, pictures, locked, foreign } = proposal;
  const { chosen, onChoose } = choosing;
  useTryOn(shown.theme);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  useEffect(() => heading.current?.focus(), []);

  const left = idsOwn(proposal).filter((id) => !chosen.has(id));
  const accept = () => {
    if (!mayAccept) return;
    const isChanged = editor.apply(offer.step, () => shown.document);
    if (isChanged) offer.onAccepted?.();
    onEnd();
  };
  return (
    <section className={styles.view} aria-labelledby={titleId}>
      <h3 id={titleId} ref={heading} tabIndex={-1} className={styles.title}>
        {offer.title}
      </h3>
      {children}
      <p className={panel.help}>{t(allIds(proposal).length === 0 ? 'proposal.nothing' : 'proposal.help')}</p>
      {locked > 0 && <p className={panel.help}>{t('proposal.locked', { count: locked })}</p>}
      {foreign > 0 && <p className={panel.help}>{t('proposal.foreign', { count: foreign })}</p>}
      <NotUnderstoodList list={offer.notUnderstood ?? []} />
      {left.length > 0 && chosen.size > 0 ? (
        <div className={panel.row}>
          <p className={panel.help}>{t('proposal.kept', { count: left.length })}</p>
          <Button
            size="small"
            onClick={() => {
              heading.current?.focus();
              setChosen(new Set([...chosen, ...left]));
            }}
          >
            {t('proposal.takeKept', { count: left.length })}
          </Button>
        </div>
      ) : null}
      <Mending {...proposed.mending} />
      {tried.ok ? null : (
        <InfoBar variant="alert" live>
          {t(`proposal.${tried.reason}`, { most: mostThemeKilobytes })}
        </InfoBar>
      )}
      <div className={styles.actions}>
        <Button variant="primary" size="small" aria-disabled={!mayAccept} onClick={accept}>
          {t('proposal.accept', { count })}
        </Button>
        <Button size="small" onClick={onEnd}>
          {t('proposal.cancel')}
        </Button>
      </div>
      <Choices {...proposed} />
      {sections.map(({ section, values }) => (
        <ProposalSection key={section} name={texts.sectionLabel(section)} values={values} {...choosing} />
      ))}
      {pictures.length > 0 && (
        <ProposalGroup name={t('proposal.pictures')} ids={pictures.map(({ id }) => id)} {...choosing}>
          {pictures.map(({ id, picture, isOwn }) => (
            <li key={id}>
              <Checkbox
                label={texts.t('conflict.picture', { page: picture.page, width: picture.minWidth })}
                description={isOwn ? t('proposal.replaces') : undefined}
                checked={chosen.has(id)}
                onChange={({ currentTarget }) => onChoose([id], currentTarget.checked)}
              />
            </li>
          ))}
        </ProposalGroup>
      )}
    </section>
  );
}
