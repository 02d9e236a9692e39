import type { Actor } from '../../../kernel/command/actor.js'
import {
  type ListRequest,
  type Page,
  readList,
  readListText,
  type TextPage,
  type TextRequest,
} from '../../../kernel/list/list.js'
import type { Database, Em } from '../../../kernel/sql/database.js'
import { findWaybill, knownTruckCodes, soilTypes, waybillListOf } from './waybill.queries.js'
import type { WaybillFilter, WaybillSortField, WaybillSummary, WaybillView } from './waybill.view.js'

/** The trip records (001 §3). */
export class WaybillService {
  /** Statements only pass through it; it remembers nothing, so that one serves all requests. */
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

  /** The same page, its rows written by the database: for answers that show columns as they are. */
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

  /** Which of these plates, at most 1,000, somebody may see waybills of. */
  knownTruckCodes(actor: Actor, truckCodes: readonly string[]): Promise<string[]> {
    actor.assert('chain:companywaybill:get')
    return knownTruckCodes(this.reader, actor, truckCodes)
  }

  soilTypes(actor: Actor): Promise<string[]> {
    return soilTypes(this.reader, actor)
  }
}
