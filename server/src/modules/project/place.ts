import { z } from 'zod'
import type { Field } from '../../kernel/fields.js'
import { readDecimal, units } from '../../kernel/values/decimal.js'
import { optionalTextOf } from '../../kernel/values/field-checks.js'
import { placeTable } from './project/fields.js'

/** Decimals of degrees: six are a tenth of a metre. */
const DECIMALS = 6
const texts = {
  degrees: (label: string, most: number) => `${label}须在-${most}到${most}之间，最多${DECIMALS}位小数`,
  both: (given: string, missing: string) => `填写了${given}，请一并填写${missing}`,
} as const

const degreesOf = (field: Field & { length: number }, most: number) =>
  optionalTextOf(field)
    .transform((text) => text && (degreesIn(text) ?? text))
    .refine((text) => text === undefined || (degreesIn(text) === text && Math.abs(Number(text)) <= most), {
      error: texts.degrees(field.label, most),
    })

const degreesIn = (text: string): string | null => readDecimal(text, { decimals: DECIMALS, units: units.degrees }).value

/** Degrees with all digits of the stored form, so that equal places are equal texts. */
export function degreesForm(text: string): string {
  const degrees = degreesIn(text)
  if (degrees === null) return text.trim()
  const [whole = '', digits = ''] = degrees.split('.')
  return `${whole}.${digits.padEnd(DECIMALS, '0')}`
}

export const placeShape = { lng: degreesOf(placeTable.lng, 180), lat: degreesOf(placeTable.lat, 90) }

/** Refuses a place with only one of its two degrees. */
export function refusePart(
  { lng, lat }: { lng?: string | undefined; lat?: string | undefined },
  context: z.RefinementCtx,
): void {
  if ((lng === undefined) === (lat === undefined)) return
  const [missing, given] = lng === undefined ? (['lng', 'lat'] as const) : (['lat', 'lng'] as const)
  const message = texts.both(placeTable[given].label, placeTable[missing].label)
  context.addIssue({ code: 'custom', path: [missing], message })
}
