import type { Retention } from '../../../kernel/retention.js'
import { affected, sql } from '../../../kernel/sql/sql.js'

/** Codes live 5 minutes; a month is enough to answer who asked for codes at a phone's expense. */
export const keptCodes: Retention = {
  name: 'smsCodes',
  keptDays: 30,
  of: 'nobody',
  remove: ({ em, before }, limit) =>
    affected(
      em,
      sql`delete from sms_code where id = any(array(select id from sms_code where expires_at < ${before} limit ${limit}))`,
    ),
}

/** So long it can be told who guessed. */
export const keptTries: Retention = {
  name: 'smsTries',
  keptDays: 30,
  of: 'nobody',
  remove: ({ em, before }, limit) =>
    affected(
      em,
      sql`delete from sms_try where id = any(array(select id from sms_try where tried_at < ${before} limit ${limit}))`,
    ),
}

/** Phones of which no code is left; their rows are only locks. */
export const keptPhones: Retention = {
  name: 'smsPhones',
  keptDays: 0,
  of: 'nobody',
  remove: ({ em }, limit) =>
    affected(
      em,
      sql`delete from sms_phone where mobile = any(array(
            select mobile from sms_phone p where not exists (select from sms_code c where c.mobile = p.mobile) limit ${limit}))`,
    ),
}
