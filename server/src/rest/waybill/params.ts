import { z } from 'zod'
import { type WaybillFilter, WaybillSortField } from '../../modules/waybill/waybill/waybill.view.js'
import { shiftType, tpMode, waybillStatus } from '../codes.js'
import { filter, flag, instant, range, rangeEnd, texts } from '../fields.js'
import { pageFields, type Sorts } from '../page.js'

const MAX_NUMBERS = 1000

export const waybillSorts: Sorts<WaybillSortField> = {
  goDatetime: WaybillSortField.GO_DATETIME,
  inDatetime: WaybillSortField.IN_DATETIME,
  no: WaybillSortField.NO,
  truckCode: WaybillSortField.TRUCK_CODE,
  projectName: WaybillSortField.PROJECT_NAME,
  projectInfoName: WaybillSortField.PROJECT_NAME,
  captainName: WaybillSortField.CAPTAIN_NAME,
  weightTons: WaybillSortField.WEIGHT_TONS,
  receivable: WaybillSortField.RECEIVABLE,
}

/** What a waybill list is asked with (001 §2); `start` and `end` are a day of tickets, the end not included. */
export const waybillParams = z.object({
  ...pageFields(waybillSorts),
  no: filter('运单号'),
  cardNo: filter('结算卡号'),
  cardNos: texts('结算卡号', MAX_NUMBERS).optional(),
  giveCardNo: filter('回执单号'),
  settleId: filter('结算单编号'),
  settleNo: filter('结算单号'),
  truckCode: filter('车牌号'),
  captainName: filter('车队长'),
  driverName: filter('司机'),
  projectInfoId: filter('项目编号'),
  projectName: filter('项目名称'),
  garbageName: filter('渣土场'),
  goSoilType: filter('土质'),
  goTicketSoilType: filter('土质'),
  tpMode: tpMode.field('运输模式').optional(),
  status: waybillStatus.field('状态').optional(),
  inShiftType: shiftType.field('班次').optional(),
  isTicket: flag('是否用票').optional(),
  isSettle: flag('是否已结算').optional(),
  goDatetimeStart: instant('出场时间起').optional(),
  goDatetimeEnd: rangeEnd('出场时间止').optional(),
  start: instant('出场时间起').optional(),
  end: instant('出场时间止（不含）').optional(),
})

export const waybillFilter = (params: z.output<typeof waybillParams>): WaybillFilter => ({
  no: params.no,
  cardNo: params.cardNo,
  cardNos: params.cardNos,
  giveCardNo: params.giveCardNo,
  settlementId: params.settleId,
  settleNo: params.settleNo,
  truckCode: params.truckCode,
  captainName: params.captainName,
  driverName: params.driverName,
  projectId: params.projectInfoId,
  projectName: params.projectName,
  garbageName: params.garbageName,
  goSoilType: params.goSoilType ?? params.goTicketSoilType,
  tpMode: params.tpMode && [params.tpMode],
  status: params.status && [params.status],
  inShiftType: params.inShiftType,
  isTicket: params.isTicket,
  settled: params.isSettle,
  goDatetime: range(params.start ?? params.goDatetimeStart, params.end ?? params.goDatetimeEnd),
})
