// Rules of this repository for its linter.

/**
 * A function of a module is a `function` as soon as it has statements. An arrow is for a single expression, a callback,
 * or a type that is declared on the variable.
 */
const namedFunctions = {
  meta: {
    type: 'suggestion',
    messages: { declare: 'Declare {{name}} as a function: arrows are for single expressions and callbacks.' },
    schema: [],
  },
  create: (context) => ({
    VariableDeclarator({ id, init, parent }) {
      const isOfModule = parent.parent.type === 'Program' || parent.parent.type === 'ExportNamedDeclaration';
      if (!isOfModule || init?.type !== 'ArrowFunctionExpression' || init.body.type !== 'BlockStatement')
        return;
      if (!id.typeAnnotation) context.report({ node: id, messageId: 'declare', data: { name: id.name } });
    },
  }),
};

export default { meta: { name: 'portico' }, rules: { 'named-functions': namedFunctions } };
