import { layBoards } from './board.js'
import type {
  BoardDocument,
  CardLabels,
  PlanDocument,
  ReceiptDocument,
  ReconciliationDocument,
  SettlementDocument,
} from './documents.js'
import { Typeface } from './font/typeface.js'
import { layCardLabels } from './label.js'
import { layPlans } from './plan.js'
import { layReceipts } from './receipt.js'
import { layReconciliations } from './reconciliation.js'
import { laySettlements } from './settlement.js'

export type PdfRequest =
  | { kind: 'receipt'; documents: ReceiptDocument[] }
  | { kind: 'settlement'; documents: SettlementDocument[] }
  | { kind: 'plan'; documents: PlanDocument[] }
  | { kind: 'reconciliation'; documents: ReconciliationDocument[] }
  | { kind: 'board'; documents: BoardDocument[] }
  | { kind: 'label'; documents: CardLabels[] }

/** Renders files within its thread. Opening one loads the fonts, which then stay loaded. */
export class PdfRenderer {
  private readonly typeface = new Typeface()

  async render(request: PdfRequest): Promise<Uint8Array<ArrayBuffer>> {
    await this.typeface.prepare(textsOf(request.documents))
    switch (request.kind) {
      case 'receipt':
        return layReceipts(this.typeface, request.documents)
      case 'settlement':
        return laySettlements(this.typeface, request.documents)
      case 'plan':
        return layPlans(this.typeface, request.documents)
      case 'reconciliation':
        return layReconciliations(this.typeface, request.documents)
      case 'board':
        return layBoards(this.typeface, request.documents)
      case 'label':
        return layCardLabels(this.typeface, request.documents)
    }
  }
}

function* textsOf(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) yield* textsOf(part)
}
