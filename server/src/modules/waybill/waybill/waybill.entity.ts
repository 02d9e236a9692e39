import { defineEntity, p } from '@mikro-orm/core'
import { companyKey, edited, moment, ofCompany } from '../../../kernel/sql/columns.js'
import { ShiftType, WaybillStatus, WeightUnit } from '../enums.js'

export const Waybill = defineEntity({
  name: 'Waybill',
  tableName: 'waybill',
  comment: '运单：一趟运输',
  filters: ofCompany,
  properties: {
    ...companyKey,
    no: p.text().collation('C').comment('运单号'),
    status: p.enum(() => WaybillStatus).comment('状态'),
    pendingReview: p.boolean().default(false).comment('是否有待审核的修改'),
    anomalyHold: p.text().strictNullable().comment('阻止结算的异常规则；没有则为空'),
    projectId: p.uuid().comment('项目'),
    projectName: p.text().comment('项目'),
    cardId: p.uuid().strictNullable().comment('结算卡'),
    cardNo: p.text().strictNullable().comment('结算卡号'),
    truckId: p.uuid().comment('车辆'),
    truckCode: p.text().comment('车牌'),
    goTruckCode: p.text().strictNullable().comment('出场时识别的车牌'),
    captainId: p.uuid().comment('车队长'),
    captainName: p.text().comment('车队长姓名'),
    captainMobile: p.text().strictNullable().comment('车队联系电话'),
    driverId: p.uuid().strictNullable().comment('司机'),
    driverName: p.text().strictNullable().comment('司机姓名'),
    dumpSiteId: p.uuid().strictNullable().comment('渣土场'),
    garbageName: p.text().strictNullable().comment('渣土场名称'),
    tpMode: p.enum(['RELEASE', 'FREIGHT', 'INTERNAL', 'BACKFILL']).comment('运输模式'),
    inSoilType: p.text().strictNullable().comment('进场土质'),
    goSoilType: p.text().comment('出场土质'),
    weightUnit: p.enum(() => WeightUnit).comment('计量单位'),
    weightTons: p.decimal().precision(12).scale(3).check('weight_tons >= 0').defaultRaw('0').comment('数量（吨或方）'),
    load: p.decimal().precision(12).scale(3).strictNullable().comment('核定载重'),
    inDatetime: moment().strictNullable().comment('装车时间'),
    goDatetime: moment().comment('出场时间'),
    completeDatetime: moment().strictNullable().comment('完成时间'),
    trackDistanceM: p
      .integer()
      .check('track_distance_m >= 0')
      .strictNullable()
      .comment('轨迹里程（米）；没有轨迹则为空'),
    inShiftType: p
      .enum(() => ShiftType)
      .strictNullable()
      .comment('班次'),
    machineCode: p.text().strictNullable().comment('挖机编号'),
    inStaffName: p.text().strictNullable().comment('装车登记人'),
    goStaffName: p.text().strictNullable().comment('出场登记人'),
    inName: p.text().strictNullable().comment('装车地点'),
    goName: p.text().strictNullable().comment('出场口'),
    agentName: p.text().strictNullable().comment('现场经办人'),
    inPicture: p.text().strictNullable().comment('装车照片'),
    goPicture: p.text().strictNullable().comment('出场照片'),
    isTicket: p.boolean().default(false).comment('是否有票'),
    ticketNo: p.text().strictNullable().comment('票号'),
    fleetName: p.text().strictNullable().comment('车队名称'),
    goVehicleType: p.text().strictNullable().comment('出场车型'),
    settlePrice: p
      .decimal()
      .precision(11)
      .scale(2)
      .check('settle_price >= 0')
      .strictNullable()
      .comment('结算单价（元）'),
    priceSource: p.enum(['DIRECT_PAY', 'PROJECT', 'TYPED']).strictNullable().comment('单价来源'),
    costingPrice: p
      .decimal()
      .precision(11)
      .scale(2)
      .check('costing_price >= 0')
      .strictNullable()
      .comment('核算单价（元）：没有结算单价的运单现在结算会取的单价，由触发器填写'),
    inPreparePrice: p.decimal().precision(11).scale(2).strictNullable().comment('装车预付价'),
    garbagePreparePrice: p.decimal().precision(11).scale(2).strictNullable().comment('渣土场预付价'),
    exAmt: p.decimal().precision(11).scale(2).defaultRaw('0').comment('附加金额'),
    adjustAmt: p.decimal().precision(11).scale(2).defaultRaw('0').comment('调整金额'),
    payTaxes: p.decimal().precision(11).scale(2).defaultRaw('0').comment('代扣税费'),
    receivable: p
      .decimal()
      .precision(16)
      .scale(2)
      .strictNullable()
      .generated(
        "( round(settle_price * case when weight_unit = 'TRUCK' then 1 else weight_tons end, 2) + ex_amt + adjust_amt) stored",
      )
      .comment('应收：单价乘数量，加附加和调整'),
    actual: p
      .decimal()
      .precision(16)
      .scale(2)
      .strictNullable()
      .generated(
        "( round(settle_price * case when weight_unit = 'TRUCK' then 1 else weight_tons end, 2) + ex_amt + adjust_amt - pay_taxes) stored",
      )
      .comment('实收：应收减代扣税费'),
    actuallyPaid: p.decimal().precision(16).scale(2).defaultRaw('0').comment('已付金额'),
    accountedAmount: p.decimal().precision(16).scale(2).defaultRaw('0').comment('在卡片台账中的金额'),
    payeeId: p.uuid().strictNullable().comment('收款人'),
    carrierName: p.text().strictNullable().comment('承运人名称'),
    settlementId: p.uuid().strictNullable().comment('结算单'),
    remark: p.text().strictNullable().comment('备注'),
    ...edited,
  },
  uniques: [{ properties: ['companyId', 'no'] }],
  checks: [{ expression: '(settle_price is null) = (price_source is null)' }],
})
