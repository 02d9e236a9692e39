import { z } from 'zod'
import { optionalTextOf, requiredTextOf } from '../../../kernel/values/field-checks.js'
import { idText, listOf, optionalText, validate } from '../../../kernel/values/validate.js'
import { mobileText } from '../code/code.service.js'
import { RoleType, staffRoles } from '../role-types.js'
import { userTable as table } from './fields.js'
import { memberTexts as texts } from './texts.js'

const MOST_ROLES = 20

const roleIds = listOf(idText(texts.roles), texts.roles, MOST_ROLES).transform((ids) => [...new Set(ids)].sort())
const email = optionalTextOf(table.email).refine(
  (text) => text === undefined || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text),
  {
    error: texts.emailShape,
  },
)

export const inviteSchema = z.object({
  phone: mobileText,
  name: requiredTextOf(table.name),
  positionName: requiredTextOf(table.positionName),
  organId: idText(texts.organ).nullish(),
  roleIds,
  roleType: z
    .union(
      staffRoles.map((role) => z.literal(role)),
      { error: texts.roleType },
    )
    .nullish()
    .transform((type) => type ?? RoleType.COMPANY),
})
/** Input of an invitation without a position. */
export const bareInviteSchema = inviteSchema.extend({ positionName: inviteSchema.shape.positionName.nullish() })
export type Invitation = z.output<typeof bareInviteSchema>

const id = idText(texts.user)
const version = z.int().nullish()

export const updateSchema = z.object({
  id,
  name: requiredTextOf(table.name).nullish(),
  // E-mail of a change: undefined leaves it, a blank text removes it.
  email: z.union([z.null(), email]).optional(),
  positionName: requiredTextOf(table.positionName).nullish(),
  organId: z.union([z.null(), z.literal(''), idText(texts.organ)]).optional(),
  roleIds: roleIds.nullish(),
  enabled: z.boolean().nullish(),
  version,
})
export const rolesSchema = z.object({ id, roleIds, version })
export const namedSchema = z.object({ id, reason: optionalText(texts.reason, 200), version })

/** Checked input of a change; a field that was left out stays undefined. */
export const updateOf = (given: object): z.output<typeof updateSchema> => validate(updateSchema, given, 'input')
