import type { Actor } from '../../../kernel/command/actor.js'
import { type ListRequest, type Page, readList } from '../../../kernel/list/list.js'
import type { Database } from '../../../kernel/sql/database.js'
import { anomalyList, countByRule, flagsOfWaybill } from './anomaly.queries.js'
import type { AnomalyFilter, AnomalySortField, AnomalySummary, AnomalyView } from './anomaly.view.js'

/** What is odd about waybills, for whoever works it off. Captains see none of it. */
export class AnomalyService {
  constructor(private readonly database: Database) {}

  /** The summary counts by rule what the filter finds, whichever rule it asks for. */
  async list(
    actor: Actor,
    request: ListRequest<AnomalyFilter, AnomalySortField>,
  ): Promise<Page<AnomalyView, AnomalySummary>> {
    actor.assert('chain:companywaybill:get')
    const [page, rules] = await Promise.all([
      readList<AnomalyView, object, AnomalyFilter, AnomalySortField>(
        this.database.em.fork(),
        actor,
        anomalyList,
        request,
      ),
      request.counted?.summary === false ? [] : countByRule(this.database.em.fork(), actor, request.filter ?? {}),
    ])
    return { ...page, summary: { rules } }
  }

  /** Every flag that a waybill has or had, the latest first. */
  ofWaybill(actor: Actor, waybillId: string, fields: ReadonlySet<string>): Promise<AnomalyView[]> {
    actor.assert('chain:companywaybill:get')
    return flagsOfWaybill(this.database.em.fork(), actor, waybillId, fields)
  }
}
