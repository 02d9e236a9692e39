import { Menu, Portal } from '@chakra-ui/react'
import { Fragment, useMemo } from 'react'
import { Button } from '../layout/Button'
import { useActive } from './active'
import type { DropMenuProps } from './DropMenu'
import { MenuChoice } from './MenuChoice'

interface Props extends DropMenuProps {
  /** Element of the page that contains the menu. */
  landmark: HTMLElement
}

export default function DropMenuContent({ button, items, head, landmark }: Props) {
  const active = useActive()
  const container = useMemo(() => ({ current: landmark }), [landmark])
  return (
    <Menu.Root defaultOpen lazyMount unmountOnExit positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <Button {...button} />
      </Menu.Trigger>
      {active && (
        <Portal container={container}>
          <Menu.Positioner>
            <Menu.Content>
              {head}
              {items.map(({ value, label, icon, disabledReason: reason, separated, onSelect }) => (
                <Fragment key={value}>
                  {separated && <Menu.Separator />}
                  <MenuChoice value={value} reason={reason} icon={icon} closes={!reason} onChoose={onSelect}>
                    {label}
                  </MenuChoice>
                </Fragment>
              ))}
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      )}
    </Menu.Root>
  )
}
