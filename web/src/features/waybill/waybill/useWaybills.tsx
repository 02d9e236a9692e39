import { useQuery } from '@apollo/client/react'
import { useMemo } from 'react'
import { usePageQuery } from '../../../apollo/usePageQuery'
import { useViewer } from '../../../shell/viewer'
import type { Column, SelectionSum } from '../../../ui/data-table/types'
import { useColumnsShown } from '../../../ui/data-table/useTableLayout'
import { useInfoLink } from '../../../ui/list/useInfoLink'
import { useListState } from '../../../ui/list/useListState'
import { useSelection } from '../../../ui/list/useSelection'
import { useDrawerParam } from '../../../ui/overlay/useDrawerParam'
import { columns, PRICED } from './columns'
import { stepsFrom } from './drawer/steps'
import { readInfo } from './info'
import type { Waybill } from './rows'
import { config, searchFields, toFilter } from './search'
import { texts } from './texts'
import { totalsOf } from './totals'
import {
  PricedWaybillsDocument,
  TrackedPricedWaybillsDocument,
  TrackedWaybillsDocument,
  WaybillChoicesDocument,
  WaybillsDocument,
} from './waybill.generated'

const isLive = (row: Waybill) => row.status !== 'VOID'
const anyRow = () => true

/** Largest page that is kept in the cache. */
const CACHED = 500

export const rowKey = (row: Waybill) => row.id
export const rowName = (row: Waybill) => row.no
const selectionSums: SelectionSum<Waybill>[] = [{ label: texts.receivable, kind: 'money', of: (row) => row.receivable }]

/** Columns; for a captain, who works for several companies, the company is named. */
function useColumns(): readonly Column<Waybill>[] {
  const { company, companies } = useViewer()
  return useMemo(() => {
    if (company) return columns
    const names = new Map(companies.map((entry) => [entry.companyAuthId, entry.companyAuthName]))
    const named: Column<Waybill> = {
      id: 'company',
      header: texts.company,
      width: 170,
      cell: (row) => names.get(row.companyAuthId),
    }
    // Flags are the company's business, so that captains see none.
    return columns.filter(({ id }) => id !== 'anomalies').toSpliced(2, 0, named)
  }, [company, companies])
}

function useSearchFields() {
  const { company } = useViewer()
  const { data } = useQuery(WaybillChoicesDocument, { skip: !company })
  const projects = data?.projects
  return useMemo(() => searchFields(company ? (projects ?? []) : null), [company, projects])
}

const DOCUMENTS = { plain: WaybillsDocument, priced: PricedWaybillsDocument }
const TRACKED = { plain: TrackedWaybillsDocument, priced: TrackedPricedWaybillsDocument }

/** Query of a table's rows, with expected prices only while they are shown. */
export const useRowsDocument = (table: string, shown: readonly Column<Waybill>[], documents = DOCUMENTS) =>
  documents[useColumnsShown(table, shown, PRICED) ? 'priced' : 'plain']

/**
 * List of waybills by the address: its filters, its page, and the waybill that is open beside it.
 * @param name name of the table, which decides its columns
 * @param tracked whether rows have a mark of their track
 */
export function useWaybills(name: string, { tracked = false } = {}) {
  const converting = useInfoLink(readInfo, texts.linkUnreadable)
  const list = useListState(config)
  const filter = useMemo(() => toFilter(list.filters), [list.filters])
  const drawer = useDrawerParam('waybill')
  const { company } = useViewer()
  const selection = useSelection(rowKey)
  const shown = useColumns()
  const page = usePageQuery(
    useRowsDocument(name, shown, tracked ? TRACKED : DOCUMENTS),
    { filter, sort: list.sort, page: list.pageInput },
    (data) => data.waybills,
    { skip: converting, uncached: list.size > CACHED },
  )
  return {
    name,
    list,
    filter,
    isCounted: list.filters.status === undefined ? isLive : anyRow,
    fields: useSearchFields(),
    columns: shown,
    page,
    selection,
    /** Captains have no verbs on selected rows. */
    selects: company !== null,
    drawer,
    steps: stepsFrom(drawer.value ?? '', page.rows?.map(rowKey) ?? [], drawer.open),
  }
}

export type Waybills = ReturnType<typeof useWaybills>

/** Parts that every table of waybills has in common. */
export function tableOf({ name, list, filter, page, selection, selects, drawer, isCounted }: Waybills) {
  return {
    id: name,
    rowKey,
    rowName,
    list,
    page,
    exported: { list: 'WAYBILLS' as const, filter },
    selection: selects ? selection : undefined,
    selectionSums,
    ...totalsOf(page, { isCounted, filter }),
    onOpen: (row: Waybill) => drawer.open(row.id),
    emptyText: texts.empty,
  }
}
