import type { Actor } from '../../../kernel/command/actor.js'
import { type ListRequest, type Page, readList } from '../../../kernel/list/list.js'
import { readListText, type TextPage, type TextRequest } from '../../../kernel/list/list-text.js'
import type { Database, Em } from '../../../kernel/sql/database.js'
import { findWaybill, knownTruckCodes, soilTypes, waybillListOf } from './waybill.queries.js'
import type { WaybillFilter, WaybillSortField, WaybillSummary, WaybillView } from './waybill.view.js'

/** Trip records (docs/behaviour/waybill.md). */
export class WaybillService {
  /** Compiler of statements, which holds no state, so that all requests share it. */
  private readonly reader: Em

  constructor(database: Database) {
    this.reader = database.em.fork()
  }

  list(
    actor: Actor,
    request: ListRequest<WaybillFilter, WaybillSortField>,
  ): Promise<Page<WaybillView, WaybillSummary>> {
    actor.assert('chain:companywaybill:get')
    return readList<WaybillView, WaybillSummary, WaybillFilter, WaybillSortField>(
      this.reader,
      actor,
      waybillListOf(actor),
      request,
    )
  }

  /** Page whose rows the database writes as JSON, for answers that only show columns. */
  listText(actor: Actor, request: TextRequest<WaybillFilter, WaybillSortField>): Promise<TextPage<WaybillSummary>> {
    actor.assert('chain:companywaybill:get')
    return readListText<WaybillSummary, WaybillFilter, WaybillSortField>(
      this.reader,
      actor,
      waybillListOf(actor),
      request,
    )
  }

  find(actor: Actor, id: string, fields?: ReadonlySet<string>): Promise<WaybillView | undefined> {
    actor.assert('chain:companywaybill:get')
    return findWaybill(this.reader, actor, id, fields)
  }

  /** Plates among at most 1,000 whose waybills the actor may see. */
  knownTruckCodes(actor: Actor, truckCodes: readonly string[]): Promise<string[]> {
    actor.assert('chain:companywaybill:get')
    return knownTruckCodes(this.reader, actor, truckCodes)
  }

  soilTypes(actor: Actor): Promise<string[]> {
    return soilTypes(this.reader, actor)
  }
}
