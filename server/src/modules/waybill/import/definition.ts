import { folded, type Header, type ImportDefinition, Places, type SheetRow } from '../../import/index.js'
import type { WeightUnit } from '../enums.js'
import { unitLabels } from '../labels.js'
import { type ColumnKey, columns, EXAMPLE_NO } from './columns.js'
import { kinds } from './kinds.js'
import { importTexts as texts } from './texts.js'

type WeightUnitName = `${WeightUnit}`

/** Waybills that others keep in spreadsheets: what such a sheet may have, and how it is read. */
export const waybillImport: ImportDefinition<ColumnKey> = {
  name: 'waybill',
  words: texts.words,
  permission: 'chain:companywaybill:add',
  filePurpose: 'WAYBILL_IMPORT',
  columns,
  kinds,
  example: { column: 'no', value: EXAMPLE_NO },
  shown: ['no', 'projectName', 'truckCode', 'goDatetime'],
  complete: measured,
  sameness: ({ no, truckCode = '', projectName = '', goDatetime = '' }) =>
    no === undefined
      ? { key: `T:${truckCode}|${folded(projectName)}|${goDatetime}`, column: 'goDatetime' }
      : { key: `N:${no}`, column: 'no' },
}

/** A quantity needs a unit, which the heading may have said, and a unit a quantity. */
function measured(row: SheetRow<ColumnKey>, header: Header<ColumnKey>): Pick<SheetRow<ColumnKey>, 'values' | 'issues'> {
  const { values, line } = row
  const places = new Places([...header.keys])
  const faulty = new Set(row.issues.map(({ column }) => column))
  const amiss = (column: ColumnKey, message: string) =>
    faulty.has(column) ? [] : [{ cell: places.of(line, column), column, message }]
  const hasQuantity = values.weightTons !== undefined
  const told = unitIn(row.written?.weightTons)
  const weightType = values.weightType ?? (hasQuantity ? (unitOf(header) ?? told ?? undefined) : undefined)
  const otherUnit = (column: ColumnKey, unit: WeightUnitName | null) =>
    unit && weightType && unit !== weightType
      ? amiss(column, texts.unitDiffers(unitLabels[unit], unitLabels[weightType as WeightUnitName]))
      : []
  return {
    values: { ...values, ...(weightType ? { weightType } : {}) },
    issues: [
      ...(hasQuantity && !weightType ? amiss('weightType', texts.unitNeeded) : []),
      ...(!hasQuantity && weightType && weightType !== 'TRUCK' ? amiss('weightTons', texts.quantityNeeded) : []),
      ...(hasQuantity ? otherUnit('weightTons', told) : []),
      ...otherUnit('settlePrice', unitIn(/[/每](.*)$/.exec(row.written?.settlePrice ?? '')?.[1])),
    ],
  }
}

/** The unit that the heading of the quantity says, such as 方量 or 数量（吨）. */
export const unitOf = ({ headings }: Pick<Header<ColumnKey>, 'headings'>): WeightUnitName | null =>
  unitIn(headings.get('weightTons'))

/** The unit that is named beside a quantity. */
function unitIn(text = ''): WeightUnitName | null {
  if (/吨|净重|t\b/i.test(text)) return 'TON'
  if (/方|m3|m³|㎥/i.test(text)) return 'CUBIC'
  return /[车趟]/.test(text) ? 'TRUCK' : null
}
