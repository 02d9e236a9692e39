import type { Statements } from './statement.ts'

const settled = `w.company_id = {company} and w.settlement_id is not null
  and w.go_datetime >= {from}::timestamptz and w.go_datetime < {to}::timestamptz`

/** Prices: trips on a settlement have theirs. */
export const prices: Statements = {
  'price-by-soil': `
    select w.go_soil_type as "goSoilType", w.weight_unit as "weightType", count(*) as trips,
      coalesce(sum(w.weight_tons) filter (where w.weight_unit = 'TON'), 0)::numeric(18, 3) as "weightTons",
      coalesce(sum(w.weight_tons) filter (where w.weight_unit = 'CUBIC'), 0)::numeric(18, 3) as cubic,
      sum(w.receivable)::numeric(18, 2) as receivable
    from waybill w where ${settled} group by 1, 2`,
  'cubic-cost-by-site': `
    select d.name as "dumpSite.garbageName", count(*) as trips, sum(w.weight_tons)::numeric(18, 3) as cubic,
      sum(w.receivable)::numeric(18, 2) as receivable
    from waybill w left join dump_site d on d.id = w.dump_site_id
    where ${settled} and w.weight_unit = 'CUBIC' group by d.id, d.name`,
  'price-sources': `
    select p.name as "project.projectName", w.price_source as "priceSource", count(*) as trips,
      sum(w.receivable)::numeric(18, 2) as receivable
    from waybill w join project p on p.id = w.project_id where ${settled} group by p.id, p.name, 2`,
  'prices-in-force': `
    select p.name as "project.projectName", d.name as "dumpSite.garbageName", v.soil_type as "soilType", v.tp_mode as "tpMode",
      v.weight_unit as "weightType", v.price as "directPayPrice"
    from direct_pay_price v join project p on p.id = v.project_id left join dump_site d on d.id = v.dump_site_id
    where v.company_id = {company} and v.status = 'APPROVED'`,
  'unpriced-trips': `
    select p.name as "project.projectName", w.go_soil_type as "goSoilType",
      count(*) filter (where w.settle_price is null) as unpriced, count(*) as trips
    from waybill w join project p on p.id = w.project_id
    where w.company_id = {company} and w.status = 'UNLOADED' group by p.id, p.name, 2
    having count(*) filter (where w.settle_price is null) > 0`,
}
