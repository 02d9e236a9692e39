import { useMemo } from 'react'
import type { PageQuery } from '../../../apollo/usePageQuery'
import type { ExportList } from '../../../gql/types.generated'
import { RowCard } from '../../../ui/data-table/cards/Cards'
import type { Column } from '../../../ui/data-table/types'
import { useStableHandlers } from '../../../ui/data-table/useStableHandlers'
import { confirm } from '../../../ui/feedback/confirmStore'
import { toast } from '../../../ui/feedback/toastStore'
import { LuPlus } from '../../../ui/icons'
import { Button } from '../../../ui/layout/Button'
import { ListPage } from '../../../ui/layout/ListPage'
import type { ListState } from '../../../ui/list/useListState'
import { useDrawerParam } from '../../../ui/overlay/useDrawerParam'
import { SearchForm } from '../../../ui/search-form/SearchForm'
import type { Searched, SearchField } from '../../../ui/search-form/types'
import { ImportButton } from '../../import/data'
import { ListTable } from '../../view/list-table'
import { EnabledBadge } from './EnabledBadge'
import type { BaseDataKind, BaseRow } from './kind'
import { AddDrawer, EditDrawer } from './SaveDrawer'
import { needs, texts } from './texts'
import { ViewDrawer } from './ViewDrawer'
import { actionsColumn, BaseDataActions, type Handlers } from './verbs'

type TextsOf<Values> = { [Name in keyof Values]: string }

interface Props<Row extends BaseRow, Values extends TextsOf<Values>, Summary> {
  kind: BaseDataKind<Row, Values>
  /** Names the table for its stored columns. */
  id: string
  exported: { list: ExportList; filter: object }
  list: Searched & Omit<ListState<object>, 'filters' | 'setFilters'>
  searchFields: readonly SearchField[]
  page: PageQuery<Row, Summary>
  columns: readonly Column<Row>[]
}

const rowKey = ({ id }: BaseRow) => id

/** The list of a kind of base data, with the drawers of one, of a new one and of a change, each at its own address. */
export function BaseDataListPage<Row extends BaseRow, Values extends TextsOf<Values>, Summary>({
  kind,
  id,
  exported,
  list,
  searchFields,
  page,
  columns,
}: Props<Row, Values, Summary>) {
  const { title, what } = kind.texts
  const viewing = useDrawerParam(kind.param)
  const editing = useDrawerParam('edit')
  const adding = useDrawerParam('add')
  const { setEnabled, remove } = kind.useVerbs()
  const attempt = async (run: () => Promise<unknown>, done: string) => {
    try {
      if ((await run()) === null) return
      toast.success(done)
      page.refetch()
    } catch (error) {
      toast.failure(error)
    }
  }
  const retire = async (row: Row) => {
    const about = texts.retireAbout(what, kind.nameOf(row))
    const question = { title: texts.retireTitle(what), content: texts.retireQuestion, about }
    if (await confirm(question)) await attempt(() => setEnabled(row, false), texts.done)
  }
  const erase = async (row: Row) => {
    const about = texts.deleteAbout(what, kind.nameOf(row))
    const question = { title: texts.deleteTitle(what), content: texts.deleteQuestion, about, danger: true }
    if (!(await confirm(question))) return
    await attempt(() => remove(row), texts.deleted)
    if (viewing.value === row.id) viewing.close()
  }
  const more = kind.useMore?.(() => void page.refetch())
  const handlers = useStableHandlers<Row, Handlers<Row>>({
    ...more?.handlers,
    view: (row) => viewing.open(row.id),
    update: (row) => editing.open(row.id),
    retire: (row) => void retire(row),
    restore: (row) => void attempt(() => setEnabled(row, true), texts.done),
    delete: (row) => void erase(row),
  })
  const shown = useMemo(() => [...columns, actionsColumn(handlers, kind.more)], [columns, handlers, kind.more])
  const rows = page.rows ?? []
  const at = rows.findIndex((row) => row.id === viewing.value)
  const step = (to: number) => {
    const row = at < 0 ? undefined : rows[to]
    return row ? () => viewing.open(row.id) : null
  }
  const card = (row: Row) => {
    const head = (
      <>
        <span className="tf-number">{kind.nameOf(row)}</span>
        <EnabledBadge enabled={row.enabled} />
      </>
    )
    return (
      <RowCard head={head} facts={kind.cardFactsOf(row)}>
        <BaseDataActions row={row} handlers={handlers} more={kind.more} />
      </RowCard>
    )
  }
  const buttons = (
    <>
      <Button
        variant="solid"
        icon={<LuPlus aria-hidden />}
        permission={needs(kind).add}
        onClick={() => adding.open('1')}
      >
        {texts.add(what)}
      </Button>
      {kind.importKind && <ImportButton kind={kind.importKind} />}
    </>
  )
  return (
    <ListPage title={title} search={<SearchForm fields={searchFields} list={list} />}>
      <ListTable
        id={id}
        label={title}
        columns={shown}
        rowKey={rowKey}
        rowName={kind.nameOf}
        list={list}
        page={page}
        exported={exported}
        onOpen={(row) => viewing.open(row.id)}
        card={card}
        emptyText={texts.empty(what)}
        emptyAction={buttons}
        toolbar={buttons}
      />
      {adding.value && <AddDrawer kind={kind} onClose={adding.close} onSaved={page.refetch} />}
      {viewing.value && !editing.value && (
        <ViewDrawer
          kind={kind}
          id={viewing.value}
          handlers={handlers}
          onPrevious={step(at - 1)}
          onNext={step(at + 1)}
          onClose={viewing.close}
        />
      )}
      {more?.dialogs}
      {editing.value && <EditDrawer kind={kind} id={editing.value} onClose={editing.close} onSaved={page.refetch} />}
    </ListPage>
  )
}
