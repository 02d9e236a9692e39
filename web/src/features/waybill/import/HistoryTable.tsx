import { useQuery } from '@apollo/client/react'
import { useEffect, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { toRequestError } from '../../../apollo/errors'
import { useDownload } from '../../../apollo/useDownload'
import { DataTable } from '../../../ui/data-table/DataTable'
import { useListState } from '../../../ui/list/useListState'
import { useActive } from '../../../ui/overlay/active'
import { ExportMenu } from '../../export/export-task'
import { historyColumns } from './historyColumns'
import { WaybillImportsDocument } from './import.generated'
import css from './import.module.css'
import { type Import, importUrl, isOpen, reportUrl } from './rows'
import { texts } from './texts'

const config = { filters: {}, size: 10 }
const EVERY_MS = 2000
const rowKey = ({ id }: Import) => id
const rowName = ({ fileName }: Import) => fileName

/** Earlier imports of the company, the newest first, with how far each is. */
export function HistoryTable() {
  const navigate = useNavigate()
  const active = useActive()
  const list = useListState(config)
  const { data, previousData, error, loading, refetch, startPolling, stopPolling } = useQuery(WaybillImportsDocument, {
    variables: { page: list.pageInput },
    skipPollAttempt: () => document.hidden,
  })
  const page = (data ?? previousData)?.waybillImports
  const polls = active && (page?.records.some(isOpen) ?? false)
  useEffect(() => {
    if (!polls) return
    startPolling(EVERY_MS)
    return stopPolling
  }, [polls, startPolling, stopPolling])

  const { run } = useDownload()
  const columns = useMemo(
    () => historyColumns(({ id, fileName }) => void run(reportUrl(id), { method: 'GET' }, texts.reportName(fileName))),
    [run],
  )
  return (
    <DataTable
      id="waybillImports"
      label={texts.history}
      columns={columns}
      rows={page?.records}
      rowKey={rowKey}
      rowName={rowName}
      total={page?.total ?? 0}
      list={list}
      loading={loading}
      error={error ? toRequestError(error) : null}
      onRetry={() => void refetch().catch(() => undefined)}
      onOpen={({ id }) => navigate(importUrl(id))}
      emptyText={texts.noHistory}
      tools={(table) => <ExportMenu list="WAYBILL_IMPORTS" table={table} filter={{}} total={page?.total ?? 0} />}
      toolbar={
        <>
          <h2 className={css.title}>{texts.history}</h2>
          <span className={css.note}>{texts.kept}</span>
        </>
      }
    />
  )
}
