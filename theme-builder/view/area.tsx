import * as panel from '../panel.css.ts';
import { viewTexts } from './texts/texts.ts';

/** TODO(area) */
const ViewArea = () => {
  const t = viewTexts.useTexts();
  return <h3 className={panel.subtitle}>{t('title')}</h3>;
};

export default ViewArea;
