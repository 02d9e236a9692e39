-- What an approved record of an excavator's work costs: by the shift its part of eight hours, by the measure each truck, at the prices that it keeps.
select r.company_id, r.id, r.amount
from excavator_record r
where r.audit_status = 'APPROVED' and r.audited_at is not null
  and r.amount is distinct from case
    when r.ledger_type = 'SHIFT' then round(r.shift_price * r.work_time / 480, 2)
    when r.unit_work = 'TRUCK' then round(r.load_price * r.schedule_work, 2)
  end
