import { useMemo, useRef, useState } from 'react'
import { LuPlus } from 'react-icons/lu'
import { useCommand } from '../../../apollo/useCommand'
import { usePageQuery } from '../../../apollo/usePageQuery'
import { DataTable } from '../../../ui/data-table/DataTable'
import { confirm } from '../../../ui/feedback/confirmStore'
import { toast } from '../../../ui/feedback/toastStore'
import { Button } from '../../../ui/layout/Button'
import { ListPage } from '../../../ui/layout/ListPage'
import { useListState } from '../../../ui/list/useListState'
import { SearchForm } from '../../../ui/search-form/SearchForm'
import { CreateDialog, type MadeKey } from './CreateDialog'
import { type DeviceKey, deviceKeyColumns } from './columns'
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
  const page = usePageQuery(
    DeviceKeysDocument,
    { filter: toFilter(list.filters), sort: list.sort, page: list.pageInput },
    (data) => data.deviceKeys,
  )
  const { run } = useCommand(RevokeDeviceKeyDocument)
  const revoke = async ({ id, name }: DeviceKey) => {
    if (!(await confirm({ content: texts.revokeQuestion(name), danger: true }))) return
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
      <DataTable
        id="device-keys"
        label={texts.title}
        columns={columns}
        rows={page.rows}
        rowKey={rowKey}
        rowName={rowName}
        total={page.total}
        list={list}
        loading={page.loading}
        error={page.error}
        onRetry={page.refetch}
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
