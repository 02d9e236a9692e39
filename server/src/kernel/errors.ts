/** Meaning of a refusal to a caller; each transport maps a kind to its status once. */
export type ErrorKind =
  | 'rule'
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'by-post'
  | 'wrong-password'
  | 'wrong-code'
  | 'too-often'
  | 'too-slow'
  | 'unavailable'
  | 'internal'

/**
 * Entry of an error: kind, Chinese message, and next step where the message names none; {name} in a text stands for a
 * parameter of the refusal.
 */
type Entry = readonly [kind: ErrorKind, message: string, hint?: string]
export type ErrorCatalogue = Readonly<Record<string, Entry>>
export type TextsOf<Catalogue> = {
  readonly [Code in keyof Catalogue]: Catalogue[Code] extends readonly [ErrorKind, infer Text, string?] ? Text : never
}

const entries = new Map<string, Entry>()

/** Adds a catalogue to the closed list; a domain with errors adds it to ErrorTexts too. Each code has one entry. */
export function defineErrors<const Catalogue extends ErrorCatalogue>(catalogue: Catalogue): Catalogue {
  for (const [code, entry] of Object.entries(catalogue)) {
    if (entries.has(code)) throw new Error(`${code} is in two catalogues`)
    entries.set(code, entry)
  }
  return catalogue
}

/** Refusals that any request may get. */
export const kernelErrors = defineErrors({
  INVALID_INPUT: ['invalid', '{message}'],
  BAD_REQUEST: ['invalid', '请求内容无法识别', '请刷新页面后重试'],
  BODY_TOO_LARGE: ['invalid', '请求内容不能超过{limit}', '请减少内容后分次提交'],
  REQUEST_TOO_SLOW: ['too-slow', '请求内容发送过慢，请重试'],
  UNSUPPORTED_CONTENT_TYPE: ['invalid', '不支持的请求内容类型', '请刷新页面后重试'],
  WRITES_BY_POST: ['by-post', '修改数据的请求须用POST发送'],
  UNKNOWN_SORT: ['invalid', '不支持按“{key}”排序', '请换一列排序'],
  TOO_MANY_TO_SORT: ['rule', '结果超过{most}条，请先缩小查询范围再按此列排序'],
  UNAUTHENTICATED: ['unauthenticated', '登录已失效，请重新登录'],
  SESSION_LOCKED: ['forbidden', '屏幕已锁定，请先解锁'],
  READ_ONLY_TOKEN: ['forbidden', '访问令牌只能查询业务数据', '请登录后办理'],
  FORBIDDEN: ['forbidden', '没有权限：{permission}', '需要的请联系公司管理员'],
  COMPANY_NOT_CHOSEN: ['forbidden', '请先选择公司'],
  NOT_FOUND: ['not-found', '{what}不存在', '可能已被删除，请刷新后再试'],
  PATH_NOT_FOUND: ['not-found', '请求的地址不存在', '请核对地址'],
  IDEMPOTENCY_KEY_REUSED: ['conflict', '该幂等键已用于另一个请求', '请换一个幂等键'],
  STALE: ['rule', '数据已被他人修改，请刷新后再试'],
  TOO_OFTEN: ['too-often', '操作过于频繁，请{seconds}秒后再试'],
  TOO_MANY_AT_ONCE: ['too-often', '同时处理的请求过多，请稍后再试'],
  ROWS_REFUSED: ['rule', '{message}'],
  MOVE_NOT_ALLOWED: ['rule', '{what}当前为“{state}”，不能{move}', '请刷新查看当前状态'],
  NUMBERS_EXHAUSTED: ['rule', '当日编号已用完', '请明天再试'],
  FILE_TOO_LARGE: ['invalid', '文件不能超过10MB，请缩小或拆分后上传'],
  STORAGE_FULL: ['unavailable', '存放文件的空间已满，文件没有保存，请联系系统管理员清理空间后再试'],
  QUERY_TOO_COMPLEX: ['invalid', '查询过于复杂，请减少字段或层级{detail}'],
  READ_TOO_MUCH: ['too-often', '一分钟内读取的数据过多，请{seconds}秒后再试；需要大量数据请使用导出'],
  OUTCOME_UNKNOWN: ['rule', '数据库连接中断，无法确认操作是否完成，请刷新核对后再试'],
  DONE_NOT_READ: ['rule', '操作已完成，但结果读取失败，请刷新查看'],
  ANSWER_TOO_LARGE: ['invalid', '结果超过{most}MB，请减少条数或字段；需要全部数据请使用导出'],
  PERSISTED_DOCUMENT_NOT_FOUND: ['invalid', '没有该标识的查询', '请发送完整的查询'],
  KNOWN_DOCUMENTS_ONLY: [
    'forbidden',
    '这里只接受页面自带的查询',
    '请刷新页面后重试，自行编写的查询请登录后在数据查询页面运行',
  ],
  PERSISTED_QUERY_NOT_SUPPORTED: ['invalid', '不支持以摘要代替查询，请发送完整的查询'],
  SERVER_BUSY: ['unavailable', '服务暂时繁忙，请稍后再试'],
  TOO_SLOW: ['unavailable', '处理时间过长，请缩小范围后再试'],
  ROWS_LOCKED: ['unavailable', '数据正在被他人处理，请稍后再试'],
  INTERNAL: ['internal', '系统繁忙，请稍后再试'],
})

