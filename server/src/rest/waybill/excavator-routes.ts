import { z } from 'zod'
import { labelsOf } from '../../kernel/fields.js'
import type { Equals } from '../../kernel/list/equal.js'
import {
  type ExcavatorRecordFilter,
  ExcavatorRecordSortField,
} from '../../modules/waybill/excavator-record/excavator-record.view.js'
import { recordTable } from '../../modules/waybill/excavator-record/fields.js'
import { auditStatus, inType, ledgerType, shiftType, workUnit } from '../codes.js'
import { dayRange, filter, idFilter, instant, range, rangeEnd } from '../fields.js'
import { equalsIn, memberFilters } from '../member-filters.js'
import { type Member, membersOf, movedBehind } from '../members.js'
import { listQuery, pageFields, pageRequest, sortRequest, sortsOf, textPageAnswer } from '../page.js'
import { type Route, route } from '../route.js'
import { coded, flag, rowOf, same } from '../rows.js'
import { text, zeroOrOne } from '../shapes.js'

/** Members of REST alone, derived from the fields. */
const workedOut: [string, Member][] = [
  ['isDel', [zeroOrOne('是否已删除'), flag('isDel')]],
  ['searchDate', [text('查询日期，即开始的日期，yyyy-MM-dd'), same('searchDate')]],
]
const places = { isDel: 'workTime', searchDate: 'ledgerRemark' }

/** Excavator's work record with every documented field (docs/behaviour/waybill.md); only two of the units occur. */
export const recordMembers = rowOf({
  ...Object.fromEntries(movedBehind([...membersOf(recordTable), ...workedOut], places)),
  unitWork: [workUnit.shape.nullable(), coded('unitWork', workUnit)],
})

export const recordShape = recordMembers.shape
export const recordRow = recordMembers.row

const labels = labelsOf(recordTable)

const sorts = sortsOf<ExcavatorRecordSortField>(recordMembers, {
  startDatetime: ExcavatorRecordSortField.START_DATETIME,
})

const ownWays = {
  machineId: idFilter(labels.machineId),
  inStaffId: idFilter(labels.staffId),
  projectInfoId: idFilter(labels.projectId),
  projectName: filter(labels.projectName),
  inShiftType: shiftType.field(labels.inShiftType).optional(),
  inType: inType.field(labels.inType).optional(),
  ledgerType: ledgerType.field(labels.ledgerType).optional(),
  auditStatus: auditStatus.fields(labels.auditStatus).optional(),
  searchDate: dayRange('查询日期').optional(),
  startDatetimeStart: instant(`${labels.startDatetime}起`).optional(),
  startDatetimeEnd: rangeEnd(`${labels.startDatetime}止`).optional(),
}
const members = memberFilters(recordMembers, ownWays)
const params = z.object({ ...pageFields(sorts), ...members, ...ownWays })

function recordFilter(asked: z.output<typeof params>): ExcavatorRecordFilter & Equals {
  const { inStaffId: staffId, projectInfoId, searchDate } = asked
  const { machineId, projectName, inShiftType, inType, ledgerType, auditStatus } = asked
  return {
    machineId,
    staffId,
    projectInfoId,
    projectName,
    inShiftType,
    inType,
    ledgerType,
    auditStatus,
    equal: equalsIn(asked, members),
    startDatetime: searchDate ?? range(asked.startDatetimeStart, asked.startDatetimeEnd),
  }
}

export const recordQuery = listQuery(params, (asked) => ({
  filter: recordFilter(asked),
  sort: sortRequest(asked, sorts),
}))

const workFlowPage = route({
  method: 'POST',
  path: '/chain/ledgerDig/getWorkFlowPage',
  group: 'waybills',
  access: 'chain:companywaybill:get',
  result: 'page',
  summary: '挖机工时分页，只有已提交、审批中与已通过的，默认按开始时间降序；条件放在请求体中',
  params,
  paramsInBody: true,
  answer: recordShape,
  async handler({ actor, params, services }) {
    const { page, sort } = pageRequest(params, sorts)
    const list = await services.excavatorRecords.listText(actor, {
      filter: recordFilter(params),
      sort,
      page,
      row: recordRow,
      counted: { total: true, summary: false },
    })
    return textPageAnswer(page, list)
  },
})

export const excavatorRoutes: Route[] = [workFlowPage]
