import type {
  BoardDocument,
  CardLabels,
  PlanDocument,
  ReceiptDocument,
  ReconciliationDocument,
  SettlementDocument,
} from './documents.js'
import { PdfThread } from './thread.js'

export type * from './documents.js'

// One thread for the whole process: a document takes some 10 ms, and its fonts take some 30 MB.
const thread = new PdfThread()

/** 交卡回执单.pdf: A4, each receipt on pages of its own. At least one receipt is needed. */
export function renderReceiptPdf(receipts: ReceiptDocument[]): Promise<Buffer> {
  return thread.render({ kind: 'receipt', documents: receipts })
}

/** 结算单.pdf: A4, each settlement on pages of its own. At least one settlement is needed. */
export function renderSettlementPdf(settlements: SettlementDocument[]): Promise<Buffer> {
  return thread.render({ kind: 'settlement', documents: settlements })
}

/** 付款计划.pdf: A4, each plan on pages of its own. At least one plan is needed. */
export function renderPlanPdf(plans: PlanDocument[]): Promise<Buffer> {
  return thread.render({ kind: 'plan', documents: plans })
}

/** 对账单.pdf: A4, each reconciliation on pages of its own. At least one is needed. */
export function renderReconciliationPdf(reconciliations: ReconciliationDocument[]): Promise<Buffer> {
  return thread.render({ kind: 'reconciliation', documents: reconciliations })
}

/** 项目周报.pdf: A4, each report on pages of its own. At least one is needed. */
export function renderBoardPdf(boards: BoardDocument[]): Promise<Buffer> {
  return thread.render({ kind: 'board', documents: boards })
}

/** 结算卡标签.pdf: one label for each card, at least one. */
export function renderCardLabelsPdf(labels: CardLabels): Promise<Buffer> {
  return thread.render({ kind: 'label', documents: [labels] })
}

/** Starts the thread and loads its fonts before the first document. */
export function warmPdf(): void {
  thread.start()
}

/** Ends the thread; running documents are rejected. The next document starts it again. */
export function closePdf(): Promise<void> {
  return thread.close()
}
