import { z } from 'zod'
import { dayOf, parseDay, parsePlainTime } from '../kernel/values/clock.js'
import { readDecimal } from '../kernel/values/decimal.js'
import { idOf, UnreadRow } from '../kernel/values/judged-rows.js'
import { inputTexts } from '../kernel/values/texts.js'
import { optionalText } from '../kernel/values/validate.js'
import { CoordinateSystem } from '../modules/waybill/track/enums.js'

/**
 * Schemas of REST requests. Query strings and forms only carry text, so that numbers, flags and lists are read from
 * text, too; JSON may have them as they are. The documentation shows their meaning, not the accepted texts.
 */
const numeric = (value: unknown) => {
  const whole = typeof value === 'string' ? readDecimal(value, { decimals: 0 }).value : null
  return whole === null ? value : Number(whole)
}

/** Schema of a number that may be given as text. */
export const asNumber = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(numeric, schema)

export const whole = (what: string, min: number, max: number) =>
  z.preprocess(
    numeric,
    z
      .int({ error: (issue) => (issue.input == null ? inputTexts.enter(what) : `${what}须为整数`) })
      .min(min, { error: `${what}不能小于${min}` })
      .max(max, { error: `${what}不能大于${max}` })
      .describe(what),
  )

const flags = new Map<unknown, boolean>([
  ...(['1', 1, 'true'] as const).map((said) => [said, true] as const),
  ...(['0', 0, 'false'] as const).map((said) => [said, false] as const),
])
const asFlag = (value: unknown) => flags.get(value) ?? value

/** Flag: 1 or 0, true or false. */
export const flag = (what: string) =>
  z.preprocess(asFlag, z.boolean({ error: `${what}须为0或1` }).describe(`${what}，1 是，0 否`))

const asList = (value: unknown) => (typeof value === 'string' ? value.split(',') : value)

/** Text whose rules the service checks; here it only has to be a text, and not too long. */
export const given = (what: string, max = MAX_TEXT) =>
  z
    .string({ error: (issue) => (issue.input == null ? inputTexts.enter(what) : inputTexts.notText(what)) })
    .max(max, { error: inputTexts.tooLong(what, max) })
    .describe(what)

/** Id; one that is no uuid names no row. */
export const givenId = (what: string) => given(what, MAX_ID)

/** Optional text; null and a missing one are equal. */
export const maybe = (what: string, max = MAX_TEXT) => given(what, max).nullish()

/** Number, or text that the service reads as one. */
export const decimal = (what: string, missing = inputTexts.notNumber(what)) =>
  z
    .union([z.string().max(MAX_NUMBER), z.number()], {
      error: (issue) => (issue.input == null ? missing : inputTexts.notNumber(what)),
    })
    .describe(what)

/** Filter: optional text. */
export const filter = (what: string) => optionalText(what, MAX_FILTER).describe(what)
export const idFilter = (what: string) => optionalText(what, MAX_ID).describe(what)

/** The coordinate system of an answer. */
export const coordinateSystem = z
  .enum(CoordinateSystem, { error: '坐标系须为WGS84、GCJ02或BD09' })
  .describe('坐标系：WGS84、GCJ02 或 BD09')

/**
 * List of rows in a body. The service limits their number; the limit is repeated here where it is lower than the
 * general one.
 */
export const rowsOf = <Row extends z.ZodType>(row: Row, what: string, maxItems?: number) =>
  z
    .array(row, { error: (issue) => (issue.input == null ? inputTexts.choose(what) : inputTexts.notList(what)) })
    .meta({ description: what, ...(maxItems === undefined ? {} : { maxItems }) })

/**
 * Row of a batch with results by row: a wrong one is passed on as such, so that the service can name it beside the
 * others. The documentation shows a right one.
 */
export const judgedRow = <Row extends z.ZodType>(row: Row, nameOf = idOf) =>
  row.catch((given) => {
    // Documentation needs no row; the service refuses wrong values.
    const sent: unknown = given?.value
    const isRow = typeof sent === 'object' && sent !== null
    return (isRow ? new UnreadRow(nameOf(sent), given.error.issues, sent) : sent) as z.output<Row>
  })

