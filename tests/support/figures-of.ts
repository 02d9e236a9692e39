import { exactly, type FiguresOf, type Row } from './figures-oracle'

/** Field in which a group tells a dimension, and the value that a row has of it. */
type Value = readonly [field: string, of: (row: Row) => unknown]

const same = (field: string): Value => [field, (row) => row[field]]
const LENGTHS = { DAY: 10, MONTH: 7, YEAR: 4 }
/** Units of a time: `PAY_DAY` in `payDay`. */
const units = (time: string, before = ''): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(LENGTHS).map(([unit, length]) => {
      const [first = '', ...rest] = `${before}${unit}`.toLowerCase().split('_')
      const field = first + rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
      const of = (row: Row) => (typeof row[time] === 'string' ? row[time].slice(0, length) : null)
      return [`${before}${unit}`, [field, of]]
    }),
  )
const object = (field: string, name: string): Value => [
  field,
  (row) => (row[name] as { id: string } | null | undefined)?.id ?? null,
]
const fields = (...names: string[]) => Object.fromEntries(names.map((name) => [name, (row: Row) => row[name]]))
const one = () => '1'

const cents = (value: bigint): string => {
  const text = String(value < 0n ? -value : value).padStart(4, '0')
  return `${value < 0n ? '-' : ''}${text.slice(0, -3)}.${text.slice(-3)}`
}
/** One amount less another; nothing where either is not known. */
const less = (one: string, other: string) => (row: Row) =>
  row[one] === null || row[other] === null ? null : cents(exactly(row[one]) - exactly(row[other]))
/** Sum of the waybills on a settlement; `more` has them beside it. */
const ofLines = (field: string) => (row: Row) => (row.pledgedAmt === null ? null : row[field])

