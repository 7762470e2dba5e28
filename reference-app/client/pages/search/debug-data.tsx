import { searchToolsTexts } from '../../locales/texts.ts';
import * as styles from './search.css.ts';

/** How the server came to the results, for those who run the site (SEARCH-17). */
function DebugData({ data }: { data: object }) {
  const t = searchToolsTexts.useTexts();
  return (
    <details className={styles.debug}>
      <summary>{t('debug.title')}</summary>
      <pre>{JSON.stringify(data, null, 2)}</pre>
    </details>
  );
}

export default DebugData;
