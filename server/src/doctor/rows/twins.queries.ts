import type { RowCheck } from '../check.js'

/**
 * Duplicates that no database rule forbids or that a broken index has let in, and counters that would give a number
 * twice.
 */
export const twins: readonly RowCheck[] = [
  {
    name: 'user-twins',
    title: '两个人有同一个手机号',
    mend: '唯一索引已损坏：先 reindex table app_user；停用其中没有任职的一个，并核对数据库排序规则的版本',
    sql: `
      select mobile, array_agg(id) as ids from app_user group by mobile having count(*) > 1`,
  },
  {
    name: 'account-twins',
    title: '同一公司的几个收款人用同一个银行账号',
    mend: '核对账号属于谁：同一人的在收款人资料中“合并”，登错的改正；在那之前不要向他们付款',
    sql: `
      select company_id, bank_no, array_agg(id) as ids from payee
      where enabled and bank_no <> '' group by company_id, bank_no having count(*) > 1`,
  },
  {
    name: 'plate-twins',
    title: '同一公司的两辆车用同一个车牌',
    mend: '在车辆资料中把它们“合并”为一辆；唯一索引可能已损坏，请 reindex table truck',
    sql: `
      select company_id, plate_form(plate) as plate, array_agg(id) as ids from truck
      where merged_into is null group by company_id, plate_form(plate) having count(*) > 1`,
  },
  {
    name: 'counter-behind',
    title: '单号计数器落后于已用的最大单号，下一张单会重号',
    mend: '备份后把 number_counter.last 改为当日已用的最大序号，再恢复使用',
    sql: `
      select n.company_id, n.prefix, n.day, n.highest, c.last
      from (
        select company_id, left(number, 2) as prefix, to_date(substr(number, 3, 8), 'YYYYMMDD') as day, max(substr(number, 11)::bigint) as highest
        from (
          select company_id, give_card_no as number from receipt
          union all select company_id, settle_no from settlement where settle_no !~ '-'
          union all select company_id, payment_no from payment
          union all select company_id, purchase_no from ticket_purchase
          union all select company_id, collect_no from ticket_collection
          union all select company_id, refund_no from ticket_refund
          union all select company_id, reconcile_no from ticket_reconciliation
          union all select company_id, batch_no from card_batch
          -- Numbers of waybills may also be typed: those of days that are over disturb nobody.
          union all select company_id, no from waybill
            where no >= 'BD' || to_char(current_date, 'YYYYMMDD') and no < 'BE' and no ~ '^BD[0-9]{8}[0-9]{6}$'
        ) numbers
        where number ~ '^[A-Z]{2}20[0-9]{2}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])[0-9]{4,9}$'
        group by 1, 2, 3
      ) n
      left join number_counter c on c.company_id = n.company_id and c.prefix = n.prefix and c.day = n.day
      where n.highest > coalesce(c.last, 0)`,
  },
  {
    name: 'card-series-behind',
    title: '卡号系列的下一个号码已经用过，制卡会重号',
    mend: '备份后把 card_series.next_no 改为该系列最大卡号加一',
    sql: `
      select s.company_id, s.prefix, s.next_no, max(substr(c.card_no, length(s.prefix) + 1)::bigint) as highest
      from card_series s
      join card c on c.company_id = s.company_id and c.card_no like s.prefix || '%' and length(c.card_no) = length(s.prefix) + s.digits
      group by s.company_id, s.prefix, s.next_no
      having max(substr(c.card_no, length(s.prefix) + 1)::bigint) >= s.next_no`,
  },
  {
    name: 'sequence-behind',
    title: '数据库序列落后于表中的最大编号，下次升级会失败',
    mend: "由数据库的所有者执行 select setval('migration_id_seq', (select max(id) from migration))",
    sql: `
      select s.last_value as last, m.highest
      from migration_id_seq s cross join (select max(id) as highest from migration) m
      where m.highest > s.last_value or (m.highest = s.last_value and not s.is_called)`,
  },
]
