import { InfoBar, RadioGroup, Stack } from '@portico/components';
import { writePair } from '@portico/tokens';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useOpenOffer } from '../exchange/open-offer.ts';
import { ownPaths } from '../exchange/own-values.ts';
import { ProposalView } from '../exchange/proposal-view.tsx';
import { exchangeTexts } from '../locales/areas.ts';
import * as panel from '../style/panel.css.ts';
import { useBuilder, useEditorState } from '../store/use-editor.ts';
import { PairText } from './pair-text.tsx';
import { contrastTitleId } from './contrast-title.ts';
import { repairOffer, repairScopes, type RepairScope } from './repair-offer.ts';

/** A repair of all contrast, as a proposal. */
function RepairProposal() {
  const { editor } = useBuilder();
  const t = exchangeTexts.useTexts();
  const { close } = useOpenOffer('guard');
  const [scope, setScope] = useState<RepairScope>('unlocked');
  const [found, setFound] = useState<ReturnType<typeof repairOffer>>();
  // what is edited and locked meanwhile asks for another proposal
  const document = useEditorState(({ live }) => live.document);
  const closed = useEditorState((state) => state.closed);
  useEffect(() => {
    // after the next paint: the search may take longer than a frame, and somebody waits
    const id = setTimeout(() => {
      const own = ownPaths(document, editor.read().history);
      setFound(repairOffer(document, { scope, own, closed, title: t('repair.title') }));
    }, 30);
    return () => clearTimeout(id);
  }, [editor, document, closed, scope, t]);
  const end = () => {
    // the button that opened it has been away, and stays away when nothing is left to repair
    flushSync(close);
    window.document.querySelector<HTMLElement>(`#${contrastTitleId}`)?.focus();
  };
  if (!found) return <output className={panel.status}>{t('repair.working')}</output>;
  const { offer, clashes } = found;
  return (
    <ProposalView offer={offer} onEnd={end}>
      <RadioGroup
        label={t('repair.mayChange')}
        options={repairScopes.map((value) => ({ value, label: t(`repair.${value}`) }))}
        value={scope}
        onValueChange={(value) => setScope(repairScopes.find((each) => each === value) ?? 'unlocked')}
      />
      {clashes.length > 0 && (
        <InfoBar variant="warning" title={t('repair.clash', { count: clashes.length })}>
          <Stack as="ul" gap={1}>
            {clashes.map((pair) => (
              <li key={writePair(pair)}>
                <PairText pair={pair} />
              </li>
            ))}
          </Stack>
        </InfoBar>
      )}
    </ProposalView>
  );
}

export default RepairProposal;
