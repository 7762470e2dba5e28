import type { FontFile } from './backend.ts';
import * as styles from './files.css.ts';
import { filesTexts } from '../locales/areas.ts';
import { useSampleFont } from './use-sample-font.ts';

/** A line in each script that sites are in; `letter` tells whether a font has it. */
const lines = [
  { lang: 'en', dir: 'ltr', letter: 'a', text: 'Find the work that fits you — 0123456789' },
  { lang: 'ar', dir: 'rtl', letter: 'ا', text: 'اعثر على العمل الذي يناسبك — ٠١٢٣٤٥٦٧٨٩' },
] as const;

function canWrite({ facts }: FontFile, letter: string) {
  const code = letter.codePointAt(0) ?? 0;
  return facts.ranges.some(([first, last]) => code >= first && code <= last);
}

/** What a font looks like. */
export function FontSample({ file }: { file: FontFile }) {
  const t = filesTexts.useTexts();
  const { family, status } = useSampleFont(file);
  if (status === 'failed') return <p className={styles.small}>{t('font.sampleFailed')}</p>;
  const { weight, isItalic } = file.facts;
  const look = {
    fontFamily: `"${family}"`,
    fontWeight: weight[0],
    fontStyle: isItalic ? 'italic' : 'normal',
  };
  return lines
    .filter(({ letter }) => canWrite(file, letter))
    .map(({ lang, dir, text }) => (
      <p
        key={lang}
        className={styles.sample}
        style={look}
        lang={lang}
        dir={dir}
        data-loading={status === 'loading' ? '' : undefined}
      >
        {text}
      </p>
    ));
}
