import { spelled, type Values } from '../../import/index.js'
import { type ColumnKey, columnOf } from './columns.js'
import type { Names } from './names.js'
import type { Named } from './names.queries.js'
import { importTexts as texts } from './texts.js'

/** Base data with a name, preferably in use; or the reason why none is meant. */
export function theOne(found: readonly Named[], what: string, name: string): Named | string {
  const inUse = found.filter(({ enabled }) => enabled)
  const [first, second] = spelled(inUse.length > 0 ? inUse : found, name, (one) => one.name)
  if (second) return (second.mobile === null ? texts.twins : texts.severalNamed)(what, name, found.length)
  if (!first) return texts.unknownName(what, name)
  return first
}

/** Captain that a row names; of several with one name, the one of the row's card or truck. */
export function captainOf(name: string, names: Names, owner: Named | undefined): Named | string {
  const found = names.named('captain', name)
  const own = found.filter(({ id }) => id === owner?.captainId)
  return theOne(own.length > 0 ? own : found, columnOf('captainName').title, name)
}

/** Driver that a row names, who must belong to the captain. */
export function driverOf({ driverName = '' }: Values<ColumnKey>, names: Names, captain: Named): Named | string {
  const found = names.named('driver', driverName)
  const own = found.filter(({ captainId }) => captainId === captain.captainId)
  if (own.length === 0 && found[0]) return texts.notOfCaptain(driverName, captain.captainName ?? '')
  return theOne(own, columnOf('driverName').title, driverName)
}
