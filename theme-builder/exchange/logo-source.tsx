import { Button, FileTrigger, InfoBar, RadioGroup } from '@portico/components';
import type { ColorShare } from '@portico/tokens/propose';
import { useState } from 'react';
import * as publish from '../style/publish-dialog.css.ts';
import * as panel from '../style/panel.css.ts';
import { useBuilder } from '../store/use-editor.ts';
import { brandOffer } from './brand-offer.ts';
import type { Offer } from './offer.ts';
import { readLogo, type LogoRefusal } from './read-logo.ts';
import { exchangeTexts } from '../locales/areas.ts';
import { useWork } from './use-work.ts';
import { WorkFailed } from './work-failed.tsx';

type Found = { name: string; colors: readonly ColorShare[]; brand: string };

/** A theme from the colours of a logo. The file is read here and goes nowhere. */
export function LogoSource({ onOffer }: { onOffer: (offer: Offer) => void }) {
  const { editor, texts } = useBuilder();
  const t = exchangeTexts.useTexts();
  const [found, setFound] = useState<Found>();
  const [refusal, setRefusal] = useState<LogoRefusal>();
  const work = useWork();
  const percent = new Intl.NumberFormat(texts.locale, { style: 'percent', maximumFractionDigits: 0 });
  const read = (file: File) => {
    setRefusal(undefined);
    void work.start(async () => {
      const logo = await readLogo(file);
      return () => {
        if (!logo.ok) {
          setFound(undefined);
          setRefusal(logo.reason);
          return;
        }
        setFound({ name: file.name, colors: logo.colors, brand: logo.brand });
      };
    });
  };
  const propose = ({ name, colors, brand }: Found) =>
    void work.start(async () => {
      const accents = colors.map(({ color }) => color).filter((color) => color !== brand);
      const title = t('logo.title', { name });
      const offer = await brandOffer({ brand, accents, onto: editor.read().live, title });
      return () => onOffer(offer);
    });
  return (
    <div className={panel.area}>
      <p className={panel.help}>{t('logo.help')}</p>
      <div className={panel.row}>
        <FileTrigger
          size="small"
          accept="image/png,image/jpeg,image/svg+xml,.svg"
          loading={work.isBusy}
          loadingLabel={t('logo.reading')}
          onFiles={([file]) => {
            if (file) read(file);
          }}
        >
          {t('logo.choose')}
        </FileTrigger>
      </div>
      <WorkFailed work={work} />
      {refusal === undefined ? null : (
        <InfoBar variant="alert" live>
          {t(`logo.${refusal}`)}
        </InfoBar>
      )}
      {found ? (
        <>
          <RadioGroup
            label={t('logo.found', { count: found.colors.length, name: found.name })}
            description={t('logo.brandHelp')}
            options={found.colors.map(({ color, share }) => ({
              value: color,
              label: (
                <span className={publish.value}>
                  <span className={publish.swatch} style={{ backgroundColor: color }} />
                  <bdi>{color}</bdi>
                  <span className={panel.help}>{percent.format(share)}</span>
                </span>
              ),
            }))}
            value={found.brand}
            onValueChange={(brand) => setFound({ ...found, brand })}
          />
          <div className={panel.row}>
            <Button size="small" onClick={() => propose(found)}>
              {t('propose.go')}
            </Button>
          </div>
        </>
      ) : null}
    </div>
  );
}
