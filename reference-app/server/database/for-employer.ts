import {
  AndNode,
  BinaryOperationNode,
  ColumnNode,
  OnNode,
  OperationNodeTransformer,
  OperatorNode,
  PrimitiveValueListNode,
  ReferenceNode,
  TableNode,
  ValueListNode,
  ValueNode,
  ValuesNode,
  WhereNode,
  type AliasNode,
  type DeleteQueryNode,
  type InsertQueryNode,
  type JoinNode,
  type Kysely,
  type KyselyPlugin,
  type OnConflictNode,
  type OperationNode,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type QueryResult,
  type RootOperationNode,
  type SelectQueryNode,
  type UnknownRow,
  type UpdateQueryNode,
} from 'kysely';
import { tables, type Database } from './database.ts';
import { scopedTableNames, type TablesOfOneEmployer } from './schema.ts';

declare const scopeBrand: unique symbol;

/** One employer's `group_id`. Only the employers area makes one, from a domain that exists. */
export type EmployerScope = number & { readonly [scopeBrand]: 'EmployerScope' };

/** What an area can do with its employer's tables. Neither raw statements nor another scope are reachable from it. */
export type EmployerTables = Pick<
  Kysely<TablesOfOneEmployer>,
  'selectFrom' | 'insertInto' | 'updateTable' | 'deleteFrom'
>;

/**
 * The tables of one employer: every select, join, update and delete is narrowed to the employer, and every inserted
 * row and conflict target gets its `group_id`.
 */
export function forEmployer(database: Database, scope: EmployerScope): EmployerTables {
  // The column is missing from the type on purpose: the plugin is the only one to write it.
  return database[tables].withPlugin(new ScopePlugin(scope)) as unknown as EmployerTables;
}

class ScopePlugin implements KyselyPlugin {
  readonly #transformer: ScopeTransformer;

  constructor(scope: EmployerScope) {
    this.#transformer = new ScopeTransformer(scope);
  }

  transformQuery({ node, queryId }: PluginTransformQueryArgs): RootOperationNode {
    return this.#transformer.transformNode(node, queryId);
  }

  transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return Promise.resolve(result);
  }
}

const column = 'group_id';

class ScopeTransformer extends OperationNodeTransformer {
  readonly #scope: EmployerScope;

  constructor(scope: EmployerScope) {
    super();
    this.#scope = scope;
  }

  protected override transformSelectQuery(node: SelectQueryNode): SelectQueryNode {
    const inner = super.transformSelectQuery(node);
    return { ...inner, ...this.#where(inner.where, inner.from?.froms ?? []) };
  }

  protected override transformJoin(node: JoinNode): JoinNode {
    const inner = super.transformJoin(node);
    const conditions = this.#conditions([inner.table]);
    if (conditions.length === 0) return inner;
    return { ...inner, on: OnNode.create(all([...(inner.on ? [inner.on.on] : []), ...conditions])) };
  }

  protected override transformUpdateQuery(node: UpdateQueryNode): UpdateQueryNode {
    const inner = super.transformUpdateQuery(node);
    return {
      ...inner,
      ...this.#where(inner.where, [...(inner.table ? [inner.table] : []), ...(inner.from?.froms ?? [])]),
    };
  }

  protected override transformDeleteQuery(node: DeleteQueryNode): DeleteQueryNode {
    const inner = super.transformDeleteQuery(node);
    return { ...inner, ...this.#where(inner.where, [...inner.from.froms, ...(inner.using?.tables ?? [])]) };
  }

  protected override transformInsertQuery(node: InsertQueryNode): InsertQueryNode {
    const inner = super.transformInsertQuery(node);
    if (!inner.values || !ValuesNode.is(inner.values) || !inner.columns)
      throw new Error('An insert for one employer takes rows: a query as its source would not be scoped.');
    return {
      ...inner,
      columns: [ColumnNode.create(column), ...inner.columns],
      values: ValuesNode.create(
        inner.values.values.map((row) =>
          PrimitiveValueListNode.is(row)
            ? PrimitiveValueListNode.create([this.#scope, ...row.values])
            : ValueListNode.create([ValueNode.create(this.#scope), ...row.values]),
        ),
      ),
      ...(inner.onConflict && { onConflict: withScopedTarget(inner.onConflict) }),
    };
  }

  #where(where: WhereNode | undefined, from: readonly OperationNode[]): { where?: WhereNode } {
    const conditions = this.#conditions(from);
    if (conditions.length === 0) return where ? { where } : {};
    return { where: WhereNode.create(all([...(where ? [where.where] : []), ...conditions])) };
  }

  #conditions(from: readonly OperationNode[]): OperationNode[] {
    return from.flatMap((item) => {
      const reference = scopedReference(item);
      return reference
        ? [
            BinaryOperationNode.create(
              ReferenceNode.create(ColumnNode.create(column), TableNode.create(reference)),
              OperatorNode.create('='),
              ValueNode.create(this.#scope),
            ),
          ]
        : [];
    });
  }
}

/** The name by which a scoped table is referred to in its query; undefined for subqueries, which scope themselves. */
function scopedReference(item: OperationNode): string | undefined {
  if (isAlias(item)) {
    const table = scopedReference(item.node);
    return table && item.alias.kind === 'IdentifierNode' && 'name' in item.alias
      ? String(item.alias.name)
      : undefined;
  }
  if (!TableNode.is(item)) return undefined;
  const name = item.table.identifier.name;
  return scopedTableNames.has(name) ? name : undefined;
}

function isAlias(node: OperationNode): node is AliasNode {
  return node.kind === 'AliasNode';
}

function all(conditions: OperationNode[]): OperationNode {
  return conditions.reduce((left, right) => AndNode.create(left, right));
}

function withScopedTarget(conflict: OnConflictNode): OnConflictNode {
  return conflict.columns
    ? { ...conflict, columns: [ColumnNode.create(column), ...conflict.columns] }
    : conflict;
}
