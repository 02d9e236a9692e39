import { Dialog, Portal } from '@chakra-ui/react'
import { type ReactNode, useRef } from 'react'
import { toastRegion } from '../feedback/toastRegion'
import { LuX } from '../icons'
import { IconButton } from '../layout/Button'
import { texts } from '../texts'
import { useTitle } from '../title/title'
import { mayLeave } from '../unsaved/mayLeave'
import { useUnsaved } from '../unsaved/unsaved'
import { useActive } from './active'
import { keepOpen } from './keepOpen'

interface Props {
  open: boolean
  title: string
  /** The number or name of what it is about: the window is named after it. */
  record?: string | null
  /** Whether the title says the record, too, where nothing below it does. */
  inTitle?: boolean
  children: ReactNode
  footer?: ReactNode
  /** 400, 520, 760 or 1040 px. */
  size?: 'sm' | 'md' | 'lg' | 'xl'
  role?: 'dialog' | 'alertdialog'
  /** Whether Escape, the cross and a click beside it close it; true unless given. */
  closable?: boolean
  /** Whether closing it would lose typed input: it then asks first, and so does the page. */
  unsaved?: boolean
  /** The safe button of what cannot be undone, else the first field, unless given; without either the cross. */
  initialFocus?: () => HTMLElement | null
  onClose: () => void
}

/** A dialog over the page: keeps the focus inside, gives it back when closed. */
export function Modal(props: Props) {
  const { open, title, record, inTitle, children, footer, size = 'sm', role } = props
  const { closable = true, unsaved, initialFocus, onClose } = props
  const active = useActive()
  useTitle(...(open && record ? [record, title] : ([null] as const)))
  useUnsaved(unsaved === true)
  const whole = useRef<HTMLDivElement>(null)
  const firstOf = (wanted: string) => whole.current?.querySelector<HTMLElement>(wanted) ?? null
  const safeOrFirstField = () => firstOf('[data-safe]') ?? firstOf('input, select, textarea')
  const close = async () => {
    if (await mayLeave(unsaved)) onClose()
  }
  return (
    <Dialog.Root
      open={open && active}
      role={role}
      size={size as 'sm'}
      lazyMount
      persistentElements={[toastRegion]}
      unmountOnExit
      closeOnEscape={closable}
      closeOnInteractOutside={closable && role !== 'alertdialog'}
      initialFocusEl={initialFocus ?? safeOrFirstField}
      onFocusOutside={keepOpen}
      onOpenChange={({ open: next }) => !next && void close()}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content ref={whole}>
            <Dialog.Header>
              <Dialog.Title>{inTitle && record ? `${title} ${record}` : title}</Dialog.Title>
              {closable && <IconButton label={texts.close} icon={<LuX aria-hidden />} onClick={close} />}
            </Dialog.Header>
            <Dialog.Body>{children}</Dialog.Body>
            {footer && <Dialog.Footer>{footer}</Dialog.Footer>}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
