import { type Sql, sql } from '../../../kernel/sql/sql.js'

/** What a company has decided, for lists that show it beside their rows. */
export const settingsOf = {
  join: (company: Sql): Sql => sql`join published_company k on k.id = ${company}`,
  fourEyes: sql`k.four_eyes`,
  /** Up to which amount a payment needs no second person. */
  fourEyesPayment: sql`k.four_eyes_payment`,
  /** Whether the platform has approved who the company is. */
  authenticated: sql`(k.authenticated_at is not null)`,
}
