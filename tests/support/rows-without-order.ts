import { RawNode, SelectQueryNode, type KyselyPlugin, type OperationNode, type QueryId } from 'kysely'

/**
 * Turns round the rows of whatever is read without an order. PostgreSQL gives them as they lie, which is mostly how they were written, and
 * otherwise once room of rows that went is filled again: what leans on it fails here every time, and not one run in twenty.
 */
export function rowsWithoutOrderTurned(): KyselyPlugin {
  const turned = new WeakSet<QueryId>()
  return {
    transformQuery({ node, queryId }) {
      if (isRead(node) && !hasOrder(node)) turned.add(queryId)
      return node
    },
    transformResult: ({ result, queryId }) =>
      Promise.resolve(turned.has(queryId) ? { ...result, rows: result.rows.toReversed() } : result),
  }
}

const isRead = (node: OperationNode) =>
  SelectQueryNode.is(node) || (RawNode.is(node) && /^\s*(select|with)\b/i.test(node.sqlFragments[0] ?? ''))

/** Of SQL in words, an order of any part of it counts. */
function hasOrder(node: OperationNode): boolean {
  if (SelectQueryNode.is(node)) return node.orderBy !== undefined
  return RawNode.is(node) && (/order by/i.test(node.sqlFragments.join(' ')) || node.parameters.some(hasOrder))
}
