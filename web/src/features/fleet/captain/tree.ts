import { looseForm } from '../../../ui/format/loose'
import type { CaptainTreeQuery } from './captain.generated'
import { texts } from './texts'

export type Captain = CaptainTreeQuery['captainTree'][number]

/** A captain with one driver, or with all of them, later ones included (null). */
export interface Pair {
  captainId: string
  driverId: string | null
}

/** Chosen drivers by captain; 'ALL' is every driver, also those who join later. */
export type Chosen = ReadonlyMap<string, 'ALL' | ReadonlySet<string>>

export function chosenOf(pairs: readonly Pair[]): Chosen {
  const chosen = new Map<string, 'ALL' | Set<string>>()
  for (const { captainId, driverId } of pairs) {
    const own = chosen.get(captainId)
    if (driverId === null || own === 'ALL') chosen.set(captainId, 'ALL')
    else chosen.set(captainId, (own ?? new Set<string>()).add(driverId))
  }
  return chosen
}

export const pairsOf = (chosen: Chosen): Pair[] =>
  [...chosen].flatMap(([captainId, drivers]): Pair[] =>
    drivers === 'ALL' ? [{ captainId, driverId: null }] : [...drivers].map((driverId) => ({ captainId, driverId })),
  )

export type CaptainState = 'none' | 'some' | 'all'

/** Chosen part of a captain. All drivers by name are still 'some', since one who joins later is not among them. */
export function stateOf({ captainId }: Captain, chosen: Chosen): CaptainState {
  const own = chosen.get(captainId)
  return own === undefined ? 'none' : own === 'ALL' ? 'all' : 'some'
}

export const hasDriver = ({ captainId }: Captain, driverId: string, chosen: Chosen): boolean => {
  const own = chosen.get(captainId)
  return own === 'ALL' || own?.has(driverId) === true
}

function put(chosen: Chosen, captainId: string, own: 'ALL' | ReadonlySet<string>): Chosen {
  const next = new Map(chosen)
  if (own !== 'ALL' && own.size === 0) next.delete(captainId)
  else next.set(captainId, own)
  return next
}

/** Chooses the whole captain, or none of his drivers if he is chosen as a whole. */
export const toggleCaptain = (chosen: Chosen, captain: Captain): Chosen =>
  put(chosen, captain.captainId, stateOf(captain, chosen) === 'all' ? new Set() : 'ALL')

/** Adds or removes a driver; removing one of a whole captain keeps his others by name. */
export function toggleDriver(chosen: Chosen, { captainId, drivers }: Captain, driverId: string): Chosen {
  const own = chosen.get(captainId)
  const named = new Set(own === 'ALL' ? drivers.map((driver) => driver.driverId) : own)
  if (!named.delete(driverId)) named.add(driverId)
  return put(chosen, captainId, named)
}

/** Captains in use, and chosen ones whether in use or not. */
export const offered = (tree: readonly Captain[], chosen: Chosen): Captain[] =>
  tree.flatMap((captain) => {
    if (!captain.enabled && !chosen.has(captain.captainId)) return []
    const drivers = captain.drivers.filter(
      ({ driverId, enabled }) =>
        enabled || (stateOf(captain, chosen) === 'some' && hasDriver(captain, driverId, chosen)),
    )
    return [drivers.length < captain.drivers.length ? { ...captain, drivers } : captain]
  })

const holder = (text: string) => {
  const wanted = looseForm(text)
  return (value: string): boolean => looseForm(value).includes(wanted)
}

/**
 * Captains whose name, mobile or a truck's plate contains the text, with all drivers; of other captains the drivers
 * whose name or mobile contains it.
 */
export function search(tree: readonly Captain[], text: string): Captain[] {
  if (!text.trim()) return [...tree]
  const holds = holder(text)
  return tree.flatMap((captain) => {
    if ([captain.captainName, captain.mobile, ...captain.plates].some(holds)) return [captain]
    const drivers = captain.drivers.filter(({ driverName, mobile }) => holds(driverName) || holds(mobile))
    return drivers.length ? [{ ...captain, drivers }] : []
  })
}

/** Plates by which a text finds a captain. */
export const platesLike = ({ plates }: Captain, text: string): string[] =>
  text.trim() ? plates.filter(holder(text)) : []

/** Choice of 全选: a found captain as a whole, of others the found drivers, even if they are all he has. */
const whole = (shown: Captain, tree: readonly Captain[]): boolean => tree.includes(shown)

const isTaken = (shown: Captain, tree: readonly Captain[], chosen: Chosen): boolean =>
  whole(shown, tree)
    ? stateOf(shown, chosen) === 'all'
    : shown.drivers.every(({ driverId }) => hasDriver(shown, driverId, chosen))

/** Chosen part of the shown captains. */
export function stateOfAll(shown: readonly Captain[], tree: readonly Captain[], chosen: Chosen): CaptainState {
  if (shown.length > 0 && shown.every((captain) => isTaken(captain, tree, chosen))) return 'all'
  return shown.some(({ captainId }) => chosen.has(captainId)) ? 'some' : 'none'
}

/** Chooses everything that is shown, or removes it when it is chosen already. */
export function toggleAll(shown: readonly Captain[], tree: readonly Captain[], chosen: Chosen): Chosen {
  const take = stateOfAll(shown, tree, chosen) !== 'all'
  return shown.reduce<Chosen>((next, captain) => {
    if (whole(captain, tree)) return put(next, captain.captainId, take ? 'ALL' : new Set())
    const known = tree.find(({ captainId }) => captainId === captain.captainId) ?? captain
    return captain.drivers.reduce(
      (one, { driverId }) => (hasDriver(captain, driverId, one) === take ? one : toggleDriver(one, known, driverId)),
      next,
    )
  }, chosen)
}

/** Chosen people in words, in the order of the tree: 黄师傅（李师傅、张师傅）；罗师傅（全部司机）. */
export function textOf(tree: readonly Captain[], chosen: Chosen): string {
  const known = new Set(tree.map(({ captainId }) => captainId))
  const named = tree.flatMap(({ captainId, captainName, drivers }) => {
    const own = chosen.get(captainId)
    return own ? [`${captainName}（${own === 'ALL' ? texts.everyDriver : namesOf(drivers, own)}）`] : []
  })
  const strangers = [...chosen.keys()].filter((captainId) => !known.has(captainId))
  return [...named, ...strangers.map(() => texts.unknown)].join('；')
}

function namesOf(drivers: Captain['drivers'], own: ReadonlySet<string>): string {
  const named = drivers.filter(({ driverId }) => own.has(driverId)).map(({ driverName }) => driverName)
  return [...named, ...Array.from({ length: own.size - named.length }, () => texts.unknown)].join('、')
}

/** Numbers of captains, and of drivers that are chosen by name. */
export const countText = (chosen: Chosen): string =>
  chosen.size === 0
    ? texts.nothing
    : texts.count(
        chosen.size,
        [...chosen.values()].reduce((sum, own) => sum + (own === 'ALL' ? 0 : own.size), 0),
      )
