import type { Actor } from '../../../kernel/command/actor.js'
import { DomainError } from '../../../kernel/errors.js'
import type { DateTimeRange } from '../../../kernel/list/page.types.js'
import type { SortBy } from '../../../kernel/list/spec.js'
import type { Database } from '../../../platform/database/database.js'
import { listFile } from '../../export/index.js'
import { WaybillStatus } from '../enums.js'
import { waybillExportTexts as texts } from '../texts.js'
import { waybillSheet } from '../waybill/waybill.sheet.js'
import type { WaybillFilter, WaybillSortField } from '../waybill/waybill.view.js'
import { deliveryColumns, loadingColumns } from './columns.js'
import { ticketMonth } from './ticket-month.js'
import { findDumpSite } from './waybill-export.queries.js'

interface Search {
  filter: WaybillFilter
  sort: SortBy<WaybillSortField>[]
}

interface NamedFile {
  name: string
  content: Buffer
}

/** Spreadsheets of waybills that are answered at once (001 §7); ROWS_REFUSED above 100,000 rows. */
export class WaybillExportService {
  constructor(private readonly database: Database) {}

  /** Every trip that the filter finds, in the order asked for, as whoever loads them looks at it. */
  async loading(actor: Actor, { filter, sort }: Search): Promise<NamedFile> {
    const wanted = { name: texts.loading, columns: loadingColumns, filter: filter, sort }
    return { name: texts.fileName(texts.loading), content: await listFile(this.em, actor, waybillSheet, wanted) }
  }

  /**
   * The unloaded waybills of one dump site and one month yyyy-MM, narrowed by a filter. The month is the dump site's, as its tickets
   * have it: by departure, from the first day's 06:00 to the next month's (decisions §6). NOT_FOUND for an unknown site.
   */
  async delivered(actor: Actor, { garbageId, month, filter, sort }: Search & Delivery): Promise<NamedFile> {
    actor.assert(waybillSheet.permission)
    const site = await findDumpSite(this.em, actor, garbageId)
    if (!site) throw new DomainError('NOT_FOUND', { what: texts.dumpSite })
    const those = {
      garbageId,
      status: [WaybillStatus.UNLOADED],
      goDatetime: both(filter.goDatetime, ticketMonth(month)),
    }
    const wanted = { name: texts.delivered, columns: deliveryColumns, filter: { ...filter, ...those }, sort }
    const content = await listFile(this.em, actor, waybillSheet, wanted)
    return { name: texts.fileName(`${site.name}${month}${texts.delivered}`), content }
  }

  private get em() {
    return this.database.em.fork()
  }
}

interface Delivery {
  garbageId: string
  /** yyyy-MM */
  month: string
}

/** What lies in the month and in the range besides. */
function both(range: DateTimeRange | null | undefined, month: { from: Date; to: Date }): DateTimeRange {
  const { from, to } = range ?? {}
  return { from: from && from > month.from ? from : month.from, to: to && to < month.to ? to : month.to }
}
