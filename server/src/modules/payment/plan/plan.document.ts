import type { Actor } from '../../../kernel/command/actor.js'
import { DomainError } from '../../../kernel/errors.js'
import { renderPlanPdf } from '../../../platform/pdf/pdf.js'
import type { DocumentService } from '../../settlement/index.js'
import { paymentTexts as texts } from '../texts.js'
import type { PlanService } from './plan.service.js'
import type { PlanView } from './plan.view.js'

/** Payment plans as documents, for printing or downloading. */
export class PlanDocumentService {
  constructor(
    private readonly plans: PlanService,
    private readonly documents: DocumentService,
  ) {}

  /** Plan of a settlement, for printing; NOT_FOUND when it has none. */
  async print(actor: Actor, settlementId: string): Promise<PlanView> {
    const plan = await this.plans.find(actor, settlementId)
    if (!plan) throw new DomainError('NOT_FOUND', { what: texts.plan })
    return plan
  }

  /** 付款计划.pdf, sealed with a QR code to its public check page. */
  async pdf(actor: Actor, settlementId: string): Promise<Buffer> {
    const plan = await this.print(actor, settlementId)
    const checkUrl = await this.documents.seal('PLAN', plan)
    return renderPlanPdf([{ ...plan, date: plan.createTime, rows: plan.items, checkUrl }])
  }
}
