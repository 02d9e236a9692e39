import type { Caller } from '@tufang/tests/caller'
import {
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isObjectType,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import type pg from 'pg'
import { tablesOf } from '../../../web/src/playground/answer/tables.ts'
import { questions } from '../../../web/src/playground/questions/index.ts'
import { type Compared, compared } from '../questions/answers.ts'
import { money } from './money.ts'
import { places } from './places.ts'
import { tickets } from './tickets.ts'
import { trips } from './trips.ts'

const walks = [...trips, ...money, ...places, ...tickets]
/** Documents of all queries whose answers are compared with SQL. */
export const documents = [...questions, ...walks].map(({ document }) => document)

/** Walks every walk both ways, over the three days that end with a moment. */
export async function walkBothWays(
  caller: Caller,
  client: pg.Client,
  { company, from, to }: { company: string; from: string; to: string },
): Promise<Compared[]> {
  const both: Compared[] = []
  for (const { id, document, statement } of walks) {
    const values = document.includes('$from') ? { from, to } : {}
    const [table] = tablesOf({ data: await caller.ask(document, values) })
    if (!table) throw new Error(`${id}: no table`)
    both.push(await compared(client, { id, table, statement, values: { ...values, company } }))
  }
  return both
}

/** Record that a field leads to: a node, or the records of a page. */
function reached(schema: GraphQLSchema, type: GraphQLOutputType): boolean {
  const named = getNamedType(type)
  if (!isObjectType(named)) return false
  const records = named.getFields().records
  const row = records ? getNamedType(records.type) : named
  const node = schema.getType('Node')
  return isInterfaceType(node) && isObjectType(row) && schema.isSubType(node, row)
}

/** Edges between records of the lists that anybody may ask for: `Card.parent`. */
export function edgesOf(schema: GraphQLSchema): string[] {
  const lists = Object.values(schema.getQueryType()?.getFields() ?? {}).flatMap(({ type }) => {
    const page = getNamedType(type)
    const records = isObjectType(page) ? page.getFields().records : undefined
    return records ? [getNamedType(records.type)] : []
  })
  return lists
    .filter(isObjectType)
    .flatMap((type) => Object.values(type.getFields()).map((field) => [`${type.name}.${field.name}`, field] as const))
    .filter(([, { type, deprecationReason }]) => !deprecationReason && reached(schema, type))
    .map(([name]) => name)
    .toSorted()
}

/** Edges that documents walk along. */
export function walkedIn(schema: GraphQLSchema, documents: readonly string[]): Set<string> {
  const walked = new Set<string>()
  const info = new TypeInfo(schema)
  for (const document of documents)
    visit(
      parse(document),
      visitWithTypeInfo(info, {
        Field: ({ name }) => {
          walked.add(`${info.getParentType()?.name}.${name.value}`)
        },
      }),
    )
  return walked
}
