-- A live flag stands in the lists where its waybill does.
select a.company_id, a.id, a.go_datetime, w.go_datetime as departure
from waybill_anomaly a
join waybill w on w.company_id = a.company_id and w.id = a.waybill_id
where a.state in ('OPEN', 'CONFIRMED') and a.go_datetime <> w.go_datetime
