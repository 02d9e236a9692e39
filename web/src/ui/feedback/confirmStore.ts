import type { ReactNode } from 'react'

export interface ConfirmOptions {
  content: ReactNode
  /** What it is done to, how much that is worth, and what follows; null where the question says it all. */
  about: ReactNode
  /** The verb with its object, as the button says it that asks. */
  title: string
  okText?: string
  cancelText?: string
  /** For what cannot be undone: colours its button, and gives the focus to the other one. */
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

/** Asks 确定 or 取消 and answers whether it was 确定. A second question answers the first with no. */
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
