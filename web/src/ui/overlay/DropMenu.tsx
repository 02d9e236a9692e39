import { type ReactNode, useState } from 'react'
import { late } from '../late'
import { Button, type ButtonProps } from '../layout/Button'
import { landmarkOf } from './landmark'

const DropMenuContent = late(() => import('./DropMenuContent'))

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
      onPointerEnter={DropMenuContent.fetch}
      onClick={({ currentTarget }) => setLandmark(landmarkOf(currentTarget))}
    />
  )
  return landmark ? <DropMenuContent {...props} landmark={landmark} instead={button} /> : button
}
