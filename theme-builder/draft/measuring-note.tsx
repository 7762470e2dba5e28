import { Button, InfoBar } from '@portico/components';
import { useRef } from 'react';
import type { MeasuredPictures } from '../guard/measured-pictures.ts';
import * as styles from '../style/publish-dialog.css.ts';
import { differenceTexts } from '../locales/areas.ts';

/** How far measuring the words on pictures is, and what could not be measured. */
export function MeasuringNote({
  pictures,
  onAgain,
}: {
  pictures: MeasuredPictures | undefined;
  onAgain: () => void;
}) {
  const t = differenceTexts.useTexts();
  const said = useRef<HTMLOutputElement>(null);
  const unmeasured = pictures?.unmeasured.length ?? 0;
  return (
    <>
      <output ref={said} tabIndex={-1} className={styles.said}>
        {t(pictures ? 'measure.done' : 'measure.busy')}
      </output>
      {unmeasured > 0 ? (
        <InfoBar
          variant="warning"
          live
          action={
            <Button
              size="small"
              onClick={() => {
                // the button is gone while they are measured
                said.current?.focus();
                onAgain();
              }}
            >
              {t('measure.again')}
            </Button>
          }
        >
          {t('measure.failed', { count: unmeasured })}
        </InfoBar>
      ) : null}
    </>
  );
}
