import { z } from 'zod'
import type { BatchName } from '../../modules/waybill/change/batch/batch.service.js'
import { reviewTable } from '../../modules/waybill/review/fields.js'
import { waybillTexts as texts } from '../../modules/waybill/texts.js'
import { waybillLabels as labels } from '../../modules/waybill/waybill/fields.js'
import { Answer, batchAnswer } from '../envelope.js'
import { filter, givenId, idFilter, whole } from '../fields.js'
import { type Route, route } from '../route.js'
import { type BatchMember, createBody, formOf, rowsBody, updateBody } from './change-params.js'
import { formGroups, formShape } from './form.presenter.js'
import { waybillOf, waybillShape } from './presenter.js'

const EDIT = 'chain:companywaybill:edit'

const create = route({
  method: 'POST',
  path: '/chain/companywaybill',
  group: 'waybills',
  access: 'chain:companywaybill:add',
  result: 'object',
  summary: '新增运单；不填运单号则由系统编号，不填状态为已卸车',
  body: createBody,
  answer: waybillShape,
  async handler({ actor, body: { no, status, ...members }, services, idempotencyKey }) {
    const draft = { ...formOf(members), no, ...(status ? { status } : {}) }
    const waybill = await services.waybillCreations.create(actor, draft, idempotencyKey, '')
    return new Answer(waybillOf(waybill), texts.added)
  },
})

const update = route({
  method: 'PUT',
  path: '/chain/companywaybill',
  group: 'waybills',
  access: EDIT,
  result: 'boolean',
  summary:
    '修改运单；带回 version 而他人已修改则拒绝（STALE），data.differences 列出差异，不带则以最后一次为准。已卸车运单涉及金额的修改，无审核权限者提交审核',
  body: updateBody,
  async handler({ actor, body: { id, version, reason, ...members }, services, idempotencyKey }) {
    const request = { id, version, reason, patch: formOf(members), at: '', idempotencyKey }
    const { review } = await services.waybillEdits.update(actor, request)
    return new Answer(true, review ? texts.submitted : texts.saved)
  },
})

const remove = route({
  method: 'DELETE',
  path: '/chain/companywaybill/{id}',
  group: 'waybills',
  access: 'chain:companywaybill:del',
  result: 'boolean',
  summary: '删除运单，即作废：运单号与历史保留，金额退出卡片台账；在结算单中的不能删除',
  params: z.object({
    id: givenId(labels.id),
    version: whole('版本号', 1, 2 ** 31 - 1).optional(),
    reason: filter('作废原因'),
  }),
  async handler({ actor, params, services, idempotencyKey }) {
    await services.waybillMoves.void(actor, { ...params, idempotencyKey })
    return new Answer(true, texts.deleted)
  },
})

const infoList = route({
  method: 'GET',
  path: '/chain/addWaybill/infoList',
  group: 'waybills',
  access: 'chain:companywaybill:add',
  result: 'list',
  summary: '新增运单时可选的内容：项目、渣土场、土质、车队长、司机、车辆、运输模式、计量单位、班次',
  answer: formShape,
  async handler({ actor, services }) {
    const [form, ...dictionaries] = await Promise.all([
      services.waybillCreations.form(actor),
      ...(['tp_mode', 'weight_unit', 'shift'] as const).map((name) => services.dictionaries.items(actor, name)),
    ])
    return formGroups(form, dictionaries)
  },
})

const editRemark = route({
  method: 'POST',
  path: '/chain/companywaybillext/editPcRemark',
  group: 'waybills',
  access: EDIT,
  result: 'boolean',
  summary: '修改一张运单的备注；空则清除',
  params: z.object({ id: givenId(labels.id), remark: filter(labels.remark) }),
  paramsInBody: true,
  async handler({ actor, params: { id, remark = null }, services, idempotencyKey }) {
    await services.waybillEdits.setRemark(actor, { id, remark, idempotencyKey })
    return new Answer(true, texts.saved)
  },
})

/** Batch that sets one member. */
function batch(path: string, name: BatchName, member: BatchMember, summary: string): Route {
  return route({
    method: 'POST',
    path,
    group: 'waybills',
    access: EDIT,
    result: 'batch',
    summary: `${summary}；每行 {id, ${member}}，或 {ids, ${member}} 设为同一个值。逐行返回结果，changeSetId 可凭以撤销`,
    body: rowsBody(member),
    async handler({ actor, body, services, idempotencyKey }) {
      const { rows, changeSetId } = await services.waybillBatches.set(actor, name, { rows: body, idempotencyKey })
      return batchAnswer(rows, { changeSetId })
    },
  })
}

const audit = route({
  method: 'POST',
  path: '/chain/companywaybillupdatehistory/auditForWorkFlow',
  group: 'waybills',
  access: 'chain:companywaybill:audit',
  result: 'boolean',
  summary: '审核运单修改：auditType 1 通过，0 驳回（须填 reason）；id 为修改申请，或以 companyWaybillId 指定运单',
  params: z.object({
    id: idFilter('修改申请编号'),
    companyWaybillId: idFilter(labels.id),
    auditType: whole('审核结果', 0, 1),
    reason: filter(reviewTable.auditReason.label),
    remark: filter(reviewTable.auditReason.label),
  }),
  paramsInBody: true,
  async handler({ actor, params, services: { waybillReviews }, idempotencyKey }) {
    const { companyWaybillId, auditType, reason = params.remark } = params
    const id = params.id ?? (companyWaybillId ? await waybillReviews.openOf(actor, companyWaybillId) : '')
    await waybillReviews.decide(actor, auditType === 1 ? 'approve' : 'reject', id, { reason, idempotencyKey })
    return new Answer(true, texts.done)
  },
})

export const waybillChangeRoutes: Route[] = [
  create,
  update,
  remove,
  infoList,
  editRemark,
  batch('/chain/companywaybillext/batchUpdateRemark', 'remarks', 'remark', '批量修改备注'),
  batch(
    '/chain/companywaybillext/batchUpdateInPreparePrice',
    'preparePrices',
    'inPreparePrice',
    '批量修改装车预付价；已在结算单上的不能修改',
  ),
  batch(
    '/chain/companywaybillext/batchUpdateGarbagePreparePrice',
    'preparePrices',
    'garbagePreparePrice',
    '批量修改渣土场预付价；已在结算单上的不能修改',
  ),
  batch('/chain/companywaybill/batchUpdateGoVehicleType', 'vehicleTypes', 'goVehicleType', '批量修改车辆类型'),
  batch('/chain/companywaybill/batchFleetName', 'fleetNames', 'fleetName', '批量修改车队名称'),
  batch('/chain/companyWaybillPage/batchSetShiftTime', 'shifts', 'inShiftType', '批量设置班次，1 白班，2 夜班'),
  audit,
]
