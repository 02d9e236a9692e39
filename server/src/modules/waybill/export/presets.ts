import { DomainError } from '../../../kernel/errors.js'
import type { DateTimeRange } from '../../../kernel/list/page.types.js'
import type { SortBy } from '../../../kernel/list/spec.js'
import type { Preset } from '../../export/index.js'
import { WaybillStatus } from '../enums.js'
import { waybillExportTexts as texts } from '../texts.js'
import { waybillSheet } from '../waybill/waybill.queries.js'
import type { WaybillFilter, WaybillSortField } from '../waybill/waybill.view.js'
import { deliveryColumns, loadingColumns } from './columns.js'
import { ticketMonth } from './ticket-month.js'
import { findDumpSite } from './waybill-export.queries.js'

export interface Search {
  filter: WaybillFilter
  sort: SortBy<WaybillSortField>[]
}

/** Trips that a filter finds, in its order, with the columns of loading. */
export const loadingPreset: Preset<Search> = {
  sheet: waybillSheet,
  name: texts.loading,
  columns: loadingColumns,
  query: (_, search) => ({ ...search, fileName: texts.fileName(texts.loading) }),
}

export interface Delivery extends Search {
  garbageId: string
  /** Month as yyyy-MM. */
  month: string
}

/** States of trips that use their ticket: all but void. */
const LIVE = [WaybillStatus.LOADED, WaybillStatus.IN_TRANSIT, WaybillStatus.UNLOADED]

/**
 * Waybills of a dump site in a month yyyy-MM that used its tickets, as the ticket statistics count them, and within a
 * filter; those without a ticket only on request. A month of tickets goes from 06:00 of its first day to 06:00 of the
 * next month's, since a night shift belongs to the day on which it began. NOT_FOUND for an unknown site.
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

/** Intersection of the month and the range. */
function both(range: DateTimeRange | null | undefined, month: { from: Date; to: Date }): DateTimeRange {
  const { from, to } = range ?? {}
  return { from: from && from > month.from ? from : month.from, to: to && to < month.to ? to : month.to }
}
