export interface ReadCaptcha {
  captchaId: string
  captchaCode: string
}

interface Wanted {
  /** Reason for another picture; null for the first one. */
  reason: string | null
  answer: (read: ReadCaptcha | null) => void
}

const listeners = new Set<() => void>()
let wanted: Wanted | null = null

function publish(next: Wanted | null): void {
  wanted = next
  for (const listener of listeners) listener()
}

export function subscribeCaptchaWanted(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const captchaWanted = (): Wanted | null => wanted

/** Asks the person to read a captcha; null if he cancels. A second question cancels the first. */
export function readCaptcha(reason: string | null): Promise<ReadCaptcha | null> {
  wanted?.answer(null)
  return new Promise((resolve) => {
    const answer = (read: ReadCaptcha | null) => {
      publish(null)
      resolve(read)
    }
    publish({ reason, answer })
  })
}
