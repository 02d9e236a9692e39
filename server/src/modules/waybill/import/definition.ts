import { folded, type Header, type ImportDefinition, Places, type SheetRow } from '../../import/index.js'
import { unitLabels, type WeightUnit } from '../enums.js'
import { type ColumnKey, columns, EXAMPLE_NO } from './columns.js'
import { kinds } from './kinds.js'
import { importTexts as texts } from './texts.js'

type WeightUnitName = `${WeightUnit}`

/** Sheets of waybills that third parties keep: columns and readers. */
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

/** Faults of a quantity without a unit, which the heading may also give, and of a unit without a quantity. */
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

/** Unit in the heading of the quantity, such as 方量 or 数量（吨）. */
export const unitOf = ({ headings }: Pick<Header<ColumnKey>, 'headings'>): WeightUnitName | null =>
  unitIn(headings.get('weightTons'))

/** Unit beside a quantity. */
function unitIn(text = ''): WeightUnitName | null {
  if (/吨|净重|t\b/i.test(text)) return 'TON'
  if (/方|m3|m³|㎥/i.test(text)) return 'CUBIC'
  return /[车趟]/.test(text) ? 'TRUCK' : null
}
