import type { RowCheck } from '../check.js'

/** Way out where a settlement does not fit its waybills, or their prices. */
const SETTLE_AGAIN = '驳回该结算单，撤销这些运单的结算，核对价格后重新结算'

/** Settlements with their lines and the prices of the lines. */
export const settlements: readonly RowCheck[] = [
  {
    // A line at a direct-pay price carries the amount of that price, which was for its trip and unit, and in effect
    // when the truck left. A price that ended later changes no line: only one that ended before the settlement was made
    // can be too old.
    name: 'line-direct-price',
    title: '按直付价结算的明细，金额或价格与该趟不符',
    mend: SETTLE_AGAIN,
    sql: `
      select l.company_id, w.no, l.price, d.price as agreed, l.go_datetime, d.audit_datetime, d.invalid_datetime, s.created_at
      from settlement_line l
      join settlement s on s.company_id = l.company_id and s.id = l.settlement_id
      join waybill w on w.company_id = l.company_id and w.id = l.waybill_id
      left join direct_pay_price d on d.company_id = l.company_id and d.id = l.price_ref
      where l.price_source = 'DIRECT_PAY' and (
        d.id is null or d.status not in ('APPROVED', 'EXPIRED') or l.price <> d.price or l.weight_unit <> d.weight_unit
        or l.go_datetime < d.audit_datetime
        or (l.go_datetime >= d.invalid_datetime and s.created_at > d.invalid_datetime)
        or (l.live and not exists (
          select from direct_pay_price_member m
          where m.company_id = d.company_id and m.price_id = d.id and m.project_id = w.project_id and m.captain_id = w.captain_id
            and m.tp_mode = w.tp_mode and m.soil_type = w.go_soil_type and (m.tp_mode <> 'FREIGHT' or m.dump_site_id = w.dump_site_id)
            and (m.driver_id is null or m.driver_id = w.driver_id))))`,
  },
  {
    // A line lives exactly as long as its settlement, and its waybill names the settlement of its living line.
    name: 'line-live',
    title: '结算明细的有效标记与结算单或运单不符',
    mend: SETTLE_AGAIN,
    sql: `
      select l.company_id, s.settle_no, s.status, s.deleted, l.live, w.no, w.settlement_id
      from settlement_line l
      join settlement s on s.company_id = l.company_id and s.id = l.settlement_id
      join waybill w on w.company_id = l.company_id and w.id = l.waybill_id
      where l.live <> (s.status in ('PENDING', 'APPROVED', 'PAID') and not s.deleted)
        or l.live <> (w.settlement_id is not distinct from l.settlement_id)`,
  },
  {
    // A line names the source of its price, unless a person typed the price.
    name: 'line-price-ref',
    title: '结算明细没有说明单价从何而来',
    mend: SETTLE_AGAIN,
    sql: `
      select l.company_id, l.id, l.price, l.price_source, l.price_ref
      from settlement_line l
      where (l.price_source = 'TYPED') <> (l.price_ref is null)`,
  },
  {
    // A settled waybill shows the price of its line; nothing re-prices silently.
    name: 'line-snapshot',
    title: '结算明细的单价与运单上的不同',
    mend: SETTLE_AGAIN,
    sql: `
      select l.company_id, w.no, l.price, w.settle_price, l.price_source, w.price_source
      from settlement_line l
      join waybill w on w.company_id = l.company_id and w.id = l.waybill_id
      where l.live
        and (l.price, l.price_source, l.weight_unit, l.weight_tons, l.ex_amt, l.adjust_amt, l.pay_taxes, l.card_id)
          is distinct from
          (w.settle_price, w.price_source, w.weight_unit, w.weight_tons, w.ex_amt, w.adjust_amt, w.pay_taxes, w.card_id)`,
  },
  {
    // The captain or payee at the head of a settlement is that of every line, and its captains are those of all lines:
    // a captain finds his part of it by them.
    name: 'settlement-head',
    title: '结算单抬头的车队长或收款人与明细不符',
    mend: '在结算单上重新设置收款人；车队长不符的撤销结算后重新结算',
    sql: `
      select s.company_id, s.settle_no, s.captain_id, s.captain_ids, s.payee_id
      from settlement s
      join settlement_line l on l.company_id = s.company_id and l.settlement_id = s.id and l.live
      join waybill w on w.company_id = l.company_id and w.id = l.waybill_id
      group by s.company_id, s.id, s.settle_no, s.captain_id, s.captain_ids, s.payee_id
      having s.captain_id is distinct from case when count(distinct w.captain_id) = 1 then (array_agg(w.captain_id))[1] end
        or not (s.captain_ids @> array_agg(w.captain_id) and s.captain_ids <@ array_agg(w.captain_id))
        or s.payee_id is distinct from
          case when count(l.payee_id) = count(*) and count(distinct l.payee_id) = 1 then (array_agg(l.payee_id))[1] end`,
  },
  {
    // The paid amount of a settlement is the sum over its waybills, and no waybill gets more than is due to it.
    name: 'settlement-paid',
    title: '结算单的已付金额与运单的已付不符，或付款多于应付',
    mend: '立即停止为这些单据付款并备份；对照银行流水核对付款单，用冲销付款单并重新付款改正，不要直接改金额',
    sql: `
      select s.company_id, s.settle_no, s.paid_amt, coalesce(sum(w.actually_paid), 0) as paid
      from settlement s
      left join waybill w on w.company_id = s.company_id and w.settlement_id = s.id
      group by s.company_id, s.id, s.settle_no, s.paid_amt
      having s.paid_amt <> coalesce(sum(w.actually_paid), 0) or bool_or(w.actually_paid > greatest(w.actual, 0))`,
  },
  {
    // Settlements that were merged away have handed their papers on; none holds more than a hundred.
    name: 'settlement-papers',
    title: '已合并或拆分的结算单上仍有资料，或资料超过一百份',
    mend: '把资料在新的结算单上重新上传后删去旧的',
    sql: `
      select s.company_id, s.settle_no, s.status, count(*) as papers
      from settlement_paper p
      join settlement s on s.company_id = p.company_id and s.id = p.settlement_id
      group by s.company_id, s.id, s.settle_no, s.status
      having s.status = 'SUPERSEDED' or count(*) > 100`,
  },
  {
    // A settlement is owed for one project: every waybill on it belongs there.
    name: 'settlement-project',
    title: '结算单含有其他项目的运单',
    mend: SETTLE_AGAIN,
    sql: `
      select l.company_id, s.settle_no, s.project_name, w.no, w.project_name as waybill_project
      from settlement_line l
      join settlement s on s.company_id = l.company_id and s.id = l.settlement_id
      join waybill w on w.company_id = l.company_id and w.id = l.waybill_id
      where w.project_id <> s.project_id`,
  },
  {
    // A settlement that was merged or split names its successor, of the same project, and its amount is zero.
    name: 'settlement-successor',
    title: '已合并或拆分的结算单没有指向同一项目的新结算单，或仍有金额',
    mend: '从操作日志找出合并或拆分的操作，备份后补上 settlement.successor_id；金额不为零的撤销其明细',
    sql: `
      select s.company_id, s.settle_no, s.status, s.settle_cnt, s.settle_amt, s.successor_id, n.project_id
      from settlement s
      left join settlement n on n.company_id = s.company_id and n.id = s.successor_id
      where (s.status = 'SUPERSEDED') <> (s.successor_id is not null)
        or (s.status = 'SUPERSEDED' and (s.settle_cnt <> 0 or s.settle_amt <> 0 or n.project_id <> s.project_id or n.id = s.id))`,
  },
  {
    // Count and amount of a settlement are the sums of its lines, also after its rejection.
    name: 'settlement-totals',
    title: '结算单的趟数或金额与明细不符',
    mend: SETTLE_AGAIN,
    sql: `
      select s.company_id, s.settle_no, s.settle_cnt, count(l.id) as lines, s.settle_amt, coalesce(sum(l.total_amt), 0) as amount
      from settlement s
      left join settlement_line l on l.company_id = s.company_id and l.settlement_id = s.id
      group by s.company_id, s.id, s.settle_no, s.settle_cnt, s.settle_amt
      having s.settle_cnt <> count(l.id) or s.settle_amt <> coalesce(sum(l.total_amt), 0)`,
  },
]
