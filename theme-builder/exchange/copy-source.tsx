import { Button, CheckboxGroup, Select } from '@portico/components';
import { splitPath, type SectionId } from '@portico/tokens';
import { presets, presetTheme } from '@portico/tokens/presets';
import { useMemo, useState } from 'react';
import * as panel from '../panel.css.ts';
import { panelSections } from '../sections/panels.ts';
import { useBuilder, useEditorState } from '../store/use-editor.ts';
import type { Offer, OfferedValue } from './offer.ts';
import { newTo, valuesOf, valuesToMatch } from './offered-values.ts';
import { presetWords } from './preset-words.ts';
import { exchangeTexts } from './texts/texts.ts';

/** Parts of the site as they are in another theme. */
export const CopySource = ({ onOffer }: { onOffer: (offer: Offer) => void }) => {
  const { editor, texts } = useBuilder();
  const t = exchangeTexts.useTexts();
  const published = useEditorState((state) => state.published.document);
  const document = useEditorState(({ settled }) => settled.document);
  const [source, setSource] = useState('published');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const words = presetWords[texts.locale];
  const sources = [
    { value: 'published', label: t('copy.published') },
    ...presets.map(({ id }) => ({ value: id, label: t('copy.preset', { name: words[id].name }) })),
  ];
  // what is published is a theme as a whole, so its silence counts; a preset only says what it is about
  const values = useMemo((): readonly OfferedValue[] => {
    const preset = presets.find(({ id }) => id === source);
    return preset
      ? newTo(document, valuesOf(presetTheme(preset, editor.product)))
      : valuesToMatch(published, document, panelSections(editor.product));
  }, [source, document, published, editor.product]);
  const bySection = Map.groupBy(values, ({ path }) => splitPath(path)[0]);
  const offered = panelSections(editor.product).filter((id) => bySection.has(id));
  const picked = offered.filter((id) => chosen.includes(id));
  const copy = (sections: readonly SectionId[]) => {
    const from = sources.find(({ value }) => value === source)?.label ?? '';
    onOffer({
      step: { kind: 'copy', about: sections.length === 1 ? sections[0] : from },
      title: t('copy.title', { from }),
      values: sections.flatMap((id) => bySection.get(id) ?? []),
      chosenAtFirst: 'all',
    });
  };
  return (
    <div className={panel.area}>
      <p className={panel.help}>{t('copy.help')}</p>
      <Select
        size="small"
        label={t('copy.from')}
        value={source}
        options={sources}
        onChange={({ currentTarget }) => {
          setSource(currentTarget.value);
          setChosen([]);
        }}
      />
      {offered.length === 0 ? (
        <p className={panel.help}>{t('copy.same')}</p>
      ) : (
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
      )}
    </div>
  );
};
