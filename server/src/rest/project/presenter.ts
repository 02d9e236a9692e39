import { z } from 'zod'
import { describe } from '../../kernel/fields.js'
import { haulTable, recentHaulTable } from '../../modules/project/project/fields.js'
import type { HaulRow, SiteRow } from '../../modules/project/project/project.queries.js'
import { dumpSiteTable } from '../../modules/project/site/fields.js'
import { ShiftType } from '../../modules/waybill/enums.js'
import { shiftType, tpMode } from '../codes.js'
import { idShape, text, textOrNull } from '../shapes.js'

export const projectShape = z.object({
  id: idShape,
  projectInfoId: idShape,
  projectName: text(haulTable.projectName.label),
})
export const soilTypeShape = z.object({ id: idShape, soilType: text(haulTable.soilType.label) })
export const dumpSiteShape = z.object({
  id: idShape,
  garbageId: idShape,
  garbageName: text(haulTable.garbageName.label),
  code: text(dumpSiteTable.code.label),
  garbageType: textOrNull(`${dumpSiteTable.garbageType.label}${dumpSiteTable.garbageType.note}`),
})

interface Named {
  id: string
  name: string
}

export const projectOf = ({ id, name }: Named): z.output<typeof projectShape> => ({
  id,
  projectInfoId: id,
  projectName: name,
})
export const soilTypeOf = ({ id, name }: Named): z.output<typeof soilTypeShape> => ({ id, soilType: name })
export const dumpSiteOf = ({ id, name, code, garbageType }: SiteRow): z.output<typeof dumpSiteShape> => ({
  id,
  garbageId: id,
  garbageName: name,
  code,
  garbageType,
})

export const shiftsShape = z.object({
  projectInfoId: idShape,
  projectName: text(haulTable.projectName.label),
  shifts: z.array(
    z.object({
      inShiftType: shiftType.shape,
      shiftName: textOrNull('班次名称，取自字典 shift'),
      startTime: text('开始，HH:mm'),
      endTime: text('结束，HH:mm'),
    }),
  ),
})

interface Shifts extends Named {
  dayStart: string
  nightStart: string
}

/** Shifts of a project under the names of the dictionary; each ends where the other starts. */
export function shiftsOf(
  { id, name, dayStart, nightStart }: Shifts,
  items: readonly { itemName: string; itemValue: string }[],
): z.output<typeof shiftsShape> {
  const names = new Map(items.map(({ itemName, itemValue }) => [itemValue, itemName]))
  const shift = (type: ShiftType, startTime: string, endTime: string) => {
    const inShiftType = shiftType.numberOf(type)
    return { inShiftType, shiftName: names.get(String(inShiftType)) ?? null, startTime, endTime }
  }
  const shifts = [shift(ShiftType.DAY, dayStart, nightStart), shift(ShiftType.NIGHT, nightStart, dayStart)]
  return { projectInfoId: id, projectName: name, shifts }
}

export const haulShape = z.object({
  projectInfoId: idShape,
  projectName: text(haulTable.projectName.label),
  garbageId: textOrNull(`${haulTable.garbageId.label}；运单上的渣土场名称不在公司的渣土场中时为空`),
  garbageName: textOrNull(haulTable.garbageName.label),
  soilType: textOrNull(haulTable.soilType.label),
  tpMode: tpMode.shape.nullable(),
  cnt: z.int().describe('近 90 天的运单数，不含已作废'),
  lastDay: text(describe(recentHaulTable.lastDay)),
})

/** Haul: site, soil and mode, with its number of uses and the day of the last one. */
export const haulOf = (haul: HaulRow): z.output<typeof haulShape> => ({
  projectInfoId: haul.projectId,
  projectName: haul.projectName,
  garbageId: haul.dumpSiteId,
  garbageName: haul.dumpSiteName,
  soilType: haul.soilType,
  tpMode: haul.tpMode && tpMode.numberOf(haul.tpMode),
  cnt: haul.trips,
  lastDay: haul.lastDay,
})
