import { type Fields, sheetFieldsOf, sheetTitlesOf } from '../../../kernel/fields.js'
import { type SheetField, told } from '../../../kernel/list/sheet.js'
import { idKey } from '../../../kernel/values/id.js'
import { priceTexts } from '../texts.js'
import { termTable } from './fields.js'
import type { ForMembers } from './reviewed.view.js'

/** A captain with one driver, or with all of them. */
export interface Member {
  captainId: string
  driverId: string | null
}

/** Distinct pairs in the order of their ids; a captain with all drivers needs no single ones. */
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

/** Text of captains with their drivers, for example 黄师傅（李师傅、张师傅）；罗师傅（全部司机）. */
export const membersText = (captains: readonly Named[], everyDriver: string): string =>
  captains
    .map(({ captainName, allDrivers, drivers }) => {
      const names = allDrivers ? everyDriver : drivers.map(({ driverName }) => driverName).join('、')
      return `${captainName}（${names}）`
    })
    .join('；')

/** Sheet columns of these fields, and of the captains and drivers. */
export function reviewedColumns(fields: Fields): {
  fields: Record<string, SheetField<ForMembers>>
  titles: Record<string, string>
} {
  const captainAndDrivers = told((row: ForMembers) => membersText(row.captainAndDrivers, priceTexts.allDrivers))
  const own: [string, SheetField<ForMembers>][] = Object.entries(sheetFieldsOf(fields))
  const behind = own.findIndex(([name]) => name === 'directPayPrice') + 1
  return {
    fields: Object.fromEntries(own.toSpliced(behind, 0, ['captainAndDrivers', captainAndDrivers])),
    titles: { ...sheetTitlesOf(fields), captainAndDrivers: termTable.captainAndDrivers.label },
  }
}
