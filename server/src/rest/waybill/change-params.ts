import { z } from 'zod'
import { shiftType, tpMode, waybillStatus, weightUnit } from '../codes.js'
import { decimal, flag, given, instant, texts, whole } from '../fields.js'

/** What programs send of a waybill; the rules are the service's. What is not sent stays, null or a blank empties it. */
const emptied = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullable().optional())
const text = (what: string) => emptied(given(what)).describe(what)
const number = (what: string) => emptied(decimal(what)).describe(what)
const time = (what: string) => emptied(instant(what)).describe(`${what}，yyyy-MM-dd HH:mm:ss`)

/** The members of a waybill that may be written, named as in answers, so that an answer can be sent back as it came. */
const members = {
  projectInfoId: text('项目编号'),
  cardNo: text('结算卡号'),
  truckCode: text('装车车牌'),
  goTruckCode: text('出场车牌'),
  captainId: text('车队长编号'),
  driverId: text('司机编号'),
  garbageId: text('渣土场编号'),
  tpMode: emptied(tpMode.field('运输模式')),
  inSoilType: text('装车土质'),
  goSoilType: text('出场土质'),
  weightType: emptied(weightUnit.field('计量单位')),
  weightTons: number('数量'),
  load: number('装载量'),
  inDatetime: time('装车时间'),
  goDatetime: time('出场时间'),
  completeDatetime: time('完成时间'),
  inShiftType: emptied(shiftType.field('班次')),
  machineCode: text('挖机编号'),
  inStaffName: text('装车员'),
  goStaffName: text('出场员'),
  inName: text('装车地点'),
  goName: text('出场口'),
  agentName: text('代理人'),
  inPicture: text('装车照片，逗号分隔'),
  goPicture: text('出场照片，逗号分隔'),
  isTicket: flag('是否用票').optional(),
  fleetName: text('车队名称'),
  goVehicleType: text('车辆类型'),
  settlePrice: number('结算单价'),
  exAmt: number('额外金额'),
  adjustAmt: number('调整金额'),
  payTaxes: number('税费'),
  inPreparePrice: number('装车预付价'),
  garbagePreparePrice: number('渣土场预付价'),
  remark: text('备注'),
}

const bodyMissing = { error: '请求内容须为对象' }
export const createBody = z.object(
  { ...members, no: text('运单号'), status: emptied(waybillStatus.field('状态')) },
  bodyMissing,
)
export const updateBody = z.object(
  { ...members, id: given('运单编号'), version: whole('版本号', 1, 2 ** 31 - 1), reason: text('修改原因') },
  bodyMissing,
)

type Written = z.output<z.ZodObject<typeof members>>

/** The same by the names of the service. */
export function formOf({ projectInfoId, ...rest }: Written): object {
  const form = projectInfoId === undefined ? rest : { ...rest, projectId: projectInfoId }
  return Object.fromEntries(Object.entries(form).filter(([, value]) => value !== undefined))
}

const MAX_ROWS = 20_000

/**
 * Rows with a value each, or ids that share one: programs send either. A row without the member would change nothing and still be
 * answered as done, so that whoever misspells it is told.
 */
export const rowsBody = (member: keyof typeof batchMembers) =>
  z.preprocess(
    shared,
    z.array(
      z
        .object({ id: given('运单编号'), version: whole('版本号', 1, 2 ** 31 - 1).nullish(), ...batchMembers[member] })
        .refine((row) => (row as Record<string, unknown>)[member] !== undefined, {
          error: `请提供${member}，空则清除`,
          path: [member],
        }),
      { error: '请选择运单' },
    ),
  )

const sharing = z.looseObject({ ids: texts('运单编号', MAX_ROWS) })

function shared(body: unknown): unknown {
  const parsed = sharing.safeParse(body)
  if (!parsed.success) return body
  const { ids, ...rest } = parsed.data
  return ids.map((id) => ({ ...rest, id }))
}

export const batchMembers = {
  remark: { remark: members.remark },
  inPreparePrice: { inPreparePrice: members.inPreparePrice },
  garbagePreparePrice: { garbagePreparePrice: members.garbagePreparePrice },
  goVehicleType: { goVehicleType: members.goVehicleType },
  fleetName: { fleetName: members.fleetName },
  inShiftType: { inShiftType: members.inShiftType },
}
