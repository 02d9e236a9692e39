const KEY = 'tufang.activity'
const WRITTEN_EVERY_MS = 5000

/** Records activity of the person for all windows, which lock together. */
export function noteActivity(): void {
  if (Date.now() - lastActivity() >= WRITTEN_EVERY_MS) localStorage.setItem(KEY, String(Date.now()))
}

/** Time of the last activity in any window; 0 without any. */
export const lastActivity = (): number => Number(localStorage.getItem(KEY) ?? 0)
