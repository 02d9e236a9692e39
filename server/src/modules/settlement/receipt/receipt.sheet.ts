import { sheetFieldsOf, sheetTitlesOf } from '../../../kernel/fields.js'
import { type ListSheet, told } from '../../../kernel/list/sheet.js'
import { partlySettled, sheetTitles } from '../labels.js'
import { receiptTable } from './fields.js'
import { receiptMachine } from './receipt.machine.js'
import { receiptList } from './receipt.queries.js'
import type { ReceiptView } from './receipt.view.js'

/** Handover receipts in a spreadsheet: the columns of the history page (001 §3). */
export const receiptSheet: ListSheet<ReceiptView> = {
  title: sheetTitles.receipts,
  label: '交卡回执单',
  permission: 'chain:garbagecustomersales:get',
  spec: { ...receiptList, needs: { ...receiptList.needs, status: ['status', 'isSettle'] } },
  filterType: 'ReceiptFilter',
  sortType: 'ReceiptSort',
  fields: {
    ...sheetFieldsOf(receiptTable),
    status: told(({ status, isSettle }) =>
      status === 'OPEN' && isSettle ? partlySettled : receiptMachine.label(status),
    ),
  },
  titles: sheetTitlesOf(receiptTable),
}
