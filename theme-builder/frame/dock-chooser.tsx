import { Select } from '@portico/components';
import { docks } from './frame-state.ts';
import * as styles from './frame.css.ts';
import { frameTexts } from '../locales/areas.ts';
import { useFrame } from './use-frame.ts';

/** Where the panel shall be; in a narrow window there is one place only. */
export function DockChooser() {
  const t = frameTexts.useTexts();
  const { frame, set } = useFrame();
  return (
    <div className={styles.chooser}>
      <Select
        size="small"
        label={t('dock')}
        value={frame.dock}
        options={docks.map((value) => ({ value, label: t(`dock.${value}`) }))}
        onChange={({ currentTarget }) => {
          const dock = docks.find((known) => known === currentTarget.value);
          if (dock) set({ dock });
        }}
      />
    </div>
  );
}
