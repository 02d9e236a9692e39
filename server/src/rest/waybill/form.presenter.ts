import { z } from 'zod'
import type { DictionaryItem } from '../../modules/project/dictionary/dictionary.queries.js'
import { nameLabel } from '../../modules/waybill/enums.js'
import { waybillLabels as labels, plate } from '../../modules/waybill/waybill/fields.js'
import type { WaybillChoices } from '../../modules/waybill/waybill/form.view.js'
import { text, textOrNull } from '../shapes.js'

const itemShape = z.object({
  itemName: text(nameLabel),
  itemValue: text('值'),
  parentValue: textOrNull('所属车队长的编号；没有则为空'),
})

/** Field of the form, with its choices. */
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

/** Choices of the form, each under the member of its input. */
export function formGroups(
  { projects, dumpSites, soilTypes, captains, drivers, trucks }: WaybillChoices,
  [modes, units, shifts]: readonly DictionaryItem[][],
): z.output<typeof formShape>[] {
  const group = (field: string, fieldName: string, list: Item[]) => ({ field, fieldName, list })
  return [
    group(
      'projectInfoId',
      labels.projectName,
      projects.map(({ id, name }) => item(name, id)),
    ),
    group(
      'garbageId',
      labels.garbageName,
      dumpSites.map(({ id, name }) => item(name, id)),
    ),
    group(
      'goSoilType',
      '土质',
      soilTypes.map((name) => item(name, name)),
    ),
    group(
      'captainId',
      labels.captainName,
      captains.map(({ id, name }) => item(name, id)),
    ),
    group(
      'driverId',
      labels.driverName,
      drivers.map(({ id, name, captainId }) => item(name, id, captainId)),
    ),
    group(
      'truckCode',
      plate.label,
      trucks.map(({ name, captainId }) => item(name, name, captainId)),
    ),
    group('tpMode', labels.tpMode, items(modes)),
    group('weightType', labels.weightType, items(units)),
    group('inShiftType', labels.inShiftType, items(shifts)),
  ]
}
