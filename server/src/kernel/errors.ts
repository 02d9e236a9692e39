/** What a refusal means to a caller; each transport maps a kind to its status once. */
export type ErrorKind =
  | 'rule'
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'wrong-password'
  | 'wrong-code'
  | 'too-often'
  | 'too-slow'
  | 'unavailable'
  | 'internal'

type Params = Record<string, string | number>
interface Entry {
  kind: ErrorKind
  message: (params: Params) => string
}

const entry = (kind: ErrorKind, text: string): Entry => ({
  kind,
  message: (params) => text.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? '')),
})

/** The closed catalogue: every refusal the server can give, with its Chinese message. */
export const errorCatalogue = {
  INVALID_INPUT: entry('invalid', '{message}'),
  BAD_REQUEST: entry('invalid', '请求内容无法识别'),
  BODY_TOO_LARGE: entry('invalid', '请求内容不能超过{limit}'),
  REQUEST_TOO_SLOW: entry('too-slow', '请求内容发送过慢，请重试'),
  UNSUPPORTED_CONTENT_TYPE: entry('invalid', '不支持的请求内容类型'),
  UNKNOWN_SORT: entry('invalid', '不支持按“{key}”排序'),
  TOO_MANY_TO_SORT: entry('rule', '结果超过{most}条，请先缩小查询范围再按此列排序'),
  UNAUTHENTICATED: entry('unauthenticated', '登录已失效，请重新登录'),
  DEVICE_KEY_INVALID: entry('unauthenticated', '设备密钥无效或已吊销'),
  USER_HASH_MISMATCH: entry('unauthenticated', '登录凭证不匹配，请重新登录'),
  SESSION_LOCKED: entry('forbidden', '屏幕已锁定，请先解锁'),
  FORBIDDEN: entry('forbidden', '没有权限：{permission}'),
  COMPANY_NOT_CHOSEN: entry('forbidden', '请先选择公司'),
  NOT_A_MEMBER: entry('rule', '您不属于该公司或该身份已停用'),
  NOT_FOUND: entry('not-found', '{what}不存在'),
  PATH_NOT_FOUND: entry('not-found', '请求的地址不存在'),
  IDEMPOTENCY_KEY_REUSED: entry('conflict', '该幂等键已用于另一个请求'),
  STALE: entry('rule', '数据已被他人修改，请刷新后再试'),
  TOO_OFTEN: entry('too-often', '操作过于频繁，请{seconds}秒后再试'),
  TOO_MANY_AT_ONCE: entry('too-often', '同时处理的请求过多，请稍后再试'),
  TOO_MANY_CODES: entry('too-often', '今日验证码发送次数已达上限'),
  SMS_REFUSED: entry('rule', '{message}'),
  WRONG_CODE: entry('wrong-code', '验证码错误或已失效'),
  WRONG_PASSWORD: entry('wrong-password', '账号或密码错误'),
  WRONG_UNLOCK_PASSWORD: entry('rule', '解锁密码错误，请重新输入'),
  NO_SUCH_ACCOUNT: entry('rule', '该手机号尚未开通账号'),
  ALREADY_REGISTERED: entry('rule', '该手机号已注册{companyName}，请直接登录'),
  COMPANY_NO_REGISTERED: entry('rule', '统一社会信用代码{companyNo}已注册'),
  ACCOUNT_DISABLED: entry('rule', '该手机号的账号已停用'),
  REFRESH_TOKEN_INVALID: entry('unauthenticated', '刷新凭证已失效，请重新登录'),
  SOCIAL_NOT_CONFIGURED: entry('rule', '未配置第三方登录'),
  ROWS_REFUSED: entry('rule', '{message}'),
  MOVE_NOT_ALLOWED: entry('rule', '{what}当前为“{state}”，不能{move}'),
  CARD_NOT_FOUND: entry('rule', '{cardNo}不存在'),
  CARD_NO_INVALID: entry('rule', '{cardNo}不是有效的卡号'),
  CARD_NOT_ACTIVATED: entry('rule', '{cardNo}未激活'),
  CARD_VOIDED: entry('rule', '{cardNo}已作废'),
  CARD_SETTLED: entry('rule', '{cardNo}已结算'),
  CARD_IN_LIST: entry('rule', '{cardNo}已在列表中'),
  CARD_NOT_SCANNED: entry('rule', '{cardNo}不在扫卡列表中'),
  CARD_HAS_NO_GIVER: entry('rule', '{cardNo}尚未设置交卡人'),
  CARD_GIVER_CHANGED: entry('rule', '{cardNo}的交卡人已变更，请刷新列表'),
  CARD_IN_RECEIPT: entry('rule', '{cardNo}已有未结算的回执单{giveCardNo}'),
  CARD_HAS_NO_WAYBILLS: entry('rule', '{cardNo}没有可结算的运单'),
  CARD_HAS_SETTLED_WAYBILLS: entry('rule', '{cardNo}已有结算的运单，不能作废'),
  CARD_NOT_IN_RECEIPT: entry('rule', '{cardNo}不在回执单{giveCardNo}中，或已结算'),
  RECEIPT_IN_SETTLEMENT: entry('rule', '回执单{giveCardNo}已被结算单使用，不能作废'),
  NOTHING_TO_SETTLE: entry('rule', '没有可结算的运单：{reason}'),
  WAYBILL_UNPRICED: entry('rule', '{count}张运单没有单价，请先填写单价'),
  SETTLEMENT_TOO_LARGE: entry('rule', '一次最多结算{limit}张运单'),
  SETTLEMENT_PAYEE_MISSING: entry('rule', '还有{count}张运单没有收款人'),
  SETTLEMENT_PRICE_REJECTED: entry('rule', '还有{count}张运单的单价被驳回'),
  SETTLEMENT_PAID: entry('rule', '结算单{settleNo}已付款或已开票，不能{move}'),
  SETTLEMENTS_DIFFER: entry('rule', '只能合并同一项目、同一收款人的结算单'),
  SPLIT_NOT_PROPER: entry('rule', '拆分的运单须是结算单的一部分，且不能为全部'),
  PLAN_NOT_WHOLE: entry('rule', '各期付款合计须等于结算金额{amount}元'),
  PLAN_TOO_LONG: entry('rule', '一份付款计划最多{limit}笔'),
  PLAN_NOTHING_TO_PAY: entry('rule', '{payeeName}的结算金额不大于0，不能制定付款计划'),
  PAYEE_NOT_READY: entry('rule', '收款人{payeeName}未签约或银行账号、开户行不完整'),
  PAYEE_REQUIRED: entry('rule', '请选择收款人'),
  NUMBERS_EXHAUSTED: entry('rule', '当日编号已用完'),
  WAYBILL_IN_SETTLEMENT: entry('rule', '运单{no}已在结算单中'),
  WAYBILL_NOT_SETTLED: entry('rule', '运单{no}不在结算单中'),
  PRICE_NOT_REJECTED: entry('rule', '运单{no}的单价没有被驳回'),
  WAYBILL_SEALED: entry('rule', '{field}不能修改：{reason}'),
  WAYBILL_UNDER_REVIEW: entry('rule', '运单{no}有修改待审核，请先审核或撤回'),
  WAYBILL_NO_TAKEN: entry('rule', '运单号{no}已存在'),
  CHANGE_UNDONE: entry('rule', '该修改已撤销'),
  CHANGE_NOT_UNDOABLE: entry('rule', '{reason}'),
  PRICE_CLASH: entry('rule', '与已生效的直付价冲突：{rows}'),
  PRICE_OWN: entry('rule', '公司已开启复核，不能审核自己申请或修改的{what}'),
  FILE_TOO_LARGE: entry('invalid', '文件不能超过10MB，请缩小或拆分后上传'),
  QUERY_TOO_COMPLEX: entry('invalid', '查询过于复杂，请减少字段或层级{detail}'),
  READ_TOO_MUCH: entry('too-often', '一分钟内读取的数据过多，请{seconds}秒后再试；需要大量数据请使用导出'),
  OUTCOME_UNKNOWN: entry('rule', '数据库连接中断，无法确认操作是否完成，请刷新核对后再试'),
  DONE_NOT_READ: entry('rule', '操作已完成，但结果读取失败，请刷新查看'),
  ANSWER_TOO_LARGE: entry('invalid', '结果超过{most}MB，请减少条数或字段；需要全部数据请使用导出'),
  PERSISTED_QUERY_NOT_SUPPORTED: entry('invalid', '不支持以摘要代替查询，请发送完整的查询'),
  SERVER_BUSY: entry('unavailable', '服务暂时繁忙，请稍后再试'),
  TOO_SLOW: entry('unavailable', '处理时间过长，请缩小范围后再试'),
  ROWS_LOCKED: entry('unavailable', '数据正在被他人处理，请稍后再试'),
  INTERNAL: entry('internal', '系统繁忙，请稍后再试'),
} satisfies Record<string, Entry>

