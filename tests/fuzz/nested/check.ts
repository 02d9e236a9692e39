import { FILTERS_BELOW } from '@tufang/tests/filters-below'
import { statementsOf } from '@tufang/tests/queries'
import { getNamedType } from 'graphql'
import { callOf, documentFrom, keyOf, mostStatements, type Row, type Step, textOf } from './document'
import type { Asker } from './people'
import { lists } from './schema'

/** Refusals that a drawn query may meet. */
const REFUSALS = ['FORBIDDEN', 'QUERY_TOO_COMPLEX', 'INVALID_INPUT', 'UNKNOWN_SORT']
/** Pages of one query that are compared with their lists. */
const MOST_COMPARED = 3

interface Answer {
  data?: Members | null
  errors?: { message: string; extensions: { errorCode: string } }[]
  extensions?: { cost?: { asked: number } }
}
type Members = Record<string, unknown>

const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const objectsIn = (value: unknown): Members[] => {
  if (Array.isArray(value)) return value.flatMap(objectsIn)
  return isObject(value) ? [value] : []
}
/** Values of an answer. */
const valuesIn = (value: unknown): number => {
  if (Array.isArray(value)) return value.reduce<number>((sum, one) => sum + valuesIn(one), 0)
  return isObject(value) ? Object.values(value).reduce<number>((sum, one) => sum + valuesIn(one), 0) : 1
}
/** Rows below a step, of a page or of itself. */
const rowsOf = ({ isPage }: Step, value: unknown): Members[] =>
  isPage ? objectsIn(value).flatMap(({ records }) => objectsIn(records)) : objectsIn(value)

/** Text of a value as a document has it. */
const literal = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (!isObject(value)) return JSON.stringify(value)
  return `{ ${Object.entries(value)
    .map(([name, member]) => `${name}: ${literal(member)}`)
    .join(', ')} }`
}

/** Sends drawn queries, and holds each answer against the lists, the statements and the cost. */
export class Check {
  readonly tally = {
    ...{ asked: 0, answered: 0, rows: 0, compared: 0 },
    edges: new Set<string>(),
    found: new Set<string>(),
    refused: new Map<string, number>(),
  }

  constructor(private readonly people: readonly Asker[]) {}

  async send(person: number, numbers: readonly number[]): Promise<void> {
    const asker = this.people[person]
    if (!asker) throw new Error('nobody asks')
    const root = documentFrom(numbers, asker.ids)
    const text = textOf(root)
    const fault = (what: string): Error => new Error(`${what}\n${asker.name}: ${text}`)
    const plain = textOf({ ...root, row: { ...root.row, steps: [] } })
    const first = await sent(() => this.answer(asker, plain))
    let answer: Answer = {}
    const statements = await sent(async () => {
      answer = await this.answer(asker, text)
    })
    this.tally.asked += 1
    const codes = (answer.errors ?? []).map(({ extensions }) => extensions.errorCode)
    for (const code of codes) this.tally.refused.set(code, (this.tally.refused.get(code) ?? 0) + 1)
    const odd = (answer.errors ?? []).filter(({ extensions }) => !REFUSALS.includes(extensions.errorCode))
    if (odd.length > 0) throw fault(JSON.stringify(odd))
    if (codes.length > 0) return
    this.tally.answered += 1
    const [values, asked] = [valuesIn(answer.data), answer.extensions?.cost?.asked ?? 0]
    if (values > asked) throw fault(`costs ${asked} and has ${values} values`)
    const most = first.length + mostStatements(root)
    if (statements.length > most) throw fault(`${statements.length} statements, not ${most}:\n${statements.join('\n')}`)
    const rows = rowsOf(root, answer.data?.[root.alias])
    this.tally.rows += rows.length
    let left = MOST_COMPARED
    for (const { step, key, page } of pagesIn(root.row, rows)) {
      this.tally.edges.add(step.edge)
      if (rowsOf(step, page).length > 0) this.tally.found.add(step.edge)
      if (key === undefined || left-- <= 0) continue
      this.tally.compared += 1
      const [told, listed] = [shown(step, page), await this.list(asker, step, key)]
      if (told !== listed) throw fault(`${step.edge} of ${key} is\n${told}\nand its list\n${listed}`)
    }
  }

  /** Page of the list that a page below a row must equal. */
  private async list(asker: Asker, step: Step, key: string): Promise<string> {
    const list = lists.get(getNamedType(step.field.type).name)
    if (!list) throw new Error(`${step.edge} has no list`)
    const below = literal(FILTERS_BELOW[step.edge]?.filter(key)).slice(1, -1)
    const filter = `{ ${below}, ${step.args.filter?.slice(1, -1) ?? ''} }`
    const flat: Step = { ...step, field: list, args: { ...step.args, filter }, row: { ...step.row, steps: [] } }
    const { data, errors = [] } = await this.answer(asker, textOf(flat))
    if (errors.some(({ extensions }) => extensions.errorCode !== 'FORBIDDEN'))
      throw new Error(`${callOf(flat, flat.args)}: ${JSON.stringify(errors)}`)
    return shown(step, data?.[step.alias])
  }

  private async answer({ caller }: Asker, query: string): Promise<Answer> {
    return (await caller.rest('POST', '/graphql', { body: { query } })).json<Answer>()
  }
}

/** Statements of some work, without those that look up the person. */
const sent = async (work: () => Promise<unknown>): Promise<string[]> =>
  (await statementsOf(work)).filter((text) => !text.includes('from session s'))

/** Steps below rows; of those that lead to a page of a known list, the value that its list is filtered by as well. */
function pagesIn(row: Row, rows: readonly Members[]): { step: Step; key: string | undefined; page: unknown }[] {
  return row.steps.flatMap((step) =>
    rows.flatMap((one) => {
      const [page, key] = [one[step.alias], one[keyOf(step)]]
      const own = { step, key: key === undefined || key === null ? undefined : String(key), page }
      return [own, ...pagesIn(step.row, rowsOf(step, page))]
    }),
  )
}

/** Total, sums and values of the rows of a page; null where it is refused. */
function shown({ summary, row }: Step, page: unknown): string {
  if (!isObject(page)) return 'null'
  const { total, records, summary: sums } = page
  const named = (of: unknown, fields: readonly { name: string }[]) =>
    objectsIn(of).map((one) => fields.map(({ name }) => one[name]))
  return JSON.stringify([total, named(sums, summary), named(records, row.leaves)])
}
