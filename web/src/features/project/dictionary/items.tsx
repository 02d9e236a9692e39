import { useMemo, useState } from 'react'
import type { RequestError } from '../../../apollo/errors'
import { companyDictionaryItemFields as fields } from '../../../gql/fields/project.generated'
import { enabledColumn } from '../../../kit/basedata/looks'
import { figures } from '../../../kit/cells'
import { columnsOf } from '../../../kit/columns'
import { CardedTable } from '../../../ui/data-table/cards/CardedTable'
import { cardOf } from '../../../ui/data-table/cards/cardOf'
import type { Column } from '../../../ui/data-table/types'
import { useStableHandlers } from '../../../ui/data-table/useStableHandlers'
import { confirm } from '../../../ui/feedback/confirmStore'
import { toast } from '../../../ui/feedback/toastStore'
import { LuPlus } from '../../../ui/icons'
import { Button } from '../../../ui/layout/Button'
import { RowAction } from '../../../ui/layout/RowAction'
import { RowActions } from '../../../ui/layout/RowActions'
import { useLocalList } from '../../../ui/list/useLocalList'
import css from '../project.module.css'
import { SaveDialog } from './form'
import { type AnyItem, type Handlers, type Item, type ItemVerbs, VERBS } from './rows'
import { texts } from './texts'

/** Columns of the platform's and a company's items. */
export const plainColumns = columnsOf<AnyItem>()(fields, {
  itemName: { width: 160, pin: 'start', rowHeader: true },
  enabled: { ...enabledColumn, width: 90, header: texts.state },
  itemValue: { width: 80, cell: ({ itemValue }) => figures(itemValue) },
  sort: 70,
})

/** Columns without the code, for dictionaries whose codes mean nothing to people. */
export const withoutCodes = <Row,>(all: readonly Column<Row>[]): readonly Column<Row>[] =>
  all.filter(({ id }) => id !== 'itemValue')

/** Columns of a company's item, with the platform's words beside its own. */
export const companyColumns = columnsOf<Item>()(fields, {
  itemName: { width: 160, pin: 'start', rowHeader: true },
  enabled: { ...enabledColumn, width: 90, header: texts.state },
  platformName: {
    width: 140,
    cell: ({ platformName, platformEnabled }) => (
      <>
        {platformName ?? <span className={css.hint}>{texts.ownItem}</span>}
        {platformEnabled === false && <span className={css.hint}>{texts.platformRetired}</span>}
      </>
    ),
  },
  ownName: { width: 140, cell: ({ ownName }) => ownName ?? <span className={css.hint}>{texts.asPlatform}</span> },
  itemValue: { width: 80, cell: ({ itemValue }) => figures(itemValue) },
  sort: 70,
})

const actionsColumn = <Row extends AnyItem>(handlers: Handlers<Row>): Column<Row> => ({
  id: 'actions',
  header: texts.actions,
  width: 190,
  pin: 'end',
  cell: (row) => (
    <RowActions>
      {VERBS.filter((verb) => row.allowedActions.includes(verb)).map((verb) => (
        <RowAction key={verb} onClick={() => handlers[verb](row)}>
          {texts.verbs[verb]}
        </RowAction>
      ))}
    </RowActions>
  ),
})

/** Verbs of an item without a form. */
function useRowVerbs<Row extends AnyItem>(verbs: ItemVerbs<Row>) {
  const attempt = async (run: () => Promise<unknown>) => {
    try {
      if ((await run()) === null) return
      verbs.changed()
      toast.success(texts.done)
    } catch (error) {
      toast.failure(error)
      // Reads the item again after another person's change or removal.
      verbs.changed()
    }
  }
  return {
    setEnabled: async (item: Row, enabled: boolean) => {
      const { itemName } = item
      const { retireTitle: title, retireQuestion: content } = texts
      const question = { title, content, about: verbs.retireAbout(itemName) }
      if (!enabled && !(await confirm(question))) return
      await attempt(() => verbs.update(item, { itemName, enabled }))
    },
    reset: (item: Row) => attempt(async () => (verbs.reset ? verbs.reset(item) : null)),
  }
}

const rowKey = ({ id }: AnyItem) => id
const rowName = ({ itemName }: AnyItem) => itemName
const initial: { filters: Record<string, never>; sort: [] } = { filters: {}, sort: [] }
const NEW = 'new'

interface Props<Row extends AnyItem> {
  dictionary: { title: string; allowedActions: readonly string[] }
  about: string
  items: readonly Row[] | undefined
  columns: readonly Column<Row>[]
  /** Columns on a card. */
  facts: readonly string[]
  nameHint?: (item: Row) => string | undefined
  verbs: ItemVerbs<Row>
  loading: boolean
  error: RequestError | undefined
  onRetry: () => void
}

/** Items of one dictionary, which can be named and ordered, and in an open dictionary also added and retired. */
export function DictionaryItems<Row extends AnyItem>({
  dictionary: { title, allowedActions },
  about,
  items,
  columns,
  facts,
  nameHint,
  verbs,
  loading,
  error,
  onRetry,
}: Props<Row>) {
  const [editing, setEditing] = useState<Row | typeof NEW | null>(null)
  const list = useLocalList(initial)
  const { setEnabled, reset } = useRowVerbs(verbs)
  const handlers = useStableHandlers<Row, Handlers<Row>>({
    update: setEditing,
    retire: (item) => void setEnabled(item, false),
    restore: (item) => void setEnabled(item, true),
    reset: (item) => void reset(item),
  })
  const shown = useMemo(() => [...columns, actionsColumn(handlers)], [columns, handlers])
  const from = (list.page - 1) * list.size
  return (
    <>
      <div className={css.head}>
        <div>
          <h2>{title}</h2>
          <p className={css.hint}>{about}</p>
        </div>
        {allowedActions.includes('create') && (
          <Button variant="solid" icon={<LuPlus aria-hidden />} onClick={() => setEditing(NEW)}>
            {texts.add}
          </Button>
        )}
      </div>
      <div className={css.table}>
        <CardedTable
          id="dictionary-items"
          label={title}
          columns={shown}
          card={cardOf(shown, { state: 'enabled', facts })}
          rows={items?.slice(from, from + list.size)}
          rowKey={rowKey}
          rowName={rowName}
          total={items?.length ?? 0}
          list={list}
          loading={loading}
          error={error}
          onRetry={onRetry}
          emptyText={texts.empty}
        />
      </div>
      {editing && (
        <SaveDialog
          item={editing === NEW ? null : editing}
          verbs={verbs}
          nameHint={nameHint}
          onClose={() => setEditing(null)}
        />
      )}
    </>
  )
}
