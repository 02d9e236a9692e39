import { useMemo, useState } from 'react'
import { useCommand } from '../../../../apollo/useCommand'
import { usePageQuery } from '../../../../apollo/usePageQuery'
import { CardedTable } from '../../../../ui/data-table/cards/CardedTable'
import { cardOf } from '../../../../ui/data-table/cards/cardOf'
import { useStableHandlers } from '../../../../ui/data-table/useStableHandlers'
import { confirm } from '../../../../ui/feedback/confirmStore'
import { toast } from '../../../../ui/feedback/toastStore'
import { formatMinute } from '../../../../ui/format/date'
import { formatCount } from '../../../../ui/format/decimal'
import { ListPage } from '../../../../ui/layout/ListPage'
import { useListState } from '../../../../ui/list/useListState'
import { SearchForm } from '../../../../ui/search-form/SearchForm'
import { OpenDialog } from '../rescue/OpenDialog'
import { type Company, card, companyColumns, type Handlers } from './columns'
import { DeskCompaniesDocument, ResumeCompanyDocument } from './company.generated'
import css from './company.module.css'
import { config, searchFields, toFilter } from './list'
import { SuspendDialog } from './SuspendDialog'
import { texts } from './texts'

const rowKey = (row: Company) => row.id
const rowName = (row: Company) => row.companyName

/** 公司: who works on the platform and how much, and who may do so no more for a while. */
export default function CompanyListPage() {
  const list = useListState(config)
  const [suspending, setSuspending] = useState<Company | null>(null)
  const [rescuing, setRescuing] = useState<Company | null>(null)
  const page = usePageQuery(
    DeskCompaniesDocument,
    { filter: toFilter(list.filters), sort: list.sort, page: list.pageInput },
    (data) => data.companies,
  )
  const { run: resume } = useCommand(ResumeCompanyDocument)
  const askResume = async ({ id, companyName, suspendedAt, suspendedReason }: Company) => {
    const about = texts.resumeAbout(formatMinute(suspendedAt), suspendedReason ?? '')
    if (!(await confirm({ title: texts.resumeTitle, content: texts.resumeQuestion(companyName), about }))) return
    try {
      if ((await resume({ id })) === null) return
      toast.success(texts.resumed)
    } catch (error) {
      toast.failure(error)
    }
    // After a refusal, too: somebody else may have been faster.
    page.refetch()
  }
  const handlers = useStableHandlers<Company, Handlers>({
    suspend: setSuspending,
    rescue: setRescuing,
    resume: (company) => void askResume(company),
  })
  const columns = useMemo(() => companyColumns(handlers), [handlers])
  const { summary, total } = page
  return (
    <ListPage title={texts.title} search={<SearchForm fields={searchFields} list={list} />}>
      <CardedTable
        id="desk-companies"
        label={texts.title}
        columns={columns}
        card={cardOf(columns, card)}
        rowKey={rowKey}
        rowName={rowName}
        list={list}
        rows={page.rows}
        total={total}
        loading={page.loading}
        error={page.error}
        onRetry={page.refetch}
        emptyText={texts.empty}
        toolbar={
          summary && (
            <p className={css.summary} role="status">
              {texts.summary(formatCount(total), formatCount(summary.authenticated), formatCount(summary.suspended))}
            </p>
          )
        }
      />
      {rescuing && <OpenDialog company={rescuing} onClose={() => setRescuing(null)} />}
      {suspending && <SuspendDialog company={suspending} onClose={() => setSuspending(null)} onDone={page.refetch} />}
    </ListPage>
  )
}
