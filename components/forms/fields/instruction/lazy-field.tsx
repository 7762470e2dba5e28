import { sanitizeHtml } from '@portico/core/html';
import { useId, useLayoutEffect, useRef, useState, type FocusEvent } from 'react';
import { Button } from '../../../actions/button/button.tsx';
import { RichText } from '../../../display/rich-text/rich-text.tsx';
import { Inline } from '../../../layout/inline/inline.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { setVariable } from '../../../theme/set-variable.ts';
import { useTexts } from '../../form/texts.ts';
import type { FieldProps } from '../../form/use-field.ts';
import * as styles from './instruction.css.ts';

/** In px; higher texts are shortened. */
const highest = 150;

/** A text to read, of which only the beginning is shown where it is long. */
export default function InstructionItem({ item }: FieldProps<'instruction'>) {
  const { showReadMoreButton = true, readMoreMaxHeight = highest, content } = item.instructionOptions ?? {};
  const text = useTexts();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [isLong, setLong] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const isShut = showReadMoreButton && isLong && !isOpen;

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    setVariable(element, styles.height, `${readMoreMaxHeight}px`);
    const measure = () => setLong(element.scrollHeight > readMoreMaxHeight);
    measure();
    const observer = new ResizeObserver(measure);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [readMoreMaxHeight]);
  /** What is out of sight must not have the focus. */
  const onFocus = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (isShut && target.getBoundingClientRect().bottom > currentTarget.getBoundingClientRect().bottom)
      setOpen(true);
  };

  return (
    <Stack gap={2}>
      <div
        ref={box}
        id={id}
        className={styles.box}
        data-state={isShut ? 'collapsed' : 'expanded'}
        onFocus={onFocus}
      >
        <Stack gap={2}>
          {item.label ? <span className={styles.label}>{item.label}</span> : null}
          {content === undefined ? null : <RichText html={sanitizeHtml(content)} headingLevel={3} />}
          {item.help ? <span className={styles.text}>{item.help}</span> : null}
        </Stack>
      </div>
      {showReadMoreButton && isLong ? (
        <Inline>
          <Button size="small" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
            {text(isOpen ? 'readLess' : 'readMore')}
          </Button>
        </Inline>
      ) : null}
    </Stack>
  );
}
