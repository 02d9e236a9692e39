import { taskSheet } from '@tufang/server/modules/fleet/task/task.sheet'
import { directPayPriceSheet } from '@tufang/server/modules/price/direct-pay-price/direct-pay-price.sheet'
import { coverageSheet } from '@tufang/server/modules/price/insight/coverage.sheet'
import { cardSheet } from '@tufang/server/modules/settlement/card/card.sheet'
import { receiptSheet } from '@tufang/server/modules/settlement/receipt/receipt.sheet'
import { scanSheet } from '@tufang/server/modules/settlement/scan/scan.sheet'
import { settlementSheet } from '@tufang/server/modules/settlement/settlement/settlement.sheet'
import { anomalySheet } from '@tufang/server/modules/waybill/anomaly/anomaly.sheet'
import { reviewSheet } from '@tufang/server/modules/waybill/change/review.sheet'
import { excavatorRecordSheet } from '@tufang/server/modules/waybill/excavator-record/excavator-record.sheet'
import { importSheet } from '@tufang/server/modules/waybill/import/import.sheet'
import { importRowSheet } from '@tufang/server/modules/waybill/import/import-row.sheet'
import { deviceKeySheet } from '@tufang/server/modules/waybill/track/device-key.sheet'
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
    ['SCANNED_CARDS', scanSheet],
    ['PRICE_COVERAGE', coverageSheet],
    ['WAYBILL_IMPORTS', importSheet],
    ['WAYBILL_IMPORT_ROWS', importRowSheet],
    ['DEVICE_KEYS', deviceKeySheet],
  ] as const)('of %s', (list, sheet) => {
    expect(sheetKeys[list].toSorted()).toEqual(Object.keys(sheet.fields).toSorted())
  })
})
