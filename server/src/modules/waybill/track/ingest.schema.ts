import { z } from 'zod'
import { UnreadRow } from '../../../kernel/values/judged-rows.js'
import { inputTexts } from '../../../kernel/values/texts.js'
import { listOf } from '../../../kernel/values/validate.js'
import { coordinateSystems } from '../../../platform/geo/coordinates.js'
import { trackTexts as texts } from './texts.js'
import { readTime } from './time-text.js'

/** Most positions in one call: as many as a device collects without a network, and as one statement takes well. */
export const MAX_POINTS = 500

const GPS = /^\s*(-?\d{1,3}(?:\.\d{1,20})?)\s*,\s*(-?\d{1,3}(?:\.\d{1,20})?)\s*$/

const gps = z.string({ error: texts.gpsInvalid }).transform((text, context) => {
  const [, lng, lat] = GPS.exec(text) ?? []
  if (lng !== undefined && lat !== undefined) return { lng: Number(lng), lat: Number(lat) }
  context.issues.push({ code: 'custom', input: text, message: texts.gpsInvalid })
  return z.NEVER
})

const moment = z.string({ error: texts.timeInvalid }).transform((text, context) => {
  const at = readTime(text.trim())
  if (!Number.isNaN(at)) return at
  context.issues.push({ code: 'custom', input: text, message: texts.timeInvalid })
  return z.NEVER
})

const measure = (what: string) => z.number({ error: inputTexts.notNumber(what) }).nullish()

const point = z.object(
  {
    truckCode: z
      .string({ error: `${texts.truckCode}须为文本` })
      .trim()
      .max(20, { error: `${texts.truckCode}长度不能超过20个字符` })
      .nullish(),
    gps,
    createDatetime: moment,
    speed: measure(texts.speed),
    heading: measure(texts.heading),
  },
  { error: texts.pointInvalid },
)

/**
 * Report of a device: times in Asia/Shanghai, km/h, degrees clockwise from north. Each position is checked on its own
 * (`readPoint`).
 */
export const reportSchema = z.object({
  points: listOf(z.unknown(), texts.points, MAX_POINTS),
  coordinateSystem: z.enum(coordinateSystems, { error: texts.coordinateSystem }).nullish(),
})

export type Report = z.input<typeof reportSchema>
export type ReportedPoint = z.output<typeof point>

/** Reported position, or its fault. */
export function readPoint(given: unknown): ReportedPoint | string {
  const read = point.safeParse(given instanceof UnreadRow ? given.sent : given)
  return read.success ? read.data : (read.error.issues[0]?.message ?? texts.gpsInvalid)
}
