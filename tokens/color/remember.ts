const most = 8192;

/**
 * A pure function of texts that keeps its answers: in a theme the same few colours are read, measured and derived over
 * and over, while an editor drags one of them. Forgets everything when it holds 8,192 answers.
 */
export function remember<Arguments extends readonly unknown[], Answer>(
  answer: (...args: Arguments) => Answer,
  keyOf: (...args: Arguments) => string,
): (...args: Arguments) => Answer {
  const answers = new Map<string, Answer>();
  return (...args) => {
    const key = keyOf(...args);
    const known = answers.get(key);
    if (known !== undefined) return known;
    if (answers.size >= most) answers.clear();
    const found = answer(...args);
    answers.set(key, found);
    return found;
  };
}
