import type { SectionId } from '@portico/tokens';
import { useLayoutEffect } from 'react';
import { useEditorState } from '../store/use-editor.ts';
import { forcedAttribute } from './forced-states.ts';
import * as styles from './gallery.css.ts';
import { specimensOf } from './specimens.tsx';
import { galleryTexts } from '../locales/areas.ts';
import { dressGallery, galleryAttribute, wearInGallery } from './wear-theme.ts';

const schemes = ['light', 'dark'] as const;

/** The parts of a section in all their states, dressed in the theme as it is edited, in light and in dark. */
export function Gallery({ section }: { section: SectionId }) {
  const t = galleryTexts.useTexts();
  const theme = useEditorState(({ live }) => live.theme);
  useLayoutEffect(dressGallery, []);
  useLayoutEffect(() => wearInGallery(theme), [theme]);
  const picture = String(theme.leaf('pcsx_hero_image.image', 'light').value);
  const { width, of } = specimensOf[section](t, picture);
  return (
    <div className={styles.schemes}>
      {schemes.map((scheme) => (
        <section
          key={scheme}
          className={styles.scheme}
          data-pt-theme=""
          data-pt-scheme={scheme}
          {...{ [galleryAttribute]: '' }}
        >
          <h3 className={styles.schemeName}>{t(`scheme.${scheme}`)}</h3>
          <ul className={width === 'narrow' ? styles.specimens : styles.wideSpecimens}>
            {of.map(({ name, forced = [], node }) => (
              <li key={name} className={styles.specimen}>
                <span className={styles.caption}>{t(name)}</span>
                {/* to be looked at: their keys and presses would do nothing */}
                <div inert {...{ [forcedAttribute]: forced.join(' ') }}>
                  {node}
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
