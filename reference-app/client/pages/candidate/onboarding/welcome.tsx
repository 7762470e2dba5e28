import { useSite } from '../../../site/site.tsx';
import { onboardingTexts } from '../../../locales/texts.ts';
import * as styles from './new-candidate.css.ts';

/** By name, where there is one. */
export function Welcome() {
  const { boot, t: site } = useSite();
  const t = onboardingTexts.useTexts();
  const name = boot.user?.firstname ?? '';
  return <h1 className={styles.title}>{name === '' ? site('app.welcome') : t('welcome', { name })}</h1>;
}
