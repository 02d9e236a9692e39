import { routes } from '@tufang/server/rest/routes'
import type { Caller } from '@tufang/tests/caller'
import { type FilledCompany, newFilledCompany } from '@tufang/tests/filled-company'
import { shownNames } from '@tufang/tests/shown-names'
import { beforeAll, expect, it } from 'vitest'

type Row = Record<string, string | null>
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Fields with links to files. */
const LINKS = [
  ['receipts', 'records { pdfUrl excelUrl }'],
  ['settlements', 'records { pdfUrl excelUrl }'],
  ['cards', 'records { excelUrl }'],
  ['cardBatches', 'records { labelsUrl }'],
  ['waybillImports', 'records { reportUrl }'],
  ['dataImports', 'records { reportUrl }'],
  ['dataImportKinds', 'templateUrl'],
  ['ticketReconciliations', 'records { statementUrl }'],
  ['waybillForm', 'importTemplateUrl'],
  ['ticketForm', 'reconciliationTemplateUrl'],
  ['exportTasks', 'fileUrl'],
] as const

/** Files that a query produces: a sheet from a search of waybills, and the board of a week. */
const BY_QUERY = ['/chain/deliveryItem/excel', '/chain/bi/boardReport']

let filled: FilledCompany
let clerk: Caller
const followed = new Set<string>()

beforeAll(async () => {
  filled = await newFilledCompany()
  clerk = filled.clerk
  await shownNames(filled)
})

async function follow(url: string | null): Promise<void> {
  if (url === null) return
  const { statusCode, headers, rawPayload } = await clerk.rest('GET', url)
  const [start, type] = /pdf|\/statement|\/labels/i.test(url) ? ['%PDF', 'application/pdf'] : ['PK\x03\x04', XLSX]
  expect([url, statusCode, headers['content-type'], rawPayload.subarray(0, 4).toString('latin1')]).toEqual([
    ...[url, 200, type, start],
  ])
  followed.add(url.split('?')[0] ?? '')
}

it.each(LINKS)('%s lead to their files', async (field, selection) => {
  const answer = await clerk.ask<Record<string, Row | Row[] | { records: Row[] }>>(`{ ${field} { ${selection} } }`)
  const found = answer[field] ?? []
  const rows = Array.isArray(found) ? found : 'records' in found ? (found.records as unknown as Row[]) : [found]
  const links = rows.flatMap((row) => Object.values(row))
  expect(links.filter(Boolean).length).toBeGreaterThan(0)
  for (const link of links.slice(0, 4)) await follow(link)
})

it('a payment plan leads to its file', async () => {
  const { settlements } = await clerk.ask<{ settlements: { records: { id: string }[] } }>(
    '{ settlements(filter: { status: [APPROVED] }) { records { id } } }',
  )
  const plans = await Promise.all(
    settlements.records.map(({ id }) =>
      clerk.ask<{ paymentPlan: { pdfUrl: string } | null }>(
        'query ($id: ID!) { paymentPlan(settlementId: $id) { pdfUrl } }',
        { id },
      ),
    ),
  )
  const links = plans.flatMap(({ paymentPlan }) => paymentPlan?.pdfUrl ?? [])
  expect(links).not.toEqual([])
  for (const link of links) await follow(link)
})

it('no file that has an address is without a link', () => {
  const files = routes.filter(({ method, result }) => method === 'GET' && result === 'blob').map(({ path }) => path)
  expect(files.length).toBeGreaterThan(8)
  expect(files.filter((path) => !followed.has(path) && !BY_QUERY.includes(path))).toEqual([])
})
