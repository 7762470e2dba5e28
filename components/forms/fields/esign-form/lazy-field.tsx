import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { InfoBar } from '../../../feedback/info-bar/info-bar.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { useFormRoot } from '../../form/form-root.ts';
import { useTexts } from '../../form/texts.ts';
import type { FieldProps } from '../../form/use-field.ts';
import { useFrameAround } from '../frame-around.tsx';
import { sandboxOf } from '../sandbox.ts';
import * as styles from './esign-form.css.ts';

/** What providers say when somebody has signed, as a text or as the `event` or `type` of an object. */
function saysSigned(data: unknown): boolean {
  const said =
    typeof data === 'object' && data !== null
      ? (Reflect.get(data, 'event') ?? Reflect.get(data, 'type'))
      : data;
  return said === 'signed' || said === 'signing_complete';
}

/** A document to sign, in a frame of the provider's. */
export default function EsignFormItem({ item }: FieldProps<'esignForm'>) {
  const { onSigned } = useFormRoot();
  const text = useTexts();
  const frame = useRef<HTMLIFrameElement>(null);
  const [isSigned, setSigned] = useState(false);
  // some providers say it more than once, before anything is rendered
  const wasTold = useRef(false);
  const { src } = item.esignFormOptions ?? {};

  const hear = useEffectEvent(({ source, origin, data }: MessageEvent) => {
    if (src === undefined || wasTold.current || source !== frame.current?.contentWindow) return;
    // a frame of this site is sandboxed, and has no origin then
    const own = new URL(src, location.href).origin;
    if (origin !== own && !(own === location.origin && origin === 'null')) return;
    if (!saysSigned(data)) return;
    wasTold.current = true;
    setSigned(true);
    onSigned?.(item.name);
  });
  useEffect(() => {
    const listen = (event: MessageEvent) => hear(event);
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);

  const around = useFrameAround({ item }, (describedBy) => (
    <Stack gap={3}>
      {isSigned ? (
        <InfoBar variant="success" live>
          {text('signed')}
        </InfoBar>
      ) : null}
      <iframe
        ref={frame}
        aria-describedby={describedBy}
        className={styles.frame}
        src={src}
        title={item.ariaLabel ?? item.label ?? item.name}
        sandbox={sandboxOf(src ?? '')}
        referrerPolicy="strict-origin-when-cross-origin"
      />
    </Stack>
  ));
  return src === undefined ? null : around;
}
