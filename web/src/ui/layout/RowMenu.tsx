import { useRef, useState } from 'react'
import { late } from '../late'
import css from './actions.module.css'

const RowMenuContent = late(() => import('./RowMenuContent'))

export interface RowMenuItem {
  value: string
  label: string
  permission?: string
  /** Reason for which the action is refused, shown below its name; null or undefined if it is not. */
  disabledReason?: string | null
  onSelect: () => void
}

interface Props {
  /** Label of the button: 更多. */
  children: string
  items: readonly RowMenuItem[]
}

/** Rare actions of a table row behind one plain button. The menu is loaded on first use. */
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
