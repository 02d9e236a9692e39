import { z } from 'zod'
import type { Field } from '../kernel/fields.js'
import { inputTexts } from '../kernel/values/texts.js'
import { CompanyType } from '../modules/company/enums.js'
import { MemberState, OrganKind } from '../modules/identity/enums.js'
import { LogType } from '../modules/identity/log/log.view.js'
import { PaymentStatus } from '../modules/payment/enums.js'
import { PriceStatus } from '../modules/price/enums.js'
import { CardStatus, CardType, SettlementStatus } from '../modules/settlement/enums.js'
import { BookingStatus, RefundGoal, RefundStatus } from '../modules/ticket/enums.js'
import {
  ConfirmationVerdict,
  PriceSource,
  ShiftType,
  TpMode,
  WaybillStatus,
  WeightUnit,
} from '../modules/waybill/enums.js'
import { InType, LedgerType, RecordAuditStatus } from '../modules/waybill/excavator-record/enums.js'
import {
  PunchConflict,
  PunchKind,
  PunchSettling,
  PunchState,
  punchConflictLabels,
  punchKindLabels,
  punchSettlingLabels,
  punchStateLabels,
} from '../modules/waybill/punch/enums.js'
import { ArrivalState } from '../modules/yard/enums.js'
import { asNumber } from './fields.js'

/** Value with a name in the program and a number in REST. */
interface Codes<Name extends string> {
  /** Schema of the number in an answer. */
  shape: z.ZodNumber
  numbers: Readonly<Record<Name, number>>
  numberOf(name: `${Name}`): number
  /** Schema of a request: the number, given as a number or in text, becomes the name. */
  field(what: string): z.ZodType<Name>
  /** Schema of several values: one, several joined by commas, or a list. */
  fields(what: string): z.ZodType<Name[]>
}

function codes<Name extends string>(numbers: Record<Name, number>, meaning: string): Codes<Name> {
  const entries = Object.entries(numbers) as [Name, number][]
  const names = new Map(entries.map(([name, number]) => [number, name]))
  const field = (what: string) =>
    asNumber(z.number({ error: inputTexts.wrong(what) }).describe(`${what}：${meaning}`)).transform(
      (number, context): Name => {
        const name = names.get(number)
        if (name !== undefined) return name
        context.issues.push({ code: 'custom', input: number, message: inputTexts.wrong(what) })
        return z.NEVER
      },
    )
  return {
    shape: z.int().describe(meaning),
    numbers,
    numberOf: (name) => numbers[name as Name],
    field,
    fields: (what) =>
      z.preprocess(
        (value) => (typeof value === 'string' ? value.split(',') : [value].flat()),
        z
          .array(field(what))
          .max(entries.length, { error: `${what}重复` })
          .describe(`${what}：${meaning}；可多个，逗号分隔`),
      ),
  }
}

/** Codes with the labels that the program has for them. */
const labelled = <Name extends string>(numbers: Record<Name, number>, labels: Readonly<Record<Name, string>>) =>
  codes(
    numbers,
    Object.entries<number>(numbers)
      .map(([name, number]) => `${number} ${labels[name as Name]}`)
      .join('，'),
  )

