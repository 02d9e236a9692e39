import { useQuery } from '@apollo/client/react'
import { useMemo } from 'react'
import { usePageQuery } from '../../../apollo/usePageQuery'
import { CardedTable } from '../../../ui/data-table/cards/CardedTable'
import { cardOf } from '../../../ui/data-table/cards/cardOf'
import type { Column } from '../../../ui/data-table/types'
import { namedOptions } from '../../../ui/form/options'
import { RowAction } from '../../../ui/layout/RowAction'
import { RowActions } from '../../../ui/layout/RowActions'
import { useLocalList } from '../../../ui/list/useLocalList'
import { SideDrawer } from '../../../ui/overlay/SideDrawer'
import { SearchForm } from '../../../ui/search-form/SearchForm'
import type { SearchField } from '../../../ui/search-form/types'
import css from '../fleet.module.css'
import { CaptainDriversDocument, type CaptainDriversQuery, ChooserProjectsDocument } from './captain.generated'
import { texts } from './texts'

/** A captain with a driver, or a captain who has none. */
export type ChooserRow = CaptainDriversQuery['captainDrivers']['records'][number]

interface Search {
  projectInfoId?: string
  keyword?: string
  isOpenWallet?: boolean
}

const { fields } = texts
const rowKey = ({ captainId, driverId }: ChooserRow) => `${captainId} ${driverId ?? ''}`
const rowName = ({ captainName, driverName }: ChooserRow) =>
  driverName ? texts.driverOf(driverName, captainName) : captainName

const columns: readonly Column<ChooserRow>[] = [
  { id: 'captainName', header: fields.captainName, width: 92, rowHeader: true, cell: (row) => row.captainName },
  { id: 'driverName', header: fields.driverName, width: 92, cell: (row) => row.driverName },
  {
    id: 'isOpenWallet',
    header: fields.isOpenWallet,
    width: 124,
    cell: (row) => (row.isOpenWallet ? texts.yes : texts.no),
  },
  {
    id: 'projectName',
    header: fields.projectName,
    width: 260,
    cell: (row) => row.projectName && <span data-tip={row.projectName}>{row.projectName}</span>,
  },
]

const card = { facts: ['driverName', 'isOpenWallet', 'projectName'] }

const searchFields = (projects: readonly { id: string; name: string }[]): SearchField[] => [
  { name: 'keyword', label: texts.keyword, type: 'text', placeholder: texts.keywordHint, maxLength: 50 },
  {
    name: 'projectInfoId',
    label: fields.projectName,
    type: 'choice',
    options: namedOptions(projects),
  },
  { name: 'isOpenWallet', label: fields.isOpenWallet, type: 'flag' },
]

interface Props {
  /** Must be stable between renders. */
  onPick: (row: ChooserRow) => void
  onClose: () => void
}

/** 选择车队长与司机: one row is picked. */
export function ChooserDrawer({ onPick, onClose }: Props) {
  const list = useLocalList<Search, never>({ filters: {}, sort: [] })
  const { data } = useQuery(ChooserProjectsDocument)
  const asked = useMemo(() => searchFields(data?.projects ?? []), [data])
  const page = usePageQuery(
    CaptainDriversDocument,
    { filter: list.filters, page: list.pageInput },
    (answer) => answer.captainDrivers,
  )
  const shown = useMemo((): Column<ChooserRow>[] => {
    const cell = (row: ChooserRow) => (
      <RowActions>
        <RowAction onClick={() => onPick(row)}>{texts.pick}</RowAction>
      </RowActions>
    )
    return [{ id: 'actions', header: texts.actions, width: 64, pin: 'start', cell }, ...columns]
  }, [onPick])
  const text = (value: unknown) => (typeof value === 'string' && value.trim() ? value.trim() : undefined)
  return (
    <SideDrawer open width="760px" title={texts.chooser} onClose={onClose}>
      <div className={css.list}>
        <SearchForm
          plain
          fields={asked}
          list={list}
          onSearch={({ keyword, projectInfoId, isOpenWallet }) =>
            list.setFilters({
              keyword: text(keyword),
              projectInfoId: text(projectInfoId),
              isOpenWallet: typeof isOpenWallet === 'boolean' ? isOpenWallet : undefined,
            })
          }
        />
        <CardedTable
          id="captain-drivers"
          label={texts.chooser}
          columns={shown}
          card={cardOf(shown, card)}
          rows={page.rows}
          rowKey={rowKey}
          rowName={rowName}
          total={page.total}
          list={list}
          loading={page.loading}
          error={page.error}
          onRetry={page.refetch}
          onOpen={onPick}
          emptyText={texts.empty}
        />
      </div>
    </SideDrawer>
  )
}
