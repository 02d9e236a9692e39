const KEY = 'tufang.activity'
const WRITTEN_EVERY_MS = 5000

/** The person is there: told to all windows of the browser, which lock together. */
export function noteActivity(): void {
  if (Date.now() - lastActivity() >= WRITTEN_EVERY_MS) localStorage.setItem(KEY, String(Date.now()))
}

/** When the person was last there, in any window; 0 where nobody has ever been. */
export const lastActivity = (): number => Number(localStorage.getItem(KEY) ?? 0)
