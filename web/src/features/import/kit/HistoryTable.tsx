import { useQuery } from '@apollo/client/react'
import { useEffect, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { toRequestError } from '../../../apollo/errors'
import { usePollMs } from '../../../apollo/live/flowing'
import { useDownload } from '../../../apollo/useDownload'
import { CardedTable } from '../../../ui/data-table/cards/CardedTable'
import { cardOf } from '../../../ui/data-table/cards/cardOf'
import looks from '../../../ui/layout/looks.module.css'
import { useListState } from '../../../ui/list/useListState'
import { useActive } from '../../../ui/overlay/active'
import { ExportMenu } from '../../export/export-task'
import css from '../import.module.css'
import { card, historyColumns } from './historyColumns'
import { isOpen } from './rows'
import type { Import, ImportRow, ImportSource } from './source'
import { texts } from './texts'

const ALONE_MS = 2000
const rowKey = ({ id }: Import) => id
const rowName = ({ fileName }: Import) => fileName

/** Earlier imports of the company with their progress, newest first. */
export function HistoryTable<Row extends ImportRow>({ source }: { source: ImportSource<Row> }) {
  const { exported, history, params, tables, urlOf, reportUrl } = source
  const { what } = source.texts
  const navigate = useNavigate()
  const active = useActive()
  const every = usePollMs(ALONE_MS)
  const config = useMemo(() => ({ filters: {}, size: 10, beside: params }), [params])
  const list = useListState(config)
  const { data, previousData, error, loading, refetch, startPolling, stopPolling } = useQuery(history.document, {
    variables: history.variables(list.pageInput),
    skipPollAttempt: () => document.hidden,
  })
  const answer = data ?? previousData
  const page = answer === undefined ? undefined : history.pick(answer)
  const polls = active && (page?.records.some(isOpen) ?? false)
  useEffect(() => {
    if (!polls) return
    startPolling(every)
    return stopPolling
  }, [polls, every, startPolling, stopPolling])

  const { run } = useDownload()
  const columns = useMemo(
    () =>
      historyColumns({
        urlOf,
        onReport: ({ id, fileName }) => void run(reportUrl(id), { method: 'GET' }, texts.reportName(fileName)),
      }),
    [run, urlOf, reportUrl],
  )
  return (
    <CardedTable
      id={tables.history}
      label={texts.history}
      columns={columns}
      card={cardOf(columns, card)}
      rows={page?.records}
      rowKey={rowKey}
      rowName={rowName}
      total={page?.total ?? 0}
      list={list}
      loading={loading}
      error={error ? toRequestError(error) : null}
      onRetry={() => void refetch().catch(() => undefined)}
      onOpen={({ id }) => navigate(urlOf(id))}
      emptyText={texts.noHistory(what)}
      {...(exported && {
        tools: (table) => <ExportMenu list={exported.history} table={table} filter={{}} total={page?.total ?? 0} />,
      })}
      toolbar={
        <>
          <h2 className={css.title}>{texts.history}</h2>
          <span className={looks.hint}>{texts.kept(what)}</span>
        </>
      }
    />
  )
}
