/** What every form asks: half texts, and a tenth each of numbers, e-mail addresses, selects, radio groups and checkboxes. */
const kindsInTurn = [
  'text',
  'number',
  'text',
  'email',
  'text',
  'select',
  'text',
  'radio',
  'text',
  'checkbox',
];

/** Every third has to be answered. */
export const questionsOf = (count) =>
  Array.from({ length: count }, (_, index) => ({
    name: `field${index}`,
    label: `Question ${index}`,
    kind: kindsInTurn[index % kindsInTurn.length],
    required: index % 3 === 0,
  }));

export const choices = ['a', 'b', 'c'].map((value) => ({ value, label: `Choice ${value}` }));
