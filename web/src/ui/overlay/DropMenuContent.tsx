import { Menu, Portal } from '@chakra-ui/react'
import { Fragment, useMemo } from 'react'
import { Button } from '../layout/Button'
import { useActive } from './active'
import type { DropMenuProps } from './DropMenu'
import { MenuLabel } from './MenuLabel'

interface Props extends DropMenuProps {
  /** Where the menu stands in the page. */
  landmark: HTMLElement
}

export default function DropMenuContent({ button, items, head, landmark }: Props) {
  const active = useActive()
  const container = useMemo(() => ({ current: landmark }), [landmark])
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
        <Portal container={container}>
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
