import { parsePlPgSQL } from 'libpg-query'
import { type Node, nodesOf, nodesWithin, under } from './syntax'

export interface Routine {
  /** The statements and expressions of its body, each as a statement of its own. */
  statements: string[]
  /** Those that are put together at run time, which nobody can read beforehand. */
  puzzling: string[]
}

/** How the parser of PL/pgSQL says that a text is a whole statement, no expression. */
const WHOLE = 0

/** What a function in PL/pgSQL sends, from its `create function`. */
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
