import { Disclosure } from '@portico/components';
import type { NotUnderstood } from '@portico/tokens/exchange';
import * as styles from './proposal.css.ts';
import { exchangeTexts } from '../locales/areas.ts';

/** More would say no more: a file of another tool can have thousands. */
const mostListed = 100;

/** What of a file was left out, each with its place and the reason, which are in English as the file is. */
export function NotUnderstoodList({ list }: { list: readonly NotUnderstood[] }) {
  const t = exchangeTexts.useTexts();
  if (list.length === 0) return null;
  const more = list.length - mostListed;
  return (
    <Disclosure summary={t('proposal.notUnderstood', { count: list.length })}>
      <ul className={styles.list}>
        {list.slice(0, mostListed).map(({ path, message }) => (
          <li key={`${path} ${message}`} lang="en" dir="ltr">
            <code>{path}</code> {message}
          </li>
        ))}
        {more > 0 && <li>{t('proposal.more', { count: more })}</li>}
      </ul>
    </Disclosure>
  );
}
