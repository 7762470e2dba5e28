import * as styles from '../app/shell.css.ts';
import { useSite } from '../site/site.tsx';

/** For a domain that no employer has. In demo mode it names those that exist. */
export function UnknownEmployer() {
  const { boot, t } = useSite();
  return (
    <main className={styles.notice}>
      <h1>{t('employer.unknown')}</h1>
      <p>{t('employer.unknownHint', { domain: boot.domain })}</p>
      {boot.knownDomains.length > 0 && (
        <>
          <p>{t('employer.known')}</p>
          <ul>
            {boot.knownDomains.map((domain) => (
              <li key={domain}>
                <a href={`/careers?domain=${encodeURIComponent(domain)}`}>{domain}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </main>
  );
}