/** Messages of refusals by code. Each catalogue adds its own, so that only a known code compiles. */
export interface ErrorTexts extends TextsOf<typeof kernelErrors> {}

export type ErrorCode = keyof ErrorTexts

/** Names of the {parameters} in a text. */
export type Gap<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Gap<Rest> : never
type Params = Readonly<Record<string, string | number>>
type More = [fieldErrors?: FieldError[], retryAfter?: number, data?: object | null]
/** Parameters of the message of a code, exactly. */
type Args<Code extends ErrorCode> = [Gap<ErrorTexts[Code]>] extends [never]
  ? [params?: Readonly<Record<string, never>>, ...More]
  : [params: Readonly<Record<Gap<ErrorTexts[Code]>, string | number>>, ...More]

const entryOf = (code: ErrorCode): Entry => {
  const entry = entries.get(code)
  if (!entry) throw new Error(`the catalogue with ${code} is not loaded`)
  return entry
}

const isKnown = (code: unknown): code is ErrorCode => typeof code === 'string' && entries.has(code)

/** Kind of a code that came as text; undefined for an unknown code. */
export const kindOf = (code: unknown): ErrorKind | undefined => (isKnown(code) ? entryOf(code)[0] : undefined)

/** Next step after a refusal, where its message names none; null where it does. */
export const hintOf = (code: ErrorCode): string | null => entryOf(code)[2] ?? null

/** The message of a refusal before its gaps are filled. */
export const textOf = (code: ErrorCode): string => entryOf(code)[1]

/** Every code that is loaded. */
export const errorCodes = (): ErrorCode[] => [...entries.keys()].filter(isKnown)

/** Field that two people have changed differently: the caller's value, and the present one. */
export interface FieldDifference {
  field: string
  label: string
  mine: string | null
  theirs: string | null
  /** Last person who changed it since the caller read it, and the time; null when that is not on record. */
  changedBy: string | null
  changedAt: string | null
}

export interface FieldError {
  field: string
  message: string
}

/** DomainError without the types of codes and parameters, which DomainError adds. */
const AnyError = class DomainError extends Error {
  readonly kind: ErrorKind

  constructor(
    readonly code: ErrorCode,
    readonly params: Params = {},
    readonly fieldErrors: FieldError[] = [],
    readonly retryAfter?: number,
    /** Facts that a caller needs to go on from the refusal, such as the differences of a stale edit. */
    readonly data: object | null = null,
  ) {
    const [kind, text] = entryOf(code)
    super(text.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? '')))
    this.kind = kind
  }
}

/** A refusal with a code of the catalogue. Throw it anywhere; transports map it once. */
export type DomainError = InstanceType<typeof AnyError>
export const DomainError: {
  new <Code extends ErrorCode>(code: Code, ...args: Args<Code>): DomainError
  readonly prototype: DomainError
} = AnyError

/** Code of a refusal with the parameters of its message, not thrown yet. */
export type Refusal = {
  [Code in ErrorCode]: { code: Code } & ([Gap<ErrorTexts[Code]>] extends [never]
    ? { params?: Readonly<Record<string, never>> }
    : { params: Readonly<Record<Gap<ErrorTexts[Code]>, string | number>> })
}[ErrorCode]

type Kept = Pick<DomainError, 'code'> & Partial<Pick<DomainError, 'params' | 'fieldErrors' | 'retryAfter' | 'data'>>

/** Refusal from its stored form. */
export const restoreError = ({ code, params, fieldErrors, retryAfter, data }: Kept): DomainError =>
  new AnyError(code, params, fieldErrors, retryAfter, data)

/** Refusal of an edit of an outdated version, with the present version and the differences from it. */
export const staleEdit = (version: number, differences: readonly FieldDifference[]): DomainError =>
  new DomainError('STALE', {}, [], undefined, { version, differences })

/** Refusal of invalid input: its message is that of the first wrong field; all of them are listed. */
export function invalidInput(fieldErrors: FieldError[]): DomainError {
  return new DomainError('INVALID_INPUT', { message: fieldErrors[0]?.message ?? '输入有误' }, fieldErrors)
}

/** Missing or wrong variables of the environment, in one message. */
export class ConfigError extends Error {
  constructor(reasons: readonly string[]) {
    super(`环境变量有误：${reasons.join('；')}`)
  }
}
