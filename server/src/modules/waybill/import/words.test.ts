import { expect, it } from 'vitest'
import { cellText } from '../../import/reading/words.js'
import type { ColumnKey } from './columns.js'
import { waybillImport } from './definition.js'

it.each<[ColumnKey, string | undefined, string | null]>([
  ['tpMode', 'FREIGHT', '货运'],
  ['weightType', 'TON', '吨'],
  ['status', 'UNLOADED', '已卸车'],
  ['inShiftType', 'NIGHT', '夜班'],
  ['isTicket', 'true', '是'],
  ['tpMode', '飞奔', '飞奔'],
  ['tpMode', 'constructor', 'constructor'],
  ['remark', 'true', 'true'],
  ['weightTons', '', null],
  ['weightTons', undefined, null],
])('a cell of %s that was read as %s is told as %s', (key, value, told) => {
  expect(cellText(waybillImport, key, value)).toBe(told)
})
