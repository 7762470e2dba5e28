import { Button, TextField } from '@portico/components';
import { checkValue, tokenAt } from '@portico/tokens';
import { useId, useState } from 'react';
import * as panel from '../style/panel.css.ts';
import * as field from '../style/field.css.ts';
import { opaque } from '../fields/picked-color.ts';
import { useBuilder } from '../store/use-editor.ts';
import { brandOffer } from './brand-offer.ts';
import type { Offer } from './offer.ts';
import { exchangeTexts } from '../locales/areas.ts';
import { useWork } from './use-work.ts';
import { WorkFailed } from './work-failed.tsx';

const problemOf = (color: string) => checkValue('color', color, tokenAt('core_properties.brand'));

/** A theme from the one colour that people know an employer by. */
export function BrandSource({ onOffer }: { onOffer: (offer: Offer) => void }) {
  const { editor, texts } = useBuilder();
  const t = exchangeTexts.useTexts();
  const inputId = useId();
  const [color, setColor] = useState(() =>
    String(editor.read().live.theme.leaf('core_properties.brand', 'light').value),
  );
  const [isChecked, setChecked] = useState(false);
  const work = useWork();
  const brand = color.trim();
  const problem = problemOf(brand);
  const propose = () => {
    setChecked(true);
    if (problem !== undefined) {
      document.querySelector<HTMLElement>(`#${CSS.escape(inputId)}`)?.focus();
      return;
    }
    void work.start(async () => {
      const offer = await brandOffer({
        brand,
        onto: editor.read().live,
        title: t('propose.title', { color: brand }),
      });
      return () => onOffer(offer);
    });
  };
  return (
    <form
      noValidate
      className={panel.area}
      onSubmit={(event) => {
        event.preventDefault();
        propose();
      }}
    >
      <p className={panel.help}>{t('propose.help')}</p>
      <div className={field.controls}>
        <input
          type="color"
          className={field.colorInput}
          aria-label={t('propose.pick')}
          value={problem === undefined ? opaque(brand) : '#000000'}
          onChange={({ currentTarget }) => setColor(currentTarget.value)}
        />
        <div className={field.grow}>
          <TextField
            id={inputId}
            size="small"
            label={t('propose.brand')}
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            value={color}
            error={isChecked && problem !== undefined ? texts.problem('color', problem) : undefined}
            onChange={({ currentTarget }) => setColor(currentTarget.value)}
          />
        </div>
      </div>
      <div className={panel.row}>
        <Button size="small" type="submit" loading={work.isBusy} loadingLabel={t('busy')}>
          {t('propose.go')}
        </Button>
      </div>
      <WorkFailed work={work} />
    </form>
  );
}
