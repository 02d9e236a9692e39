import type { GuardedField } from '../graphql-fields'

const RANGE = { from: '2020-01-01T00:00:00+08:00', to: '2030-01-01T00:00:00+08:00' }
const PAGE = { current: 1, size: 20 }

const SETTLEMENTS = 'chain:garbagecustomersales:get'
const PAYMENTS = 'chain:companypayment:get'
const WAYBILLS = 'chain:companywaybill:get'

const rows = (list: string, row: string) => `${list}(page: { size: 2 }) { total records { ${row} } }`

/** Figures of lists by any dimension, each with the rows that make it. */
export const fields: Record<string, GuardedField> = {
  'Query.settlementStats': {
    access: SETTLEMENTS,
    selection: `{ total summary { counted settleAmt } records { projectInfoId project { projectName } payee { payeeName } captain { name }
      month counted settleAmt leftAmt ${rows('settlements', 'settleNo')} } }`,
    examples: ({ settleNo, projectId }) => [
      {
        by: ['PROJECT', 'PAYEE', 'CAPTAIN', 'MONTH'],
        filter: { settleNo, projectId, createTime: RANGE },
        having: [{ measure: 'AMOUNT', min: '0', max: null }],
        sort: [{ field: 'AMOUNT', direction: 'DESC' }],
        page: PAGE,
      },
    ],
  },
  'Query.receiptStats': {
    access: SETTLEMENTS,
    selection: `{ total summary { cardCount } records { status captain { name } giveCardUserId counted cardCount ${rows('receipts', 'giveCardNo')} } }`,
    examples: ({ receiptNo }) => [
      {
        by: ['STATUS', 'CAPTAIN', 'GIVER'],
        filter: { giveCardNo: receiptNo, giveCardDatetime: RANGE },
        having: [{ measure: 'CARDS', min: '1', max: null }],
        sort: [{ field: 'CARDS', direction: 'DESC' }],
        page: PAGE,
      },
    ],
  },
  'Query.paymentStats': {
    access: PAYMENTS,
    selection: `{ total summary { amt } records { payeeId payee { payeeName } status month counted amt ${rows('payments', 'paymentNo')} } }`,
    examples: ({ paymentNo, payeeId }) => [
      {
        by: ['PAYEE', 'STATUS', 'MONTH'],
        filter: { paymentNo, payeeId, createTime: RANGE },
        having: [{ measure: 'AMOUNT', min: '0', max: null }],
        sort: [{ field: 'AMOUNT', direction: 'DESC' }],
        page: PAGE,
      },
    ],
  },
  'Query.invoiceStats': {
    access: PAYMENTS,
    selection: `{ total summary { sumPrice } records { payeeId payee { payeeName } red month counted sumPrice ${rows('invoices', 'invoiceSn')} } }`,
    examples: ({ invoiceSn, invoicePayeeId }) => [
      {
        by: ['PAYEE', 'RED', 'MONTH'],
        filter: { invoiceSn, payeeId: invoicePayeeId, createTime: RANGE },
        having: [{ measure: 'GROSS', min: null, max: '1000000' }],
        sort: [{ field: 'GROSS', direction: 'DESC' }],
        page: PAGE,
      },
    ],
  },
  'Query.anomalyStats': {
    access: WAYBILLS,
    selection: `{ total summary { counted } records { rule projectInfoId project { projectName } dumpSite { garbageName } captain { name }
      counted ${rows('anomalies', 'rule')} } }`,
    examples: ({ anomalyId, projectId }) => [
      {
        by: ['RULE', 'PROJECT', 'SITE', 'CAPTAIN'],
        filter: { ids: [anomalyId], projectId, goDatetime: RANGE },
        having: [{ measure: 'COUNTED', min: '1', max: null }],
        sort: [{ field: 'COUNTED', direction: 'DESC' }],
        page: PAGE,
      },
    ],
  },
  'Query.excavatorStats': {
    access: WAYBILLS,
    selection: `{ total summary { workTime } records { projectInfoId project { projectName } machine { machineCode } month counted workTime
      ${rows('excavatorRecords', 'machineCode')} } }`,
    examples: ({ machineId, projectId }) => [
      {
        by: ['PROJECT', 'MACHINE', 'MONTH'],
        filter: { machineId, projectInfoId: projectId, startDatetime: RANGE },
        having: [{ measure: 'WORK_TIME', min: '0', max: null }],
        sort: [{ field: 'WORK_TIME', direction: 'DESC' }],
        page: PAGE,
      },
    ],
  },
}
