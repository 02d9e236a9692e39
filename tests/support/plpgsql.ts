import { parsePlPgSQL } from 'libpg-query'

/** Node of a parsed statement, as pgsql-parser and libpg-query give it; the key above a node tells its kind. */
export type Node = Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null
export const nodesOf = (value: unknown): Node[] =>
  Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []
export const under = (node: Node, kind: string): Node | undefined =>
  isNode(node[kind]) ? (node[kind] as Node) : undefined

/** All nodes of these kinds. The arms of a union are statements although their key is not `SelectStmt`. */
export function* nodesWithin(node: Node, kinds: readonly string[]): Generator<Node> {
  for (const [key, value] of Object.entries(node)) {
    for (const below of nodesOf(value)) {
      if (kinds.includes(key) || (kinds.includes('SelectStmt') && (key === 'larg' || key === 'rarg') && 'op' in below))
        yield below
      yield* nodesWithin(below, kinds)
    }
  }
}

export interface Routine {
  /** Statements and expressions of the body, each as a whole statement. */
  statements: string[]
  /** Statements that the routine builds at run time, so that they cannot be read here. */
  puzzling: string[]
}

/** Mark of PL/pgSQL's parser for a text that is a whole statement. */
const WHOLE = 0

/** Statements of a function in PL/pgSQL, from its `create function`. */
export async function routineOf(definition: string): Promise<Routine> {
  const tree = (await parsePlPgSQL(definition)) as unknown as Node
  const built = [...nodesWithin(tree, ['PLpgSQL_stmt_dynexecute', 'PLpgSQL_stmt_dynfors'])]
  return {
    statements: [...nodesWithin(tree, ['PLpgSQL_expr'])].map(statementOf),
    puzzling: built.flatMap(({ query }) => nodesOf(query)).map((text) => String(under(text, 'PLpgSQL_expr')?.query)),
  }
}

const statementOf = ({ query, parseMode }: Node): string => {
  const text = String(query)
  return parseMode === WHOLE ? text : `select ${text.replace(/^\s*[\w.]+\s*:=/, '')}`
}
