import { z } from 'zod'
import { idText, requiredText } from '../../../kernel/values/validate.js'
import { viewTexts as texts } from '../texts.js'
import { savedViewTable } from './fields.js'

/** List under which the playground keeps its queries. */
export const QUERIES = 'queries'

const MAX_STATE_BYTES = 8192
const MAX_COLUMNS = 200

const columnId = z.string().max(64)
const columnIds = z.array(columnId).max(MAX_COLUMNS)

/**
 * Restorable state of a list, with filters and order in the form of the page's address; of a query its document and its
 * variables as they were typed.
 */
const stateSchema = z
  .strictObject({
    filters: z.record(z.string().max(64), z.string()).optional(),
    sort: z.string().max(200).optional(),
    size: z.int().min(1).max(5000).optional(),
    density: z.literal(['compact', 'standard', 'loose']).optional(),
    columns: z
      .strictObject({
        order: columnIds.optional(),
        visibility: z.record(columnId, z.boolean()).optional(),
        start: columnIds.optional(),
        end: columnIds.optional(),
        widths: z.record(columnId, z.int().min(1).max(5000)).optional(),
      })
      .optional(),
    query: z.string().optional(),
    variables: z.string().optional(),
  })
  .refine((state) => Buffer.byteLength(JSON.stringify(state)) <= MAX_STATE_BYTES, { error: texts.stateTooLarge })

export type ViewState = z.output<typeof stateSchema>

/** Name of a table, for example `waybills`. */
export const listName = z
  .string({ error: texts.listInvalid })
  .regex(/^[a-z][a-z0-9-]{0,39}$/, { error: texts.listInvalid })

const { name } = savedViewTable

export const viewSchema = z
  .object({
    id: idText(texts.view).nullish(),
    list: listName,
    name: requiredText(`${texts.view}${name.label}`, name.length),
    state: stateSchema,
    shared: z.boolean(),
    version: z.int().nullish(),
  })
  .refine(({ list, state }) => (list === QUERIES) === (state.query !== undefined), {
    error: texts.queryMissing,
    path: ['state'],
  })
  .refine(({ id, version }) => !id || typeof version === 'number', { error: texts.version, path: ['version'] })
