-- What a company has of a site's tickets is what its ledger comes to.
select coalesce(s.company_id, e.company_id) as company_id, coalesce(s.dump_site_id, e.dump_site_id) as dump_site_id,
  coalesce(s.soil_type, e.soil_type) as soil_type, s.quantity, e.booked
from ticket_stock s
full join (select company_id, dump_site_id, soil_type, sum(company_change) as booked from ticket_entry group by 1, 2, 3) e
  on e.company_id = s.company_id and e.dump_site_id = s.dump_site_id and e.soil_type = s.soil_type
where coalesce(s.quantity, 0) <> coalesce(e.booked, 0)
