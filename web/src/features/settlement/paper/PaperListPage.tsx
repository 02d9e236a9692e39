import { useQuery } from '@apollo/client/react'
import { useMemo, useState } from 'react'
import { usePageQuery } from '../../../apollo/usePageQuery'
import { cardOf } from '../../../ui/data-table/cards/cardOf'
import { useStableHandlers } from '../../../ui/data-table/useStableHandlers'
import { LuListChecks, LuUpload } from '../../../ui/icons'
import { Button } from '../../../ui/layout/Button'
import { ListPage } from '../../../ui/layout/ListPage'
import { Tabs } from '../../../ui/layout/Tabs'
import { useListState } from '../../../ui/list/useListState'
import { useDrawerParam } from '../../../ui/overlay/useDrawerParam'
import { SearchForm } from '../../../ui/search-form/SearchForm'
import { ListTable } from '../../view/list-table'
import { card, columnsOf, type RowVerbs } from './columns'
import { PaperDrawer } from './drawer/PaperDrawer'
import { EDIT, SETTINGS } from './kinds'
import { config, filterOf, searchFields, shownOf, toFilter } from './list'
import { NeedsDialog } from './needs/NeedsDialog'
import { PaperChoicesDocument, PapersDocument } from './paper.generated'
import type { PaperRow } from './rows'
import { texts } from './texts'
import { UploadDialog } from './upload/UploadDialog'
import type { Given } from './upload/uploads'

const rowKey = ({ id }: PaperRow) => id
const rowName = ({ settleNo }: PaperRow) => settleNo

/** 结算资料: the settlements that miss papers, and what proves each of them. */
export default function PaperListPage() {
  const list = useListState(config)
  const filter = toFilter(list.filters)
  const shown = shownOf(list.filters)
  const page = usePageQuery(
    PapersDocument,
    { filter, sort: list.sort, page: list.pageInput },
    (data) => data.settlements,
  )
  const { data } = useQuery(PaperChoicesDocument)
  const projects = data?.projects
  const fields = useMemo(() => searchFields(projects ?? []), [projects])
  const viewing = useDrawerParam('settlement')
  const [uploading, setUploading] = useState<Given | null>(null)
  const [deciding, setDeciding] = useState(false)
  const verbs = useStableHandlers<PaperRow, RowVerbs>({
    view: ({ id }) => viewing.open(id),
    upload: ({ id, settleNo }) => setUploading({ settlement: { id, settleNo } }),
  })
  const { columns, cards } = useMemo(() => {
    const own = columnsOf(verbs)
    return { columns: own, cards: cardOf(own, card) }
  }, [verbs])
  const rows = page.rows ?? []
  const at = rows.findIndex(({ id }) => id === viewing.value)
  const step = (to: number) => {
    const row = at < 0 ? undefined : rows[to]
    return row ? () => viewing.open(row.id) : null
  }
  return (
    <ListPage
      title={texts.title}
      search={
        <SearchForm
          fields={fields}
          list={list}
          // Which of them are shown is chosen above the table.
          onSearch={(asked) => list.setFilters({ ...asked, ...filterOf(shown) })}
        />
      }
    >
      <ListTable
        id="settlement-papers"
        label={texts.title}
        columns={columns}
        card={cards}
        rowKey={rowKey}
        rowName={rowName}
        list={list}
        page={page}
        exported={{ list: 'SETTLEMENTS', filter }}
        querySums={page.summary}
        onOpen={(row) => viewing.open(row.id)}
        emptyText={shown === 'missing' ? texts.noneMissing : texts.empty}
        toolbar={
          <>
            <Button variant="solid" icon={<LuUpload aria-hidden />} permission={EDIT} onClick={() => setUploading({})}>
              {texts.upload}
            </Button>
            <Button icon={<LuListChecks aria-hidden />} permission={SETTINGS} onClick={() => setDeciding(true)}>
              {texts.needs}
            </Button>
            <Tabs
              label={texts.shownLabel}
              names={texts.shown}
              value={shown}
              onChange={(next) => list.setFilters({ ...list.filters, ...filterOf(next) })}
            />
          </>
        }
      />
      {viewing.value && (
        <PaperDrawer id={viewing.value} onPrevious={step(at - 1)} onNext={step(at + 1)} onClose={viewing.close} />
      )}
      {uploading && <UploadDialog given={uploading} onClose={() => setUploading(null)} />}
      {deciding && <NeedsDialog onClose={() => setDeciding(false)} />}
    </ListPage>
  )
}
