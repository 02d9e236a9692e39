import { Menu, Portal } from '@chakra-ui/react'
import { type RefObject, useState } from 'react'
import { landmarkOf } from '../overlay/landmark'
import { MenuChoice } from '../overlay/MenuChoice'
import { usePermission } from '../permission/permission'
import { texts } from '../texts'
import type { RowMenuItem } from './RowMenu'

interface Props {
  anchor: RefObject<HTMLButtonElement | null>
  items: readonly RowMenuItem[]
  onClose: () => void
}

/** Open menu of one row. The keyboard reaches refused actions as well, since they show the reason. */
export default function RowMenuContent({ anchor, items, onClose }: Props) {
  const can = usePermission()
  const [container] = useState(() => ({ current: landmarkOf(anchor.current) }))
  const reasonOf = (item: RowMenuItem) => (can(item.permission) ? item.disabledReason : texts.noPermission)
  const choose = (item: RowMenuItem) => {
    onClose()
    item.onSelect()
  }
  return (
    <Menu.Root
      open
      positioning={{ placement: 'bottom-end', getAnchorRect: () => anchor.current?.getBoundingClientRect() ?? null }}
      onOpenChange={({ open }) => !open && onClose()}
    >
      <Portal container={container}>
        <Menu.Positioner>
          <Menu.Content>
            {items.map((item) => (
              <MenuChoice
                key={item.value}
                value={item.value}
                reason={reasonOf(item)}
                closes={false}
                onChoose={() => choose(item)}
              >
                {item.label}
              </MenuChoice>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}