/** Numbers of states and kinds in REST, which are used nowhere else; the dictionaries and docs/behaviour list them. */
export const companyType = codes<CompanyType>(
  { [CompanyType.COMPANY]: 1, [CompanyType.MUD_TAIL]: 2 },
  '1 企业，2 渣土场',
)
export const memberState = codes<MemberState>(
  { [MemberState.INVITED]: 1, [MemberState.ACTIVE]: 2, [MemberState.DISABLED]: 9 },
  '1 受邀，2 在职，9 已停用',
)
export const organKind = codes<OrganKind>({ [OrganKind.DEPARTMENT]: 1, [OrganKind.SITE]: 2 }, '1 部门，2 项目部')
export const cardStatus = codes<CardStatus>(
  { [CardStatus.NOT_ACTIVATED]: 1, [CardStatus.ACTIVATED]: 2, [CardStatus.SETTLED]: 3, [CardStatus.VOIDED]: 9 },
  '1 未激活，2 已激活，3 已结算，9 已作废',
)
export const cardType = codes<CardType>(
  { [CardType.PURCHASE]: 1, [CardType.REFUND]: 2, [CardType.CARRY_OVER]: 3 },
  '1 购票，2 退票，3 月末转月初',
)
export const settlementStatus = codes<SettlementStatus>(
  {
    [SettlementStatus.PENDING]: 1,
    [SettlementStatus.APPROVED]: 2,
    [SettlementStatus.PAID]: 3,
    [SettlementStatus.REJECTED]: 4,
    [SettlementStatus.SUPERSEDED]: 9,
  },
  '1 待审核，2 已审核，3 已付款，4 已驳回，9 已合并或拆分',
)
export const paymentStatus = codes<PaymentStatus>(
  {
    [PaymentStatus.DRAFT]: 1,
    [PaymentStatus.SUBMITTED]: 2,
    [PaymentStatus.APPROVED]: 3,
    [PaymentStatus.PAID]: 4,
    [PaymentStatus.RETURNED]: 5,
    [PaymentStatus.REVERSED]: 6,
  },
  '1 草稿，2 待审核，3 待付款，4 已付款，5 已退款，6 已冲销',
)
export const waybillStatus = codes<WaybillStatus>(
  {
    [WaybillStatus.LOADED]: 1,
    [WaybillStatus.IN_TRANSIT]: 2,
    [WaybillStatus.UNLOADED]: 3,
    [WaybillStatus.VOID]: 9,
  },
  '1 已装车，2 运输中，3 已卸车，9 已作废',
)
export const tpMode = codes<TpMode>(
  { [TpMode.RELEASE]: 1, [TpMode.FREIGHT]: 2, [TpMode.INTERNAL]: 3, [TpMode.BACKFILL]: 4 },
  '1 放飞，2 货运，3 内转，4 资源回填',
)
export const weightUnit = codes<WeightUnit>(
  { [WeightUnit.TRUCK]: 1, [WeightUnit.CUBIC]: 2, [WeightUnit.TON]: 3 },
  '1 车，2 方，3 吨',
)
export const shiftType = codes<ShiftType>({ [ShiftType.DAY]: 1, [ShiftType.NIGHT]: 2 }, '1 白班，2 夜班')
export const priceStatus = codes<PriceStatus>(
  {
    [PriceStatus.PENDING]: 1,
    [PriceStatus.APPROVED]: 2,
    [PriceStatus.EXPIRED]: 3,
    [PriceStatus.REJECTED]: 4,
  },
  '1 待审核，2 已审核，3 已失效，4 已驳回',
)
export const priceSource = codes<PriceSource>(
  { [PriceSource.DIRECT_PAY]: 1, [PriceSource.PROJECT]: 2, [PriceSource.TYPED]: 3 },
  '1 直付价，2 项目单价，3 人工填写',
)
export const ledgerType = codes<LedgerType>({ [LedgerType.SHIFT]: 1, [LedgerType.MEASURED]: 2 }, '1 台班，2 计量')
export const inType = codes<InType>(
  { [InType.DIG]: 1, [InType.REHANDLE]: 2, [InType.GRADE]: 3, [InType.BREAK]: 4, [InType.OTHER]: 9 },
  '1 挖装，2 倒运，3 平整修坡，4 破碎，9 其他',
)
export const workUnit = codes<WeightUnit.TRUCK | WeightUnit.CUBIC>(
  { [WeightUnit.TRUCK]: 1, [WeightUnit.CUBIC]: 2 },
  '1 车，2 方',
)
export const auditStatus = codes<RecordAuditStatus>(
  {
    [RecordAuditStatus.SUBMITTED]: 0,
    [RecordAuditStatus.IN_APPROVAL]: 1,
    [RecordAuditStatus.APPROVED]: 2,
    [RecordAuditStatus.REJECTED]: 3,
    [RecordAuditStatus.DELETED]: 7,
  },
  '0 已提交，1 审批中，2 已通过，3 已驳回，7 已删除',
)

