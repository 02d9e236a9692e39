import { recordTable } from '../../modules/waybill/excavator-record/fields.js'
import { workUnit } from '../codes.js'
import { type Member, membersOf, movedBehind } from '../members.js'
import { coded, flag, rowOf, same } from '../rows.js'
import { text, zeroOrOne } from '../shapes.js'

/** What only this wire tells, worked out of the fields. */
const workedOut: [string, Member][] = [
  ['isDel', [zeroOrOne('是否已删除'), flag('isDel')]],
  ['searchDate', [text('查询日期，即开始的日期，yyyy-MM-dd'), same('searchDate')]],
]
const places = { isDel: 'workTime', searchDate: 'ledgerRemark' }

/** An excavator's work record with every field of 001 §3; work is counted in two of the units. */
export const recordMembers = rowOf({
  ...Object.fromEntries(movedBehind([...membersOf(recordTable), ...workedOut], places)),
  unitWork: [workUnit.shape.nullable(), coded('unitWork', workUnit)],
})

export const recordShape = recordMembers.shape
export const recordRow = recordMembers.row
