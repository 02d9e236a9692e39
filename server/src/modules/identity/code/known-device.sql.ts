import { type Sql, sql } from '../../../kernel/sql/sql.js'

/**
 * Whether the owner of a phone has signed in from a device recently: sessions are kept for two months after their end.
 */
export const isKnownDevice = (mobile: string, device: string | null): Sql =>
  sql`exists (select from session s join app_user u on u.id = s.user_id
      where u.mobile = ${mobile} and s.device_id = ${device}::text)`
