import * as panel from '../panel.css.ts';
import { versionsTexts } from './texts/texts.ts';

/** TODO(area) */
const VersionsArea = () => {
  const t = versionsTexts.useTexts();
  return <h3 className={panel.subtitle}>{t('title')}</h3>;
};

export default VersionsArea;
