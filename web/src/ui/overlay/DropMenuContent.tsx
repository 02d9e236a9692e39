import { Menu, Portal } from '@chakra-ui/react'
import { Fragment } from 'react'
import { Button } from '../layout/Button'
import { useActive } from './active'
import type { DropMenuProps } from './DropMenu'
import { MenuLabel } from './MenuLabel'

export default function DropMenuContent({ button, items, head }: DropMenuProps) {
  const active = useActive()
  const select = (value: string) => {
    const item = items.find((known) => known.value === value)
    if (item && !item.disabledReason) item.onSelect()
  }
  return (
    <Menu.Root
      defaultOpen
      lazyMount
      unmountOnExit
      positioning={{ placement: 'bottom-end' }}
      onSelect={({ value }) => select(value)}
    >
      <Menu.Trigger asChild>
        <Button {...button} />
      </Menu.Trigger>
      {active && (
        <Portal>
          <Menu.Positioner>
            <Menu.Content>
              {head}
              {items.map(({ value, label, icon, disabledReason: reason, separated }) => (
                <Fragment key={value}>
                  {separated && <Menu.Separator />}
                  <Menu.Item value={value} closeOnSelect={!reason} aria-disabled={reason ? true : undefined}>
                    {icon}
                    <MenuLabel reason={reason}>{label}</MenuLabel>
                  </Menu.Item>
                </Fragment>
              ))}
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      )}
    </Menu.Root>
  )
}
