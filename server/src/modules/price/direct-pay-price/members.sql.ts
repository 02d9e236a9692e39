import { type Sql, sql } from '../../../kernel/sql/sql.js'

/** Rows that link captains and drivers to their `owner`, under the alias `m`. */
export interface Ties {
  table: 'direct_pay_price_member' | 'captain_task_member'
  owner: Sql
}

const from = ({ table, owner }: Ties): Sql => sql`from ${sql.raw(table)} m where ${owner}`

/** [{captainId, driverId}], in the order of their ids. */
export const membersJson = (ties: Ties): Sql => sql`(
  select coalesce(json_agg(json_build_object('captainId', m.captain_id, 'driverId', m.driver_id)
    order by m.captain_id, m.driver_id), '[]') ${from(ties)})`

/** Captains by name, each with the chosen drivers: the tree in the list. */
export const memberTreeJson = ({ table, owner }: Ties): Sql => sql`(
  select coalesce(json_agg(json_build_object('captainId', t.captain_id, 'captainName', t.captain_name,
    'isOpenWallet', t.is_open_wallet, 'allDrivers', t.wide, 'drivers', t.drivers) order by t.captain_name, t.captain_id), '[]')
  from (
    select m.captain_id, c.name as captain_name, c.is_open_wallet, bool_or(m.driver_id is null) as wide,
      coalesce(json_agg(json_build_object('driverId', d.id, 'driverName', d.name, 'isOpenWallet', d.is_open_wallet) order by d.name, d.id)
        filter (where d.id is not null), '[]') as drivers
    from ${sql.raw(table)} m
    join published_captain c on c.company_id = m.company_id and c.id = m.captain_id
    left join published_driver d on d.company_id = m.company_id and d.id = m.driver_id
    where ${owner}
    group by m.captain_id, c.name, c.is_open_wallet) t)`

/** Captains and drivers as one line of text, as `membersText` writes it. */
export const membersTextSql = (ties: Ties, everyDriver: string): Sql => sql`(
  select coalesce(string_agg(concat(c.one ->> 'captainName', '（', case when (c.one ->> 'allDrivers')::boolean then ${everyDriver}::text else (
      select string_agg(d.one ->> 'driverName', '、' order by d.at) from json_array_elements(c.one -> 'drivers') with ordinality as d(one, at)
    ) end, '）'), '；' order by c.at), '')
  from json_array_elements(${memberTreeJson(ties)}) with ordinality as c(one, at))`
