import { dayOf, HOUR, hourOf, MINUTE } from './calendar.ts'
import type { Random } from './random.ts'
import type { Waybill } from './world.ts'

const REMARKS = [
  ...['夜间施工，道路洒水后出场', '车辆冲洗后放行', '工地停电，手工登记', '司机换班', '出场排队，等候约40分钟'],
  ...['雨后土湿，装载偏少', '绕行滨海大道', '临时改道北环', '补录', '业主抽查，已核实'],
]
const REVIEWS = ['申请修改土质', '申请修改方量', '申请修改消纳场', '申请更正车牌', '申请更正出场时间']

function misread(random: Random, plate: string): string {
  const at = random.int(3, plate.length - 1)
  return plate.slice(0, at) + random.pick(['8', '0', 'B', 'D']) + plate.slice(at + 1)
}

/** A tenth more than the truck may carry. */
export function overload(waybill: Waybill): void {
  waybill.load = Math.floor(waybill.truck.tons / 1000) * 1100
  if (waybill.unit === 'TON') waybill.amount = waybill.load
}

/** Mistakes at gates and on the road, each rare and each found by the reports later. */
const FAULTS: readonly (readonly [(waybill: Waybill, random: Random) => void, number])[] = [
  [(waybill) => Object.assign(waybill, { inAt: null, machine: null, soilIn: null, inPicture: null }), 28],
  [(waybill) => Object.assign(waybill, { goPicture: null }), 18],
  [(waybill) => Object.assign(waybill, { inPicture: null }), 12],
  [(waybill, random) => Object.assign(waybill, { doneAt: waybill.goAt + random.int(2, 5) * MINUTE }), 10],
  [
    (waybill, random) =>
      Object.assign(waybill, { doneAt: waybill.goAt + random.int(5, 11) * HOUR, remark: '途中车辆故障' }),
    8,
  ],
  [(waybill, random) => Object.assign(waybill, { plateSeen: misread(random, waybill.truck.plate) }), 14],
  [(waybill) => Object.assign(waybill, { soilIn: waybill.soil === '普通土' ? '砂质土' : '普通土' }), 10],
  [overload, 12],
  [
    (waybill, random) =>
      Object.assign(waybill, { doneAt: waybill.goAt + random.int(25, 31) * HOUR, remark: '司机忘记打卡，次日补' }),
    8,
  ],
  // Old picture of this fleet once more.
  [
    (waybill) => Object.assign(waybill, { goPicture: `/demo/waybills/gate-1.svg?t=${waybill.captain.id.slice(-6)}` }),
    16,
  ],
  [
    (waybill) =>
      Object.assign(waybill, { shift: hourOf(waybill.goAt) >= 8 && hourOf(waybill.goAt) < 17 ? 'NIGHT' : 'DAY' }),
    10,
  ],
]

/** Sums on top of the price: waiting, overtime, short loads. */
function extras(random: Random, waybill: Waybill): void {
  if (random.chance(0.02)) {
    waybill.ex = random.pick([2000, 3000, 5000, 8000])
    waybill.remark = '等候加价'
  } else if (random.chance(0.015)) {
    waybill.adjust = -random.pick([1000, 1500, 2000, 3050])
    waybill.remark = '亏方扣减'
  }
}

/** Requests a change that stays undecided, so that the waybill waits. */
export function putUnderReview(random: Random, waybill: Waybill): void {
  waybill.pending = true
  waybill.remark = random.pick(REVIEWS)
}

/** Gives a waybill its share of faults, remarks and states; trips of the last evening may still be under way. */
export function flaw(random: Random, waybill: Waybill, last: number): void {
  if (random.chance(0.05)) waybill.remark = random.pick(REMARKS)
  if (random.chance(0.03)) random.weighted(FAULTS)(waybill, random)
  extras(random, waybill)
  if (random.chance(0.008)) {
    waybill.status = 'VOID'
    waybill.doneAt = null
    waybill.remark = random.pick(['重复打卡，作废', '空车出场，作废', '退回重装，作废'])
  } else if (dayOf(waybill.doneAt ?? 0) > last || (dayOf(waybill.goAt) === last && hourOf(waybill.goAt) >= 20)) {
    waybill.status = random.chance(0.3) ? 'LOADED' : 'IN_TRANSIT'
    waybill.doneAt = null
  } else if (dayOf(waybill.goAt) > last - 45 && random.chance(0.02)) putUnderReview(random, waybill)
}