export const bookingStatus = codes<BookingStatus>(
  { [BookingStatus.BOOKED]: 1, [BookingStatus.VOIDED]: 9 },
  '1 已入账，9 已作废',
)
export const refundStatus = codes<RefundStatus>(
  {
    [RefundStatus.PENDING]: 1,
    [RefundStatus.APPROVED]: 2,
    [RefundStatus.REJECTED]: 4,
    [RefundStatus.WITHDRAWN]: 5,
  },
  '1 待审核，2 已审核，4 已驳回，5 已撤回',
)
export const refundGoal = codes<RefundGoal>(
  { [RefundGoal.COMPANY]: 1, [RefundGoal.SUPPLIER]: 2 },
  '1 退回公司库存，2 退还渣土场',
)
export const confirmationVerdict = codes<ConfirmationVerdict>(
  { [ConfirmationVerdict.CONFIRMED]: 1, [ConfirmationVerdict.CORRECTED]: 2, [ConfirmationVerdict.REFUSED]: 3 },
  '1 已签认，2 已更正，3 已拒绝',
)
export const arrivalState = codes<ArrivalState>(
  {
    [ArrivalState.ANNOUNCED]: 1,
    [ArrivalState.ARRIVED]: 2,
    [ArrivalState.TIPPED]: 3,
    [ArrivalState.REFUSED]: 4,
  },
  '1 待到场，2 已到场，3 已卸土，4 已拒收',
)
export const punchKind = labelled<PunchKind>(
  { [PunchKind.LOAD]: 1, [PunchKind.DEPART]: 2, [PunchKind.UNLOAD]: 3 },
  punchKindLabels,
)
export const punchState = labelled<PunchState>(
  { [PunchState.TAKEN]: 1, [PunchState.CONFLICT]: 2, [PunchState.SETTLED]: 3, [PunchState.DROPPED]: 9 },
  punchStateLabels,
)
export const punchConflict = labelled<PunchConflict>(
  {
    [PunchConflict.TRUCK_UNKNOWN]: 1,
    [PunchConflict.CARD_UNKNOWN]: 2,
    [PunchConflict.CARD_NOT_USABLE]: 3,
    [PunchConflict.PROJECT_UNKNOWN]: 4,
    [PunchConflict.PROJECT_ENDED]: 5,
    [PunchConflict.IN_FUTURE]: 6,
    [PunchConflict.TOO_OLD]: 7,
    [PunchConflict.TWO_LOADS]: 8,
    [PunchConflict.NO_OPEN_TRIP]: 9,
    [PunchConflict.ALREADY_DEPARTED]: 10,
    [PunchConflict.ALREADY_UNLOADED]: 11,
    [PunchConflict.REFUSED]: 99,
  },
  punchConflictLabels,
)
export const punchSettling = labelled<PunchSettling>(
  { [PunchSettling.ATTACH]: 1, [PunchSettling.NEW]: 2, [PunchSettling.DROP]: 9 },
  punchSettlingLabels,
)
/** Numbers of the dictionary log_type. */
export const logType = codes<LogType>({ [LogType.SUCCESS]: 0, [LogType.FAILURE]: 9 }, '0 正常，9 异常')

const byValues = new Map<unknown, Codes<string>>([
  [MemberState, memberState],
  [CardStatus, cardStatus],
  [CardType, cardType],
  [SettlementStatus, settlementStatus],
  [PaymentStatus, paymentStatus],
  [WaybillStatus, waybillStatus],
  [TpMode, tpMode],
  [WeightUnit, weightUnit],
  [ShiftType, shiftType],
  [PriceSource, priceSource],
  [PriceStatus, priceStatus],
  [LedgerType, ledgerType],
  [InType, inType],
  [RecordAuditStatus, auditStatus],
  [BookingStatus, bookingStatus],
  [RefundStatus, refundStatus],
  [RefundGoal, refundGoal],
  [LogType, logType],
  [ConfirmationVerdict, confirmationVerdict],
  [ArrivalState, arrivalState],
  [PunchKind, punchKind],
  [PunchState, punchState],
  [PunchConflict, punchConflict],
  [PunchSettling, punchSettling],
])
/** Numbers of the enum of a field. */
export function codesOf(field: Field): Codes<string> {
  const found = byValues.get(field.code?.values)
  if (!found) throw new Error(`no numbers for ${field.label}`)
  return found
}
