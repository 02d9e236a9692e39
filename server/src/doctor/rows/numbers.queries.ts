import type { RowCheck } from '../check.js'

/** Numbers without a gap, and duplicate rows. */
export const numbers: readonly RowCheck[] = [
  {
    // Receipt, settlement and payment numbers of a day run from 1 without a gap, and the counter holds the last one.
    name: 'number-gaps',
    title: '单号不连续，或计数器与最大单号不一致',
    mend: '缺号：从备份找出缺少的单据，查明去向并留书面说明；计数器落后：备份后把 number_counter.last 改为当日最大序号，否则下一张单会重号',
    sql: `
      select coalesce(n.company_id, c.company_id) as company_id, coalesce(n.prefix, c.prefix) as prefix,
        coalesce(n.day, c.day) as day, n.used, n.highest, c.last
      from (
        select company_id, left(number, 2) as prefix, to_date(substr(number, 3, 8), 'YYYYMMDD') as day,
          count(*) as used, max(substr(number, 11)::integer) as highest, min(substr(number, 11)::integer) as lowest
        from (
          select company_id, give_card_no as number from receipt
          union all
          select company_id, settle_no from settlement where settle_no !~ '-'
          union all
          select company_id, payment_no from payment
        ) numbers
        group by 1, 2, 3
      ) n
      full join (select * from number_counter where prefix in ('HZ', 'JS', 'FK')) c
        on c.company_id = n.company_id and c.prefix = n.prefix and c.day = n.day
      where n.used is distinct from n.highest or n.highest is distinct from c.last or n.lowest is distinct from 1`,
  },
  {
    // Unique names are unique in their normal form, too: rows in use that differ only by width, case, blanks, brackets
    // or invisible characters are duplicates.
    name: 'text-twins',
    title: '同一对象登记了两次（名称、车牌、编号或账户只差全半角、大小写、空格）',
    mend: '在基础资料中用“合并”并为一条；角色改名，运单作废其一',
    sql: `
      select company_id, 'project' as what, text_form(name) as form, array_agg(id) as ids from project where enabled group by 1, 3 having count(*) > 1
      union all
      select company_id, 'project_phase', project_id || ' ' || text_form(name), array_agg(id) from project_phase where enabled group by 1, 3 having count(*) > 1
      union all
      select company_id, 'dump_site', text_form(name), array_agg(id) from dump_site where enabled group by 1, 3 having count(*) > 1
      union all
      select company_id, 'dump_site code', text_form(code), array_agg(id) from dump_site where enabled group by 1, 3 having count(*) > 1
      union all
      select company_id, 'soil_type', text_form(name), array_agg(id) from soil_type where enabled group by 1, 3 having count(*) > 1
      union all
      select company_id, 'truck', plate_form(plate), array_agg(id) from truck where enabled group by 1, 3 having count(*) > 1
      union all
      select company_id, 'machine', text_form(code), array_agg(id) from machine where enabled group by 1, 3 having count(*) > 1
      union all
      select company_id, 'role', text_form(name), array_agg(id) from role group by 1, 3 having count(*) > 1
      union all
      select company_id, 'organ', concat(parent_id, ' ', text_form(name)), array_agg(id) from organ group by 1, 3 having count(*) > 1
      union all
      select company_id, 'payee', concat_ws(' ', text_form(name), text_form(bank_no), text_form(bank_name)), array_agg(id)
      from payee where enabled group by 1, 3 having count(*) > 1
      union all
      select company_id, 'waybill', text_form(no), array_agg(id) from waybill where status <> 'VOID' group by 1, 3 having count(*) > 1`,
  },
]