/** Texts, joined by commas in one parameter or as a list; blank ones are dropped. */
export const texts = (what: string, max: number) =>
  z.preprocess(
    asList,
    z
      .array(
        z
          .string({ error: inputTexts.notText(what) })
          .trim()
          .max(MAX_ITEM, { error: `${what}每条长度不能超过${MAX_ITEM}个字符` }),
        { error: (issue) => (issue.input == null ? `请提供${what}` : inputTexts.notList(what)) },
      )
      .meta({ description: `${what}，最多${max}条；在地址里以逗号分隔`, maxItems: max })
      .transform((list) => list.filter((text) => text !== ''))
      .refine((list) => list.length <= max, { error: inputTexts.tooMany(what, max) }),
  )

const MAX_FILTER = 200
const MAX_ID = 36
/** Longest text in a request: that of a waybill's pictures. */
const MAX_TEXT = 2000
const MAX_ITEM = 64
const MAX_NUMBER = 64
const MAX_TIME = 32
const DAY_MS = 86_400_000
const SECOND_MS = 1000

/** First moment of a day yyyy-MM-dd, or a moment yyyy-MM-dd HH:mm:ss, in Asia/Shanghai. */
const moment = (text: string) => parsePlainTime(text.length === 10 ? `${text} 00:00:00` : text)

const timeText = (what: string) =>
  z
    .string({ error: inputTexts.notText(what) })
    .trim()
    .max(MAX_TIME, { error: `${what}格式须为yyyy-MM-dd HH:mm:ss` })
    .refine((text) => moment(text) !== undefined, { error: `${what}格式须为yyyy-MM-dd HH:mm:ss` })
    .describe(`${what}，yyyy-MM-dd HH:mm:ss 或 yyyy-MM-dd`)

/** Moment of an event, to the second. */
export const eventTime = (what: string, note = '') =>
  z
    .string({ error: (issue) => (issue.input == null ? inputTexts.enter(what) : inputTexts.notText(what)) })
    .max(MAX_TIME, { error: `${what}格式须为yyyy-MM-dd HH:mm:ss` })
    .describe(`${what}${note}，yyyy-MM-dd HH:mm:ss`)
    .transform((text, context): Date => {
      const read = parsePlainTime(text.trim())
      if (read) return read
      context.issues.push({ code: 'custom', input: text, message: `${what}格式须为yyyy-MM-dd HH:mm:ss` })
      return z.NEVER
    })

/** Moment as the start of a range, or as its excluded end. */
export const instant = (what: string) => timeText(what).transform((text) => moment(text))

/** First moment after a day, or after a second. */
function after(text: string): Date | undefined {
  const last = moment(text)
  return last && new Date(last.getTime() + (text.length === 10 ? DAY_MS : SECOND_MS))
}

/** End of a range: included by the caller, to the second or the day; read as the first moment after it. */
export const rangeEnd = (what: string) => timeText(what).transform(after)

/** One day, or the first and last of several: joined by commas in one parameter, or as a list. */
export const dayRange = (what: string) =>
  z.preprocess(
    asList,
    z
      .array(timeText(what), { error: `${what}须为一个或两个日期` })
      .min(1, { error: `${what}须为一个或两个日期` })
      .max(2, { error: `${what}须为一个或两个日期` })
      .describe(`${what}：一天，或首日与末日`)
      .transform(([first = '', last = first]) => ({ from: moment(first), to: after(last) })),
  )

/**
 * Range of times; undefined without both ends. A range from some time of a day to that day's beginning means the whole
 * day: a person who picks one day twice, with or without 00:00:00, wants its rows.
 */
export function range(from: Date | undefined, to: Date | undefined) {
  if (!from || !to) return from || to ? { from, to } : undefined
  const begun = parseDay(dayOf(from))?.getTime() ?? from.getTime()
  const isSameDay = to.getTime() - begun >= 0 && to.getTime() - begun <= SECOND_MS
  return { from, to: isSameDay ? new Date(begun + DAY_MS) : to }
}
