import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { ExportList } from '../../../gql/types.generated'
import { exportColumns } from './sheets'

interface Column {
  id: string
  header: string
}

/** Buttons: nothing that a spreadsheet could hold. */
const BUTTONS = 'actions'

beforeAll(() => {
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('window', { addEventListener: () => undefined })
})
afterAll(() => vi.unstubAllGlobals())

async function lists(): Promise<[ExportList, readonly Column[]][]> {
  const waybills = await import('../../waybill/waybill/columns')
  const receipts = await import('../../settlement/receipt/history/columns')
  const settlements = await import('../../settlement/settlement/columns')
  const cards = await import('../../settlement/card/columns')
  const excavators = await import('../../waybill/excavator-record/columns')
  return [
    ['EXCAVATOR_RECORDS', excavators.columns],
    ['WAYBILLS', waybills.columns],
    ['RECEIPTS', receipts.receiptColumns({} as Parameters<typeof receipts.receiptColumns>[0], false)],
    ['SETTLEMENTS', settlements.columns],
    ['CARDS', cards.ledgerColumns],
    ['CARDS', cards.captainColumns(false)],
  ]
}

describe('the columns of an export', () => {
  it('are every column that shows data, of every list', async () => {
    for (const [list, columns] of await lists()) {
      const data = columns.filter(({ id }) => id !== BUTTONS)
      expect(data.length).toBeGreaterThan(5)
      expect(exportColumns(list, columns)).toEqual(data.map(({ id, header }) => ({ key: id, title: header })))
    }
  })

  it('stand in the order and under the names of the list, without what the server cannot write', () => {
    const visible = [
      { id: 'truckCode', header: '装车车牌' },
      { id: BUTTONS, header: '操作' },
      { id: 'no', header: '运单号' },
    ]
    expect(exportColumns('WAYBILLS', visible)).toEqual([
      { key: 'truckCode', title: '装车车牌' },
      { key: 'no', title: '运单号' },
    ])
  })
})
