/** Where the caret belongs in the masked text, after as many digits as were before it in what people typed. */
export function caretAfter(count: number, text: string): number {
  let left = count;
  for (const [index, character] of [...text].entries()) {
    if (left === 0) return index;
    if (/\d/.test(character)) left -= 1;
  }
  return text.length;
}
