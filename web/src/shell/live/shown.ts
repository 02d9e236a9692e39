import type { Shown } from '../../apollo/refetchShowing'
import { dataKinds } from '../../features/import/kinds'
import type { ChangedType } from '../../gql/types.generated'

const TICKETS: readonly Shown[] = ['TicketStock', 'TicketEntry', 'TicketDriverStock', 'TicketCompanyStock']

/** Rows and fields on pages that show records of a changed type. */
export const shownBy: Readonly<Record<ChangedType, readonly Shown[]>> = {
  WAYBILL: ['Waybill', 'Welcome'],
  WAYBILL_REVIEW: ['WaybillReview', 'Waybill', 'Welcome'],
  ANOMALY: ['Anomaly', 'waybillAnomalies'],
  EXCAVATOR_RECORD: ['ExcavatorRecord'],
  PUNCH: ['Punch'],
  CARD: ['Card', 'scannedCards'],
  RECEIPT: ['Receipt', 'ReceiptLine', 'Welcome'],
  SETTLEMENT: ['Settlement', 'SettlementPaper', 'Welcome'],
  PAYEE: ['Payee', 'PayeeGroup'],
  PAYMENT: ['Payment'],
  PAYMENT_PLAN: ['PaymentPlan', 'Instalment'],
  INVOICE: ['Invoice'],
  DIRECT_PAY_PRICE: ['DirectPayPrice'],
  PROJECT_PRICE: ['ProjectPrice'],
  CAPTAIN_TASK: ['CaptainTask'],
  TICKET_PURCHASE: ['TicketPurchase', ...TICKETS],
  TICKET_COLLECTION: ['TicketCollection', ...TICKETS],
  TICKET_REFUND: ['TicketRefund', ...TICKETS],
  TICKET_RECONCILIATION: ['TicketReconciliation'],
  PROJECT: ['Project'],
  PROJECT_PHASE: ['ProjectPhase'],
  PHASE_SURVEY: ['PhaseSurvey'],
  DUMP_SITE: ['DumpSite'],
  CAPTAIN: ['Captain'],
  DRIVER: ['Driver', 'CaptainDriver'],
  TRUCK: ['Truck'],
  MACHINE: ['Machine'],
  WAYBILL_IMPORT: ['WaybillImport', 'WaybillImportRow'],
  DATA_IMPORT: ['DataImport', 'DataImportRow', ...Object.values(dataKinds).flatMap(({ shown }) => shown)],
  EXPORT_TASK: ['exportTasks'],
  MESSAGE: ['Message', 'viewer'],
}
