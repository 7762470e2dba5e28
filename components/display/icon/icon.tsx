import type { ReactElement } from 'react';
import * as styles from './icon.css.ts';

// drawn on a grid of 24 with strokes of 2; the text beside an icon says what it means, so none has a name
const draw = (name: string, drawing: ReactElement) => {
  const Icon = () => (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {drawing}
    </svg>
  );
  Icon.displayName = name;
  return Icon;
};

export const CloseIcon = /* @__PURE__ */ draw('CloseIcon', <path d="M6 6l12 12M18 6L6 18" />);
export const ChevronIcon = /* @__PURE__ */ draw('ChevronIcon', <path d="M6 9l6 6 6-6" />);
export const CheckIcon = /* @__PURE__ */ draw('CheckIcon', <path d="M5 12.5l4.5 4.5L19 7" />);
export const MenuIcon = /* @__PURE__ */ draw('MenuIcon', <path d="M4 7h16M4 12h16M4 17h16" />);

/** A circle, for information. */
export const InfoIcon = /* @__PURE__ */ draw(
  'InfoIcon',
  <path d="M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM12 11v5M12 7.75v.01" />,
);
/** An octagon, for what went wrong. */
export const AlertIcon = /* @__PURE__ */ draw(
  'AlertIcon',
  <path d="M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3zM12 7.5v5.5M12 16.25v.01" />,
);
/** A tick in a circle, for what went well. */
export const SuccessIcon = /* @__PURE__ */ draw(
  'SuccessIcon',
  <path d="M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM8 12.5l2.75 2.75L16 9.5" />,
);
/** A triangle, for what needs care. */
export const WarningIcon = /* @__PURE__ */ draw(
  'WarningIcon',
  <path d="M12 3.5L22 20.5H2zM12 10v4.5M12 17.25v.01" />,
);
