import { useApolloClient, useQuery } from '@apollo/client/react'
import { useMemo, useRef } from 'react'
import { usePageQuery } from '../../../apollo/usePageQuery'
import { cardOf } from '../../../ui/data-table/cards/cardOf'
import { BatchResultDialog } from '../../../ui/feedback/BatchResultDialog'
import { Button } from '../../../ui/layout/Button'
import { ListPage } from '../../../ui/layout/ListPage'
import { useListState } from '../../../ui/list/useListState'
import { useSelection } from '../../../ui/list/useSelection'
import { useDrawerParam } from '../../../ui/overlay/useDrawerParam'
import { SearchForm } from '../../../ui/search-form/SearchForm'
import { ListTable } from '../../view/list-table'
import { WaybillDrawer } from '../waybill'
import { AnomalyDrawer } from './AnomalyDrawer'
import { AnomaliesDocument, AnomalyChoicesDocument } from './anomaly.generated'
import css from './anomaly.module.css'
import { anomalyColumns, card, type Handlers } from './columns'
import { config, searchFields, toFilter } from './list'
import { ReasonDialog } from './ReasonDialog'
import { RuleChips } from './RuleChips'
import { type Anomaly, EDIT, MAX_HANDLED } from './rows'
import { SettingsDrawer } from './SettingsDrawer'
import { StateTabs } from './StateTabs'
import { texts } from './texts'
import { useHandling } from './useHandling'

const rowKey = (row: Anomaly) => row.id
const rowName = (row: Anomaly) => `${row.no} ${texts.rules[row.rule]}`
const ALL = { current: 1, size: MAX_HANDLED }

/** What is odd about the company's waybills, to be worked off: one by one by keyboard, or the clean in one go. */
export default function AnomalyListPage() {
  const client = useApolloClient()
  const list = useListState(config)
  const { data } = useQuery(AnomalyChoicesDocument)
  const fields = useMemo(() => searchFields(data?.projects ?? []), [data])
  const variables = { filter: toFilter(list.filters), sort: list.sort, page: list.pageInput }
  const page = usePageQuery(AnomaliesDocument, variables, (answer) => answer.anomalies)
  const selection = useSelection(rowKey)
  const flag = useDrawerParam('anomaly')
  const waybill = useDrawerParam('waybill')
  const rules = useDrawerParam('rules')

  const rows = page.rows ?? []
  const at = rows.findIndex(({ id }) => id === flag.value)
  const step = (to: number) => {
    const row = at < 0 ? undefined : rows[to]
    return row ? () => flag.open(row.id) : null
  }
  const next = step(at + 1)
  const handling = useHandling(() => {
    selection.clear()
    // What is handled leaves the list of what waits; its neighbour is shown instead.
    if (flag.value && list.filters.state === undefined) (next ?? flag.close)()
    page.refetch()
  })

  const latest = useRef<Handlers | null>(null)
  latest.current = {
    open: (row) => flag.open(row.id),
    waybill: waybill.open,
    confirm: (row) => handling.ask('confirm', [row]),
    clear: (row) => handling.ask('clear', [row]),
    reopen: (row) => handling.reopen([row]),
  }
  const columns = useMemo(
    () =>
      anomalyColumns({
        open: (row) => latest.current?.open(row),
        waybill: (id) => latest.current?.waybill(id),
        confirm: (row) => latest.current?.confirm(row),
        clear: (row) => latest.current?.clear(row),
        reopen: (row) => latest.current?.reopen(row),
      }),
    [],
  )
  const loadAll = async () => {
    const { data: all } = await client.query({ query: AnomaliesDocument, variables: { ...variables, page: ALL } })
    return all?.anomalies.records ?? []
  }
  const chosen = [...selection.rows.values()]
  const tooMany = chosen.length > MAX_HANDLED ? texts.tooMany(MAX_HANDLED) : null

  return (
    <ListPage
      title={texts.title}
      search={
        <SearchForm
          fields={fields}
          list={list}
          onSearch={(values) => list.setFilters({ ...values, rule: list.filters.rule, state: list.filters.state })}
        />
      }
    >
      <ListTable
        id="anomalies"
        label={texts.title}
        columns={columns}
        card={cardOf(columns, card, (row) => flag.open(row.id))}
        rowKey={rowKey}
        rowName={rowName}
        list={list}
        page={page}
        exported={{ list: 'ANOMALIES', filter: variables.filter }}
        selection={selection}
        loadAll={loadAll}
        selectionActions={
          <>
            <Button
              size="xs"
              permission={EDIT}
              disabledReason={tooMany}
              onClick={() => handling.ask('confirm', chosen)}
            >
              {texts.confirm}
            </Button>
            <Button
              size="xs"
              variant="solid"
              permission={EDIT}
              disabledReason={tooMany}
              onClick={() => handling.ask('clear', chosen)}
            >
              {texts.clear}
            </Button>
          </>
        }
        onOpen={(row) => flag.open(row.id)}
        emptyText={texts.empty}
        toolbar={
          <>
            <div className={css.bar}>
              <StateTabs
                value={list.filters.state ?? 'OPEN'}
                onChange={(state) => {
                  // What can be done with flags of one state cannot be done with those of another.
                  selection.clear()
                  list.setFilters({ ...list.filters, state: state === 'OPEN' ? undefined : state })
                }}
              />
              <Button size="xs" onClick={() => rules.open('1')}>
                {texts.settings}
              </Button>
            </div>
            <RuleChips
              counts={page.summary?.rules ?? []}
              value={list.filters.rule}
              onChange={(rule) => list.setFilters({ ...list.filters, rule })}
            />
          </>
        }
      />
      <AnomalyDrawer
        anomaly={at < 0 || waybill.value ? undefined : rows[at]}
        handling={handling}
        onWaybill={waybill.open}
        onPrevious={step(at - 1)}
        onNext={next}
        onClose={flag.close}
      />
      <WaybillDrawer id={waybill.value} onClose={waybill.close} />
      {handling.asked && <ReasonDialog {...handling.asked} onClose={handling.cancel} onDone={handling.done} />}
      <BatchResultDialog title={texts.result} rows={handling.result} onClose={handling.closeResult} />
      {rules.value && <SettingsDrawer onClose={rules.close} onSaved={page.refetch} />}
    </ListPage>
  )
}
