function typeOf(kind, choice) {
  switch (kind) {
    case 'number':
      return { type: 'number' };
    case 'checkbox':
      return { type: 'boolean' };
    case 'email':
      return { type: 'string', format: 'email' };
    case 'text':
      return { type: 'string' };
    default:
      return { type: 'string', ...choice };
  }
}

/** @param choice the keywords of a question that is answered by choosing */
export const schemaOf = (questions, choice) => ({
  type: 'object',
  properties: Object.fromEntries(
    questions.map(({ name, label, kind }) => [name, { title: label, ...typeOf(kind, choice) }]),
  ),
  required: questions.filter(({ required }) => required).map(({ name }) => name),
});
