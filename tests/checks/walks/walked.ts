import type { Caller } from '@tufang/tests/caller'
import type pg from 'pg'
import { tablesOf } from '../../../web/src/playground/answer/tables.ts'
import { questions } from '../../../web/src/playground/questions/index.ts'
import { type Compared, compared } from '../questions/answers.ts'
import { foundBy } from '../questions/statement.ts'
import { additions } from './additions.ts'
import { edgesFound } from './edges.ts'
import { fleetPapers } from './fleet-papers.ts'
import { forms } from './forms.ts'
import { histories } from './histories.ts'
import { merged } from './merged.ts'
import { money } from './money.ts'
import { papers } from './papers.ts'
import { people } from './people.ts'
import { phases } from './phases.ts'
import { places } from './places.ts'
import { prices } from './prices.ts'
import { sides } from './sides.ts'
import { tickets } from './tickets.ts'
import { trips } from './trips.ts'

const walks = [
  ...[...trips, ...money, ...places, ...tickets, ...people, ...prices],
  ...[...fleetPapers, ...forms, ...papers, ...phases, ...merged, ...histories, ...sides],
]
/** Documents of all queries whose answers are compared with SQL. */
export const documents = [...questions, ...walks].map(({ document }) => document)

/** Gives the company rows of what the demo has none of. */
export async function addRows(client: pg.Client, values: { company: string; to: string }): Promise<void> {
  for (const statement of additions) await foundBy(client, statement, values)
}

/** Answer of a walk, and the edges along which it found a record. */
export type Walked = Compared & { found: ReadonlySet<string> }

/** Walks every walk both ways, over the three days that end with a moment. */
export async function walkBothWays(
  caller: Caller,
  client: pg.Client,
  span: { company: string; from: string; to: string },
): Promise<Walked[]> {
  const both: Walked[] = []
  for (const { id, document, values, statement } of walks) {
    const days = document.includes('$from') ? { from: span.from, to: span.to } : {}
    const [more] = values ? await foundBy(client, values, span) : [{}]
    const data = await caller.ask(document, { ...days, ...more })
    const [table] = tablesOf({ data })
    if (!table) throw new Error(`${id}: no table`)
    const answer = await compared(client, { id, table, statement, values: { ...span, ...more } })
    both.push({ ...answer, found: edgesFound(document, data) })
  }
  return both
}
