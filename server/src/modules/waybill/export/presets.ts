import { DomainError } from '../../../kernel/errors.js'
import type { DateTimeRange } from '../../../kernel/list/page.types.js'
import type { SortBy } from '../../../kernel/list/spec.js'
import type { Preset } from '../../export/index.js'
import { WaybillStatus } from '../enums.js'
import { waybillExportTexts as texts } from '../texts.js'
import { waybillSheet } from '../waybill/waybill.sheet.js'
import type { WaybillFilter, WaybillSortField } from '../waybill/waybill.view.js'
import { deliveryColumns, loadingColumns } from './columns.js'
import { ticketMonth } from './ticket-month.js'
import { findDumpSite } from './waybill-export.queries.js'

export interface Search {
  filter: WaybillFilter
  sort: SortBy<WaybillSortField>[]
}

/** Every trip that the filter finds, in the order asked for, as whoever loads them looks at it. */
export const loadingPreset: Preset<Search> = {
  sheet: waybillSheet,
  name: texts.loading,
  columns: loadingColumns,
  query: (_, search) => ({ ...search, fileName: texts.fileName(texts.loading) }),
}

export interface Delivery extends Search {
  garbageId: string
  /** yyyy-MM */
  month: string
}

/** A trip uses its ticket whatever becomes of it, unless it is void. */
const LIVE = [WaybillStatus.LOADED, WaybillStatus.IN_TRANSIT, WaybillStatus.UNLOADED]

/**
 * Waybills of one dump site and one month yyyy-MM that used its tickets, as the ticket statistics count them, narrowed by a filter; those without a
 * ticket only for whoever asks for them. The month is the one of tickets: by departure, from 06:00 of its first day to 06:00 of the next month's, since
 * a night shift belongs to the day on which it began. NOT_FOUND for an unknown site.
 */
export const deliveredPreset: Preset<Delivery> = {
  sheet: waybillSheet,
  name: texts.delivered,
  columns: deliveryColumns,
  async query({ em, actor }, { garbageId, month, filter, sort }) {
    const site = await findDumpSite(em, actor, garbageId)
    if (!site) throw new DomainError('NOT_FOUND', { what: texts.dumpSite })
    const goDatetime = both(filter.goDatetime, ticketMonth(month))
    return {
      fileName: texts.fileName(`${site.name}${month}${texts.delivered}`),
      filter: {
        ...filter,
        garbageId,
        isTicket: filter.isTicket ?? true,
        status: LIVE.filter((status) => filter.status?.includes(status) ?? true),
        goDatetime,
      },
      sort,
    }
  },
}

/** What lies in the month and in the range besides. */
function both(range: DateTimeRange | null | undefined, month: { from: Date; to: Date }): DateTimeRange {
  const { from, to } = range ?? {}
  return { from: from && from > month.from ? from : month.from, to: to && to < month.to ? to : month.to }
}
