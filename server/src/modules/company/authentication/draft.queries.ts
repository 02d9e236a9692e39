import type { Retention } from '../../../kernel/retention.js'
import type { Em } from '../../../kernel/sql/database.js'
import { affected, firstRow, rows, sql } from '../../../kernel/sql/sql.js'
import { newId } from '../../../kernel/values/id.js'
import type { AuthenticationStep } from '../enums.js'

/** Owner of a form: a person, with his company or with the one that he is about to found. */
export interface Whose {
  userId: string
  companyId: string | null
}

export interface Draft {
  step: AuthenticationStep
  form: Record<string, string>
  /** Fields whose reading is uncertain and that nobody has checked since. */
  unsure: string[]
  updatedAt: Date | string
}

export const findDraft = (em: Em, { userId, companyId }: Whose): Promise<Draft | undefined> =>
  firstRow<Draft>(
    em,
    sql`select step, form, unsure, updated_at as "updatedAt" from authentication_draft
        where user_id = ${userId} and company_id is not distinct from ${companyId}`,
  )

/** Stores a draft in place of the previous one. */
export const keepDraft = (
  em: Em,
  { userId, companyId }: Whose,
  { step, form, unsure, now }: Omit<Draft, 'updatedAt'> & { now: Date },
): Promise<Draft | undefined> =>
  firstRow<Draft>(
    em,
    sql`insert into authentication_draft (id, user_id, company_id, step, form, unsure, updated_at)
        values (${newId()}, ${userId}, ${companyId}, ${step}, ${JSON.stringify(form)}::jsonb, ${[...unsure]}::text[], ${now})
        on conflict (user_id, company_id) do update set step = excluded.step, form = excluded.form, unsure = excluded.unsure, updated_at = excluded.updated_at
        returning step, form, unsure, updated_at as "updatedAt"`,
  )

export async function deleteDraft(em: Em, { userId, companyId }: Whose): Promise<void> {
  await rows(
    em,
    sql`delete from authentication_draft where user_id = ${userId} and company_id is not distinct from ${companyId}`,
  )
}

/** Half a year, since an abandoned draft contains an identity card. */
export const keptDrafts: Retention = {
  name: 'authenticationDrafts',
  keptDays: 180,
  of: 'nobody',
  remove: ({ em, before }, limit) =>
    affected(
      em,
      sql`delete from authentication_draft where id = any(array(
            select id from authentication_draft where updated_at < ${before} limit ${limit}))`,
    ),
}
