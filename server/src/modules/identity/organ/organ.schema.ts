import { z } from 'zod'
import { optionalTextOf, requiredTextOf } from '../../../kernel/values/field-checks.js'
import { idText, listOf, optionalText } from '../../../kernel/values/validate.js'
import { OrganKind } from '../enums.js'
import { organTable as table } from './fields.js'
import { organTexts as texts } from './texts.js'

const MOST_PROJECTS = 1000
const MOST_USERS = 200
const LAST = 9999

const id = idText(texts.organ)
/** Parent of an organ; empty right below the company. */
const parentId = z
  .union([z.null(), z.literal(''), idText(texts.parent)])
  .optional()
  .transform((given) => given || null)
const version = z.int().nullish()
const terms = z.object({
  name: requiredTextOf(table.name),
  kind: z.enum(OrganKind),
  sort: z
    .int({ error: texts.sortWhole })
    .min(0, { error: texts.sortWhole })
    .max(LAST, { error: texts.sortWhole })
    .nullish()
    .transform((sort) => sort ?? 0),
  remark: optionalTextOf(table.remark).transform((text) => text ?? null),
})
export type Terms = z.output<typeof terms>

export const createSchema = z.object({ parentId, input: terms })
export const updateSchema = z.object({ id, input: terms, version })
export const moveSchema = z.object({ id, parentId, version })
export const mergeSchema = z.object({ id, intoId: idText(texts.organ), version })
export const removeSchema = z.object({ id, reason: optionalText(texts.reason, 200), version })
export const projectsSchema = z.object({
  id,
  projectIds: z
    .array(idText(texts.project), { error: texts.project })
    .max(MOST_PROJECTS, { error: texts.tooManyProjects(MOST_PROJECTS) })
    .transform((ids) => [...new Set(ids)].sort()),
  version,
})
export const usersSchema = z.object({
  ids: listOf(idText(texts.users), texts.users, MOST_USERS).transform((ids) => [...new Set(ids)].sort()),
  organId: parentId,
})
