/** Colours next to each other, as a hand drags through them, none twice; all dark enough for white text. */
export function colorAt(index: number) {
  const part = (step: number, range: number) => (20 + ((index * step) % range)).toString(16).padStart(2, '0');
  return `#${part(1, 79)}${part(3, 61)}${part(5, 113)}`;
}
