import type { Retention } from '../../../kernel/retention.js'
import { affected, sql } from '../../../kernel/sql/sql.js'

/** A month, though codes are valid for 5 minutes: long enough to see who sent codes at a phone's expense. */
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

/** Kept as long as an attack may be investigated. */
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

/** Phones without codes, whose rows only serve as locks. */
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
