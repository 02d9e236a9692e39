import { idKey } from '../../../kernel/values/id.js'
/** A captain with one driver, or with all of them. */
export interface Member {
  captainId: string
  driverId: string | null
}

/** Each pair once; who is named with all drivers needs none of them by name. In the order of their ids. */
export function distinctMembers(
  given: readonly { captainId: string; driverId?: string | null | undefined }[],
): Member[] {
  const byCaptain = Map.groupBy(given, ({ captainId }) => idKey(captainId))
  return [...byCaptain]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([captainId, own]): Member[] => {
      if (own.some(({ driverId }) => !driverId)) return [{ captainId, driverId: null }]
      const drivers = new Set(own.map(({ driverId }) => (driverId ?? '').toLowerCase()))
      return [...drivers].toSorted().map((driverId) => ({ captainId, driverId }))
    })
}

interface Named {
  captainName: string
  allDrivers: boolean
  drivers: readonly { driverName: string }[]
}

/** Such as 黄师傅（李师傅、张师傅）；罗师傅（全部司机）. */
export const membersText = (captains: readonly Named[], everyDriver: string): string =>
  captains
    .map(({ captainName, allDrivers, drivers }) => {
      const names = allDrivers ? everyDriver : drivers.map(({ driverName }) => driverName).join('、')
      return `${captainName}（${names}）`
    })
    .join('；')
