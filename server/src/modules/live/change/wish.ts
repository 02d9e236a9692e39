import { z } from 'zod'
import { validate } from '../../../kernel/values/validate.js'
import { ChangedType } from '../enums.js'
import type { ChangeFilter } from './change.view.js'
import { LONGEST_PLACE } from './place.js'

/** Arguments of `changed`. */
export interface ChangeRequest {
  types?: ChangedType[] | null
  filter?: ChangeFilter | null
  after?: string | null
}

/** Wish of a caller to be told of changes. */
export interface Wish {
  /** All types unless given. */
  types: readonly ChangedType[] | null
  /** All records unless given. */
  ids: readonly string[] | null
  /** Id of the last event that the caller had. */
  after: string | null
}

const MOST = 100
const ids = z.array(z.string().max(50), { error: '编号须为列表' }).max(MOST, { error: `编号最多${MOST}个` })
const request = z.object({
  types: z
    .array(z.enum(ChangedType))
    .max(MOST, { error: `类型最多${MOST}个` })
    .nullish(),
  filter: z.object({ ids: ids.nullish() }).nullish(),
  after: z.string().max(LONGEST_PLACE).nullish(),
})

export function wishOf(given: ChangeRequest): Wish {
  const { types, filter, after } = validate(request, given)
  return { types: types ?? null, ids: filter?.ids ?? null, after: after || null }
}
