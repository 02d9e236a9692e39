import type { Actor } from '../../../kernel/command/actor.js'
import {
  type ListRequest,
  type Page,
  readList,
  readListText,
  type TextPage,
  type TextRequest,
} from '../../../kernel/list/list.js'
import type { Database } from '../../../platform/database/database.js'
import { excavatorRecordList } from './excavator-record.queries.js'
import type {
  ExcavatorRecordFilter,
  ExcavatorRecordSortField,
  ExcavatorRecordSummary,
  ExcavatorRecordView,
} from './excavator-record.view.js'

/**
 * What excavators worked, to be read only (001 §2): submitted, in approval or approved. The records come from the machines' side;
 * the specifications name no call that makes or changes one.
 */
export class ExcavatorRecordService {
  constructor(private readonly database: Database) {}

  list(
    actor: Actor,
    request: ListRequest<ExcavatorRecordFilter, ExcavatorRecordSortField>,
  ): Promise<Page<ExcavatorRecordView, ExcavatorRecordSummary>> {
    actor.assert('chain:companywaybill:get')
    return readList<ExcavatorRecordView, ExcavatorRecordSummary, ExcavatorRecordFilter, ExcavatorRecordSortField>(
      this.database.em.fork(),
      actor,
      excavatorRecordList,
      request,
    )
  }

  /** The same page, its rows written by the database: for answers that show columns as they are. */
  listText(
    actor: Actor,
    request: TextRequest<ExcavatorRecordFilter, ExcavatorRecordSortField>,
  ): Promise<TextPage<ExcavatorRecordSummary>> {
    actor.assert('chain:companywaybill:get')
    return readListText<ExcavatorRecordSummary, ExcavatorRecordFilter, ExcavatorRecordSortField>(
      this.database.em.fork(),
      actor,
      excavatorRecordList,
      request,
    )
  }
}
