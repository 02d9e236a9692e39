import { z } from 'zod'
import { dayOf, parseDay, parsePlainTime } from '../kernel/values/clock.js'
import { readDecimal } from '../kernel/values/decimal.js'
import { idOf, UnreadRow } from '../kernel/values/judged-rows.js'
import { optionalText } from '../kernel/values/validate.js'
import { CoordinateSystem } from '../modules/waybill/track/enums.js'

/**
 * Field types of REST requests. Query strings and forms carry text only, so that numbers, flags and lists are read from
 * text as well; JSON may write them plainly. Published as what they mean, not as what they tolerate.
 */
const numeric = (value: unknown) => {
  const whole = typeof value === 'string' ? readDecimal(value, { decimals: 0 }).value : null
  return whole === null ? value : Number(whole)
}

/** A number schema that takes digits in text as well. */
export const asNumber = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(numeric, schema)

export const whole = (what: string, min: number, max: number) =>
  z.preprocess(
    numeric,
    z
      .int({ error: (issue) => (issue.input == null ? `请输入${what}` : `${what}须为整数`) })
      .min(min, { error: `${what}不能小于${min}` })
      .max(max, { error: `${what}不能大于${max}` })
      .describe(what),
  )

const flags = new Map<unknown, boolean>([
  ...(['1', 1, 'true'] as const).map((said) => [said, true] as const),
  ...(['0', 0, 'false'] as const).map((said) => [said, false] as const),
])
const asFlag = (value: unknown) => flags.get(value) ?? value

/** 1 or 0, true or false. */
export const flag = (what: string) =>
  z.preprocess(asFlag, z.boolean({ error: `${what}须为0或1` }).describe(`${what}，1 是，0 否`))

const asList = (value: unknown) => (typeof value === 'string' ? value.split(',') : value)

/** A text whose rules the service knows; here it only has to be there, to be text, and not to be endless. */
export const given = (what: string, max = MAX_TEXT) =>
  z
    .string({ error: (issue) => (issue.input == null ? `请输入${what}` : `${what}须为文本`) })
    .max(max, { error: `${what}长度不能超过${max}个字符` })
    .describe(what)

/** An id: of a row, one that is no uuid names none. */
export const givenId = (what: string) => given(what, MAX_ID)

/** The same of a text that may be missing, and is then null or not there. */
export const maybe = (what: string, max = MAX_TEXT) => given(what, max).nullish()

/** A number, or text that the service reads as one. */
export const decimal = (what: string, missing = `${what}须为数字`) =>
  z
    .union([z.string().max(MAX_NUMBER), z.number()], {
      error: (issue) => (issue.input == null ? missing : `${what}须为数字`),
    })
    .describe(what)

/** A filter: text that is compared, or absent. */
export const filter = (what: string) => optionalText(what, MAX_FILTER).describe(what)
export const idFilter = (what: string) => optionalText(what, MAX_ID).describe(what)

/** The coordinate system of an answer. */
export const coordinateSystem = z
  .enum(CoordinateSystem, { error: '坐标系须为WGS84、GCJ02或BD09' })
  .describe('坐标系：WGS84、GCJ02 或 BD09')

/** A list of rows in a body; how many it may hold is the service's rule, told here where it is less than for any list. */
export const rowsOf = <Row extends z.ZodType>(row: Row, what: string, maxItems?: number) =>
  z
    .array(row, { error: (issue) => (issue.input == null ? `请选择${what}` : `${what}须为列表`) })
    .meta({ description: what, ...(maxItems === undefined ? {} : { maxItems }) })

/**
 * A row of a batch that is answered row by row: one that is none comes on as such, for the service to name it beside those that are taken.
 * Published as what it should be.
 */
export const judgedRow = <Row extends z.ZodType>(row: Row, nameOf = idOf) =>
  row.catch((given) => {
    // The description of rows asks for one without having sent any; what is no row at all is told so by the service.
    const sent: unknown = given?.value
    const isRow = typeof sent === 'object' && sent !== null
    return (isRow ? new UnreadRow(nameOf(sent), given.error.issues, sent) : sent) as z.output<Row>
  })

/** Texts, comma-joined in one parameter or as a list; blanks are dropped. */
export const texts = (what: string, max: number) =>
  z.preprocess(
    asList,
    z
      .array(
        z
          .string({ error: `${what}须为文本` })
          .trim()
          .max(MAX_ITEM, { error: `${what}每条长度不能超过${MAX_ITEM}个字符` }),
        { error: (issue) => (issue.input == null ? `请提供${what}` : `${what}须为列表`) },
      )
      .meta({ description: `${what}，最多${max}条；在地址里以逗号分隔`, maxItems: max })
      .transform((list) => list.filter((text) => text !== ''))
      .refine((list) => list.length <= max, { error: `${what}一次最多${max}条` }),
  )

const MAX_FILTER = 200
const MAX_ID = 36
/** Pictures of a waybill are the longest text that is written. */
const MAX_TEXT = 2000
const MAX_ITEM = 64
const MAX_NUMBER = 64
const MAX_TIME = 32
const DAY_MS = 86_400_000
const SECOND_MS = 1000

/** The first moment of yyyy-MM-dd, or the moment of yyyy-MM-dd HH:mm:ss, in Asia/Shanghai. */
const moment = (text: string) => parsePlainTime(text.length === 10 ? `${text} 00:00:00` : text)

const timeText = (what: string) =>
  z
    .string({ error: `${what}须为文本` })
    .trim()
    .max(MAX_TIME, { error: `${what}格式须为yyyy-MM-dd HH:mm:ss` })
    .refine((text) => moment(text) !== undefined, { error: `${what}格式须为yyyy-MM-dd HH:mm:ss` })
    .describe(`${what}，yyyy-MM-dd HH:mm:ss 或 yyyy-MM-dd`)

/** A moment, as the start of a range or the first moment after it. */
export const instant = (what: string) => timeText(what).transform((text) => moment(text))

/** The first moment after a day, or after a second. */
function after(text: string): Date | undefined {
  const last = moment(text)
  return last && new Date(last.getTime() + (text.length === 10 ? DAY_MS : SECOND_MS))
}

/** The end of a range: the caller means it included, to the second or to the day; the answer is the first moment after. */
export const rangeEnd = (what: string) => timeText(what).transform(after)

/** One day, or the first and the last of several: comma-joined in one parameter, or as a list. */
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
 * A range of times, or undefined when neither end was given. One that ends when the day of its start begins means that day: whoever picks the
 * same day twice, with or without 00:00:00, asks for what happened on it.
 */
export function range(from: Date | undefined, to: Date | undefined) {
  if (!from || !to) return from || to ? { from, to } : undefined
  const begun = parseDay(dayOf(from))?.getTime() ?? from.getTime()
  const isSameDay = to.getTime() - begun >= 0 && to.getTime() - begun <= SECOND_MS
  return { from, to: isSameDay ? new Date(begun + DAY_MS) : to }
}
