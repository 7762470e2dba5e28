import { CheckboxGroup, Select } from '@portico/components';
import { useBuilder, useEditorState } from '../store/use-editor.ts';
import { viewTexts } from '../locales/areas.ts';
import { useView, useViewState } from './view-store.ts';
import { viewDirections, viewWishes, visions } from './view-settings.ts';

const schemes = ['auto', 'light', 'dark'] as const;

/** Everything about how pages are looked at but their width. */
export function ViewFields() {
  const t = viewTexts.useTexts();
  const { editor, texts } = useBuilder();
  const { set, languages } = useView();
  const { direction, language, vision, wishes } = useViewState(({ settings }) => settings);
  const scheme = useEditorState((state) => state.scheme);
  return (
    <>
      <Select
        size="small"
        label={t('direction')}
        value={direction}
        options={viewDirections.map((value) => ({ value, label: t(`direction.${value}`) }))}
        onChange={({ currentTarget }) => {
          const chosen = viewDirections.find((known) => known === currentTarget.value);
          if (chosen) set({ direction: chosen });
        }}
      />
      {languages.length > 1 && (
        <Select
          size="small"
          label={t('language')}
          value={language}
          options={[
            { value: '', label: t('language.page') },
            ...languages.map(({ locale, name }) => ({ value: locale, label: name })),
          ]}
          onChange={({ currentTarget }) => set({ language: currentTarget.value })}
        />
      )}
      <Select
        size="small"
        label={t('scheme')}
        value={scheme}
        options={schemes.map((value) => ({ value, label: texts.t(`scheme.${value}`) }))}
        onChange={({ currentTarget }) =>
          editor.setScheme(schemes.find((known) => known === currentTarget.value) ?? 'auto')
        }
      />
      <Select
        size="small"
        label={t('vision')}
        value={vision}
        options={visions.map((value) => ({ value, label: t(`vision.${value}`) }))}
        onChange={({ currentTarget }) => {
          const chosen = visions.find((known) => known === currentTarget.value);
          if (chosen) set({ vision: chosen });
        }}
      />
      <CheckboxGroup
        label={t('wishes')}
        value={wishes}
        options={viewWishes.map((value) => ({
          value,
          label: t(`wish.${value}`),
          description: t(`wish.${value}.help`),
        }))}
        onValueChange={(values) => set({ wishes: viewWishes.filter((wish) => values.includes(wish)) })}
      />
    </>
  );
}
