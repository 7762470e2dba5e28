import { Card, Stack } from '@portico/components';
import { useEffect, useRef, type ReactNode } from 'react';
import * as styles from './login.css.ts';

/** Takes the place of what the server rendered, without knowing of the link: so its heading takes the focus. */
export function MailLinkFrame({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap={6}>
      <h1 ref={heading} tabIndex={-1} className={styles.heading}>
        {title}
      </h1>
      <Card padding="large">
        <Stack gap={4}>{children}</Stack>
      </Card>
    </Stack>
  );
}
