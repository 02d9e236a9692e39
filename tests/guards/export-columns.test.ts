import { taskSheet } from '@tufang/server/modules/fleet/task/task.sheet'
import { directPayPriceSheet } from '@tufang/server/modules/price/direct-pay-price/direct-pay-price.sheet'
import { cardSheet } from '@tufang/server/modules/settlement/card/card.sheet'
import { receiptSheet } from '@tufang/server/modules/settlement/receipt/receipt.sheet'
import { settlementSheet } from '@tufang/server/modules/settlement/settlement/settlement.sheet'
import { anomalySheet } from '@tufang/server/modules/waybill/anomaly/anomaly.sheet'
import { reviewSheet } from '@tufang/server/modules/waybill/change/review.sheet'
import { excavatorRecordSheet } from '@tufang/server/modules/waybill/excavator-record/excavator-record.sheet'
import { waybillSheet } from '@tufang/server/modules/waybill/waybill/waybill.sheet'
import { describe, expect, it } from 'vitest'
import { sheetKeys } from '../../web/src/features/export/export-task/sheets'

describe('the pages ask for columns that the server writes', () => {
  it.each([
    ['WAYBILLS', waybillSheet],
    ['RECEIPTS', receiptSheet],
    ['SETTLEMENTS', settlementSheet],
    ['CARDS', cardSheet],
    ['DIRECT_PAY_PRICES', directPayPriceSheet],
    ['CAPTAIN_TASKS', taskSheet],
    ['EXCAVATOR_RECORDS', excavatorRecordSheet],
    ['ANOMALIES', anomalySheet],
    ['WAYBILL_REVIEWS', reviewSheet],
  ] as const)('of %s', (list, sheet) => {
    expect(sheetKeys[list].toSorted()).toEqual(Object.keys(sheet.fields).toSorted())
  })
})
