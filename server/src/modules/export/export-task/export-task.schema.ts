import { z } from 'zod'
import { listOf, requiredText } from '../../../kernel/values/validate.js'
import { exportTexts as texts } from '../texts.js'

const MAX_COLUMNS = 100
const MAX_IDS = 10_000

const column = z.object({ key: z.string().max(64), title: requiredText(texts.columnTitle, 50) })
export type ExportColumn = z.output<typeof column>

/**
 * Request for an export: some of a list's columns, and the rows of some ids or all that its filter finds. Filter and
 * order are checked as in the list's own query.
 */
export const exportSchema = (keys: readonly string[]) =>
  z.object({
    columns: listOf(column, texts.columns, MAX_COLUMNS).superRefine((columns, context) => {
      const seen = new Set<string>()
      for (const [index, { key }] of columns.entries()) {
        const message = seen.has(key) ? texts.columnTwice : keys.includes(key) ? undefined : texts.columnUnknown
        if (message) context.addIssue({ code: 'custom', path: [index, 'key'], message })
        seen.add(key)
      }
    }),
    ids: listOf(z.string().max(36, { error: texts.idInvalid }), texts.ids, MAX_IDS).nullish(),
  })
