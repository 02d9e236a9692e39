/** A node of a parsed statement, as pgsql-parser and libpg-query give them: what it is stands in the key above it. */
export type Node = Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null
export const nodesOf = (value: unknown): Node[] =>
  Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []
export const under = (node: Node, kind: string): Node | undefined =>
  isNode(node[kind]) ? (node[kind] as Node) : undefined

/** All nodes of these kinds; arms of a union are statements without a name of their kind. */
export function* nodesWithin(node: Node, kinds: readonly string[]): Generator<Node> {
  for (const [key, value] of Object.entries(node)) {
    for (const below of nodesOf(value)) {
      if (kinds.includes(key) || (kinds.includes('SelectStmt') && (key === 'larg' || key === 'rarg') && 'op' in below))
        yield below
      yield* nodesWithin(below, kinds)
    }
  }
}
