import { z } from 'zod'
import type { WaybillView } from '../../modules/waybill/waybill/waybill.view.js'
import { priceSource, shiftType, tpMode, waybillStatus, weightUnit } from '../codes.js'
import { coded, flag, moment, number, presenterOf, rowOf, same } from '../rows.js'
import { count, decimal, decimalOrNull, text, textOrNull, time, timeOrNull, zeroOrOne } from '../shapes.js'

/** A waybill with every field of 001 §3: how each is documented, and the column that it shows. */
const waybill = rowOf({
  id: [z.string(), same('id')],
  no: [text('运单号'), same('no')],
  status: [waybillStatus.shape, coded('status', waybillStatus)],
  isUpdate: [zeroOrOne('是否有修改待审核'), flag('pendingReview')],
  companyAuthId: [z.string(), same('companyAuthId')],
  projectInfoId: [z.string(), same('projectId')],
  projectInfoName: [text('项目名称'), same('projectName')],
  projectName: [text('项目名称'), same('projectName')],
  cardNo: [textOrNull('结算卡号'), same('cardNo')],
  giveCardNo: [textOrNull('回执单号'), same('giveCardNo')],
  truckCode: [text('装车车牌'), same('truckCode')],
  goTruckCode: [textOrNull('出场车牌'), same('goTruckCode')],
  captainId: [z.string(), same('captainId')],
  captainName: [text('车队长'), same('captainName')],
  driverId: [z.string().nullable(), same('driverId')],
  driverName: [textOrNull('司机'), same('driverName')],
  garbageId: [z.string().nullable(), same('garbageId')],
  garbageName: [textOrNull('渣土场'), same('garbageName')],
  names: [textOrNull('渣土场'), same('garbageName')],
  tpMode: [tpMode.shape, coded('tpMode', tpMode)],
  inSoilType: [textOrNull('装车土质'), same('inSoilType')],
  goSoilType: [text('出场土质'), same('goSoilType')],
  weightType: [weightUnit.shape, coded('weightType', weightUnit)],
  weightTons: [decimal('数量'), number('weightTons')],
  load: [decimalOrNull('装载量'), number('load')],
  inDatetime: [timeOrNull('装车时间'), moment('inDatetime')],
  goDatetime: [time('出场时间'), moment('goDatetime')],
  completeDatetime: [timeOrNull('完成时间'), moment('completeDatetime')],
  inShiftType: [shiftType.shape.nullable(), coded('inShiftType', shiftType)],
  machineCode: [textOrNull('挖机编号'), same('machineCode')],
  inStaffName: [textOrNull('装车员'), same('inStaffName')],
  goStaffName: [textOrNull('出场员'), same('goStaffName')],
  inName: [textOrNull('装车打卡人'), same('inName')],
  goName: [textOrNull('出场打卡人'), same('goName')],
  agentName: [textOrNull('代理人'), same('agentName')],
  inPicture: [textOrNull('装车照片，逗号分隔'), same('inPicture')],
  goPicture: [textOrNull('出场照片，逗号分隔'), same('goPicture')],
  isTicket: [zeroOrOne('是否用票'), flag('isTicket')],
  fleetName: [textOrNull('车队名称'), same('fleetName')],
  goVehicleType: [textOrNull('车辆类型'), same('goVehicleType')],
  settlePrice: [decimalOrNull('结算单价'), number('settlePrice')],
  priceSource: [priceSource.shape.nullable(), coded('priceSource', priceSource)],
  exAmt: [decimal('额外金额'), number('exAmt')],
  adjustAmt: [decimal('调整金额'), number('adjustAmt')],
  receivable: [decimalOrNull('应收'), number('receivable')],
  payTaxes: [decimal('税费'), number('payTaxes')],
  actual: [decimalOrNull('实收'), number('actual')],
  actuallyPaid: [decimal('已付'), number('actuallyPaid')],
  payeeId: [z.string().nullable(), same('payeeId')],
  carrierName: [textOrNull('承运人'), same('carrierName')],
  settleId: [z.string().nullable(), same('settlementId')],
  settleNo: [textOrNull('结算单号'), same('settleNo')],
  remark: [textOrNull('备注'), same('remark')],
  version: [count('版本，修改时带回'), same('version')],
  createTime: [time('建单时间'), moment('createTime')],
})

export const waybillShape = waybill.shape
export const waybillRow = waybill.row
export const waybillOf: (waybill: WaybillView) => Record<string, unknown> = presenterOf(waybillRow)
