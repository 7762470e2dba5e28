// the package brings no types; these are the parts of it that we use
declare module 'canvas-confetti' {
  type Fire = {
    /** Settles when the last piece is gone. */
    (options: {
      particleCount?: number;
      spread?: number;
      startVelocity?: number;
      origin?: { x?: number; y?: number };
      colors?: readonly string[];
    }): Promise<void> | null;
    /** Takes all pieces away at once. */
    reset: () => void;
  };
  const confetti: {
    create: (canvas: HTMLCanvasElement, options: { resize?: boolean; useWorker?: boolean }) => Fire;
  };
  export default confetti;
}
