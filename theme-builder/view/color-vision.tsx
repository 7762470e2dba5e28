import { visionMatrices } from './vision-matrices.ts';
import * as styles from './view.css.ts';
import type { Vision } from './view-settings.ts';

/** The filter that `styles.visions` names. */
export const VisionFilter = ({ vision }: { vision: Vision }) =>
  vision === 'normal' ? null : (
    // not `hidden`: a filter in what is not rendered does nothing
    <svg className={styles.filter} aria-hidden="true" focusable="false">
      {/* the default of SVG, said because the matrices depend on it */}
      <filter id={styles.filterId[vision]} colorInterpolationFilters="linearRGB">
        <feColorMatrix
          type="matrix"
          values={[...visionMatrices[vision].map((row) => `${row.join(' ')} 0 0`), '0 0 0 1 0'].join(' ')}
        />
      </filter>
    </svg>
  );
