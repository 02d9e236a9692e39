import { readFileSync } from 'node:fs'
import path from 'node:path'
import { buildSchema } from 'graphql'
import { expect, it } from 'vitest'
import { documents, edgesOf, walkedIn } from './walks/walked.ts'

const schema = buildSchema(readFileSync(path.join(import.meta.dirname, '../../schema.graphql'), 'utf8'))

/** Edges of records that the demo has none of; the tests of their domains walk them. */
const NONE_IN_DEMO = [
  'DeviceKey.truck',
  'DumpSite.mergedInto',
  'Machine.mergedInto',
  'Project.mergedInto',
  'Role.projects',
  'TicketReconciliation.dumpSite',
  'TicketReconciliationRow.reconciliation',
  'TicketReconciliationRow.waybill',
  'Truck.mergedInto',
  'WaybillImportRow.waybill',
]

it('at least fifty questions and walks go along every edge between records, and are compared with SQL', () => {
  expect(documents.length).toBeGreaterThanOrEqual(50)
  const walked = walkedIn(schema, documents)
  expect(edgesOf(schema).filter((edge) => !walked.has(edge))).toEqual(NONE_IN_DEMO)
})
