import type { Actor } from '../../../kernel/command/actor.js'
import {
  type ListRequest,
  type Page,
  readList,
  readListText,
  type TextPage,
  type TextRequest,
} from '../../../kernel/list/list.js'
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

/** So many of his own an operator sees. */
const OWN_ROWS = 100

/**
 * What excavators worked, to be read (001 §2): the company's list has what is submitted, in approval or approved; operators see their own, and why
 * some of it was rejected.
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

  /** What an operator worked of late, whatever the site made of it. */
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

  /** One of the company's, whatever became of it; undefined for an id that it does not have. */
  async find(actor: Actor, id: string, fields?: ReadonlySet<string>): Promise<ExcavatorRecordView | undefined> {
    actor.assert('chain:companywaybill:get')
    const em = this.database.em.fork()
    return isCaptain(actor) || !isId(id) ? undefined : (await findRecords(em, actor, [id], fields))[0]
  }
}
