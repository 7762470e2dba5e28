import type { ReactNode } from 'react';
import { Button } from '../../actions/button/button.tsx';
import { Select } from '../../inputs/select/select.tsx';
import { useMessages } from '../../messages/locale.tsx';
import { Footer, type FooterProps } from '../../navigation/footer/footer.tsx';
import type keys from './messages/en-US.json';
import english from './messages/en-US.json?messages';
import * as styles from './powered-by-footer.css.ts';

export type FooterLanguages = {
  /** The languages of the site, each by its locale and in its own words; fewer than two are no choice. */
  options: readonly { value: string; label: string }[];
  /** The locale of the page. */
  current: string;
  /** The page’s own address, without what follows “?”. */
  action: string;
  /**
   * What follows “?” in it: stays as it is beside the language.
   * @default none
   */
  parameters?: Iterable<readonly [name: string, value: string]>;
  /**
   * The parameter that chooses the language.
   * @default 'hl'
   */
  name?: string;
};

type OwnProps = {
  /** Where the language is chosen. */
  languages?: FooterLanguages;
  /** The employer’s own footer, above the standard one: HTML that a server has sanitised, or elements. */
  custom?: ReactNode;
};

/** `ref` and all other props go to the `<footer>`. */
export type PoweredByFooterProps = OwnProps & Omit<FooterProps, keyof OwnProps | 'language' | 'children'>;

/** The standard end of a careers site’s pages: the employer’s own words, the language, and what the site is made with. */
export function PoweredByFooter({ languages, custom, ...rest }: PoweredByFooterProps) {
  const text = useMessages<keyof typeof keys>('powered-by-footer', english);
  const { columns = [], legal, poweredBy } = rest;
  const isChoice = languages && languages.options.length > 1;
  if (!isChoice && !custom && columns.length === 0 && !legal && !poweredBy) return null;
  const name = languages?.name ?? 'hl';
  return (
    <Footer
      {...rest}
      language={
        isChoice ? (
          // a plain form with a button: choosing in a list must not change the page (WCAG 2.2, 3.2.2)
          <form method="get" action={languages.action} className={styles.language}>
            {[...(languages.parameters ?? [])].map(([parameter, value], index) =>
              parameter === name ? null : (
                <input key={`${index} ${parameter}`} type="hidden" name={parameter} value={value} />
              ),
            )}
            <Select
              label={text('language')}
              labelHidden
              size="small"
              name={name}
              defaultValue={languages.current}
              options={languages.options}
            />
            <Button type="submit" size="small">
              {text('change')}
            </Button>
          </form>
        ) : undefined
      }
    >
      {custom}
    </Footer>
  );
}
