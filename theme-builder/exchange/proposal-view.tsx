import { Button, Checkbox, InfoBar } from '@portico/components';
import type { TokenPath, ResolvedTheme } from '@portico/tokens';
import { useEffect, useId, useMemo, useRef, useState, type ReactNode, useLayoutEffect } from 'react';
import { failuresOf } from '../store/contrast.ts';
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
import { exchangeTexts } from './texts/texts.ts';
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
    choose: (ids: readonly string[], isOn: boolean) =>
      setChosen(isOn ? there.union(new Set(ids)) : there.difference(new Set(ids))),
  };
}

/** What the parts of an offer leave out, and why. */
function LeftOut({ proposal }: { proposal: Proposal }) {
  const t = exchangeTexts.useTexts();
  const { locked, foreign } = proposal;
  return (
    <>
      {locked > 0 && <p className={panel.help}>{t('proposal.locked', { count: locked })}</p>}
      {foreign > 0 && <p className={panel.help}>{t('proposal.foreign', { count: foreign })}</p>}
    </>
  );
}

/**
 * Changes that a source offers, each with its value before and after. The page tries on what is chosen; accepting it is
 * one step, and cancelling leaves no trace.
 */
export function ProposalView({
  offer,
  onEnd,
  children,
}: {
  offer: Offer;
  onEnd: () => void;
  /** What the source itself has to say, above the list. */
  children?: ReactNode;
}) {
  const { editor, texts } = useBuilder();
  const t = exchangeTexts.useTexts();
  const live = useEditorState((state) => state.live);
  const history = useEditorState((state) => state.history);
  const closed = useEditorState((state) => state.closed);
  const proposal = useMemo(
    () => proposalOf(offer, { live, history, closed }),
    [offer, live, history, closed],
  );
  const { chosen, choose, setChosen } = useChosen(offer, proposal);
  const { product } = live.theme;
  const tried = useMemo(
    () => tryDocument(product, withChosen(live.document, proposal, chosen)),
    [product, live, proposal, chosen],
  );
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
  const after = useMemo(() => {
    const whole = tryDocument(product, withChosen(live.document, proposal, new Set(allIds(proposal))));
    return whole.ok ? whole.themed.theme : shown.theme;
  }, [product, live, proposal, shown]);
  const failing = useMemo(() => failuresOf(shown.theme).length, [shown]);
  useTryOn(shown.theme);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  useEffect(() => heading.current?.focus(), []);

  const all = allIds(proposal);
  const mayAccept = tried.ok && chosen.size > 0 && (!isMending || repaired !== undefined);
  const count = chosen.size + (repaired?.count ?? 0);
  const left = idsOwn(proposal).filter((id) => !chosen.has(id));
  const accept = () => {
    if (!mayAccept) return;
    const isChanged = editor.apply(offer.step, () => shown.document);
    if (isChanged) offer.onAccepted?.();
    onEnd();
  };
  const sides = { before: live.theme, after };
  return (
    <section className={styles.view} aria-labelledby={titleId}>
      <h3 id={titleId} ref={heading} tabIndex={-1} className={styles.title}>
        {offer.title}
      </h3>
      {children}
      <p className={panel.help}>{t(all.length === 0 ? 'proposal.nothing' : 'proposal.help')}</p>
      <LeftOut proposal={proposal} />
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
      {worse > 0 ? (
        <Checkbox
          label={t('proposal.worse', { count: worse })}
          description={
            !mends
              ? undefined
              : repaired === undefined
                ? t('repair.working')
                : [
                    t('proposal.mended', { count: repaired.count }),
                    repaired.clashes.length > 0 ? t('repair.clash', { count: repaired.clashes.length }) : '',
                  ].join(' ')
          }
          checked={mends}
          onChange={({ currentTarget }) => setMends(currentTarget.checked)}
        />
      ) : null}
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
      {all.length > 0 && (
        <>
          <fieldset aria-label={t('proposal.choose')} className={styles.choices}>
            <Button variant="systemUi" size="small" onClick={() => setChosen(new Set(all))}>
              {t('proposal.all')}
            </Button>
            <Button variant="systemUi" size="small" onClick={() => setChosen(new Set())}>
              {t('proposal.none')}
            </Button>
            <Button variant="systemUi" size="small" onClick={() => setChosen(new Set(idsNotOwn(proposal)))}>
              {t('proposal.notOwn')}
            </Button>
          </fieldset>
          <output className={panel.status}>
            {t('proposal.chosen', { count: chosen.size, all: all.length })}{' '}
            {failing === 0 ? texts.t('contrast.fine') : texts.t('contrast.count', { count: failing })}
          </output>
        </>
      )}
      {proposal.sections.map(({ section, values }) => (
        <ProposalSection
          key={section}
          name={texts.sectionLabel(section)}
          values={values}
          sides={sides}
          chosen={chosen}
          onChoose={choose}
        />
      ))}
      {proposal.pictures.length > 0 && (
        <ProposalGroup
          name={t('proposal.pictures')}
          ids={proposal.pictures.map(({ id }) => id)}
          chosen={chosen}
          onChoose={choose}
        >
          {proposal.pictures.map(({ id, picture, isOwn }) => (
            <li key={id}>
              <Checkbox
                label={texts.t('conflict.picture', { page: picture.page, width: picture.minWidth })}
                description={isOwn ? t('proposal.replaces') : undefined}
                checked={chosen.has(id)}
                onChange={({ currentTarget }) => choose([id], currentTarget.checked)}
              />
            </li>
          ))}
        </ProposalGroup>
      )}
    </section>
  );
}
