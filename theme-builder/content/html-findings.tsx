import { useBuilder } from '../store/use-editor.ts';
import { neededInHtml, type HtmlContrast } from './html-contrast.ts';
import * as panel from '../style/panel.css.ts';
import * as styles from './content.css.ts';
import { contentTexts } from '../locales/areas.ts';

export type HtmlFindingsProps = {
  found: HtmlContrast;
  /** The name of the part, where it is not said by what is around. */
  part?: string;
};

/** Which text of an employer's own HTML cannot be read, and what could not be judged. */
function HtmlFindings({ found: { failing, unknown }, part }: HtmlFindingsProps) {
  const t = contentTexts.useTexts();
  const { texts } = useBuilder();
  const list = new Intl.ListFormat(texts.locale, { type: 'conjunction' });
  const count = failing.length;
  return (
    <>
      <output className={styles.title}>
        {count === 0
          ? ''
          : part === undefined
            ? t('html.contrast', { count })
            : t('html.contrastIn', { count, part })}
      </output>
      {count === 0 ? null : (
        <ul className={styles.removals}>
          {failing.map(({ text, colors, ratio, schemes }) => (
            <li key={colors.join(' ')}>
              {colors.map((color) => (
                <span key={color} className={styles.swatch} style={{ backgroundColor: color }} />
              ))}
              {t('html.contrastText', {
                text,
                ratio: texts.ratio(ratio),
                needed: texts.ratio(neededInHtml),
                schemes: list.format(schemes.map((scheme) => texts.t(`contrast.${scheme}`))),
              })}
            </li>
          ))}
        </ul>
      )}
      {unknown.length === 0 ? null : (
        <p className={panel.help}>
          {t('html.unknown', { count: unknown.length, values: list.format(unknown) })}
        </p>
      )}
    </>
  );
}

export default HtmlFindings;
