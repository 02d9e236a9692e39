import { useApolloClient } from '@apollo/client/react'
import { useCallback, useMemo } from 'react'
import { everyRow, MAX_SELECTED } from '../../../apollo/everyRow'
import { cardOf } from '../../../ui/data-table/cards/cardOf'
import type { Column } from '../../../ui/data-table/types'
import { useDrawerParam } from '../../../ui/overlay/useDrawerParam'
import { TripMenu, useTripVerbs } from '../../settlement/verbs'
import { ListTable } from '../../view/list-table'
import { type RowVerbs, RowVerbsContext } from './actions'
import { BatchMenu } from './batch/BatchMenu'
import { card } from './columns'
import { DetailActions } from './drawer/DetailActions'
import { CreateDrawer } from './edit/CreateDrawer'
import { EditDrawer } from './edit/EditDrawer'
import { useVerbs } from './edit/verbs'
import { ListButtons } from './ListButtons'
import { PriceButton } from './PriceButton'
import { OpenReviewDialog } from './review/OpenReviewDialog'
import { OpenReviewCountDocument } from './review/review.generated'
import type { Waybill } from './rows'
import { texts } from './texts'
import { tableOf, useWaybills } from './useWaybills'
import { WaybillFrame } from './WaybillFrame'
import { WaybillRowActions } from './WaybillRowActions'
import { WaybillsDocument } from './waybill.generated'

const actions: Column<Waybill> = {
  id: 'actions',
  header: texts.actions,
  width: 150,
  pin: 'end',
  cell: (row) => <WaybillRowActions waybill={row} />,
}

/** The trips of the company: searched, paged, summed, added, edited one by one and many at once, reviewed. */
export default function WaybillListPage() {
  const waybills = useWaybills('waybills')
  const { list, page, filter, selection, selects, drawer } = waybills
  const client = useApolloClient()
  const [editing, creating, reviewing] = [useDrawerParam('edit'), useDrawerParam('create'), useDrawerParam('review')]
  const { refetch } = page
  const changed = useCallback(() => {
    refetch()
    // A count that cannot be loaded again stays unchanged.
    client.refetchQueries({ include: [OpenReviewCountDocument] }).catch(() => undefined)
  }, [refetch, client])
  const verbs = useVerbs(changed)
  const { void: voidIt } = verbs
  const { clear } = selection
  // The selection does not match the rows any more.
  const moved = useCallback(() => {
    clear()
    changed()
  }, [clear, changed])
  const { start: settled, dialog } = useTripVerbs(moved)
  const [edit, review] = [editing.open, reviewing.open]
  const rowVerbs = useMemo<RowVerbs>(
    () => ({ edit, review: ({ id }) => review(id), void: voidIt, settled }),
    [edit, review, voidIt, settled],
  )
  const columns = useMemo(
    () => (selects ? [...waybills.columns, actions] : waybills.columns),
    [selects, waybills.columns],
  )
  const loadAll = () =>
    everyRow(async (page) => {
      const variables = { filter, sort: list.sort, page }
      const { data } = await client.query({ query: WaybillsDocument, variables, fetchPolicy: 'no-cache' })
      return data?.waybills
    })
  const chosen = [...selection.rows.values()]

  return (
    <WaybillFrame
      title={texts.title}
      waybills={waybills}
      drawerActions={selects && drawer.value && <DetailActions id={drawer.value} onEdit={edit} onChanged={changed} />}
    >
      <RowVerbsContext value={rowVerbs}>
        <ListTable
          {...tableOf(waybills)}
          label={texts.title}
          columns={columns}
          card={cardOf(columns, card)}
          loadAll={loadAll}
          selectLimit={MAX_SELECTED}
          selectionActions={
            <>
              <PriceButton waybills={chosen} onChanged={page.refetch} />
              <BatchMenu waybills={chosen} onChanged={page.refetch} />
              <TripMenu trips={chosen} start={settled} />
            </>
          }
          toolbar={selects && <ListButtons list={list} onCreate={() => creating.open('1')} />}
        />
      </RowVerbsContext>
      {editing.value && <EditDrawer key={editing.value} id={editing.value} onClose={editing.close} onSaved={changed} />}
      {creating.value && <CreateDrawer onClose={creating.close} onCreated={page.refetch} />}
      {dialog}
      <OpenReviewDialog waybillId={reviewing.value} onClose={reviewing.close} onDecided={changed} />
    </WaybillFrame>
  )
}
