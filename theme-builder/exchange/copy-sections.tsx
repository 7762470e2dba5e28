import { Button, CheckboxGroup } from '@portico/components';
import { splitPath, type SectionId } from '@portico/tokens';
import { useState } from 'react';
import * as panel from '../style/panel.css.ts';
import { panelSections } from '../fields/panels.ts';
import { useBuilder } from '../store/use-editor.ts';
import type { Offer, OfferedValue } from './offer.ts';
import { exchangeTexts } from '../locales/areas.ts';

type CopySectionsProps = {
  /** What the other theme is called. */
  from: string;
  /** What would make the draft look like it. */
  values: readonly OfferedValue[];
  /** What they may name. */
  fonts?: Offer['fonts'];
  onOffer: (offer: Offer) => void;
};

/** Which parts of the site are to look as they do in the other theme. */
export function CopySections({ from, values, fonts, onOffer }: CopySectionsProps) {
  const { editor, texts } = useBuilder();
  const t = exchangeTexts.useTexts();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const bySection = Map.groupBy(values, ({ path }) => splitPath(path)[0]);
  const offered = panelSections(editor.product).filter((id) => bySection.has(id));
  const picked = offered.filter((id) => chosen.includes(id));
  const copy = (sections: readonly SectionId[]) =>
    onOffer({
      step: { kind: 'copy', about: sections.length === 1 ? sections[0] : from },
      title: t('copy.title', { from }),
      values: sections.flatMap((id) => bySection.get(id) ?? []),
      fonts,
      chosenAtFirst: 'all',
    });
  if (offered.length === 0) return <p className={panel.help}>{t('copy.same')}</p>;
  return (
    <>
      <CheckboxGroup
        label={t('copy.sections')}
        selectAll
        options={offered.map((id) => ({
          value: id,
          label: texts.sectionLabel(id),
          detail: t('copy.changes', { count: bySection.get(id)?.length ?? 0 }),
        }))}
        value={picked}
        onValueChange={setChosen}
      />
      <div className={panel.row}>
        <Button
          size="small"
          aria-disabled={picked.length === 0}
          onClick={() => {
            if (picked.length > 0) copy(picked);
          }}
        >
          {t('copy.go')}
        </Button>
      </div>
    </>
  );
}
