-- A waybill is held back by a rule that blocks and has a live flag on it, and by nothing else; where there is one, it is held back.
select w.company_id, w.no, w.anomaly_hold, f.rules
from waybill w
left join lateral (
  select array_agg(a.rule) as rules from waybill_anomaly a
  join anomaly_rule r on r.company_id = a.company_id and r.rule = a.rule and r.enabled and r.blocking
  where a.company_id = w.company_id and a.waybill_id = w.id and a.state in ('OPEN', 'CONFIRMED')) f on true
where (w.anomaly_hold is not null or f.rules is not null) and (w.anomaly_hold = any(f.rules)) is not true
