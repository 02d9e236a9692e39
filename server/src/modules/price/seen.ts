import { ofLimit, type Seen } from '../../kernel/sql/limit.js'

/** What a member with a limit sees of the tables here. */
export const priceSeen: Record<string, Seen> = {
  project_price: ofLimit('project_id'),
  direct_pay_price: ofLimit('project_id'),
  direct_pay_price_member: ofLimit('project_id'),
}