export const FIGURES: readonly FiguresOf[] = [
  {
    field: 'settlementStats',
    list: 'settlements',
    name: 'Settlement',
    columns: `projectInfoId status payee { id } agentName settleName createTime auditTime auditOwn fourEyesOff settleCnt settleAmt
      paidAmt pledgedAmt invoicedAmt leftAmt`,
    by: {
      PROJECT: same('projectInfoId'),
      STATUS: same('status'),
      PAYEE: object('payeeId', 'payee'),
      CAPTAIN: same('captainId'),
      AGENT: same('agentName'),
      MAKER: same('settleName'),
      ...units('createTime'),
      ...units('auditTime', 'AUDIT_'),
      AUDIT_OWN: same('auditOwn'),
      FOUR_EYES_OFF: same('fourEyesOff'),
    },
    counts: ({ status }) => status !== 'REJECTED' && status !== 'SUPERSEDED',
    measures: {
      counted: one,
      leftOut: one,
      ...fields('settleCnt', 'settleAmt', 'paidAmt', 'pledgedAmt', 'leftAmt', 'invoicedAmt'),
      taxes: ofLines('taxes'),
      payable: ofLines('payable'),
      unpaidAmt: less('settleAmt', 'paidAmt'),
      uninvoicedAmt: less('settleAmt', 'invoicedAmt'),
    },
    sums: ['counted', 'leftOut', 'settleCnt', 'settleAmt', 'paidAmt', 'unpaidAmt'],
    filter: { status: ['REJECTED', 'APPROVED'] },
  },
  {
    field: 'receiptStats',
    list: 'receipts',
    name: 'Receipt',
    columns: `status isSettle giveCardUserId createBy giveCardDatetime createTime cardCount giveCardCnt settleAbleCount
      updateWaybillsCount`,
    by: {
      STATUS: same('status'),
      SETTLED: same('isSettle'),
      CAPTAIN: same('captainId'),
      GIVER: same('giveCardUserId'),
      MAKER: same('createBy'),
      ...units('giveCardDatetime'),
      ...units('createTime', 'CREATE_'),
    },
    counts: ({ status }) => status !== 'VOIDED',
    measures: {
      counted: one,
      leftOut: one,
      ...fields('cardCount', 'giveCardCnt', 'settleAbleCount', 'updateWaybillsCount'),
    },
    sums: ['counted', 'leftOut', 'cardCount', 'giveCardCnt'],
    filter: { status: ['VOIDED', 'OPEN'] },
  },
  {
    field: 'paymentStats',
    list: 'payments',
    name: 'Payment',
    columns: `status payeeId carrierName bindingBankNo bindingBankName createBy auditBy payBy createTime paymentDate payTime
      auditOwn fourEyesOff amt waybillCnt`,
    by: {
      STATUS: same('status'),
      PAYEE: same('payeeId'),
      CARRIER: same('carrierName'),
      ACCOUNT: same('bindingBankNo'),
      BANK: same('bindingBankName'),
      MAKER: same('createBy'),
      AUDITOR: same('auditBy'),
      PAYER: same('payBy'),
      ...units('createTime'),
      ...units('paymentDate', 'PAYMENT_'),
      ...units('payTime', 'PAY_'),
      AUDIT_OWN: same('auditOwn'),
      FOUR_EYES_OFF: same('fourEyesOff'),
    },
    measures: {
      counted: one,
      ...fields('waybillCnt'),
      amt: ({ status, amt }) => (status === 'RETURNED' || status === 'REVERSED' ? null : amt),
      paidAmt: ({ status, amt }) => (status === 'PAID' ? amt : null),
      waitingAmt: ({ status, amt }) => (status === 'SUBMITTED' || status === 'APPROVED' ? amt : null),
      undoneAmt: ({ status, amt }) => (status === 'RETURNED' || status === 'REVERSED' ? amt : null),
    },
    sums: ['amt', 'paidAmt', 'waitingAmt'],
    filter: { status: ['PAID', 'REVERSED'] },
  },
  {
    field: 'invoiceStats',
    list: 'invoices',
    name: 'Invoice',
    columns: `red payeeId sellerName sellerTaxNo taxPoint createBy invoiceDate createTime invoiceSumPrice taxInvoiceSumPrice
      sumPrice claimedAmt cancelledAmt leftAmt waybillCnt`,
    by: {
      RED: same('red'),
      PAYEE: same('payeeId'),
      SELLER: same('sellerName'),
      SELLER_TAX_NO: same('sellerTaxNo'),
      TAX_POINT: same('taxPoint'),
      MAKER: same('createBy'),
      ...units('invoiceDate'),
      ...units('createTime', 'CREATE_'),
    },
    measures: {
      counted: one,
      ...fields('invoiceSumPrice', 'taxInvoiceSumPrice', 'sumPrice', 'claimedAmt', 'cancelledAmt', 'leftAmt'),
      ...fields('waybillCnt'),
    },
    sums: ['invoiceSumPrice', 'taxInvoiceSumPrice', 'sumPrice', 'claimedAmt', 'leftAmt'],
    filter: { red: false },
  },
  {
    field: 'anomalyStats',
    list: 'anomalies',
    name: 'Anomaly',
    columns: 'rule state blocking projectInfoId garbageId truckCode goSoilType handledBy reason goDatetime createTime',
    by: {
      RULE: same('rule'),
      STATE: same('state'),
      BLOCKING: same('blocking'),
      PROJECT: same('projectInfoId'),
      SITE: same('garbageId'),
      CAPTAIN: same('captainId'),
      DRIVER: same('driverId'),
      TRUCK: same('truckCode'),
      SOIL: same('goSoilType'),
      HANDLER: same('handledBy'),
      REASON: same('reason'),
      ...units('goDatetime'),
      ...units('createTime', 'FOUND_'),
    },
    measures: {
      counted: one,
      openCount: ({ state }) => state === 'OPEN',
      confirmedCount: ({ state }) => state === 'CONFIRMED',
      clearedCount: ({ state }) => state === 'CLEARED',
      goneCount: ({ state }) => state === 'GONE',
    },
    sums: [],
    filter: { state: ['OPEN', 'CLEARED'] },
  },
  {
    field: 'excavatorStats',
    list: 'excavatorRecords',
    name: 'ExcavatorRecord',
    columns: `projectInfoId machineId machineCode staffName ledgerType auditStatus inShiftType inType unitWork scheduleWork address
      submitBy auditBy startDatetime auditOwn fourEyesOff workTime amount`,
    by: {
      PROJECT: same('projectInfoId'),
      MACHINE: same('machineId'),
      MACHINE_CODE: same('machineCode'),
      OPERATOR: same('staffName'),
      LEDGER: same('ledgerType'),
      STATUS: same('auditStatus'),
      SHIFT: same('inShiftType'),
      WORK: same('inType'),
      UNIT: same('unitWork'),
      ADDRESS: same('address'),
      SUBMITTER: same('submitBy'),
      AUDITOR: same('auditBy'),
      ...units('startDatetime'),
      AUDIT_OWN: same('auditOwn'),
      FOUR_EYES_OFF: same('fourEyesOff'),
    },
    measures: {
      counted: one,
      ...fields('workTime', 'amount'),
      trucks: ({ unitWork, scheduleWork }) => (unitWork === 'TRUCK' ? scheduleWork : null),
      cubic: ({ unitWork, scheduleWork }) => (unitWork === 'CUBIC' ? scheduleWork : null),
      unpriced: ({ auditStatus, amount }) => auditStatus === 'APPROVED' && amount === null,
    },
    sums: ['workTime', 'amount'],
    filter: { auditStatus: ['APPROVED'] },
  },
]
