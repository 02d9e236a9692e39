import { z } from 'zod'
import type { DictionaryItem } from '../../modules/project/dictionary/dictionary.queries.js'
import type { WaybillForm } from '../../modules/waybill/waybill/form.view.js'
import { text, textOrNull } from '../shapes.js'

const itemShape = z.object({
  itemName: text('名称'),
  itemValue: text('值'),
  parentValue: textOrNull('所属车队长的编号；没有则为空'),
})

/** One field of the form, and what may stand in it. */
export const formShape = z.object({
  field: text('字段'),
  fieldName: text('字段名称'),
  list: z.array(itemShape),
})

type Item = z.output<typeof itemShape>

const item = (itemName: string, itemValue: string, parentValue: string | null = null): Item => ({
  itemName,
  itemValue,
  parentValue,
})
const items = (list: readonly DictionaryItem[] = []): Item[] =>
  list.map(({ itemName, itemValue }) => item(itemName, itemValue))

/** The form's choices, each under the member that it is sent back in. */
export function formGroups(
  { projects, dumpSites, soilTypes, captains, drivers, trucks }: WaybillForm,
  [modes, units, shifts]: readonly DictionaryItem[][],
): z.output<typeof formShape>[] {
  const group = (field: string, fieldName: string, list: Item[]) => ({ field, fieldName, list })
  return [
    group(
      'projectInfoId',
      '项目',
      projects.map(({ id, name }) => item(name, id)),
    ),
    group(
      'garbageId',
      '渣土场',
      dumpSites.map(({ id, name }) => item(name, id)),
    ),
    group(
      'goSoilType',
      '土质',
      soilTypes.map((name) => item(name, name)),
    ),
    group(
      'captainId',
      '车队长',
      captains.map(({ id, name }) => item(name, id)),
    ),
    group(
      'driverId',
      '司机',
      drivers.map(({ id, name, captainId }) => item(name, id, captainId)),
    ),
    group(
      'truckCode',
      '车牌',
      trucks.map(({ truckCode, captainId }) => item(truckCode, truckCode, captainId)),
    ),
    group('tpMode', '运输模式', items(modes)),
    group('weightType', '计量单位', items(units)),
    group('inShiftType', '班次', items(shifts)),
  ]
}
