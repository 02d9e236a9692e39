import { type ReactNode, useState } from 'react'
import { late } from '../late'
import { Button, type ButtonProps } from '../layout/Button'
import { landmarkOf } from './landmark'

const DropMenuContent = late(() => import('./DropMenuContent'))

export interface MenuItem {
  value: string
  label: ReactNode
  icon?: ReactNode
  /** Reason for which the item cannot be chosen, shown below its name; null or undefined if it can. */
  disabledReason?: string | null
  /** Whether a line separates the item from the ones above. */
  separated?: boolean
  onSelect: () => void
}

export interface DropMenuProps {
  /** Button that opens the menu. */
  button: ButtonProps
  items: readonly MenuItem[]
  /** Content above the items. */
  head?: ReactNode
}

/** Button with a menu of actions. The menu is loaded on first use. */
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
