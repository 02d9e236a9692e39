import type { Finding } from './findings'

const KEY = 'tufang.recent'
const MOST = 8
/** Number of people and companies of whom this browser keeps what they opened. */
const MOST_OWNERS = 5

type Kept = Record<string, Finding[]>

function read(): Kept {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept | null) ?? {}
  } catch {
    // Written by something else: nothing was opened, then.
    localStorage.removeItem(KEY)
    return {}
  }
}

/** Findings that this person opened last in this company from this browser, the last one first. */
export const recentOf = (owner: string): Finding[] => read()[owner] ?? []

export function keepRecent(owner: string, opened: Finding): void {
  const { [owner]: own = [], ...others } = read()
  const kept = [opened, ...own.filter(({ key }) => key !== opened.key)].slice(0, MOST)
  const all = [[owner, kept] as const, ...Object.entries(others)].slice(0, MOST_OWNERS)
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all)))
}
