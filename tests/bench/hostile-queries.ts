import { readFileSync } from 'node:fs'
import path from 'node:path'
import { buildSchema, getNamedType, isLeafType, isObjectType } from 'graphql'

const schema = buildSchema(readFileSync(path.join(import.meta.dirname, '../../schema.graphql'), 'utf8'))
const type = schema.getType('Waybill')
const columns = isObjectType(type)
  ? Object.values(type.getFields())
      .filter((field) => isLeafType(getNamedType(field.type)))
      .map(({ name }) => name)
  : []
const page = (records: string) =>
  `waybills(page: { size: 5000 }) { total summary { receivable weightTons cubic } ${records} }`

export interface Ask {
  path: string
  body?: { query: string }
}
const graphql = (query: string): Ask => ({ path: '/graphql', body: { query } })

/** Largest accepted queries, one for each way in which a page is answered. */
export const biggest: Record<string, Ask> = {
  'GraphQL page of 5,000 in all columns': graphql(`{ ${page(`records { ${columns.join(' ')} }`)} }`),
  'REST page of 5,000': { path: '/chain/companywaybill/page?current=1&size=5000' },
}

const aliases = Array.from(
  { length: 29 },
  (_, at) => `a${at}: ${page(`records { ${columns.slice(0, 40).join(' ')} }`)}`,
)
/** Refused queries. */
export const refused: Ask[] = [
  graphql(`{ ${aliases.join(' ')} }`),
  graphql(`{ cards(page: { size: 5000 }) { records { ids payee { payeeName } } } }`),
  graphql(`{ settlements(page: { size: 5000 }) { records { statement { detail { detailDetail { truckCode } } } } } }`),
]

export const answers = 'answers by status'
