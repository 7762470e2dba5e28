import { tokenAt, type TokenPath } from '@portico/tokens';
import * as styles from './find.css.ts';
import { SameColourButton } from './same-colour-button.tsx';
import { UsedIn } from './used-in.tsx';

/** Where a token is used, and what else has its colour. */
export const FieldFacts = ({ path }: { path: TokenPath }) => (
  <div className={styles.facts}>
    <UsedIn path={path} />
    {tokenAt(path).kind === 'color' ? <SameColourButton path={path} /> : null}
  </div>
);
