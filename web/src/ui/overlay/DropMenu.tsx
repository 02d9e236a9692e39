import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Button, type ButtonProps } from '../layout/Button'

const loadContent = () => import('./DropMenuContent')
const DropMenuContent = lazy(loadContent)

export interface MenuItem {
  value: string
  label: ReactNode
  icon?: ReactNode
  /** Why it cannot be chosen; null or undefined when it can. Stands below its name. */
  disabledReason?: string | null
  /** A line above it. */
  separated?: boolean
  onSelect: () => void
}

export interface DropMenuProps {
  /** The button that opens it. */
  button: ButtonProps
  items: readonly MenuItem[]
  /** Stands above the items. */
  head?: ReactNode
}

/** A button with a menu of actions; the menu itself is loaded when somebody reaches for it. */
export function DropMenu(props: DropMenuProps) {
  const [asked, setAsked] = useState(false)
  const button = (
    <Button
      {...props.button}
      aria-haspopup="menu"
      aria-expanded={asked}
      onPointerEnter={() => void loadContent()}
      onClick={() => setAsked(true)}
    />
  )
  if (!asked) return button
  return (
    <Suspense fallback={button}>
      <DropMenuContent {...props} />
    </Suspense>
  )
}
