import { Select } from '@portico/components';
import type { ThemeDocument } from '@portico/tokens';
import { presets, presetTheme } from '@portico/tokens/presets';
import { useMemo, useState } from 'react';
import * as panel from '../style/panel.css.ts';
import { panelSections } from '../fields/panels.ts';
import { useBuilder, useEditorState } from '../store/use-editor.ts';
import { LoadedPart } from '../fields/loaded-part.tsx';
import { useLoaded } from '../fields/use-loaded.ts';
import { VersionDocument } from '../fields/version-document.tsx';
import { CopySections } from './copy-sections.tsx';
import type { Offer } from './offer.ts';
import { newTo, valuesOf, valuesToMatch } from './offered-values.ts';
import { exchangeTexts } from '../locales/areas.ts';

/** What a version is called among the sources; presets have names without a space. */
const nameOf = (version: number) => `version ${version}`;

type SourceProps = { from: string; onOffer: (offer: Offer) => void };

/** What was published is a theme as a whole, so its silence counts. */
function FromTheme({ theme, ...rest }: SourceProps & { theme: ThemeDocument }) {
  const { editor } = useBuilder();
  const document = useEditorState(({ settled }) => settled.document);
  const values = useMemo(
    () => valuesToMatch(theme, document, panelSections(editor.product)),
    [theme, document, editor.product],
  );
  return <CopySections {...rest} values={values} fonts={theme.assets?.fonts} />;
}

/** A preset only says what it is about. */
function FromPreset({ preset, ...rest }: SourceProps & { preset: (typeof presets)[number] }) {
  const { editor } = useBuilder();
  const document = useEditorState(({ settled }) => settled.document);
  const values = useMemo(
    () => newTo(document, valuesOf(presetTheme(preset, editor.product))),
    [preset, document, editor.product],
  );
  return <CopySections {...rest} values={values} />;
}

function FromPublished(props: SourceProps) {
  const published = useEditorState((state) => state.published.document);
  return <FromTheme {...props} theme={published} />;
}

/** Parts of the site as they are in another theme, or as they were in an earlier version of this one. Fetched when it is opened. */
function CopySource({ onOffer }: { onOffer: (offer: Offer) => void }) {
  const { editor, texts } = useBuilder();
  const t = exchangeTexts.useTexts();
  const live = useEditorState(({ published }) => published.version);
  const history = useLoaded(editor.backend.publishing.versions);
  const [source, setSource] = useState('published');
  const earlier = (history.data ?? []).filter(({ version }) => version !== live);
  const sources = [
    { value: 'published', label: t('copy.published') },
    ...presets.map(({ id }) => ({ value: id, label: t('copy.preset', { name: t(`preset.${id}.name`) }) })),
    ...earlier.map(({ version, publishedAt, note }) => {
      const date = new Date(publishedAt).toLocaleDateString(texts.locale, { dateStyle: 'medium' });
      return {
        value: nameOf(version),
        label:
          note === ''
            ? t('copy.version', { version, date })
            : t('copy.versionNoted', { version, date, note }),
      };
    }),
  ];
  const preset = presets.find(({ id }) => id === source);
  const version = earlier.find((each) => nameOf(each.version) === source)?.version;
  const given = { from: sources.find(({ value }) => value === source)?.label ?? '', onOffer };
  return (
    <div className={panel.area}>
      <p className={panel.help}>{t('copy.help')}</p>
      <Select
        size="small"
        label={t('copy.from')}
        value={source}
        options={sources}
        onChange={({ currentTarget }) => setSource(currentTarget.value)}
      />
      {/* says why when the earlier versions could not be asked for */}
      <LoadedPart loaded={history}>{() => null}</LoadedPart>
      {version !== undefined ? (
        <VersionDocument key={source} version={version}>
          {(theme) => <FromTheme {...given} theme={theme} />}
        </VersionDocument>
      ) : preset ? (
        <FromPreset key={source} {...given} preset={preset} />
      ) : (
        <FromPublished key={source} {...given} />
      )}
    </div>
  );
}

export default CopySource;
