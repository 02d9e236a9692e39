import { useEffect, useState } from 'react'
import { usePageQuery } from '../../../apollo/usePageQuery'
import { stateTones } from '../../../gql/stateTones'
import type { CompanyUserSortField } from '../../../gql/types.generated'
import { CardedTable } from '../../../ui/data-table/cards/CardedTable'
import { cardOf } from '../../../ui/data-table/cards/cardOf'
import type { Column } from '../../../ui/data-table/types'
import { StatusBadge } from '../../../ui/format/StatusBadge'
import { Button } from '../../../ui/layout/Button'
import type { SortItem } from '../../../ui/list/useListState'
import { useLocalList } from '../../../ui/list/useLocalList'
import { useSelection } from '../../../ui/list/useSelection'
import { OrganMembersDocument, type OrganMembersQuery } from './organ.generated'
import { PlaceDialog } from './PlaceDialog'
import { texts } from './texts'
import type { Place } from './tree'

export type Member = OrganMembersQuery['users']['records'][number]

const { people } = texts
const sort: SortItem<CompanyUserSortField>[] = [{ field: 'NAME', direction: 'ASC' }]
const initial: { filters: Record<string, never>; sort: typeof sort } = { filters: {}, sort }
const rowKey = (row: Member) => row.id
const rowName = (row: Member) => row.name

const columns: readonly Column<Member>[] = [
  { id: 'name', header: people.name, width: 110, pin: 'start', rowHeader: true, sort: 'NAME', cell: (row) => row.name },
  {
    id: 'state',
    header: people.state,
    width: 90,
    cell: ({ state }) => <StatusBadge tone={stateTones.MemberState[state]}>{texts.states[state]}</StatusBadge>,
  },
  {
    id: 'organName',
    header: people.organName,
    width: 150,
    sort: 'ORGAN_NAME',
    cell: (row) => row.organName ?? texts.ofCompany,
  },
  {
    id: 'positionName',
    header: people.positionName,
    width: 130,
    sort: 'POSITION_NAME',
    cell: (row) => row.positionName,
  },
  { id: 'roleNames', header: people.roleNames, width: 170, cell: (row) => row.roleNames },
  {
    id: 'phone',
    header: people.phone,
    width: 130,
    sort: 'PHONE',
    cell: (row) => <span className="tf-number">{row.phone}</span>,
  },
]
const card = cardOf(columns, { state: 'state', facts: ['organName', 'positionName', 'roleNames'] })

interface Props {
  /** Those of an organ and of all below it; everybody without one. */
  organId: string | undefined
  places: readonly Place[]
  onCounted: (count: number) => void
}

/** Who belongs to an organ, to be put elsewhere. */
export function MemberTable({ organId, places, onCounted }: Props) {
  const list = useLocalList(initial)
  const selection = useSelection(rowKey)
  const [placing, setPlacing] = useState(false)
  const variables = { filter: organId ? { organId } : {}, sort: list.sort, page: list.pageInput }
  const page = usePageQuery(OrganMembersDocument, variables, (data) => data.users)
  const { total, rows } = page
  useEffect(() => {
    if (rows) onCounted(total)
  }, [rows, total, onCounted])
  return (
    <>
      <CardedTable
        id="organ-members"
        label={texts.members()}
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
        emptyText={texts.noMembers}
        selection={selection}
        selectLimit={MOST}
        selectionActions={
          <Button variant="solid" permission="sys:user:edit" onClick={() => setPlacing(true)}>
            {texts.place}
          </Button>
        }
      />
      {placing && (
        <PlaceDialog
          members={[...selection.rows.values()]}
          places={places}
          onClose={() => setPlacing(false)}
          onDone={selection.clear}
        />
      )}
    </>
  )
}

/** As many as are put elsewhere at once. */
const MOST = 200
