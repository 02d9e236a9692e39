import { useQuery } from '@apollo/client/react'
import { useEffect, useMemo, useState } from 'react'
import { usePageQuery } from '../../../apollo/usePageQuery'
import { useExports } from '../../../shell/exports'
import { useViewer } from '../../../shell/viewer'
import { CardedTable } from '../../../ui/data-table/cards/CardedTable'
import { cardOf } from '../../../ui/data-table/cards/cardOf'
import { toast } from '../../../ui/feedback/toastStore'
import { LuCheckCheck, LuSettings2 } from '../../../ui/icons'
import { Button } from '../../../ui/layout/Button'
import { ListPage } from '../../../ui/layout/ListPage'
import { useListState } from '../../../ui/list/useListState'
import { useDrawerParam } from '../../../ui/overlay/useDrawerParam'
import { SearchForm } from '../../../ui/search-form/SearchForm'
import { card, columns, type Message } from './columns'
import { config, searchFields, toFilter } from './list'
import { MessagePreferencesDocument, MessagesDocument } from './message.generated'
import { PreferencesDialog } from './PreferencesDialog'
import { texts } from './texts'
import { useMessages } from './useMessages'

const shownCard = cardOf(columns, card)
const rowKey = (row: Message) => row.id
const rowName = (row: Message) => row.title

function useSearchFields() {
  const { data } = useQuery(MessagePreferencesDocument)
  return useMemo(
    () => searchFields(data?.messagePreferences.map(({ kind, title }) => ({ value: kind, label: title })) ?? []),
    [data],
  )
}

/** A message about an export links here, and opens 我的导出 beside the messages. */
function useExportLink() {
  const { value, close } = useDrawerParam('export')
  const { show } = useExports()
  useEffect(() => {
    if (value === null) return
    show()
    close()
  })
}

/** 消息: all messages of this person in all his companies, and the kinds that he wants. */
export default function MessagePage() {
  const list = useListState(config)
  const fields = useSearchFields()
  const [choosing, setChoosing] = useState(false)
  const page = usePageQuery(
    MessagesDocument,
    { filter: toFilter(list.filters), sort: list.sort, page: list.pageInput },
    (data) => data.messages,
  )
  const messages = useMessages()
  useExportLink()
  const { unreadMessages } = useViewer()
  const readAll = async () => {
    if (await messages.read({ all: true })) toast.success(texts.allRead)
  }
  return (
    <ListPage title={texts.title} search={<SearchForm fields={fields} list={list} />}>
      <CardedTable
        id="messages"
        label={texts.title}
        columns={columns}
        card={shownCard}
        rowKey={rowKey}
        rowName={rowName}
        list={list}
        rows={page.rows}
        total={page.total}
        loading={page.loading}
        error={page.error}
        onRetry={page.refetch}
        onOpen={(row) => void messages.open(row)}
        emptyText={texts.empty}
        toolbar={
          <>
            <Button
              icon={<LuCheckCheck aria-hidden />}
              disabledReason={unreadMessages === 0 ? texts.nothingToRead : null}
              onClick={readAll}
            >
              {texts.readAll}
            </Button>
            <Button icon={<LuSettings2 aria-hidden />} onClick={() => setChoosing(true)}>
              {texts.preferences}
            </Button>
          </>
        }
      />
      {choosing && <PreferencesDialog onClose={() => setChoosing(false)} />}
    </ListPage>
  )
}
