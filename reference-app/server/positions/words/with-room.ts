type Numbers = Int32Array<ArrayBuffer> | Uint16Array<ArrayBuffer> | Uint8Array<ArrayBuffer>;

/** The numbers where there is room for so many, or a longer copy of them. */
export function withRoom<Some extends Numbers>(numbers: Some, length: number): Some {
  if (length <= numbers.length) return numbers;
  const longer = new (numbers.constructor as new (length: number) => Some)(
    Math.max(length, numbers.length * 2),
  );
  longer.set(numbers);
  return longer;
}
