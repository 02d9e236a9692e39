import type { Actor } from '../../../kernel/actor.js'
import { type ListRequest, type Page, readList } from '../../../kernel/list.js'
import type { Database } from '../../../platform/database/database.js'
import { findWaybill, soilTypes, waybillList } from './waybill.queries.js'
import type { WaybillFilter, WaybillSortField, WaybillSummary, WaybillView } from './waybill.view.js'

/** The trip records (001 §3). */
export class WaybillService {
  constructor(private readonly database: Database) {}

  list(
    actor: Actor,
    request: ListRequest<WaybillFilter, WaybillSortField>,
  ): Promise<Page<WaybillView, WaybillSummary>> {
    actor.assert('chain:companywaybill:get')
    const em = this.database.em.fork()
    return readList<WaybillView, WaybillSummary, WaybillFilter, WaybillSortField>(em, actor, waybillList, request)
  }

  find(actor: Actor, id: string, fields?: ReadonlySet<string>): Promise<WaybillView | undefined> {
    actor.assert('chain:companywaybill:get')
    return findWaybill(this.database.em.fork(), actor, id, fields)
  }

  soilTypes(actor: Actor): Promise<string[]> {
    return soilTypes(this.database.em.fork(), actor)
  }
}
