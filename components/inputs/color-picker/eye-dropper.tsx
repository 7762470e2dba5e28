import { useSyncExternalStore } from 'react';
import { Button } from '../../actions/button/button.tsx';

declare global {
  /** Not in every browser. */
  var EyeDropper: (new () => { open: () => Promise<{ sRGBHex: string }> }) | undefined;
}

const never = () => () => {};

/** Picks a colour from anywhere on the screen, in browsers that can. */
export function EyeDropperButton({
  label,
  disabled,
  onPick,
}: {
  label: string;
  disabled: boolean;
  onPick: (color: string) => void;
}) {
  const Dropper = useSyncExternalStore(
    never,
    () => globalThis.EyeDropper,
    () => undefined,
  );
  if (!Dropper) return null;
  const pick = async () => {
    try {
      const { sRGBHex } = await new Dropper().open();
      onPick(sRGBHex);
    } catch (error) {
      // Escape
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
    }
  };
  return (
    <Button size="small" disabled={disabled} onClick={() => void pick()}>
      {label}
    </Button>
  );
}
