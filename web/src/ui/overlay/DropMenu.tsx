import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Button, type ButtonProps } from '../layout/Button'
import { landmarkOf } from './landmark'

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
  const [landmark, setLandmark] = useState<HTMLElement | null>(null)
  const button = (
    <Button
      {...props.button}
      aria-haspopup="menu"
      aria-expanded={landmark !== null}
      onPointerEnter={() => void loadContent()}
      onClick={({ currentTarget }) => setLandmark(landmarkOf(currentTarget))}
    />
  )
  if (!landmark) return button
  return (
    <Suspense fallback={button}>
      <DropMenuContent {...props} landmark={landmark} />
    </Suspense>
  )
}
