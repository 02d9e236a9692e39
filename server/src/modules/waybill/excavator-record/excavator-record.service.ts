import type { Actor } from '../../../kernel/command/actor.js'
import { type ListRequest, type Page, readList } from '../../../kernel/list/list.js'
import { readListText, type TextPage, type TextRequest } from '../../../kernel/list/list-text.js'
import type { Database } from '../../../kernel/sql/database.js'
import { isId } from '../../../kernel/values/id.js'
import { isCaptain } from '../../identity/index.js'
import { excavatorRecordList, findRecords, ownRecordList } from './excavator-record.queries.js'
import type {
  ExcavatorRecordFilter,
  ExcavatorRecordSortField,
  ExcavatorRecordSummary,
  ExcavatorRecordView,
} from './excavator-record.view.js'

/** Most own records that an operator sees. */
const OWN_ROWS = 100

/**
 * Excavators' work for readers: the company's list has submitted and approved records; operators see their own, with
 * the reason of a rejection (docs/behaviour/waybill.md).
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

  /** Page whose rows the database writes as JSON, for answers that only show columns. */
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

  /** Latest records of an operator, in any state. */
  async own(actor: Actor, fields: ReadonlySet<string>): Promise<ExcavatorRecordView[]> {
    actor.assert('chain:ledgerdig:edit')
    const page = { current: 1, size: OWN_ROWS }
    const { records } = await readList<
      ExcavatorRecordView,
      ExcavatorRecordSummary,
      ExcavatorRecordFilter,
      ExcavatorRecordSortField
    >(this.database.em.fork(), actor, ownRecordList, { page, fields, counted: { total: false, summary: false } })
    return records
  }

  /** Record of an id, in any state; undefined when the company has none. */
  async find(actor: Actor, id: string, fields?: ReadonlySet<string>): Promise<ExcavatorRecordView | undefined> {
    actor.assert('chain:companywaybill:get')
    const em = this.database.em.fork()
    return isCaptain(actor) || !isId(id) ? undefined : (await findRecords(em, actor, [id], fields))[0]
  }
}
