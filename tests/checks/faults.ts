/**
 * Deliberate faults, by the check that has to report them: statements on the demo, with triggers and foreign keys off.
 * The last one returns as `mark` the value that the report must contain.
 */
const first = (table: string, where = 'true', columns = 'company_id, id') =>
  `(${columns}) = (select ${columns} from ${table} where ${where} order by ${columns} limit 1)`

/** Sums have no key of their own. */
const damaged = (table: string, measure: string) => [
  `update ${table} set ${measure} = ${measure} + 1
   where ctid = (select ctid from ${table} limit 1) returning company_id as mark`,
]

/** Copies a row under another id, with some columns changed. */
const copied = (table: string, where: string, change: string, mark: string) =>
  `insert into ${table} select made.* from (select * from ${table} e where ${where} limit 1) r
   cross join lateral jsonb_populate_record(null::${table}, to_jsonb(r) || jsonb_build_object('id', gen_random_uuid()) || ${change}) made
   returning ${mark} as mark`

const user = '(select id from app_user order by id limit 1)'
const aCompany = '(select company_id from settlement order by company_id limit 1)'

export const rowFaults: Record<string, readonly string[]> = {
  'last-administrator': [
    `delete from membership_role h using role r
     where r.company_id = h.company_id and r.id = h.role_id and r.standard = 'ADMINISTRATOR' and h.company_id = ${aCompany}
     returning h.company_id as mark`,
  ],
  'registration-approved': [
    `update company set authenticated_at = null where id = ${aCompany}`,
    `insert into company_registration (id, company_type, company_name, contact_name, contact_phone, user_id, status, submitted_at, company_id)
     values (gen_random_uuid(), 'COMPANY', '甲', '乙', '13800000099', ${user}, 'APPROVED', now(), ${aCompany}) returning id as mark`,
  ],
  'role-permissions': [
    'alter table role drop constraint role_permissions_check',
    `update role set permissions = permissions || array['platform:company:get'] where ${first('role')} returning id as mark`,
  ],
  'log-counters': damaged('operation_log_count', 'lines'),

  'accounted-amount': [
    `update waybill set accounted_amount = accounted_amount + 1 where ${first('waybill', 'settlement_id is not null')} returning no as mark`,
  ],
  'anomaly-departure': [
    `update waybill_anomaly set go_datetime = go_datetime + interval '1 hour' where ${first('waybill_anomaly', "state = 'OPEN'")} returning id as mark`,
  ],
  'anomaly-hold': [
    `update waybill set anomaly_hold = 'MISSING_PUNCH' where ${first('waybill', 'anomaly_hold is null')} returning no as mark`,
  ],
  'costing-price': [
    'delete from costing_due',
    `update waybill set costing_price = costing_price + 1
     where ${first('waybill', "settle_price is null and status <> 'VOID' and costing_price is not null")} returning no as mark`,
  ],
  'review-open': [
    `update waybill set pending_review = true where ${first('waybill', 'not pending_review')} returning no as mark`,
  ],
  'waybill-card-no': [
    `update waybill set card_no = 'B999' where ${first('waybill', 'card_id is not null')} returning no as mark`,
  ],
  'waybill-names': [
    `delete from waybill_project where (company_id, project_id) = (
       select company_id, project_id from waybill_project order by company_id, project_id limit 1) returning project_name as mark`,
  ],
  'waybill-one-settlement': [
    'drop index settlement_line_one_live',
    copied('settlement_line', 'live', `jsonb_build_object('settlement_id', gen_random_uuid())`, 'waybill_id'),
  ],
  'waybill-settled': [
    `update waybill set status = 'IN_TRANSIT' where ${first('waybill', 'settlement_id is not null')} returning no as mark`,
  ],
  'excavator-amounts': [
    `update excavator_record set amount = amount + 1
     where ${first('excavator_record', "audit_status = 'APPROVED' and audited_at is not null and amount is not null")} returning id as mark`,
  ],
  'waybill-counters': damaged('waybill_count', 'trips'),
  'waybill-costs': damaged('waybill_cost', 'trips'),

  'card-one-open-receipt': [
    'drop index receipt_line_one_open',
    copied('receipt_line', "status = 'OPEN'", `jsonb_build_object('receipt_id', gen_random_uuid())`, 'card_id'),
  ],
  'card-status': [
    `update card set status = 'ACTIVATED' where ${first('card', "status = 'SETTLED'")} returning card_no as mark`,
  ],
  'ledger-balance': [
    copied(
      'card_ledger_entry',
      "kind = 'ACCRUE'",
      `'{"unsettled_amount": 7}'`,
      '(select card_no from card c where c.id = card_id)',
    ),
  ],
  'ledger-paid': [copied('card_ledger_entry', "kind = 'SETTLE'", `'{"paid_amount": 99999999}'`, 'card_id')],
  'ledger-reversal': [
    copied(
      'card_ledger_entry',
      `kind = 'SETTLE' and not exists (select from card_ledger_entry o where o.reverses_id = e.id)`,
      `jsonb_build_object('kind', 'REVERSE', 'reverses_id', r.id)`,
      'reverses_id',
    ),
  ],
  'ledger-settled': [
    copied(
      'card_ledger_entry',
      "kind = 'SETTLE'",
      `'{"settled_amount": 7}'`,
      '(select card_no from card c where c.id = card_id)',
    ),
  ],
  'ledger-settlement': [copied('card_ledger_entry', "kind = 'SETTLE'", `'{"settled_amount": 7}'`, 'settlement_id')],
  'receipt-captains': [
    `update receipt set captain_ids = '{}' where ${first('receipt', "captain_ids <> '{}'")} returning give_card_no as mark`,
  ],
  'receipt-status': [
    `update receipt set status = 'VOIDED' where ${first('receipt', "status <> 'VOIDED'")} returning give_card_no as mark`,
  ],
  'receipt-totals': [
    `update receipt set card_count = card_count + 1 where ${first('receipt')} returning give_card_no as mark`,
  ],

  'line-direct-price': [
    `update settlement_line set price_ref = gen_random_uuid()
     where ${first('settlement_line', "price_source = 'DIRECT_PAY'")} returning (select no from waybill w where w.id = waybill_id) as mark`,
  ],
  'line-live': [
    `update settlement_line set live = false where ${first('settlement_line', 'live and not invoiced and pledged_amt = 0')}
     returning (select no from waybill w where w.id = waybill_id) as mark`,
  ],
  'line-price-ref': [
    `update settlement_line set price_ref = null where ${first('settlement_line', 'price_ref is not null')} returning id as mark`,
  ],
  'line-snapshot': [
    `update waybill set settle_price = settle_price + 1 where ${first('waybill', 'settlement_id is not null')} returning no as mark`,
  ],
  'settlement-head': [
    `update settlement set captain_ids = '{}' where ${first('settlement', "captain_ids <> '{}'")} returning settle_no as mark`,
  ],
  'settlement-paid': [
    `update settlement set paid_amt = paid_amt - 1, pledged_amt = pledged_amt + 1 where ${first('settlement', 'paid_amt > 1')} returning settle_no as mark`,
  ],
  'settlement-papers': [
    `update settlement set status = 'SUPERSEDED', four_eyes_off = null
     where (company_id, id) = (select company_id, settlement_id from settlement_paper limit 1)
     returning settle_no as mark`,
  ],
  'settlement-project': [
    `update settlement set project_id = gen_random_uuid() where ${first('settlement', 'settle_cnt > 0')} returning settle_no as mark`,
  ],
  'settlement-successor': [
    `update settlement set successor_id = gen_random_uuid() where ${first('settlement', "status = 'PENDING'")} returning settle_no as mark`,
  ],
  'settlement-totals': [
    `update settlement set settle_amt = settle_amt + 1 where ${first('settlement')} returning settle_no as mark`,
  ],

  'payment-ledger': [
    `update card_ledger_entry set paid_amount = paid_amount - 1 where ${first('card_ledger_entry', "kind = 'PAY'")} returning payment_id as mark`,
  ],
  'payment-pledged': [
    `update settlement_line set pledged_amt = pledged_amt - 1 where ${first('settlement_line', 'pledged_amt > 1')} returning waybill_id as mark`,
  ],
  'payment-settlement': [
    `update settlement set pledged_amt = pledged_amt + 1
     where ${first('settlement', 'pledged_amt < settle_amt - 1 and paid_amt < pledged_amt')} returning settle_no as mark`,
  ],
  'payment-totals': [
    `update payment set amt = amt + 1 where ${first('payment', 'not deleted')} returning payment_no as mark`,
  ],
  'plan-items': [
    `update payment_plan_item set amount = amount + 1 where ${first('payment_plan_item')}
     returning (select settle_no from payment_plan p where p.id = plan_id) as mark`,
  ],
  'invoice-claims': [
    `update invoice set claimed_amt = claimed_amt - 1 where ${first('invoice', 'claimed_amt > 1')} returning invoice_sn as mark`,
  ],
  'invoice-lines': [
    `update invoice_claim set amt = amt + 1 where ${first('invoice_claim', 'live')} returning waybill_id as mark`,
  ],
  'invoice-settlement': [
    `update settlement set invoiced_amt = invoiced_amt - 1 where ${first('settlement', 'invoiced_amt > 1')} returning settle_no as mark`,
  ],
  'invoice-tax': [
    'alter table invoice drop constraint invoice_tax_check, drop constraint invoice_check2',
    `update invoice set tax_invoice_sum_price = tax_invoice_sum_price + 5, sum_price = sum_price + 5
     where ${first('invoice', 'red_of is null and not deleted')} returning invoice_sn as mark`,
  ],

  'price-members': [
    `update direct_pay_price_member set soil_type = '别的土' where (company_id, price_id) = (select company_id, id from direct_pay_price order by id limit 1)
     returning price_id as mark`,
  ],
  'price-one-effective': [
    'alter table direct_pay_price_member drop constraint direct_pay_price_one_effective',
    `insert into direct_pay_price_member (company_id, price_id, captain_id, driver_id, project_id, tp_mode, soil_type, dump_site_id, effective)
     select company_id, gen_random_uuid(), captain_id, driver_id, project_id, tp_mode, soil_type, dump_site_id, effective
     from direct_pay_price_member where effective is not null limit 1 returning price_id as mark`,
  ],
  'ticket-counters': damaged('ticket_count', 'used'),
  'ticket-stock': [
    `update ticket_stock set quantity = quantity + 1 where ctid = (select ctid from ticket_stock limit 1) returning dump_site_id as mark`,
  ],

  'number-gaps': [
    `update number_counter set last = last + 1 where ${first('number_counter', "prefix = 'JS'", 'company_id, prefix, day')} returning day::text as mark`,
  ],
  'text-twins': [
    'drop index soil_type_name_form',
    `update soil_type t set name = ' ' || o.name from (select * from soil_type where enabled order by company_id, id limit 1) o
     where t.company_id = o.company_id and t.id = (select max(id::text)::uuid from soil_type where company_id = o.company_id and enabled)
     returning t.id as mark`,
  ],

  'user-twins': [
    'alter table app_user drop constraint app_user_mobile_key',
    copied('app_user', 'true', "'{}'", 'mobile'),
  ],
  'account-twins': [
    `update payee p set bank_no = o.bank_no, bank_name = '另一家'
     from (select * from payee where enabled and bank_no <> '' order by company_id, id limit 1) o
     where p.company_id = o.company_id and p.id = (select max(id::text)::uuid from payee where company_id = o.company_id and enabled)
     returning p.bank_no as mark`,
  ],
  'plate-twins': [
    'alter table truck drop constraint truck_company_id_plate_key',
    'drop index truck_plate_form',
    `update truck t set plate = o.plate from (select * from truck where merged_into is null order by company_id, id limit 1) o
     where t.company_id = o.company_id and t.id = (select max(id::text)::uuid from truck where company_id = o.company_id and merged_into is null)
     returning t.plate as mark`,
  ],
  'counter-behind': [
    `delete from number_counter where ${first('number_counter', "prefix = 'GP'", 'company_id, prefix, day')} returning day::text as mark`,
  ],
  'card-series-behind': [
    `update card_series set next_no = 1 where ${first('card_series', 'true', 'company_id, prefix')} returning prefix as mark`,
  ],
  'sequence-behind': ["select setval('migration_id_seq', 5)", 'select max(id)::text as mark from migration'],
  'foreign-keys': [
    `update waybill set truck_id = gen_random_uuid() where ${first('waybill')} returning 'waybill_company_id_truck' as mark`,
  ],
  'file-rows': [
    `update waybill set in_picture = 'https://example.org/files/11111111-2222-4333-8444-555555555555?t=x'
     where ${first('waybill')} returning '11111111-2222-4333-8444-555555555555' as mark`,
  ],
}
