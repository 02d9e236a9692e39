import { Drawer, Portal } from '@chakra-ui/react'
import { keepOpen } from '../../ui/overlay/keepOpen'
import { texts } from '../texts'
import css from './menu.module.css'
import { SearchedMenu } from './SearchedMenu'

interface Props {
  open: boolean
  current: string
  onClose: () => void
}

/** The menu of a narrow window. */
export default function MenuDrawer({ open, current, onClose }: Props) {
  return (
    <Drawer.Root
      open={open}
      lazyMount
      unmountOnExit
      onFocusOutside={keepOpen}
      onOpenChange={({ open: next }) => !next && onClose()}
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner justifyContent="flex-start">
          <Drawer.Content width="260px" maxWidth="82vw">
            <Drawer.Header>
              <Drawer.Title>{texts.product}</Drawer.Title>
            </Drawer.Header>
            <nav className={css.drawer} aria-label={texts.navigation}>
              <SearchedMenu current={current} onNavigate={onClose} />
            </nav>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  )
}
