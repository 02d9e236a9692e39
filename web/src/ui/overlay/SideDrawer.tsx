import { Drawer, Portal } from '@chakra-ui/react'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { toastRegion } from '../feedback/toastRegion'
import { LuChevronDown, LuChevronUp, LuX } from '../icons'
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
  /** Whether the drawer's own title includes the record, as for a form without a head. */
  inTitle?: boolean
  /** Width in CSS, such as 920px, 50% or 70%; a phone always shows the drawer in full width. */
  width: string
  children: ReactNode
  /** Buttons at the right of the head. */
  actions?: ReactNode
  footer?: ReactNode
  /**
   * Whether closing the drawer or going to another row would lose typed input; the drawer and the page then ask first.
   */
  unsaved?: boolean
  /**
   * Goes to the previous or next row of the list behind, by button or Alt+↑ and Alt+↓; null at the ends of the list.
   */
  onPrevious?: (() => void) | null
  onNext?: (() => void) | null
  onClose: () => void
}

/** A drawer is printed like a page: on as many sheets as it needs, and without buttons. */
const printed = {
  not: { display: 'none' },
  flowing: {
    position: 'static',
    display: 'block',
    width: 'auto',
    height: 'auto',
    maxHeight: 'none',
    overflow: 'visible',
    boxShadow: 'none',
  },
} as const

/** Details beside the list to which they belong. Give the drawer its own URL with useDrawerParam. */
export function SideDrawer(props: Props) {
  const { open, title, record, inTitle, width, children, actions, footer, unsaved, onPrevious, onNext, onClose } = props
  const active = useActive()
  useUnsaved(unsaved === true)
  const content = useRef<HTMLDivElement>(null)
  useTitle(...(open ? [record ?? '', title].filter(Boolean) : ([null] as const)))
  const walks = onPrevious !== undefined || onNext !== undefined
  const leave = async (go: () => void) => {
    if (await mayLeave(unsaved)) go()
  }
  const walk = (event: KeyboardEvent) => {
    if (!event.altKey) return
    const go = event.key === 'ArrowUp' ? onPrevious : event.key === 'ArrowDown' ? onNext : undefined
    if (!go) return
    event.preventDefault()
    void leave(go)
  }
  return (
    <Drawer.Root
      open={open && active}
      lazyMount
      persistentElements={[toastRegion]}
      unmountOnExit
      initialFocusEl={() => content.current}
      onFocusOutside={keepOpen}
      onOpenChange={({ open: next }) => !next && void leave(onClose)}
    >
      <Portal>
        <Drawer.Backdrop _print={printed.not} />
        <Drawer.Positioner _print={printed.flowing}>
          <Drawer.Content ref={content} width={{ base: '100vw', md: width }} _print={printed.flowing} onKeyDown={walk}>
            <Drawer.Header _print={printed.not}>
              <Drawer.Title>{inTitle && record ? `${title} ${record}` : title}</Drawer.Title>
              {actions}
              {walks && (
                <>
                  <IconButton
                    label={texts.previousRow}
                    icon={<LuChevronUp aria-hidden />}
                    disabledReason={onPrevious ? null : texts.previousRow}
                    onClick={() => onPrevious && void leave(onPrevious)}
                  />
                  <IconButton
                    label={texts.nextRow}
                    icon={<LuChevronDown aria-hidden />}
                    disabledReason={onNext ? null : texts.nextRow}
                    onClick={() => onNext && void leave(onNext)}
                  />
                </>
              )}
              <IconButton label={texts.close} icon={<LuX aria-hidden />} onClick={() => void leave(onClose)} />
            </Drawer.Header>
            {/* Lets the arrow keys scroll it without any focusable content. */}
            <Drawer.Body tabIndex={0} _print={printed.flowing}>
              {children}
            </Drawer.Body>
            {footer && <Drawer.Footer _print={printed.not}>{footer}</Drawer.Footer>}
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  )
}
