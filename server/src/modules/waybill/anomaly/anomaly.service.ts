import type { Actor } from '../../../kernel/command/actor.js'
import { type ListRequest, type Page, readList } from '../../../kernel/list/list.js'
import type { Database } from '../../../kernel/sql/database.js'
import { anomalyList, countByRule, flagsOfWaybill } from './anomaly.queries.js'
import type { AnomalyFilter, AnomalySortField, AnomalySummary, AnomalyView } from './anomaly.view.js'

/** Anomalies of waybills, for members who decide them; captains see none. */
export class AnomalyService {
  constructor(private readonly database: Database) {}

  /** Page of anomalies; the summary counts all that the filter finds by rule, ignoring its own rule. */
  async list(
    actor: Actor,
    request: ListRequest<AnomalyFilter, AnomalySortField>,
  ): Promise<Page<AnomalyView, AnomalySummary>> {
    actor.assert('chain:companywaybill:get')
    const [page, rules] = await Promise.all([
      readList<AnomalyView, object, AnomalyFilter, AnomalySortField>(this.database.em.fork(), actor, anomalyList, {
        ...request,
        counted: { total: request.counted?.total ?? true, summary: false },
      }),
      request.counted?.summary === false ? [] : countByRule(this.database.em.fork(), actor, request.filter ?? {}),
    ])
    return { ...page, summary: { rules } }
  }

  /** All flags of a waybill, ended ones included, latest first. */
  ofWaybill(actor: Actor, waybillId: string, fields: ReadonlySet<string>): Promise<AnomalyView[]> {
    actor.assert('chain:companywaybill:get')
    return flagsOfWaybill(this.database.em.fork(), actor, waybillId, fields)
  }
}
