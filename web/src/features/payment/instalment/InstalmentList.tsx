import { useApolloClient, useQuery } from '@apollo/client/react'
import { type ReactNode, useMemo } from 'react'
import { refetchOpen } from '../../../apollo/refetchOpen'
import { usePageQuery } from '../../../apollo/usePageQuery'
import { cardOf } from '../../../ui/data-table/cards/cardOf'
import { useStableHandlers } from '../../../ui/data-table/useStableHandlers'
import { ListPage } from '../../../ui/layout/ListPage'
import { Tabs } from '../../../ui/layout/Tabs'
import { useListState } from '../../../ui/list/useListState'
import { useDrawerParam } from '../../../ui/overlay/useDrawerParam'
import { SearchForm } from '../../../ui/search-form/SearchForm'
import { ListTable } from '../../view/list-table'
import { card, columns } from './columns'
import { PlanDrawer } from './drawer/PlanDrawer'
import { EditPlan } from './EditPlan'
import { InstalmentChoicesDocument, InstalmentsDocument } from './instalment.generated'
import { config, filtersOf, type Period, periodOf, searchFields, toFilter } from './list'
import type { Instalment } from './rows'
import { texts } from './texts'
import { type PlanVerbs, PlanVerbsContext } from './verbs'

const rowKey = ({ id }: Instalment) => id
const rowName = ({ settleNo, sequence, payeeName }: Instalment) => texts.rowName(settleNo, sequence, payeeName)
const cards = cardOf(columns, card)
/** The queries that show what another plan changes. */
const OF_PLANS = new Set(['Instalments', 'PlanDetail'])

/** The instalments of plans that hold, what is due first before the others. */
export function InstalmentList({ tabs }: { tabs: ReactNode }) {
  const list = useListState(config)
  const filter = toFilter(list.filters)
  const page = usePageQuery(
    InstalmentsDocument,
    { filter, sort: list.sort, page: list.pageInput },
    (data) => data.instalments,
  )
  const { data } = useQuery(InstalmentChoicesDocument)
  const projects = data?.projects
  const fields = useMemo(() => searchFields(projects ?? []), [projects])
  const viewing = useDrawerParam('plan')
  const changing = useDrawerParam('change')
  const verbs = useStableHandlers<string, PlanVerbs>({
    view: viewing.open,
    change: changing.open,
  })
  const client = useApolloClient()
  // A failed second try is told by the list itself.
  const changed = () => void refetchOpen(client, OF_PLANS).catch(() => undefined)
  const { payeeName, settleNo, projectInfoId } = list.filters
  const ask = (period: Period) => list.setFilters({ payeeName, settleNo, projectInfoId, ...filtersOf(period) })
  return (
    <ListPage title={texts.title} search={<SearchForm fields={fields} list={list} />}>
      <PlanVerbsContext value={verbs}>
        <ListTable
          id="instalments"
          label={texts.title}
          columns={columns}
          card={cards}
          rowKey={rowKey}
          rowName={rowName}
          list={list}
          page={page}
          exported={{ list: 'INSTALMENTS', filter }}
          querySums={page.summary}
          onOpen={({ settlementId }) => viewing.open(settlementId)}
          emptyText={texts.empty}
          toolbar={
            <>
              {tabs}
              <Tabs<Period | ''>
                label={texts.periods}
                names={texts.period as Record<Period | '', string>}
                value={periodOf(list.filters) ?? ''}
                onChange={(period) => period && ask(period)}
              />
            </>
          }
        />
        {viewing.value && <PlanDrawer settlementId={viewing.value} onClose={viewing.close} />}
      </PlanVerbsContext>
      {changing.value && <EditPlan settlementId={changing.value} onClose={changing.close} onChanged={changed} />}
    </ListPage>
  )
}
