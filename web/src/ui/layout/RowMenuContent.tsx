import { Menu, Portal } from '@chakra-ui/react'
import { type RefObject, useState } from 'react'
import { landmarkOf } from '../overlay/landmark'
import { MenuLabel } from '../overlay/MenuLabel'
import { usePermission } from '../permission/permission'
import { texts } from '../texts'
import type { RowMenuItem } from './RowMenu'

interface Props {
  anchor: RefObject<HTMLButtonElement | null>
  items: readonly RowMenuItem[]
  onClose: () => void
}

/** The open menu of one row. What cannot be done can still be reached, for it says why. */
export default function RowMenuContent({ anchor, items, onClose }: Props) {
  const can = usePermission()
  const [container] = useState(() => ({ current: landmarkOf(anchor.current) }))
  const reasonOf = (item: RowMenuItem) => (can(item.permission) ? item.disabledReason : texts.noPermission)
  const select = (value: string) => {
    const item = items.find((known) => known.value === value)
    if (!item || reasonOf(item)) return
    onClose()
    item.onSelect()
  }
  return (
    <Menu.Root
      open
      positioning={{ placement: 'bottom-end', getAnchorRect: () => anchor.current?.getBoundingClientRect() ?? null }}
      onOpenChange={({ open }) => !open && onClose()}
      onSelect={({ value }) => select(value)}
    >
      <Portal container={container}>
        <Menu.Positioner>
          <Menu.Content>
            {items.map((item) => {
              const reason = reasonOf(item)
              return (
                <Menu.Item
                  key={item.value}
                  value={item.value}
                  closeOnSelect={false}
                  aria-disabled={reason ? true : undefined}
                >
                  <MenuLabel reason={reason}>{item.label}</MenuLabel>
                </Menu.Item>
              )
            })}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}
