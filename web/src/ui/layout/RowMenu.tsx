import { useRef, useState } from 'react'
import { late } from '../late'
import css from './actions.module.css'

const RowMenuContent = late(() => import('./RowMenuContent'))

export interface RowMenuItem {
  value: string
  label: string
  permission?: string
  /** Why it cannot be done; null or undefined when it can. Stands below its name. */
  disabledReason?: string | null
  onSelect: () => void
}

interface Props {
  /** What the button says: 更多. */
  children: string
  items: readonly RowMenuItem[]
}

/** The seldom used actions of a table row behind one plain button; the menu is loaded when somebody reaches for it. */
export function RowMenu({ children, items }: Props) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={css.action}
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={RowMenuContent.fetch}
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      {open && <RowMenuContent anchor={button} items={items} onClose={close} />}
    </>
  )
}
