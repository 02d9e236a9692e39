import { fileURLToPath } from 'node:url'
import { sheets } from '@tufang/server/domains'
import { columnsOf } from '@tufang/server/kernel/list/sheet'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

interface Column {
  id: string
  header: string
}

/** Columns of every page with an export, by its list. */
const pages: readonly [list: string, file: string, name: string, ...given: unknown[]][] = [
  ['WAYBILLS', 'waybill/waybill/columns', 'columns'],
  ['WAYBILLS', 'waybill/waybill/columns', 'drawerColumns'],
  ['WAYBILLS', 'settlement/settle-waybill/page', 'columns'],
  ['RECEIPTS', 'settlement/receipt/page', 'columns'],
  ['SETTLEMENTS', 'settlement/settlement/page', 'columns'],
  ['SETTLEMENTS', 'settlement/settlement/page', 'captainColumns'],
  ['SETTLEMENTS', 'settlement/paper/page', 'columns'],
  ['CARDS', 'settlement/card/page', 'ledgerColumns'],
  ['CARDS', 'settlement/card/page', 'captainColumns', true],
  ['CARDS', 'settlement/card/base/page', 'columns'],
  ['SCANNED_CARDS', 'settlement/scan/columns', 'scanColumns', true, {}],
  ['DIRECT_PAY_PRICES', 'price/direct-pay-price/columns', 'columns'],
  ['PRICE_COVERAGE', 'price/direct-pay-price/coverage/columns', 'coverageColumns', 1, {}],
  ['PROJECT_PRICES', 'price/project-price/page', 'columns'],
  ['TICKET_DAY_STATS', 'ticket/stat/columns', 'columnsOf', 'DAY', {}],
  ['TICKET_MONTH_STATS', 'ticket/stat/columns', 'columnsOf', 'MONTH', {}],
  ['CAPTAIN_TASKS', 'fleet/task/page', 'columns'],
  ['CAPTAINS', 'fleet/captain/list/page', 'columns'],
  ['DRIVERS', 'fleet/driver/page', 'columns'],
  ['MACHINES', 'fleet/machine/page', 'columns'],
  ['TRUCKS', 'fleet/truck/page', 'columns'],
  ['PAYEES', 'settlement/payee/list/page', 'columns'],
  ['PAYMENTS', 'payment/payment/page', 'columns'],
  ['INSTALMENTS', 'payment/instalment/page', 'columns'],
  ['INVOICES', 'payment/invoice/page', 'columns'],
  ['PROJECTS', 'project/project/page', 'columns'],
  ['PHASES', 'project/phase/page', 'columns'],
  ['SITES', 'project/site/page', 'columns'],
  ['SOILS', 'project/soil/page', 'columns'],
  ['EXCAVATOR_RECORDS', 'waybill/excavator-record/page', 'columns'],
  ['ANOMALIES', 'waybill/anomaly/page', 'columns'],
  ['WAYBILL_REVIEWS', 'waybill/waybill/review/page', 'columns'],
  ['WAYBILL_IMPORTS', 'import/kit/historyColumns', 'historyColumns', {}],
  ['WAYBILL_IMPORT_ROWS', 'waybill/import/rowColumns', 'rowColumns', {}],
  ['TICKET_PURCHASES', 'ticket/purchase/page', 'columns'],
  ['TICKET_COLLECTIONS', 'ticket/collection/page', 'columns'],
  ['TICKET_REFUNDS', 'ticket/refund/page', 'columns'],
  ['TICKET_ENTRIES', 'ticket/entry/columns', 'columns'],
  ['TICKET_STOCKS', 'ticket/stock/columns', 'columns'],
  ['TICKET_MONTH_COSTS', 'ticket/stock/costColumns', 'costColumns'],
  ['TICKET_COMPANY_STOCKS', 'ticket/stock/companyColumns', 'companyColumns'],
  ['TICKET_DRIVER_STOCKS', 'ticket/stock/driverColumns', 'driverColumns'],
  ['TICKET_RECONCILIATIONS', 'ticket/reconciliation/columns', 'columns'],
  ['TICKET_RECONCILIATION_ROWS', 'ticket/reconciliation/rowColumns', 'rowColumns', {}],
  ['OPERATION_LOGS', 'identity/operation-log/page', 'columns'],
  ['LOGIN_LOGS', 'identity/login-log/page', 'columns'],
  ['LOG_DELETIONS', 'identity/log-deletion/page', 'columns'],
  ['USERS', 'identity/user/page', 'columns'],
  ['ROLES', 'identity/role/page', 'columns'],
  ['PUNCHES', 'waybill/punch/desk/page', 'columns'],
  ['DEVICE_KEYS', 'waybill/device-key/page', 'columns'],
  ['YARD_SITES', 'yard/yard-site/page', 'columns'],
  ['ARRIVALS', 'yard/arrival/page', 'columns'],
  ['FLEET_PAPERS', 'fleet/paper/page', 'columns'],
]

/** Lists that third-party programs read by a documented code, and that pages show as a document. */
const documentsOnly = ['RECEIPT_CARDS']

/**
 * Columns that a spreadsheet lacks: buttons, numbers of people, ids behind names, notes on amounts, and numbers of
 * papers.
 */
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
