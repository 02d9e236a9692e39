import type { Caller } from '@tufang/tests/caller'
import type pg from 'pg'
import { type Table, tablesOf } from '../../../web/src/playground/answer/tables.ts'
import { questions } from '../../../web/src/playground/questions/index.ts'
import { firstValues, type Question } from '../../../web/src/playground/questions/question.ts'
import { anomalies } from './anomalies.ts'
import { payments } from './payments.ts'
import { prices } from './prices.ts'
import { projects } from './projects.ts'
import { settlements } from './settlements.ts'
import { inTexts, rowsOf, type Statements, type TextRow } from './statement.ts'
import { trips } from './trips.ts'

const statements: Statements = { ...trips, ...prices, ...anomalies, ...settlements, ...payments, ...projects }

/** Answers of the program and of a statement, which know nothing of each other. */
export interface Compared {
  id: string
  total: number | null
  /** Rows of the answer, before lists below them make several lines of one. */
  rows: number
  told: readonly string[]
  counted: readonly string[]
}

const inOrder = (rows: readonly TextRow[], columns: readonly string[]): string[] =>
  rows.map((row) => columns.map((name) => `${name}: ${row[name] ?? '–'}`).join(', ')).toSorted()

/** Table of an answer, and the same rows by a statement. */
export async function compared(
  client: pg.Client,
  { id, table, statement, values }: { id: string; table: Table; statement: string; values: object },
): Promise<Compared> {
  const rows = await rowsOf(client, statement, { ...values })
  const columns = Object.keys(rows[0] ?? Object.fromEntries(table.columns.map((name) => [name, ''])))
  const shown = [...new Set([...columns, ...table.columns])].toSorted()
  const told = inOrder(table.lines.map(inTexts), shown)
  return { id, total: table.total, rows: table.rows, told, counted: inOrder(rows, shown) }
}

/** Asks every question of the library both ways, at first values of a day. */
export async function askBothWays(
  caller: Caller,
  client: pg.Client,
  { company, today }: { company: string; today: string },
): Promise<Compared[]> {
  expectTheSameNames()
  const answers: Compared[] = []
  for (const question of questions) answers.push(await bothAnswers(question))
  return answers

  async function bothAnswers(question: Question): Promise<Compared> {
    const values = firstValues(question, today)
    const [table] = tablesOf({ data: await caller.ask(question.document, values) })
    if (!table) throw new Error(`${question.id}: no table`)
    return compared(client, {
      id: question.id,
      table,
      statement: statements[question.id] ?? '',
      values: { ...values, company },
    })
  }
}

/** A question without a statement, or the other way round, would be compared with nothing. */
function expectTheSameNames(): void {
  const [asked, written] = [questions.map(({ id }) => id).toSorted(), Object.keys(statements).toSorted()]
  if (asked.join() !== written.join()) throw new Error(`questions ${asked.join()} and statements ${written.join()}`)
}
