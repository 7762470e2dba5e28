import { SegmentedControl } from '@portico/components';
import { viewTexts } from '../locales/areas.ts';
import { viewWidths } from './view-settings.ts';
import { useView, useViewState } from './view-store.ts';

/** How wide the previewed page is; choosing it shows it. */
export function PageWidth({ onChoose }: { onChoose: () => void }) {
  const t = viewTexts.useTexts();
  const { set } = useView();
  const width = useViewState(({ settings }) => settings.width);
  return (
    <SegmentedControl
      size="small"
      label={t('width')}
      value={String(width)}
      segments={viewWidths.map((value) => ({ value: String(value), label: t('px', { width: value }) }))}
      onValueChange={(value) => {
        const chosen = viewWidths.find((known) => String(known) === value);
        if (!chosen) return;
        set({ width: chosen });
        onChoose();
      }}
    />
  );
}
