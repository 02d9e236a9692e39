import { useSyncExternalStore } from 'react'
import { getSession } from '../../apollo/session'
import { homeOf } from '../home'
import { pageAt } from '../pages'
import { readTags, writeTags } from './storedTags'

/** Tag of an open page. */
export interface Tag {
  /** Path of the page: opening an open path again replaces the content of its tag. */
  key: string
  /** Last shown path and query, with filters and drawers. */
  url: string
  title: string
  fixed: boolean
  /** Number of reloads: a new number mounts the page again. */
  version: number
  /** Time of opening the tag, with which drafts of the page are dropped. */
  opened: number
}

interface State {
  tags: readonly Tag[]
  unsaved: ReadonlySet<string>
}

const listeners = new Set<() => void>()
const marks = new Map<string, Set<string>>()
let owner = ''
let state: State = { tags: [home()], unsaved: new Set() }

/** Address of the first page, whose tag is always open and cannot be closed. */
export function homePath(): string {
  return homeOf(getSession()?.roleType)
}

function home(): Tag {
  const path = homePath()
  return { key: path, url: path, title: pageAt(path)?.title ?? '', fixed: true, version: 0, opened: 0 }
}

function publish(next: Partial<State>): void {
  state = { ...state, ...next }
  writeTags(owner, state.tags)
  for (const listener of listeners) listener()
}

/**
 * Restores the tags that this person and company had open before a reload; for others it starts with the first page's
 * tag.
 */
export function loadTags(nextOwner: string): void {
  owner = nextOwner
  marks.clear()
  publish({
    tags: [home(), ...readTags<Tag>(owner).filter((tag) => pageAt(tag.key) && !tag.fixed)],
    unsaved: new Set(),
  })
}

export function openTag(key: string, url: string): void {
  const page = pageAt(key)
  if (!page) return
  const tag = state.tags.find((open) => open.key === key)
  if (tag?.url === url) return
  const next = tag
    ? state.tags.map((open) => (open.key === key ? { ...open, url } : open))
    : [...state.tags, { key, url, title: page.title, fixed: false, version: 0, opened: Date.now() }]
  publish({ tags: next })
}

/** Closes all tags except the wanted ones and the fixed one. Returns the open ones. */
export function keepTags(wanted: (tag: Tag) => boolean): readonly Tag[] {
  const tags = state.tags.filter((tag) => tag.fixed || wanted(tag))
  for (const key of [...marks.keys()]) if (!tags.some((tag) => tag.key === key)) marks.delete(key)
  publish({ tags, unsaved: new Set([...state.unsaved].filter((key) => marks.has(key))) })
  return tags
}

export function reloadTag(key: string): void {
  publish({ tags: state.tags.map((tag) => (tag.key === key ? { ...tag, version: tag.version + 1 } : tag)) })
}

/** Records whether a form of a page has unsaved input. */
export function markUnsaved(key: string, form: string, unsaved: boolean): void {
  const forms = marks.get(key) ?? new Set()
  if (unsaved) forms.add(form)
  else forms.delete(form)
  if (forms.size) marks.set(key, forms)
  else marks.delete(key)
  if (state.unsaved.has(key) !== forms.size > 0) publish({ unsaved: new Set(marks.keys()) })
}

/** Titles of the pages with unsaved input; empty for none. */
export const unsavedTitles = (): string =>
  state.tags
    .filter((tag) => state.unsaved.has(tag.key))
    .map((tag) => tag.title)
    .join('、')

/** Closes all tags but the first page's, and drops the stored state of pages, as after signing in. */
export function resetTags(): void {
  marks.clear()
  publish({ tags: [{ ...home(), version: Date.now() }], unsaved: new Set() })
}

export function getTags(): State {
  return state
}

export function useTags(): State {
  return useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, getTags)
}
