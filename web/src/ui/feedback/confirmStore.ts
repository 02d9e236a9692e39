import type { ReactNode } from 'react'

export interface ConfirmOptions {
  content: ReactNode
  /** 提示 unless given. */
  title?: string
  okText?: string
  cancelText?: string
  /** Colours the button for what cannot be undone. */
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
export function confirm(options: ConfirmOptions | string): Promise<boolean> {
  pending?.answer(false)
  return new Promise((resolve) => {
    const answer = (yes: boolean) => {
      publish(null)
      resolve(yes)
    }
    publish({ ...(typeof options === 'string' ? { content: options } : options), answer })
  })
}
