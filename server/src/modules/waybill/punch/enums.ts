import { describeEnum } from '../../../kernel/graphql.js'

/** Event of a trip that is punched by phone, or by a gate's own program. */
export enum PunchKind {
  LOAD = 'LOAD',
  DEPART = 'DEPART',
  UNLOAD = 'UNLOAD',
}
export const punchKindLabels: Record<`${PunchKind}`, string> = { LOAD: '装车', DEPART: '出场', UNLOAD: '卸车' }
describeEnum('PunchKind', PunchKind, '打卡的种类', punchKindLabels)

/** State of a punch: it made or moved a trip by itself, waits for a clerk, or was settled by one. */
export enum PunchState {
  TAKEN = 'TAKEN',
  CONFLICT = 'CONFLICT',
  SETTLED = 'SETTLED',
  DROPPED = 'DROPPED',
}
export const punchStateLabels: Record<`${PunchState}`, string> = {
  TAKEN: '已计入',
  CONFLICT: '待处理',
  SETTLED: '已处理',
  DROPPED: '已弃用',
}
describeEnum('PunchState', PunchState, '打卡的状态', punchStateLabels)

/** Reason why a punch waits for a clerk. */
export enum PunchConflict {
  TRUCK_UNKNOWN = 'TRUCK_UNKNOWN',
  CARD_UNKNOWN = 'CARD_UNKNOWN',
  CARD_NOT_USABLE = 'CARD_NOT_USABLE',
  PROJECT_UNKNOWN = 'PROJECT_UNKNOWN',
  PROJECT_ENDED = 'PROJECT_ENDED',
  IN_FUTURE = 'IN_FUTURE',
  TOO_OLD = 'TOO_OLD',
  TWO_LOADS = 'TWO_LOADS',
  NO_OPEN_TRIP = 'NO_OPEN_TRIP',
  ALREADY_DEPARTED = 'ALREADY_DEPARTED',
  ALREADY_UNLOADED = 'ALREADY_UNLOADED',
  REFUSED = 'REFUSED',
}
export const punchConflictLabels: Record<`${PunchConflict}`, string> = {
  TRUCK_UNKNOWN: '车牌不在车辆资料中',
  CARD_UNKNOWN: '结算卡不存在',
  CARD_NOT_USABLE: '结算卡不能使用',
  PROJECT_UNKNOWN: '项目不明',
  PROJECT_ENDED: '项目已停用',
  IN_FUTURE: '时间晚于当前时间',
  TOO_OLD: '时间早于7天前',
  TWO_LOADS: '同一车辆短时间内两次装车',
  NO_OPEN_TRIP: '没有未卸车的运单',
  ALREADY_DEPARTED: '运单已出场',
  ALREADY_UNLOADED: '运单已卸车',
  REFUSED: '不能计入运单',
}
describeEnum('PunchConflict', PunchConflict, '打卡待处理的原因', punchConflictLabels)

/** Way in which a clerk settles a punch. */
export enum PunchSettling {
  ATTACH = 'ATTACH',
  NEW = 'NEW',
  DROP = 'DROP',
}
export const punchSettlingLabels: Record<`${PunchSettling}`, string> = {
  ATTACH: '归入运单',
  NEW: '新建运单',
  DROP: '弃用',
}
describeEnum('PunchSettling', PunchSettling, '处理打卡的方式', punchSettlingLabels)
