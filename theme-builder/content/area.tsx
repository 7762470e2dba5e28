import * as panel from '../panel.css.ts';
import { contentTexts } from './texts/texts.ts';

/** TODO(area) */
const ContentArea = () => {
  const t = contentTexts.useTexts();
  return <h3 className={panel.subtitle}>{t('title')}</h3>;
};

export default ContentArea;
