import type { ReactNode } from 'react'

export interface ConfirmOptions {
  content: ReactNode
  /** Subject, value and consequences; null where the title says all. */
  about: ReactNode
  /** Verb with its object, worded as on the button that asks. */
  title: string
  okText?: string
  cancelText?: string
  /** Whether the verb cannot be undone: its button is coloured, and the other button gets the focus. */
  danger?: boolean
}

interface Pending extends ConfirmOptions {
  answer: (yes: boolean) => void
}

const listeners = new Set<() => void>()
let pending: Pending | null = null

function publish(next: Pending | null): void {
  pending = next
  for (const listener of listeners) listener()
}

export const confirmStore = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  get: () => pending,
}

/** Asks with 确定 and 取消, and answers whether the person chose 确定. A second question answers the open one with no. */
export function confirm(options: ConfirmOptions): Promise<boolean> {
  pending?.answer(false)
  return new Promise((resolve) => {
    const answer = (yes: boolean) => {
      publish(null)
      resolve(yes)
    }
    publish({ ...options, answer })
  })
}
