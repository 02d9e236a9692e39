import { fileURLToPath } from 'node:url'
import { sheets } from '@tufang/server/domains'
import { columnsOf } from '@tufang/server/kernel/list/sheet'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

interface Column {
  id: string
  header: string
}

/** The columns of every page that exports, by what it exports. */
const pages: readonly [list: string, file: string, name: string, ...given: unknown[]][] = [
  ['WAYBILLS', 'waybill/waybill/columns', 'columns'],
  ['WAYBILLS', 'waybill/waybill/columns', 'drawerColumns'],
  ['WAYBILLS', 'settlement/settle-waybill/columns', 'columns'],
  ['RECEIPTS', 'settlement/receipt/history/columns', 'receiptColumns', {}, false],
  ['SETTLEMENTS', 'settlement/settlement/columns', 'columns'],
  ['SETTLEMENTS', 'settlement/settlement/columns', 'captainColumns'],
  ['SETTLEMENTS', 'settlement/paper/columns', 'columnsOf', {}],
  ['CARDS', 'settlement/card/columns', 'ledgerColumns'],
  ['CARDS', 'settlement/card/columns', 'captainColumns', true],
  ['CARDS', 'settlement/card/base/columns', 'columns'],
  ['SCANNED_CARDS', 'settlement/scan/columns', 'scanColumns', true, {}],
  ['DIRECT_PAY_PRICES', 'price/direct-pay-price/columns', 'columns'],
  ['PRICE_COVERAGE', 'price/direct-pay-price/coverage/columns', 'coverageColumns', 1, {}],
  ['PROJECT_PRICES', 'price/project-price/columns', 'columns'],
  ['TICKET_DAY_STATS', 'ticket/stat/columns', 'columnsOf', 'DAY', {}],
  ['TICKET_MONTH_STATS', 'ticket/stat/columns', 'columnsOf', 'MONTH', {}],
  ['CAPTAIN_TASKS', 'fleet/task/columns', 'columns'],
  ['CAPTAINS', 'fleet/captain/list/columns', 'columns'],
  ['DRIVERS', 'fleet/driver/columns', 'columns'],
  ['MACHINES', 'fleet/machine/columns', 'columns'],
  ['TRUCKS', 'fleet/truck/columns', 'columns'],
  ['PAYEES', 'settlement/payee/list/columns', 'columns'],
  ['PAYMENTS', 'payment/payment/columns', 'columns'],
  ['INSTALMENTS', 'payment/instalment/columns', 'columns'],
  ['INVOICES', 'payment/invoice/columns', 'columns'],
  ['PROJECTS', 'project/project/columns', 'columns'],
  ['PHASES', 'project/phase/columns', 'columns'],
  ['SITES', 'project/site/columns', 'columns'],
  ['SOILS', 'project/soil/columns', 'columns'],
  ['EXCAVATOR_RECORDS', 'waybill/excavator-record/columns', 'columns'],
  ['ANOMALIES', 'waybill/anomaly/columns', 'anomalyColumns', {}],
  ['WAYBILL_REVIEWS', 'waybill/waybill/review/columns', 'reviewColumns', {}],
  ['WAYBILL_IMPORTS', 'import/kit/historyColumns', 'historyColumns', {}],
  ['WAYBILL_IMPORT_ROWS', 'waybill/import/rowColumns', 'rowColumns', {}],
  ['TICKET_PURCHASES', 'ticket/purchase/columns', 'columns'],
  ['TICKET_COLLECTIONS', 'ticket/collection/columns', 'columns'],
  ['TICKET_REFUNDS', 'ticket/refund/columns', 'columns'],
  ['TICKET_ENTRIES', 'ticket/entry/columns', 'columns'],
  ['TICKET_STOCKS', 'ticket/stock/columns', 'columns'],
  ['TICKET_MONTH_COSTS', 'ticket/stock/costColumns', 'costColumns'],
  ['TICKET_COMPANY_STOCKS', 'ticket/stock/companyColumns', 'companyColumns'],
  ['TICKET_DRIVER_STOCKS', 'ticket/stock/driverColumns', 'driverColumns'],
  ['TICKET_RECONCILIATIONS', 'ticket/reconciliation/columns', 'columns'],
  ['TICKET_RECONCILIATION_ROWS', 'ticket/reconciliation/rowColumns', 'rowColumns', {}],
  ['OPERATION_LOGS', 'identity/operation-log/columns', 'companyColumns', {}],
  ['LOGIN_LOGS', 'identity/login-log/columns', 'companyColumns', {}],
  ['LOG_DELETIONS', 'identity/log-deletion/columns', 'columns'],
  ['USERS', 'identity/user/columns', 'columns'],
  ['ROLES', 'identity/role/columns', 'columns'],
  ['DEVICE_KEYS', 'waybill/device-key/columns', 'deviceKeyColumns', {}],
]

/** What programs ask for by a documented code; pages show it as a document, not as a list. */
const documentsOnly = ['RECEIPT_CARDS']

/** Buttons; and what a page shows that a spreadsheet tells otherwise or not at all: how many people, the ids behind names, what amounts say, or how many papers there are. */
const notWritten: Readonly<Record<string, readonly string[]>> = {
  DIRECT_PAY_PRICES: ['captainAndDriver', 'projectInfoId', 'garbageId', 'id'],
  INVOICES: ['state'],
  SETTLEMENTS: ['papers'],
}

async function columnsIn(file: string, name: string, given: unknown[]): Promise<readonly Column[]> {
  const path = fileURLToPath(new URL(`../../web/src/features/${file}.tsx`, import.meta.url))
  const found: Record<string, unknown> = await import(/* @vite-ignore */ path)
  const columns = found[name]
  return (typeof columns === 'function' ? columns(...given) : columns) as readonly Column[]
}

beforeAll(() => {
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('window', {
    addEventListener: () => undefined,
    matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
  })
})
afterAll(() => vi.unstubAllGlobals())

describe('every column of a page can be exported, and the server calls it the same', () => {
  it.each(pages)('%s, %s %s', async (list, file, name, ...given) => {
    const sheet = sheets[list]
    if (!sheet) throw new Error(`no sheet ${list}`)
    const titles = new Map(columnsOf(sheet).map(({ key, title }) => [key, title]))
    const without = ['actions', ...(notWritten[list] ?? [])]
    const shown = (await columnsIn(file, name, given)).filter(({ id }) => !without.includes(id))
    expect(shown.length).toBeGreaterThan(3)
    expect(shown.map(({ id, header }) => [id, header])).toEqual(shown.map(({ id }) => [id, titles.get(id)]))
  })

  it('of every list', () => {
    const shown = [...pages.map(([list]) => list), ...documentsOnly]
    expect(Object.keys(sheets).toSorted()).toEqual([...new Set(shown)].toSorted())
  })
})
