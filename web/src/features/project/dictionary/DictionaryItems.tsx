import { useMemo, useState } from 'react'
import type { RequestError } from '../../../apollo/errors'
import { CardedTable } from '../../../ui/data-table/cards/CardedTable'
import { cardOf } from '../../../ui/data-table/cards/cardOf'
import type { Column } from '../../../ui/data-table/types'
import { useStableHandlers } from '../../../ui/data-table/useStableHandlers'
import { LuPlus } from '../../../ui/icons'
import { Button } from '../../../ui/layout/Button'
import { useLocalList } from '../../../ui/list/useLocalList'
import { actionsColumn } from './columns'
import css from './dictionary.module.css'
import type { AnyItem, Handlers, ItemVerbs } from './rows'
import { SaveDialog } from './SaveDialog'
import { texts } from './texts'
import { useRowVerbs } from './useRowVerbs'

const rowKey = ({ id }: AnyItem) => id
const rowName = ({ itemName }: AnyItem) => itemName
const initial: { filters: Record<string, never>; sort: [] } = { filters: {}, sort: [] }
const NEW = 'new'

interface Props<Row extends AnyItem> {
  dictionary: { title: string; allowedActions: readonly string[] }
  about: string
  items: readonly Row[] | undefined
  columns: readonly Column<Row>[]
  /** What a card shows of an item. */
  facts: readonly string[]
  nameHint?: (item: Row) => string | undefined
  verbs: ItemVerbs<Row>
  loading: boolean
  error: RequestError | undefined
  onRetry: () => void
}

/** The items of one dictionary, to be worded, ordered, and where the program does not go by them added and taken out of use. */
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
