import type { DbTime } from '../../kernel/values/clock.js'
import type { MeasureUnit } from '../../kernel/values/measure.js'

/**
 * Content of a printed receipt. Money and quantities of documents are exact decimal texts, counts are whole numbers.
 */
export interface ReceiptDocument {
  companyAuthName: string
  giveCardNo: string
  giveCardUserId: string
  giveCardDatetime: DbTime | Date
  state: 'OPEN' | 'SETTLED' | 'VOIDED'
  /** Number of waybills in all rows. */
  giveCardCnt: number
  rows: ReceiptDocumentRow[]
  /** Public check page, printed as a QR. */
  checkUrl?: string
  /** Warning to be read first. */
  note?: string
}

export interface ReceiptDocumentRow {
  /** Label, such as 购票. */
  cardType: string
  settleCardNo: string
  projectName: string
  giveCardCnt: number
  giveCardDatetime: DbTime | Date
}

export interface SettlementDocument {
  id: string
  settleNo: string
  status: 'PENDING' | 'APPROVED' | 'PAID' | 'REJECTED' | 'SUPERSEDED'
  companyAuthName: string
  projectName: string
  /** 申请人. */
  agentName: string
  /** 核算人. */
  settleName: string
  date: DbTime | Date
  settleCnt: number
  settleAmt: string
  carriers: CarrierStatement[]
  /** Public check page, printed as a QR. */
  checkUrl?: string
  /** Warning to be read first. */
  note?: string
}

export interface CarrierStatement {
  carrierName: string
  cnt: number
  amt: string
  detail: DateStatement[]
}

export interface DateStatement {
  /** yyyy-MM-dd. */
  createDatetime: string
  cnt: number
  totalAmt: string
  detailDetail: TruckStatement[]
}

export interface TruckStatement {
  truckCode: string
  settleCnt: number
  weightTons: string
  weightUnit: MeasureUnit
  settlePrice: string
  /** 预付合计. */
  payeePrice: string
  /** 核算合计. */
  totalAmt: string
}

export interface PlanDocument {
  settleNo: string
  companyAuthName: string
  projectName: string
  /** 申请人. */
  agentName: string
  /** 制表人. */
  createBy: string
  date: DbTime | Date
  amount: string
  /** Whether the plan is in force; if not, it is stamped. */
  inForce: boolean
  remark: string | null
  rows: PlanDocumentRow[]
  /** Public check page, printed as a QR. */
  checkUrl: string
}

export interface PlanDocumentRow {
  /** 期次. */
  sequence: number
  /** yyyy-MM-dd. */
  dueDate: string
  payeeName: string
  carrierName: string
  bindingBankNo: string
  bindingBankName: string
  amount: string
}

/** Labels for the cards of one company. */
export interface CardLabels {
  companyAuthName: string
  /** Layout: A4 sheets of 24, or a page for each label, for label printers. */
  layout: 'SHEET' | 'SINGLE'
  labels: CardLabel[]
}

export interface CardLabel {
  cardNo: string
  /** 主卡 or 子卡, and 购票类型. */
  kindName: string
  /** Captain; null for a card without one. */
  captainName: string | null
}

export interface ReconciliationDocument {
  reconcileNo: string
  companyAuthName: string
  /** Dump site. */
  garbageName: string
  statusName: string
  status: 'OPEN' | 'SETTLED' | 'VOIDED'
  /** yyyy-MM-dd. */
  startDate: string
  endDate: string
  toleranceMinutes: number
  fileName: string
  createBy: string
  matchedAt: DbTime | Date
  siteCount: number
  ourCount: number
  sameCount: number
  differCount: number
  siteOnlyCount: number
  oursOnlyCount: number
  unresolvedCount: number
  /** Rows on which the two sides differ. */
  rows: ReconciliationDocumentRow[]
}

/** Trip as both sides wrote it; null where a side has none. */
export interface ReconciliationDocumentRow {
  line: number | null
  siteTicketNo: string | null
  sitePlate: string | null
  siteTime: DbTime | Date | null
  siteSoil: string | null
  waybillNo: string | null
  ourTicketNo: string | null
  ourPlate: string | null
  ourTime: DbTime | Date | null
  ourSoil: string | null
  /** Fact on which the two sides differ. */
  what: string
  resolution: string | null
  reason: string | null
}

export interface BoardDocument {
  companyAuthName: string
  /** Monday of the report's week, and day of its figures, yyyy-MM-dd. */
  week: string
  day: string
  /** Moment of the figures, yyyy-MM-dd HH:mm:ss; null for stored ones. */
  madeAt: string | null
  /** yyyy-MM-dd. */
  weeks: { from: string; to: string }[]
  projects: BoardDocumentProject[]
  totals: BoardDocumentFigures & { cash: BoardDocumentCash }
}

export interface BoardDocumentProject {
  projectName: string
  phases: BoardDocumentPhase[]
  cash: BoardDocumentCash
  /** Anomalies of the trips in words; empty for none. */
  anomalies: string
}

/** Plan, reality and payment; null for an unknown figure. */
export interface BoardDocumentFigures {
  planCubic: string | null
  realCubic: string
  surveyedCubic: string | null
  planCost: string | null
  cost: string
  paidAmt: string
  leftOutCount: number
  tripCount: number
}

export interface BoardDocumentPhase extends BoardDocumentFigures {
  phaseName: string
  fromDate: string
  toDate: string
  forecast: {
    endDay: string | null
    earliestDay: string | null
    latestDay: string | null
    pace: string
    workingDays: number
  } | null
}

export interface BoardDocumentCash {
  overdueAmt: string
  /** Amounts of each week. */
  weeks: string[]
  unplannedAmt: string
  neededAmt: string
  pendingAmt: string
}