export type ErrorCode = keyof typeof errorCatalogue

/** A field that two people wanted otherwise: what is asked for, and what stands there by now. */
export interface FieldDifference {
  field: string
  label: string
  mine: string | null
  theirs: string | null
  /** Who changed it last since it was read, and when; null when that is not on record. */
  changedBy: string | null
  changedAt: string | null
}

export interface FieldError {
  field: string
  message: string
}

/** A refusal with a code of the catalogue. Throw it anywhere; transports map it once. */
export class DomainError extends Error {
  readonly kind: ErrorKind

  constructor(
    readonly code: ErrorCode,
    readonly params: Params = {},
    readonly fieldErrors: FieldError[] = [],
    readonly retryAfter?: number,
    /** What a caller needs to go on from the refusal, such as the differences of a stale edit. */
    readonly data: object | null = null,
  ) {
    super(errorCatalogue[code].message(params))
    this.kind = errorCatalogue[code].kind
  }
}

/** Somebody else was faster: the version that stands now, and what differs from what was asked for. */
export const staleEdit = (version: number, differences: readonly FieldDifference[]): DomainError =>
  new DomainError('STALE', {}, [], undefined, { version, differences })

/** Invalid input: the first field's message speaks, all are listed. */
export function invalidInput(fieldErrors: FieldError[]): DomainError {
  return new DomainError('INVALID_INPUT', { message: fieldErrors[0]?.message ?? '输入有误' }, fieldErrors)
}
