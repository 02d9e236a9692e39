import { z } from 'zod'
import { idText, requiredText } from '../../../kernel/values/validate.js'
import { ShiftType, TpMode, WaybillStatus, WeightUnit } from '../enums.js'
import { waybillTexts as texts } from '../texts.js'
import * as rule from './field.schema.js'

const { fields: name } = texts
const SHORT = 40
const REMARK = 200
const PICTURES = 2000

/** What is known of a trip beside who drove what where. */
const facts = {
  goTruckCode: rule.clearedText(name.goTruckCode, 20),
  inSoilType: rule.clearedText(name.inSoilType, SHORT),
  load: rule.cleared(rule.amountOfSoil(name.load)),
  inDatetime: rule.cleared(rule.moment(name.inDatetime)),
  completeDatetime: rule.cleared(rule.moment(name.completeDatetime)),
  inShiftType: rule.cleared(rule.code(ShiftType, name.inShiftType)),
  machineCode: rule.clearedText(name.machineCode, SHORT),
  inStaffName: rule.clearedText(name.inStaffName, SHORT),
  goStaffName: rule.clearedText(name.goStaffName, SHORT),
  inName: rule.clearedText(name.inName, SHORT),
  goName: rule.clearedText(name.goName, SHORT),
  agentName: rule.clearedText(name.agentName, SHORT),
  inPicture: rule.clearedText(name.inPicture, PICTURES),
  goPicture: rule.clearedText(name.goPicture, PICTURES),
  isTicket: rule.kept(z.boolean({ error: texts.flagInvalid(name.isTicket) })),
  fleetName: rule.clearedText(name.fleetName, SHORT),
  goVehicleType: rule.clearedText(name.goVehicleType, SHORT),
  settlePrice: rule.cleared(rule.yuan(name.settlePrice)),
  exAmt: rule.kept(rule.signedYuan(name.exAmt)),
  adjustAmt: rule.kept(rule.signedYuan(name.adjustAmt)),
  payTaxes: rule.kept(rule.yuan(name.payTaxes)),
  inPreparePrice: rule.cleared(rule.yuan(name.inPreparePrice)),
  garbagePreparePrice: rule.cleared(rule.yuan(name.garbagePreparePrice)),
  remark: rule.clearedText(name.remark, REMARK),
}

/** What ties a trip to others: people, places, the card. */
const ties = {
  cardNo: rule.clearedText(name.cardNo, 15),
  captainId: rule.kept(idText(name.captainName)),
  driverId: rule.clearedId(name.driverName),
  garbageId: rule.clearedId(name.garbageName),
}

export const patchSchema = z.object({
  projectId: rule.kept(idText(name.projectName)),
  truckCode: rule.keptText(name.truckCode, 20),
  tpMode: rule.kept(rule.code(TpMode, name.tpMode)),
  goSoilType: rule.keptText(name.goSoilType, SHORT),
  weightType: rule.kept(rule.code(WeightUnit, name.weightType)),
  weightTons: rule.kept(rule.amountOfSoil(name.weightTons)),
  goDatetime: rule.kept(rule.moment(name.goDatetime)),
  ...ties,
  ...facts,
})

const NEW_STATUS = [WaybillStatus.LOADED, WaybillStatus.IN_TRANSIT, WaybillStatus.UNLOADED] as const

export const draftSchema = z.object({
  no: rule.clearedText(name.no, 36),
  status: z.enum(NEW_STATUS, { error: texts.codeInvalid(name.status) }).default(WaybillStatus.UNLOADED),
  projectId: idText(name.projectName),
  truckCode: requiredText(name.truckCode, 20),
  tpMode: rule.code(TpMode, name.tpMode),
  goSoilType: requiredText(name.goSoilType, SHORT),
  weightType: rule.code(WeightUnit, name.weightType),
  weightTons: rule.amountOfSoil(name.weightTons),
  goDatetime: rule.moment(name.goDatetime),
  ...ties,
  ...facts,
})

/** What may be given of a waybill, checked. */
export type PatchInput = z.output<typeof patchSchema>
export type DraftInput = z.output<typeof draftSchema>

export const reasonText = z
  .string({ error: `${texts.reason}须为文本` })
  .trim()
  .max(REMARK, { error: `${texts.reason}长度不能超过${REMARK}个字符` })
  .nullish()
  .transform((text) => text || null)
export const neededReason = requiredText(texts.reason, REMARK)
export const versionOf = z.int({ error: texts.versionMissing })
