import { Menu } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import looks from '../layout/looks.module.css'
import css from './MenuChoice.module.css'

interface Props {
  value: string
  /** Reason for which the item cannot be chosen, shown below its name. */
  reason?: string | null | undefined
  icon?: ReactNode
  /** Whether the menu closes when the item is chosen. */
  closes: boolean
  onChoose: () => void
  children: ReactNode
}

/**
 * Item of a menu, chosen by its own click event, which the keyboard triggers too. The menu itself would choose the item
 * drawn as highlighted last: none for a click that no pointer preceded, or when a slow machine has not drawn it yet.
 */
export function MenuChoice({ value, reason, icon, closes, onChoose, children }: Props) {
  return (
    <Menu.Item
      value={value}
      closeOnSelect={closes}
      aria-disabled={reason ? true : undefined}
      // Called after the menu's own handlers, so that the focus stays in the opened window instead of going back to the
      // button.
      onClick={() => !reason && queueMicrotask(onChoose)}
    >
      {icon}
      {reason ? (
        <span className={css.item}>
          {children}
          <span className={looks.small}>{reason}</span>
        </span>
      ) : (
        children
      )}
    </Menu.Item>
  )
}
