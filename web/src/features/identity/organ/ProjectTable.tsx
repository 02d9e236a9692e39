import { useEffect } from 'react'
import { usePageQuery } from '../../../apollo/usePageQuery'
import type { OrganProjectSortField } from '../../../gql/types.generated'
import { CardedTable } from '../../../ui/data-table/cards/CardedTable'
import { cardOf } from '../../../ui/data-table/cards/cardOf'
import type { Column } from '../../../ui/data-table/types'
import type { SortItem } from '../../../ui/list/useListState'
import { useLocalList } from '../../../ui/list/useLocalList'
import { OrganProjectsDocument, type OrganProjectsQuery } from './organ.generated'
import { texts } from './texts'

type Project = OrganProjectsQuery['organProjects']['records'][number]

const { projectFields: fields } = texts
const sort: SortItem<OrganProjectSortField>[] = [{ field: 'PROJECT_NAME', direction: 'ASC' }]
const initial: { filters: Record<string, never>; sort: typeof sort } = { filters: {}, sort }
const rowKey = (row: Project) => row.id
const rowName = (row: Project) => row.projectName

const columns: readonly Column<Project>[] = [
  {
    id: 'projectName',
    header: fields.projectName,
    width: 240,
    pin: 'start',
    rowHeader: true,
    sort: 'PROJECT_NAME',
    cell: (row) => row.projectName,
  },
  {
    id: 'organName',
    header: fields.organName,
    width: 180,
    sort: 'ORGAN_NAME',
    cell: (row) => row.organName ?? texts.ofCompany,
  },
  { id: 'enabled', header: fields.enabled, width: 110, cell: (row) => texts.enabled[`${row.enabled}`] },
]
const card = cardOf(columns, { facts: ['organName', 'enabled'] })

interface Props {
  /** Those of an organ and of all below it; all of the company without one. */
  organId: string | undefined
  onCounted: (count: number) => void
}

/** Which projects an organ has. */
export function ProjectTable({ organId, onCounted }: Props) {
  const list = useLocalList(initial)
  const variables = { filter: organId ? { organId } : {}, sort: list.sort, page: list.pageInput }
  const page = usePageQuery(OrganProjectsDocument, variables, (data) => data.organProjects)
  const { total, rows } = page
  useEffect(() => {
    if (rows) onCounted(total)
  }, [rows, total, onCounted])
  return (
    <CardedTable
      id="organ-projects"
      label={texts.projects()}
      columns={columns}
      card={card}
      rows={rows}
      rowKey={rowKey}
      rowName={rowName}
      total={total}
      list={list}
      loading={page.loading}
      error={page.error}
      onRetry={page.refetch}
      emptyText={texts.noProjects}
    />
  )
}
