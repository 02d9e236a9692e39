import { useEffect, useState } from 'react'
import type { matches } from '../../ui/form/match'
import { useStoredSetting } from '../../ui/theme/storageScope'
import { isVisible, type Page } from '../page'
import { DAILY, pages } from '../pages'
import { useTags } from '../tags/tags'
import { texts } from '../texts'
import { useViewer } from '../viewer'

/** Most entries that are all shown at first, which fill about a window. */
const FEW = 16

interface Kept {
  /** Groups that this person has opened or folded, by name. */
  open: Readonly<Record<string, boolean>>
  /** Paths of the pages that the person has marked. */
  marked: readonly string[]
}
const untouched: Kept = { open: {}, marked: [] }

const byCharacters: typeof matches = (name, typed) => name.includes(typed)

/** Searches by pinyin, too, once its code is loaded, which happens after the first page. */
function useSearch(wanted: boolean): typeof matches {
  const [search, setSearch] = useState(() => byCharacters)
  useEffect(() => {
    // Without a connection names are found by their characters only.
    if (wanted) import('../../ui/form/match').then((module) => setSearch(() => module.matches)).catch(() => undefined)
  }, [wanted])
  return search
}

export interface Menu {
  groups: readonly { name: string; pages: readonly Page[]; open: boolean }[]
  /** Paths of the marked pages. */
  marked: readonly string[]
  /** Folds or opens a group. */
  fold: (name: string, isOpen: boolean) => void
  /** Marks or unmarks a page. */
  mark: (path: string) => void
}

/**
 * Menu of this person, stored in this browser: groups for daily work, and the group of an open page, are open; a search
 * opens every group with a match.
 */
export function useMenu(searched: string): Menu {
  const viewer = useViewer()
  const { tags } = useTags()
  const isFound = useSearch(searched !== '')
  const [{ open, marked }, store] = useStoredSetting('menu', untouched)
  const own = pages.filter(
    (page) =>
      page.menu && isVisible(page, viewer) && (page.menu.roleTypes ?? [viewer.roleType]).includes(viewer.roleType),
  )
  const found = own.filter(({ title }) => isFound(title, searched))
  const isOpened = (group: readonly Page[]) => group.some(({ path }) => tags.some(({ key }) => key === path))
  const groups = [...Map.groupBy(found, ({ menu }) => menu?.group ?? '')].map(([name, group]) => ({
    name,
    pages: group,
    open: searched !== '' || (open[name] ?? (own.length <= FEW || DAILY.includes(name) || isOpened(group))),
  }))
  const favourites = searched ? [] : own.filter(({ path }) => marked.includes(path))
  return {
    groups: favourites.length
      ? [{ name: texts.marked, pages: favourites, open: open[texts.marked] ?? true }, ...groups]
      : groups,
    marked,
    fold: (name, isOpen) => store({ marked, open: { ...open, [name]: !isOpen } }),
    mark: (path) =>
      store({ open, marked: marked.includes(path) ? marked.filter((one) => one !== path) : [...marked, path] }),
  }
}
