/**
 * How long a file on its way may make no step, in ms. What a browser counts as sent may still wait below it, and the
 * server reads what it was sent before it answers.
 */
const longestSilence = 60_000;

/** Ends what has not been heard of for a while, however long the whole takes. */
export function endInSilence(end: () => void) {
  let timer = setTimeout(end, longestSilence);
  return {
    heard: () => {
      clearTimeout(timer);
      timer = setTimeout(end, longestSilence);
    },
    isOver: () => clearTimeout(timer),
  };
}
