import type { Retention } from '../../../kernel/retention.js'
import { affected, sql } from '../../../kernel/sql/sql.js'

/** Captchas live 5 minutes; for a day they tell who asked for many. */
export const keptCaptchas: Retention = {
  name: 'captchas',
  keptDays: 1,
  of: 'nobody',
  remove: ({ em, before }, limit) =>
    affected(
      em,
      sql`delete from captcha where id = any(array(select id from captcha where expires_at < ${before} limit ${limit}))`,
    ),
}
