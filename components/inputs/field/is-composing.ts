import type { KeyboardEvent } from 'react';

/** While a word is put together by an input method, Enter takes the word; Safari says so by the key’s old number only. */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  // oxlint-disable-next-line typescript/no-deprecated -- see above
  nativeEvent.isComposing || nativeEvent.keyCode === 229;
