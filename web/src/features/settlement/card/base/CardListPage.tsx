import { useCallback, useMemo, useRef, useState } from 'react'
import { usePageQuery } from '../../../../apollo/usePageQuery'
import type { Column } from '../../../../ui/data-table/types'
import { useStableHandlers } from '../../../../ui/data-table/useStableHandlers'
import { LuPlus, LuScanLine } from '../../../../ui/icons'
import { late } from '../../../../ui/late'
import { Button } from '../../../../ui/layout/Button'
import { ListPage } from '../../../../ui/layout/ListPage'
import { RowAction } from '../../../../ui/layout/RowAction'
import { RowActions } from '../../../../ui/layout/RowActions'
import { useListState } from '../../../../ui/list/useListState'
import { useSelection } from '../../../../ui/list/useSelection'
import { useDrawerParam } from '../../../../ui/overlay/useDrawerParam'
import { usePermission } from '../../../../ui/permission/permission'
import { SearchForm } from '../../../../ui/search-form/SearchForm'
import { ListTable } from '../../../view/list-table'
import { CardVerbs } from '../verbs/CardVerbs'
import { BaseCardsDocument } from './base-card.generated'
import { CardDrawer } from './CardDrawer'
import { cardFor, columns, type Row } from './columns'
import { LabelMenu } from './LabelMenu'
import { config, searchFields, toFilter } from './list'
import { SetupMenu, SetupRowMenu } from './SetupMenu'
import { texts } from './texts'
import { useLoss } from './useLoss'
import { type BaseVerb, isLoss, type SetupVerb } from './verbs'

const ActivationDialog = late(() => import('./activation/ActivationDialog'))
const CreateDialog = late(() => import('./CreateDialog'))
const SetupDialog = late(() => import('./SetupDialog'))

const rowKey = ({ id }: Row) => id
const rowName = ({ cardNo }: Row) => cardNo

/** 结算卡: the cards that the company has made, whose they are, and what is done with them. */
export default function CardListPage() {
  const can = usePermission()
  const list = useListState(config)
  const filter = toFilter(list.filters)
  const page = usePageQuery(BaseCardsDocument, { filter, sort: list.sort, page: list.pageInput }, (data) => data.cards)
  const selection = useSelection(rowKey)
  const viewing = useDrawerParam('card')
  const adding = useDrawerParam('add')
  const scanning = useDrawerParam('scan')
  const [asked, setAsked] = useState<{ verb: SetupVerb; cards: readonly Row[] } | null>(null)
  const handlers = useStableHandlers<Row, Record<'view', (row: Row) => void>>({ view: (row) => viewing.open(row.id) })
  const changed = () => {
    selection.clear()
    page.refetch()
  }
  const loss = useLoss(changed)
  const latest = useRef(loss.start)
  latest.current = loss.start
  const start = useCallback((verb: BaseVerb, cards: readonly Row[]) => {
    if (!isLoss(verb)) setAsked({ verb, cards })
    else if (cards[0]) latest.current(verb, cards[0])
  }, [])
  const shown = useMemo(() => [...columns, actionsColumn(handlers.view, start)], [handlers, start])
  const rows = page.rows ?? []
  const chosen = [...selection.rows.values()]
  const at = rows.findIndex(({ id }) => id === viewing.value)
  const step = (to: number) => {
    const row = at < 0 ? undefined : rows[to]
    return row ? () => viewing.open(row.id) : null
  }
  const create = (
    <Button variant="solid" icon={<LuPlus aria-hidden />} permission="chain:card:add" onClick={() => adding.open('1')}>
      {texts.create.verb}
    </Button>
  )
  return (
    <ListPage title={texts.title} search={<SearchForm fields={searchFields} list={list} />}>
      <CardVerbs onChanged={changed}>
        <ListTable
          id="base-cards"
          label={texts.title}
          columns={shown}
          rowKey={rowKey}
          rowName={rowName}
          list={list}
          page={page}
          exported={{ list: 'CARDS', filter }}
          querySums={{ ...page.summary }}
          selection={selection}
          loadAll={page.loadAll}
          selectionActions={
            <>
              <LabelMenu cards={chosen} />
              <SetupMenu cards={chosen} start={start} />
            </>
          }
          onOpen={(row) => viewing.open(row.id)}
          card={cardFor(shown)}
          emptyText={texts.empty}
          emptyAction={create}
          toolbar={
            <>
              {create}
              {can('chain:card:edit') && (
                <Button
                  icon={<LuScanLine aria-hidden />}
                  permission="chain:garbagecustomersales:edit"
                  onClick={() => scanning.open('1')}
                >
                  {texts.scan}
                </Button>
              )}
            </>
          }
        />
        {viewing.value && (
          <CardDrawer
            // What was done to the card is told by it.
            key={`${viewing.value} ${rows[at]?.status} ${rows[at]?.captainId} ${rows[at]?.lostTime}`}
            id={viewing.value}
            verbs={(card) => (
              <>
                <LabelMenu cards={[card]} />
                <SetupMenu cards={[card]} start={start} />
              </>
            )}
            onPrevious={step(at - 1)}
            onNext={step(at + 1)}
            onClose={viewing.close}
          />
        )}
      </CardVerbs>
      {adding.value && (
        <CreateDialog onClose={adding.close} onMade={changed} onShow={(batchNo) => list.setFilters({ batchNo })} />
      )}
      {scanning.value && <ActivationDialog onClose={scanning.close} onChanged={changed} />}
      {loss.dialog}
      {asked && <SetupDialog {...asked} onChanged={changed} onClose={() => setAsked(null)} />}
    </ListPage>
  )
}

const actionsColumn = (
  view: (row: Row) => void,
  start: (verb: BaseVerb, cards: readonly Row[]) => void,
): Column<Row> => ({
  id: 'actions',
  header: texts.actions,
  width: 110,
  pin: 'end',
  cell: (row) => (
    <RowActions>
      <RowAction onClick={() => view(row)}>{texts.view}</RowAction>
      <SetupRowMenu card={row} start={start} />
    </RowActions>
  ),
})
