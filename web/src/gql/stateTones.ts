import type { StateTone, Tone } from '../ui/format/tones'
import type {
  AnomalyState,
  CardStatus,
  CompanyState,
  DataImportOutcome,
  DataImportStatus,
  DocumentState,
  ExportStatus,
  MemberState,
  PayeeContractState,
  PaymentStatus,
  PriceStatus,
  ReceiptStatus,
  RecordAuditStatus,
  RegistrationStatus,
  RescueState,
  SettlementStatus,
  TicketBookingStatus,
  TicketReconciliationStatus,
  TicketRefundStatus,
  TicketVerdict,
  WaybillImportOutcome,
  WaybillImportStatus,
  WaybillReviewStatus,
  WaybillStatus,
} from './types.generated'

/** Only a checked import waits for somebody; a queued one goes on by itself. */
const importStatuses = {
  CHECKED: 'waiting',
  QUEUED: 'running',
  RUNNING: 'running',
  DONE: 'approved',
  FAILED: 'rejected',
  CANCELLED: 'void',
} as const
const importOutcomes = { CREATE: 'good', UPDATE: 'warning', UNCHANGED: 'neutral', REFUSED: 'bad' } as const

/**
 * How every state looks, whoever looks at it: running is under way, waiting asks somebody to act, approved is agreed
 * or done, paid means that money has gone, rejected was refused or has failed, void counts no more.
 */
export const stateTones = {
  SettlementStatus: {
    PENDING: 'waiting',
    APPROVED: 'approved',
    PAID: 'paid',
    REJECTED: 'rejected',
    SUPERSEDED: 'void',
  } satisfies Record<SettlementStatus, StateTone>,
  /** What went back counts no more. */
  PaymentStatus: {
    DRAFT: 'running',
    SUBMITTED: 'waiting',
    APPROVED: 'approved',
    PAID: 'paid',
    RETURNED: 'rejected',
    REVERSED: 'void',
  } satisfies Record<PaymentStatus, StateTone>,
  /** A contract that ends asks to be signed anew, as one that is not there yet. */
  PayeeContractState: {
    UNSIGNED: 'waiting',
    VALID: 'approved',
    ENDING: 'waiting',
    EXPIRED: 'rejected',
  } satisfies Record<PayeeContractState, StateTone>,
  ReceiptStatus: { OPEN: 'waiting', SETTLED: 'approved', VOIDED: 'void' } satisfies Record<ReceiptStatus, StateTone>,
  CardStatus: {
    NOT_ACTIVATED: 'waiting',
    ACTIVATED: 'running',
    SETTLED: 'approved',
    VOIDED: 'void',
  } satisfies Record<CardStatus, StateTone>,
  WaybillStatus: {
    LOADED: 'running',
    IN_TRANSIT: 'running',
    UNLOADED: 'approved',
    VOID: 'void',
  } satisfies Record<WaybillStatus, StateTone>,
  MemberState: { INVITED: 'waiting', ACTIVE: 'approved', DISABLED: 'void' } satisfies Record<MemberState, StateTone>,
  WaybillReviewStatus: {
    PENDING: 'waiting',
    APPROVED: 'approved',
    REJECTED: 'rejected',
    WITHDRAWN: 'void',
    CANCELLED: 'void',
  } satisfies Record<WaybillReviewStatus, StateTone>,
  AnomalyState: {
    OPEN: 'waiting',
    CONFIRMED: 'rejected',
    CLEARED: 'approved',
    GONE: 'void',
  } satisfies Record<AnomalyState, StateTone>,
  /** Prices and task applications. */
  PriceStatus: {
    PENDING: 'waiting',
    APPROVED: 'approved',
    EXPIRED: 'void',
    REJECTED: 'rejected',
  } satisfies Record<PriceStatus, StateTone>,
  /** Who has shown no papers yet is under way; only what was handed in waits for somebody. */
  RegistrationStatus: {
    REGISTERED: 'running',
    PENDING: 'waiting',
    APPROVED: 'approved',
    REJECTED: 'rejected',
  } satisfies Record<RegistrationStatus, StateTone>,
  RescueState: {
    APPLIED: 'waiting',
    WAITING: 'running',
    DONE: 'approved',
    REFUSED: 'rejected',
    WITHDRAWN: 'void',
    STOPPED: 'rejected',
    FAILED: 'rejected',
  } satisfies Record<RescueState, StateTone>,
  CompanyState: { ACTIVE: 'approved', SUSPENDED: 'void' } satisfies Record<CompanyState, StateTone>,
  RecordAuditStatus: {
    SUBMITTED: 'waiting',
    IN_APPROVAL: 'running',
    APPROVED: 'approved',
    REJECTED: 'rejected',
    DELETED: 'void',
  } satisfies Record<RecordAuditStatus, StateTone>,
  TicketBookingStatus: { BOOKED: 'approved', VOIDED: 'void' } satisfies Record<TicketBookingStatus, StateTone>,
  TicketRefundStatus: {
    PENDING: 'waiting',
    APPROVED: 'approved',
    REJECTED: 'rejected',
    WITHDRAWN: 'void',
  } satisfies Record<TicketRefundStatus, StateTone>,
  TicketReconciliationStatus: { OPEN: 'running', SETTLED: 'approved', VOIDED: 'void' } satisfies Record<
    TicketReconciliationStatus,
    StateTone
  >,
  ExportStatus: {
    QUEUED: 'running',
    RUNNING: 'running',
    DONE: 'approved',
    FAILED: 'rejected',
    CANCELLED: 'void',
  } satisfies Record<ExportStatus, StateTone>,
  DataImportStatus: importStatuses satisfies Record<DataImportStatus, StateTone>,
  WaybillImportStatus: importStatuses satisfies Record<WaybillImportStatus, StateTone>,
  /** What a check has found is no state: it has the tones of findings. */
  DocumentState: { GENUINE: 'good', ALTERED: 'warning', VOIDED: 'bad' } satisfies Record<DocumentState, Tone>,
  DataImportOutcome: importOutcomes satisfies Record<DataImportOutcome, Tone>,
  WaybillImportOutcome: importOutcomes satisfies Record<WaybillImportOutcome, Tone>,
  TicketVerdict: {
    SAME: 'good',
    DIFFER: 'warning',
    SITE_ONLY: 'bad',
    OURS_ONLY: 'bad',
  } satisfies Record<TicketVerdict, Tone>,
}
