import { z } from 'zod'
import { idTextOf, requiredTextOf } from '../../../kernel/values/field-checks.js'
import { idText, listOf, requiredText } from '../../../kernel/values/validate.js'
import { bookedTable } from '../fields.js'
import { TicketResolution } from './enums.js'
import { reconciliationRowTable as rowTable, reconciliationTable as table } from './fields.js'
import { reconciliationTexts as texts } from './texts.js'

/** Most days: the list of a site covers a month or two. */
const MOST_DAYS = 93
const DAY_MS = 86_400_000
const MOST_MINUTES = 240
/** Most rows that are decided at once. */
const MOST_ROWS = 5000

const minutes = { error: texts.tolerance(table.toleranceMinutes.label, MOST_MINUTES) }

export const startSchema = z
  .object({
    garbageId: idTextOf(table.garbageName),
    startDate: z.iso.date({ error: texts.day(table.startDate.label) }),
    endDate: z.iso.date({ error: texts.day(table.endDate.label) }),
    toleranceMinutes: z.int(minutes).min(0, minutes).max(MOST_MINUTES, minutes),
    fileName: requiredTextOf(table.fileName),
    content: z
      .string()
      .min(1, { error: texts.noContent })
      .regex(/^[A-Za-z0-9+/]+={0,2}$/, { error: texts.noBase64 }),
  })
  .refine(({ startDate, endDate }) => startDate <= endDate, { error: texts.dateOrder, path: ['endDate'] })
  .refine(({ startDate, endDate }) => !(Date.parse(endDate) - Date.parse(startDate) >= MOST_DAYS * DAY_MS), {
    error: texts.tooManyDays(MOST_DAYS),
    path: ['endDate'],
  })

export const resolveSchema = z.object({
  ids: listOf(idText(texts.row), texts.rowIds, MOST_ROWS),
  resolution: z.enum(TicketResolution),
  reason: requiredTextOf(rowTable.reason),
})

export const idSchema = z.object({ id: idText(texts.reconciliation) })
export const settleSchema = z.object({ id: idText(texts.reconciliation), version: z.int() })
export const voidSchema = z.object({
  id: idText(texts.reconciliation),
  reason: requiredText(bookedTable.voidReason.label, bookedTable.voidReason.length),
})
