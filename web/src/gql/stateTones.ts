import type { StateTone, Tone } from '../ui/format/tones'
import type {
  AnomalyState,
  ArrivalState,
  CardStatus,
  CompanyState,
  ConfirmationVerdict,
  DataImportOutcome,
  DataImportStatus,
  DocumentState,
  ExportStatus,
  FleetPaperState,
  LogType,
  MemberState,
  PayeeContractState,
  PaymentStatus,
  PriceStatus,
  PunchState,
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

/** Tones of imports: only a checked one waits for a person; a queued one continues by itself. */
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
 * Tones of all states, the same on every page. running: in progress; waiting: a person must act; approved: agreed or
 * done; paid: money was sent; rejected: refused or failed; void: no longer counts.
 */
export const stateTones = {
  SettlementStatus: {
    PENDING: 'waiting',
    APPROVED: 'approved',
    PAID: 'paid',
    REJECTED: 'rejected',
    SUPERSEDED: 'void',
  } satisfies Record<SettlementStatus, StateTone>,
  /** A returned payment no longer counts. */
  PaymentStatus: {
    DRAFT: 'running',
    SUBMITTED: 'waiting',
    APPROVED: 'approved',
    PAID: 'paid',
    RETURNED: 'rejected',
    REVERSED: 'void',
  } satisfies Record<PaymentStatus, StateTone>,
  /** A contract that ends soon must be signed again, like a missing one. */
  PayeeContractState: {
    UNSIGNED: 'waiting',
    VALID: 'approved',
    ENDING: 'waiting',
    EXPIRED: 'rejected',
  } satisfies Record<PayeeContractState, StateTone>,
  /** A paper that runs out soon must be renewed. */
  FleetPaperState: { VALID: 'approved', EXPIRING: 'waiting', EXPIRED: 'rejected' } satisfies Record<
    FleetPaperState,
    StateTone
  >,
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
  ArrivalState: {
    ANNOUNCED: 'waiting',
    ARRIVED: 'running',
    TIPPED: 'approved',
    REFUSED: 'rejected',
  } satisfies Record<ArrivalState, StateTone>,
  ConfirmationVerdict: {
    CONFIRMED: 'approved',
    CORRECTED: 'waiting',
    REFUSED: 'rejected',
  } satisfies Record<ConfirmationVerdict, StateTone>,
  PunchState: {
    TAKEN: 'approved',
    CONFLICT: 'waiting',
    SETTLED: 'approved',
    DROPPED: 'void',
  } satisfies Record<PunchState, StateTone>,
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
  /** A company without papers is in progress; only handed-in papers wait for a reviewer. */
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
  /** Findings of checks are no states, and have tones of their own. */
  DocumentState: { GENUINE: 'good', ALTERED: 'warning', VOIDED: 'bad' } satisfies Record<DocumentState, Tone>,
  LogType: { SUCCESS: 'good', FAILURE: 'bad' } satisfies Record<LogType, Tone>,
  DataImportOutcome: importOutcomes satisfies Record<DataImportOutcome, Tone>,
  WaybillImportOutcome: importOutcomes satisfies Record<WaybillImportOutcome, Tone>,
  TicketVerdict: {
    SAME: 'good',
    DIFFER: 'warning',
    SITE_ONLY: 'bad',
    OURS_ONLY: 'bad',
  } satisfies Record<TicketVerdict, Tone>,
}
