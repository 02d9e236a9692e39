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
  /** Number or name of the record, which the title of the window includes. */
  record?: string | null
  /** Whether the dialog's own title includes the record, for dialogs that do not show it below. */
  inTitle?: boolean
  children: ReactNode
  footer?: ReactNode
  /** Width: 400, 520, 760 or 1040 px. */
  size?: 'sm' | 'md' | 'lg' | 'xl'
  role?: 'dialog' | 'alertdialog'
  /** Whether Escape, the cross and a click beside the dialog close it; true by default. */
  closable?: boolean
  /** Whether closing would lose typed input; the dialog and the page then ask first. */
  unsaved?: boolean
  /**
   * Element with the first focus. By default this is the safe button of a verb that cannot be undone, else the first
   * field, else the cross.
   */
  initialFocus?: () => HTMLElement | null
  onClose: () => void
}

/** Dialog above the page. It keeps the focus inside, and gives it back when closed. */
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
