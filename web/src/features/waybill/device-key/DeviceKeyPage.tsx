import { useMemo, useRef, useState } from 'react'
import { useCommand } from '../../../apollo/useCommand'
import { usePageQuery } from '../../../apollo/usePageQuery'
import { cardOf } from '../../../ui/data-table/cards/cardOf'
import { confirm } from '../../../ui/feedback/confirmStore'
import { toast } from '../../../ui/feedback/toastStore'
import { LuPlus } from '../../../ui/icons'
import { Button } from '../../../ui/layout/Button'
import { ListPage } from '../../../ui/layout/ListPage'
import { useListState } from '../../../ui/list/useListState'
import { SearchForm } from '../../../ui/search-form/SearchForm'
import { ListTable } from '../../view/list-table'
import { CreateDialog, type MadeKey } from './CreateDialog'
import { card, type DeviceKey, deviceKeyColumns } from './columns'
import { DeviceKeysDocument, RevokeDeviceKeyDocument } from './device-key.generated'
import css from './device-key.module.css'
import { config, searchFields, toFilter } from './list'
import { ShownKey } from './ShownKey'
import { texts } from './texts'

const rowKey = (row: DeviceKey) => row.id
const rowName = (row: DeviceKey) => row.name

/** The keys with which devices report positions for the company: made, shown once, revoked. */
export default function DeviceKeyPage() {
  const list = useListState(config)
  const [creating, setCreating] = useState(false)
  const [made, setMade] = useState<MadeKey | null>(null)
  const filter = toFilter(list.filters)
  const page = usePageQuery(
    DeviceKeysDocument,
    { filter, sort: list.sort, page: list.pageInput },
    (data) => data.deviceKeys,
  )
  const { run } = useCommand(RevokeDeviceKeyDocument)
  const revoke = async ({ id, name }: DeviceKey) => {
    const { revokeTitle: title, revokeAbout: about } = texts
    if (!(await confirm({ title, content: texts.revokeQuestion(name), about, danger: true }))) return
    try {
      if ((await run({ id })) === null) return
      toast.success(texts.revokeDone)
      page.refetch()
    } catch (error) {
      toast.failure(error)
    }
  }
  const latest = useRef(revoke)
  latest.current = revoke
  const columns = useMemo(() => deviceKeyColumns((key) => void latest.current(key)), [])
  return (
    <ListPage
      title={texts.title}
      search={<SearchForm fields={searchFields} list={list} />}
      banner={<p className={css.intro}>{texts.intro}</p>}
    >
      <ListTable
        id="device-keys"
        label={texts.title}
        columns={columns}
        card={cardOf(columns, card)}
        rowKey={rowKey}
        rowName={rowName}
        list={list}
        page={page}
        exported={{ list: 'DEVICE_KEYS', filter }}
        emptyText={texts.empty}
        toolbar={
          <Button variant="solid" icon={<LuPlus aria-hidden />} onClick={() => setCreating(true)}>
            {texts.create}
          </Button>
        }
      />
      {creating && (
        <CreateDialog
          onClose={() => setCreating(false)}
          onMade={(key) => {
            setCreating(false)
            setMade(key)
            page.refetch()
          }}
        />
      )}
      {made && <ShownKey made={made} onClose={() => setMade(null)} />}
    </ListPage>
  )
}
