import type { DbTime } from '../../kernel/values/clock.js'
import type { MeasureUnit } from '../../kernel/values/measure.js'

/** What a printed document is made of (000 §3). Money and quantities are exact decimal texts, counts are whole numbers. */
export interface ReceiptDocument {
  companyAuthName: string
  giveCardNo: string
  giveCardUserId: string
  giveCardDatetime: DbTime | Date
  state: 'OPEN' | 'SETTLED' | 'VOIDED'
  /** Waybills of all rows. */
  giveCardCnt: number
  rows: ReceiptDocumentRow[]
  /** Public check page, printed as a QR. */
  checkUrl?: string
  /** What the reader has to know before anything else. */
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
  /** What the reader has to know before anything else. */
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
  /** A plan that is not in force is stamped. */
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

/** What is stuck on cards of one company. */
export interface CardLabels {
  companyAuthName: string
  /** On A4 sheets of 24, or each on a page of its own for a label printer. */
  layout: 'SHEET' | 'SINGLE'
  labels: CardLabel[]
}

export interface CardLabel {
  cardNo: string
  /** 主卡 or 子卡, and 购票类型. */
  kindName: string
  /** Null while the card is nobody's. */
  captainName: string | null
}

export interface ReconciliationDocument {
  reconcileNo: string
  companyAuthName: string
  /** The dump site. */
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
  /** What does not agree. */
  rows: ReconciliationDocumentRow[]
}

/** A trip as both have written it; null where a side has nothing. */
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
  /** What is not the same. */
  what: string
  resolution: string | null
  reason: string | null
}

export interface BoardDocument {
  companyAuthName: string
  /** The Monday of its week, and the day that it tells of, yyyy-MM-dd. */
  week: string
  day: string
  /** When the figures were read, yyyy-MM-dd HH:mm:ss; null for those that were kept. */
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
  /** What is odd about its trips, in words; empty where nothing is. */
  anomalies: string
}

/** Plan, reality and payment; null where nobody has said. */
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
  /** Of each week. */
  weeks: string[]
  unplannedAmt: string
  neededAmt: string
  pendingAmt: string
}
