import { useQuery } from '@apollo/client/react'
import { useMemo, useState } from 'react'
import { LuPlus } from 'react-icons/lu'
import { toRequestError } from '../../../apollo/errors'
import { CardedTable } from '../../../ui/data-table/cards/CardedTable'
import { cardOf } from '../../../ui/data-table/cards/cardOf'
import { useStableHandlers } from '../../../ui/data-table/useStableHandlers'
import { Button } from '../../../ui/layout/Button'
import { useLocalList } from '../../../ui/list/useLocalList'
import { actionsColumn, columns } from './columns'
import { CompanyDictionaryItemsDocument } from './dictionary.generated'
import css from './dictionary.module.css'
import { History } from './History'
import type { Dictionary, Handlers, Item } from './rows'
import { SaveDialog } from './SaveDialog'
import { texts } from './texts'
import { useItemVerbs } from './useItemVerbs'

const rowKey = ({ id }: Item) => id
const rowName = ({ itemName }: Item) => itemName
const initial: { filters: Record<string, never>; sort: [] } = { filters: {}, sort: [] }
const NEW = 'new'

/** The items of one dictionary, to be worded, ordered, and where the program does not go by them added and taken out of use. */
export function DictionaryItems({ dictionary }: { dictionary: Dictionary }) {
  const { name, title, open, allowedActions } = dictionary
  const { data, error, loading, refetch } = useQuery(CompanyDictionaryItemsDocument, {
    variables: { dictionary: name },
    fetchPolicy: 'cache-and-network',
  })
  const [editing, setEditing] = useState<Item | typeof NEW | null>(null)
  const list = useLocalList(initial)
  const verbs = useItemVerbs(name)
  const handlers = useStableHandlers<Item, Handlers>({
    update: setEditing,
    retire: (item) => void verbs.setEnabled(item, false),
    restore: (item) => void verbs.setEnabled(item, true),
    reset: (item) => void verbs.reset(item),
  })
  const shown = useMemo(() => [...columns, actionsColumn(handlers)], [handlers])
  const items = data?.companyDictionaryItems
  const from = (list.page - 1) * list.size
  const again = () => void refetch().catch(() => undefined)
  return (
    <>
      <div className={css.head}>
        <div>
          <h2>{title}</h2>
          <p className={css.hint}>{open ? texts.open : texts.closed}</p>
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
          card={cardOf(shown, { state: 'enabled', facts: ['platformName', 'ownName', 'itemValue', 'sort'] })}
          rows={items?.slice(from, from + list.size)}
          rowKey={rowKey}
          rowName={rowName}
          total={items?.length ?? 0}
          list={list}
          loading={loading}
          error={error ? toRequestError(error) : undefined}
          onRetry={again}
          emptyText={texts.empty}
        />
      </div>
      <History dictionary={name} items={items ?? []} />
      {editing && (
        <SaveDialog dictionary={name} item={editing === NEW ? null : editing} onClose={() => setEditing(null)} />
      )}
    </>
  )
}
