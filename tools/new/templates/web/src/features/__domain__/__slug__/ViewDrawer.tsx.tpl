import { formatDateTime } from '../../../ui/format/date'
import { History } from '../../../ui/history/History'
import { Button } from '../../../ui/layout/Button'
import { Facts } from '../../../ui/layout/Group'
import { RecordHead } from '../../../ui/layout/RecordHead'
import { DrawerGate } from '../../../ui/overlay/DrawerGate'
import { SideDrawer } from '../../../ui/overlay/SideDrawer'
import { useOne } from '../../basedata/kit'
import { type Handlers, verbsOf } from './columns'
import { texts } from './texts'
import { {{Type}}Document } from './{{slug}}.generated'

interface Props {
  id: string
  handlers: Handlers
  onClose: () => void
}

const { fields } = texts

/** One of the {{words}}: what it is, and who changed it. */
export function ViewDrawer({ id, handlers, onClose }: Props) {
  const { latest: _, ...one } = useOne({{Type}}Document, id, (data) => data.{{one}})
  return (
    <DrawerGate {...one} title={texts.title} missing={texts.missing} onClose={onClose}>
      {(row) => (
        <SideDrawer open width="640px" title={texts.title} record={row.name} onClose={onClose}>
          <RecordHead number={row.name} state={null} about={row.remark}>
            {verbsOf(row).map((verb) => (
              <Button
                key={verb}
                {...(verb === 'update' ? { variant: 'solid' as const } : { colorPalette: 'red' })}
                onClick={() => handlers[verb](row)}
              >
                {texts[verb]}
              </Button>
            ))}
          </RecordHead>
          <Facts
            title={texts.basic}
            facts={[
              [fields.remark, row.remark],
              [fields.createTime, formatDateTime(row.createTime)],
              [fields.updateTime, formatDateTime(row.updateTime)],
            ]}
          />
          <History changes={row.history} />
        </SideDrawer>
      )}
    </DrawerGate>
  )
}
