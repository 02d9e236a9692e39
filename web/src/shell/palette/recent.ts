import type { Finding } from './findings'

const KEY = 'tufang.recent'
const MOST = 8
/** Most people and companies whose opened results this browser stores. */
const MOST_OWNERS = 5

type Kept = Record<string, Finding[]>

function read(): Kept {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept | null) ?? {}
  } catch {
    // A value that this program did not write counts as nothing.
    localStorage.removeItem(KEY)
    return {}
  }
}

/** Results that this person opened last in this company and browser, last one first. */
export const recentOf = (owner: string): Finding[] => read()[owner] ?? []

export function keepRecent(owner: string, opened: Finding): void {
  const { [owner]: own = [], ...others } = read()
  const kept = [opened, ...own.filter(({ key }) => key !== opened.key)].slice(0, MOST)
  const all = [[owner, kept] as const, ...Object.entries(others)].slice(0, MOST_OWNERS)
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all)))
}
