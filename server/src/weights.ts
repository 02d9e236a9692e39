import {
  type DocumentNode,
  getOperationAST,
  Kind,
  type SelectionSetNode,
  type ValueNode,
  valueFromASTUntyped,
} from 'graphql'
import type { Work } from './platform/fair/gate.js'
import type { Route } from './rest/route.js'

/**
 * What takes long however little is asked for: on 5,000 waybills each holds a connection for more than 200 ms or the processor for more than 50 ms.
 * Fields of Query and Mutation.
 */
export const HEAVY_FIELDS: ReadonlySet<string> = new Set([
  'deleteSettlement',
  'directPayPriceCoverage',
  'directPayPriceEffect',
  'documentCompleteness',
  'generateReceipts',
  'generateSettlements',
  'mergeSettlements',
  'previewSettlements',
  'rejectSettlement',
  'removeSettledWaybills',
  'splitSettlement',
  'undoWaybillChanges',
  'uploadWaybillImport',
])

/** The same as calls of the REST layer. */
export const HEAVY_CALLS: ReadonlySet<string> = new Set([
  'DELETE /chain/companysettle/{id}',
  'GET /chain/companysettle/rejectSettle',
  'POST /chain/companysettle',
  'POST /chain/companysettle/V2.12/batchAddWaybillCardSettle',
  'POST /chain/companysettle/batchAddWaybillCardSettle',
  'POST /chain/companysettle/batchAddWaybillSettle',
  'POST /chain/companysettle/generateCardReceipt',
  'POST /chain/companysettle/getDocCompleteRateByCompanySettleIdList',
  'POST /chain/companysettle/mergeSettlement',
  'POST /chain/companysettle/spiltCompanySettle',
  'POST /chain/companysettlewaybill/batchCancelSettle',
  'POST /chain/companysettlewaybill/batchSettle',
  'POST /chain/thirdImport/importThirdWaybillExcel',
])

/** These wait for the gateway of messages: fields of Query and Mutation, and calls. */
export const MESSAGE_FIELDS: ReadonlySet<string> = new Set(['sendCode'])
export const MESSAGE_CALLS: ReadonlySet<string> = new Set([
  'GET /chain/uniapp/codeByPc',
  'GET /chain/uniapp/codeByPcNotUser',
])

/** These wait for a provider of roads or the store of files. */
export const OUTSIDE_FIELDS: ReadonlySet<string> = new Set(['waybillTrack'])
export const OUTSIDE_CALLS: ReadonlySet<string> = new Set([
  'GET /chain/drivertruckgps/getGpsListNew',
  'POST /chain/common/upload',
  'POST /upms/file/upload',
])

/** Any other request is large, or heavy if it writes, when it gives or asks for more rows than this. */
const MANY_GIVEN = 500
const MANY_ASKED = 1000
/** So does what costs more than so many rows in all of their fields (docs/limits.md). */
const MUCH = 80_000

/** What an operation is, as far as its text tells; the rest is in its variables. */
export function graphqlWork(
  document: DocumentNode,
  operationName?: string,
): (variables: Variables, cost: number) => Work {
  const operation = getOperationAST(document, operationName)
  if (!operation) return () => ({ weight: 'read' })
  const fields = rootFields(operation.selectionSet, document)
  const isQuery = operation.operation === 'query'
  // The fields of a mutation run one after the other.
  const size = isQuery ? fields.length : 1
  if (fields.some(({ name }) => HEAVY_FIELDS.has(name))) return () => ({ weight: 'heavy', size })
  if (fields.some(({ name }) => MESSAGE_FIELDS.has(name))) return () => ({ weight: 'message', size })
  if (fields.some(({ name }) => OUTSIDE_FIELDS.has(name))) return () => ({ weight: 'outside', size })
  const values = fields.flatMap((field) => field.values)
  return (variables, cost) => {
    const many = cost > MUCH || values.some((value) => isMany(valueFromASTUntyped(value, variables)))
    if (isQuery) return { weight: many ? 'large' : 'read', size }
    return { weight: many ? 'heavy' : 'write', size }
  }
}

const LOOKS: ReadonlySet<Route['result']> = new Set(['blob', 'list', 'page', 'tree'])

/** What a call is. Some that write are documented as GET. */
export function restWork({ method, path, result }: Route, params: unknown, body: unknown): Work {
  const call = `${method} ${path}`
  if (HEAVY_CALLS.has(call)) return { weight: 'heavy' }
  if (MESSAGE_CALLS.has(call)) return { weight: 'message' }
  if (OUTSIDE_CALLS.has(call)) return { weight: 'outside' }
  const reads = LOOKS.has(result) || (method === 'GET' && result === 'object')
  const many = result === 'blob' || isMany(params) || isMany(body)
  if (reads) return { weight: many ? 'large' : 'read' }
  return { weight: many ? 'heavy' : 'write' }
}

type Variables = Record<string, unknown>

interface RootField {
  name: string
  values: ValueNode[]
}

function rootFields({ selections }: SelectionSetNode, document: DocumentNode): RootField[] {
  return selections.flatMap((node) => {
    if (node.kind === Kind.FIELD)
      return [{ name: node.name.value, values: (node.arguments ?? []).map(({ value }) => value) }]
    if (node.kind === Kind.INLINE_FRAGMENT) return rootFields(node.selectionSet, document)
    const fragment = document.definitions.find(
      (one) => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === node.name.value,
    )
    return fragment?.kind === Kind.FRAGMENT_DEFINITION ? rootFields(fragment.selectionSet, document) : []
  })
}

/** A long list anywhere in it, or the `size` of a long page. */
function isMany(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > MANY_GIVEN || value.some(isMany)
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, part]) => (key === 'size' && Number(part) > MANY_ASKED) || isMany(part))
}
