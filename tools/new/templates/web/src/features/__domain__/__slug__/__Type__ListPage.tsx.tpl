import { useMemo } from 'react'
import { useCommand } from '../../../apollo/useCommand'
import { usePageQuery } from '../../../apollo/usePageQuery'
import { cardOf } from '../../../ui/data-table/cards/cardOf'
import { useStableHandlers } from '../../../ui/data-table/useStableHandlers'
import { confirm } from '../../../ui/feedback/confirmStore'
import { toast } from '../../../ui/feedback/toastStore'
import { Button } from '../../../ui/layout/Button'
import { LuPlus } from '../../../ui/icons'
import { ListPage } from '../../../ui/layout/ListPage'
import { useListState } from '../../../ui/list/useListState'
import { useDrawerParam } from '../../../ui/overlay/useDrawerParam'
import { SearchForm } from '../../../ui/search-form/SearchForm'
import { ListTable } from '../../view/list-table'
import { actionsColumn, card, columns, type Handlers, type {{Type}} } from './columns'
import { config, searchFields, toFilter } from './list'
import { AddDrawer, EditDrawer } from './SaveDrawer'
import { texts } from './texts'
import { Delete{{Type}}Document, {{Types}}Document } from './{{slug}}.generated'
import { ViewDrawer } from './ViewDrawer'

const rowKey = (row: {{Type}}) => row.id
const rowName = (row: {{Type}}) => row.name

/** {{label}}: the company's {{words}}, with the drawers of one, of a new one and of a change, each at its own address. */
export default function {{Type}}ListPage() {
  const list = useListState(config)
  const filter = toFilter(list.filters)
  const page = usePageQuery({{Types}}Document, { filter, sort: list.sort, page: list.pageInput }, (data) => data.{{many}})
  const viewing = useDrawerParam('{{one}}')
  const editing = useDrawerParam('edit')
  const adding = useDrawerParam('add')
  const { run: remove } = useCommand(Delete{{Type}}Document)
  const erase = async ({ id, name }: {{Type}}) => {
    const { deleteTitle: title, deleteQuestion: content } = texts
    if (!(await confirm({ title, content, about: texts.deleteAbout(name), danger: true }))) return
    try {
      if ((await remove({ id })) === null) return
      toast.success(texts.deleted)
      page.refetch()
      if (viewing.value === id) viewing.close()
    } catch (error) {
      toast.failure(error)
    }
  }
  const handlers = useStableHandlers<{{Type}}, Handlers>({
    view: ({ id }) => viewing.open(id),
    update: ({ id }) => editing.open(id),
    delete: (row) => void erase(row),
  })
  const shown = useMemo(() => [...columns, actionsColumn(handlers)], [handlers])
  const addButton = (
    <Button
      variant="solid"
      permission="chain:{{key}}:add"
      icon={<LuPlus aria-hidden />}
      onClick={() => adding.open('1')}
    >
      {texts.add}
    </Button>
  )
  return (
    <ListPage title={texts.title} search={<SearchForm fields={searchFields} list={list} />}>
      <ListTable
        id="{{slugs}}"
        label={texts.title}
        columns={shown}
        card={cardOf(shown, card)}
        rowKey={rowKey}
        rowName={rowName}
        list={list}
        page={page}
        exported={{ list: '{{LIST}}', filter }}
        onOpen={handlers.view}
        emptyText={texts.empty}
        emptyAction={addButton}
        toolbar={addButton}
      />
      {adding.value && <AddDrawer onClose={adding.close} onSaved={page.refetch} />}
      {viewing.value && !editing.value && (
        <ViewDrawer id={viewing.value} handlers={handlers} onClose={viewing.close} />
      )}
      {editing.value && <EditDrawer id={editing.value} onClose={editing.close} onSaved={page.refetch} />}
    </ListPage>
  )
}
