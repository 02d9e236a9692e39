import type { OrganRowFragment } from './organ.generated'
import { texts } from './texts'

export type Organ = OrganRowFragment

/** The company itself, as the root of the tree. */
export const TOP = ''

/** Line of the tree. */
export interface Place {
  /** Id of the organ; TOP for the company itself. */
  id: string
  name: string
  organ: Organ | null
  /** Id of the parent; null for the company itself. */
  parentId: string | null
  /** Level, from 1. */
  level: number
  position: number
  setSize: number
  /** Number of its direct children. */
  children: number
  /** Names from the top to it, without the company's. */
  path: string
  /** Numbers including all organs below it. */
  members: number
  projects: number
}

/** The lines of the tree from top to bottom. */
export function placesOf(company: string, organs: readonly Organ[]): Place[] {
  const byParent = Map.groupBy(organs, ({ parentId }) => parentId ?? TOP)
  const below = (place: Place): Place[] => {
    const children = (byParent.get(place.id) ?? []).toSorted(inOrder)
    const lines = children.map((organ, at) =>
      below({
        id: organ.id,
        name: organ.name,
        organ,
        parentId: place.id,
        level: place.level + 1,
        position: at + 1,
        setSize: children.length,
        children: 0,
        path: place.path ? `${place.path} / ${organ.name}` : organ.name,
        members: organ.memberCount,
        projects: organ.projectCount,
      }),
    )
    const direct = lines.flatMap(([first]) => first ?? [])
    const sum = (of: 'members' | 'projects') => direct.reduce((total, line) => total + line[of], place[of])
    return [
      { ...place, children: children.length, members: sum('members'), projects: sum('projects') },
      ...lines.flat(),
    ]
  }
  const root = { id: TOP, name: company, organ: null, parentId: null, level: 1, position: 1, setSize: 1, children: 0 }
  return below({ ...root, path: '', members: 0, projects: 0 })
}

const inOrder = (one: Organ, other: Organ): number => one.sort - other.sort || one.name.localeCompare(other.name, 'zh')

/** Whether a line is another one or is below it. */
export function isWithin(places: readonly Place[], id: string, aboveId: string): boolean {
  for (let at: string | null = id; at !== null; at = places.find((place) => place.id === at)?.parentId ?? null)
    if (at === aboveId) return true
  return false
}

/** Visible lines: none below a closed one. */
export function openLines(places: readonly Place[], closed: ReadonlySet<string>): Place[] {
  const hidden = new Set<string>()
  return places.filter(({ id, parentId }) => {
    const isHidden = parentId !== null && (hidden.has(parentId) || closed.has(parentId))
    if (isHidden) hidden.add(id)
    return !isHidden
  })
}

/** Lines with a name like the text, and the lines above them. */
export function foundLines(places: readonly Place[], isMeant: (name: string) => boolean): Place[] {
  const kept = new Set<string>()
  for (const { id, name, parentId, organ } of places.toReversed()) {
    if (organ && isMeant(name)) kept.add(id)
    if (kept.has(id) && parentId !== null) kept.add(parentId)
  }
  return places.filter(({ id }) => kept.has(id))
}

/** Places for an organ, named by their path from the top. */
export const placeOptions = (places: readonly Place[], isOffered: (place: Place) => boolean) =>
  places.flatMap((place) =>
    isOffered(place) ? [{ value: place.id || COMPANY, label: place.organ ? place.path : texts.topOf(place.name) }] : [],
  )

/** Value of forms for the company itself, since a choice is never empty. */
export const COMPANY = 'company'
export const idOfOption = (value: string): string | null => (value === COMPANY ? null : value)

/** Reason why something cannot be done with an organ; null where it can. */
export const reasonAgainst = (verb: string, { refusedActions }: Pick<Organ, 'refusedActions'>): string | null =>
  refusedActions.find(({ action }) => action === verb)?.reason ?? null
