import * as panel from '../panel.css.ts';
import { exchangeTexts } from './texts/texts.ts';

/** TODO(area) */
const ExchangeArea = () => {
  const t = exchangeTexts.useTexts();
  return <h3 className={panel.subtitle}>{t('title')}</h3>;
};

export default ExchangeArea;
