import type { Walk } from '../questions/statement.ts'

/** Walks from tickets to sites, projects, drivers and trips. */
export const tickets: readonly Walk[] = [
  {
    id: 'entries of the ledger of tickets to what booked them',
    document: `query {
      ticketEntries(page: { current: 1, size: 300 }) {
        records { kind quantity project { name } dumpSite { name } driver { name captain { name } } purchase { purchaseNo } collection { collectNo driver { name } }
          refund { refundNo } }
      }
    }`,
    statement: `
      select e.kind, e.quantity, p.name as "project.name", g.name as "dumpSite.name", d.name as "driver.name", c.name as "driver.captain.name",
        b.purchase_no as "purchase.purchaseNo", k.collect_no as "collection.collectNo", kd.name as "collection.driver.name", r.refund_no as "refund.refundNo"
      from (select * from ticket_entry where company_id = {company} order by happened_at desc, id desc limit 300) e
      left join project p on p.id = e.project_id join dump_site g on g.id = e.dump_site_id
      left join (driver d join captain c on c.id = d.captain_id) on d.id = e.driver_id left join ticket_purchase b on b.id = e.purchase_id
      left join (ticket_collection k left join driver kd on kd.id = k.driver_id) on k.id = e.collection_id left join ticket_refund r on r.id = e.refund_id`,
  },
  {
    id: 'refunds of tickets to projects, sites and drivers',
    document: `query { ticketRefunds(page: { current: 1, size: 100 }) { total records { refundNo project { name } dumpSite { name } driver { name } } } }`,
    statement: `
      select r.refund_no as "refundNo", p.name as "project.name", g.name as "dumpSite.name", d.name as "driver.name" from ticket_refund r
      join project p on p.id = r.project_id join dump_site g on g.id = r.dump_site_id left join driver d on d.id = r.driver_id where r.company_id = {company}`,
  },
  {
    id: 'purchases of tickets to sites',
    document: `query { ticketPurchases(page: { current: 1, size: 200 }) { total records { purchaseNo dumpSite { name } } } }`,
    statement: `select t.purchase_no as "purchaseNo", g.name as "dumpSite.name" from ticket_purchase t join dump_site g on g.id = t.dump_site_id
      where t.company_id = {company}`,
  },
  {
    id: 'collections of tickets to projects, sites and drivers',
    document: `query ($from: DateTime!, $to: DateTime!) {
      ticketCollections(filter: { collectedAt: { from: $from, to: $to } }, page: { current: 1, size: 200 }) { total records { collectNo project { name } dumpSite { name } driver { name } } } }`,
    statement: `
      select t.collect_no as "collectNo", p.name as "project.name", g.name as "dumpSite.name", d.name as "driver.name" from ticket_collection t
      join project p on p.id = t.project_id join dump_site g on g.id = t.dump_site_id left join driver d on d.id = t.driver_id
      where t.company_id = {company} and t.collected_at >= {from}::timestamptz and t.collected_at < {to}::timestamptz`,
  },
  {
    id: 'tickets used each month to projects and sites',
    document: `query { ticketStats(by: MONTH, filter: { startDate: "2026-11-01", endDate: "2026-11-30" }, page: { current: 1, size: 200 }) {
      records { useTickets soilType monthDetailDate company { companyAuthName } project { name } dumpSite { name } } } }`,
    statement: `
      select sum(t.quantity) as "useTickets", t.soil as "soilType", '2026-11' as "monthDetailDate",
        (select name from company where id = {company}) as "company.companyAuthName", p.name as "project.name", g.name as "dumpSite.name"
      from (select project_id, dump_site_id, go_soil_type as soil, 1 as quantity, go_datetime as at from waybill
          where company_id = {company} and is_ticket and status <> 'VOID'
        union all select project_id, dump_site_id, soil_type, quantity, happened_at from ticket_entry where company_id = {company} and kind = 'USE') t
      join project p on p.id = t.project_id left join dump_site g on g.id = t.dump_site_id
      where t.at >= '2026-11-01T06:00:00+08:00' and t.at < '2026-12-01T06:00:00+08:00' group by p.id, p.name, g.id, g.name, t.soil`,
  },
  {
    id: 'tickets of the company to sites',
    document: `query { ticketCompanyStocks(page: { current: 1, size: 100 }) { records { soilType quantity dumpSite { name } } } }`,
    statement: `
      select t.soil_type as "soilType", t.quantity, g.name as "dumpSite.name" from ticket_stock t
      join dump_site g on g.id = t.dump_site_id where t.company_id = {company}`,
  },
  {
    id: 'tickets of projects to sites',
    document: `query { ticketStocks(page: { current: 1, size: 200 }) { records { soilType project { name } dumpSite { name } } } }`,
    statement: `
      select distinct on (t.project_id, t.dump_site_id, t.soil_type) t.soil_type as "soilType", p.name as "project.name", g.name as "dumpSite.name"
      from (select project_id, dump_site_id, soil_type from ticket_entry where company_id = {company} and project_id is not null
        union select project_id, dump_site_id, go_soil_type from waybill where company_id = {company} and is_ticket and status <> 'VOID') t
      join project p on p.id = t.project_id left join dump_site g on g.id = t.dump_site_id`,
  },
  {
    id: 'tickets of drivers to projects and sites',
    document: `query { ticketDriverStocks(filter: { soilType: "淤泥" }, page: { current: 1, size: 500 }) { records { collected soilType driver { name } project { name } dumpSite { name } } } }`,
    statement: `
      select sum(t.collected) as collected, t.soil as "soilType", d.name as "driver.name", p.name as "project.name", g.name as "dumpSite.name"
      from (select driver_id, project_id, dump_site_id, soil_type as soil, quantity as collected from ticket_collection
          where company_id = {company} and status = 'BOOKED'
        union all select driver_id, project_id, dump_site_id, go_soil_type, 0 from waybill where company_id = {company} and is_ticket and status <> 'VOID') t
      join driver d on d.id = t.driver_id join project p on p.id = t.project_id left join dump_site g on g.id = t.dump_site_id
      where t.soil = '淤泥' group by d.id, d.name, p.id, p.name, g.id, g.name, t.soil`,
  },
  {
    id: 'mean prices of tickets to sites',
    document: `query { ticketMonthCosts(filter: { monthFrom: "2026-10" }, page: { current: 1, size: 300 }) { total records { month soilType price dumpSite { name } } } }`,
    statement: `
      select to_char(t.month, 'YYYY-MM') as month, t.soil_type as "soilType", t.price, g.name as "dumpSite.name" from ticket_month_cost t
      join dump_site g on g.id = t.dump_site_id where t.company_id = {company} and t.month >= '2026-10-01'`,
  },
  {
    id: 'rows of a site’s list to its reconciliation and to trips',
    document: `query {
      ticketReconciliationRows(page: { current: 1, size: 50 }) {
        total records { verdict reconciliation { reconcileNo dumpSite { name } } waybill { no captain { name } } } } }`,
    statement: `
      select r.verdict, n.reconcile_no as "reconciliation.reconcileNo", g.name as "reconciliation.dumpSite.name", w.no as "waybill.no",
        c.name as "waybill.captain.name"
      from ticket_reconciliation_row r join ticket_reconciliation n on n.id = r.reconciliation_id join dump_site g on g.id = n.dump_site_id
      left join (waybill w join captain c on c.id = w.captain_id) on w.id = r.waybill_id where r.company_id = {company}`,
  },
]
