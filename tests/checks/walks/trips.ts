import { RoleType } from '@tufang/server/modules/identity/role-types'
import type { Walk } from '../questions/statement.ts'

const recent = `w.company_id = {company} and w.go_datetime >= {from}::timestamptz and w.go_datetime < {to}::timestamptz`
const whose = 'where t.company_id = {company}'

/** Walks that begin or end at trips. */
export const trips: readonly Walk[] = [
  {
    id: 'trips to all that they name',
    document: `query ($from: DateTime!, $to: DateTime!) {
      waybills(filter: { goDatetime: { from: $from, to: $to } }, page: { current: 1, size: 300 }) {
        total
        records {
          no project { projectName } captain { name mobile } driver { name captain { name } } dumpSite { name code }
          payee { payeeName bindingBankNo } card { cardNo captain { name } } settlement { settleNo status payee { payeeName } project { name } }
        }
      }
    }`,
    statement: `
      select w.no, p.name as "project.projectName", c.name as "captain.name", c.mobile as "captain.mobile", d.name as "driver.name",
        dc.name as "driver.captain.name", g.name as "dumpSite.name", g.code as "dumpSite.code", y.name as "payee.payeeName",
        y.bank_no as "payee.bindingBankNo", k.card_no as "card.cardNo", kc.name as "card.captain.name", s.settle_no as "settlement.settleNo", s.status as "settlement.status",
        sy.name as "settlement.payee.payeeName", sp.name as "settlement.project.name"
      from waybill w join project p on p.id = w.project_id join captain c on c.id = w.captain_id
      left join (driver d join captain dc on dc.id = d.captain_id) on d.id = w.driver_id left join dump_site g on g.id = w.dump_site_id
      left join payee y on y.id = w.payee_id left join (card k left join captain kc on kc.id = k.captain_id) on k.id = w.card_id
      left join (settlement s join project sp on sp.id = s.project_id left join payee sy on sy.id = s.payee_id) on s.id = w.settlement_id
      where ${recent}`,
  },
  {
    id: 'trips to the settlements that they are on, and those to their payments',
    document: `query {
      waybills(filter: { settled: true }, sort: [{ field: GO_DATETIME }], page: { current: 1, size: 40 }) {
        records { no payee { payeeName } settlement { settleNo paymentPage(page: { current: 1, size: 20 }) { records { paymentNo payee { payeeName } } } } }
      }
    }`,
    statement: `
      select w.no, wy.name as "payee.payeeName", s.settle_no as "settlement.settleNo", t.payment_no as "settlement.paymentPage.paymentNo",
        y.name as "settlement.paymentPage.payee.payeeName"
      from (select * from waybill where company_id = {company} and settlement_id is not null order by go_datetime, id limit 40) w
      join settlement s on s.id = w.settlement_id left join payee wy on wy.id = w.payee_id
      left join (payment_settlement c join payment t on t.id = c.payment_id and not t.deleted join payee y on y.id = t.payee_id)
        on c.settlement_id = s.id`,
  },
  {
    id: 'captains, drivers and trucks to their latest trips',
    document: `query {
      trucks(page: { current: 1, size: 30 }, sort: [{ field: PLATE }]) {
        records { plate captain { name }
          waybills(sort: [{ field: GO_DATETIME, direction: DESC }], page: { current: 1, size: 3 }) { records { no dumpSite { name } } } }
      }
    }`,
    statement: `
      select t.plate, c.name as "captain.name", w.no as "waybills.no", g.name as "waybills.dumpSite.name"
      from (select * from truck t ${whose} order by t.plate limit 30) t join captain c on c.id = t.captain_id
      left join lateral (select * from waybill w where w.company_id = t.company_id and w.truck_id = t.id
        order by w.go_datetime desc, w.id desc limit 3) w on true left join dump_site g on g.id = w.dump_site_id`,
  },
  {
    id: 'drivers to their captains and numbers of trips',
    document: `query {
      drivers(page: { current: 1, size: 100 }) { total records { name mobile captain { name } waybills(page: { current: 1, size: 1 }) { total } } }
    }`,
    statement: `
      select d.name, d.mobile, c.name as "captain.name", (select count(*) from waybill w where w.driver_id = d.id) as "waybills.total"
      from driver d join captain c on c.id = d.captain_id where d.company_id = {company}`,
  },
  {
    id: 'captains to their trips without a driver, newest first',
    document: `query {
      captains(page: { current: 1, size: 100 }) {
        total
        records { name waybills(filter: { tpMode: [RELEASE] }, sort: [{ field: GO_DATETIME, direction: DESC }], page: { current: 1, size: 2 }) {
          records { no project { name } } } }
      }
    }`,
    statement: `
      select c.name, w.no as "waybills.no", p.name as "waybills.project.name"
      from captain c left join lateral (select * from waybill w where w.company_id = c.company_id and w.captain_id = c.id
        and w.tp_mode = 'RELEASE' order by w.go_datetime desc, w.id desc limit 2) w on true left join project p on p.id = w.project_id
      where c.company_id = {company}`,
  },
  {
    id: 'anomalies to their trips, and those to drivers and payees',
    document: `query {
      anomalies(page: { current: 1, size: 300 }) {
        total records { rule no project { name } dumpSite { name } waybill { no goSoilType driver { name } payee { payeeName } } }
      }
    }`,
    statement: `
      select a.rule, w.no, p.name as "project.name", g.name as "dumpSite.name", w.no as "waybill.no", w.go_soil_type as "waybill.goSoilType",
        d.name as "waybill.driver.name", y.name as "waybill.payee.payeeName"
      from waybill_anomaly a join waybill w on w.id = a.waybill_id join project p on p.id = w.project_id
      left join dump_site g on g.id = w.dump_site_id left join driver d on d.id = w.driver_id left join payee y on y.id = w.payee_id
      where a.company_id = {company}`,
  },
  {
    id: 'figures of trips by project and site, to the trips behind each',
    document: `query ($from: DateTime!, $to: DateTime!) {
      waybillStats(by: [PROJECT, SITE], filter: { goDatetime: { from: $from, to: $to } }, page: { current: 1, size: 50 }) {
        total records { trips weightTons project { name } dumpSite { name } waybills(page: { current: 1, size: 1 }) { total } }
      }
    }`,
    statement: `
      select count(*) filter (where w.status <> 'VOID') as trips, coalesce(sum(w.weight_tons) filter (where w.status <> 'VOID' and w.weight_unit = 'TON'), 0)::numeric(18, 3) as "weightTons",
        p.name as "project.name", g.name as "dumpSite.name", count(*) as "waybills.total"
      from waybill w join project p on p.id = w.project_id left join dump_site g on g.id = w.dump_site_id
      where ${recent} group by p.id, p.name, g.id, g.name`,
  },
  {
    id: 'figures of trips by captain, driver and payee, to the trips behind each',
    document: `query ($from: DateTime!, $to: DateTime!) {
      waybillStats(by: [CAPTAIN, DRIVER, PAYEE], filter: { goDatetime: { from: $from, to: $to } }, page: { current: 1, size: 50 }) {
        records { trips captain { name } driver { name } payee { payeeName } waybills(page: { current: 1, size: 1 }) { total } }
      }
    }`,
    statement: `
      select count(*) filter (where w.status <> 'VOID') as trips, c.name as "captain.name", d.name as "driver.name", y.name as "payee.payeeName",
        count(*) as "waybills.total"
      from waybill w join captain c on c.id = w.captain_id left join driver d on d.id = w.driver_id left join payee y on y.id = w.payee_id
      where ${recent} group by c.id, c.name, d.id, d.name, y.id, y.name`,
  },
  {
    id: 'figures of trips by company and project, as captains of several companies ask for them',
    document: `query ($from: DateTime!, $to: DateTime!) {
      waybillStats(by: [COMPANY, PROJECT], filter: { goDatetime: { from: $from, to: $to } }, page: { current: 1, size: 50 }) {
        total records { trips company { name } project { name } }
      }
    }`,
    statement: `
      select count(*) filter (where w.status <> 'VOID') as trips, o.name as "company.name", p.name as "project.name"
      from waybill w join company o on o.id = w.company_id join project p on p.id = w.project_id
      where ${recent} group by o.id, o.name, p.id, p.name`,
  },
  {
    id: 'figures of the trips of a week by payee',
    document: `query {
      waybillStats(by: [PAYEE], filter: { goDatetime: { from: "2025-03-03T00:00:00+08:00", to: "2025-03-10T00:00:00+08:00" } },
        page: { current: 1, size: 50 }) { total records { trips payee { payeeName } } }
    }`,
    statement: `
      select count(*) filter (where w.status <> 'VOID') as trips, y.name as "payee.payeeName" from waybill w left join payee y on y.id = w.payee_id
      where w.company_id = {company} and w.go_datetime >= '2025-03-03T00:00:00+08:00' and w.go_datetime < '2025-03-10T00:00:00+08:00'
      group by y.id, y.name`,
  },
  {
    id: 'figures of anomalies to captains and projects',
    document: `query { anomalyStats(by: [CAPTAIN, PROJECT], page: { current: 1, size: 200 }) { total records { counted captain { name } project { name } } } }`,
    statement: `
      select count(*) as counted, c.name as "captain.name", p.name as "project.name" from waybill_anomaly a join waybill w on w.id = a.waybill_id
      join captain c on c.id = w.captain_id join project p on p.id = w.project_id where a.company_id = {company} group by c.id, c.name, p.id, p.name`,
  },
  {
    id: 'figures of anomalies to drivers and sites',
    document: `query { anomalyStats(by: [RULE, DRIVER, SITE], page: { current: 1, size: 200 }) { total records { counted rule driver { name } dumpSite { name } } } }`,
    statement: `
      select count(*) as counted, a.rule, d.name as "driver.name", g.name as "dumpSite.name" from waybill_anomaly a join waybill w on w.id = a.waybill_id
      left join driver d on d.id = w.driver_id left join dump_site g on g.id = w.dump_site_id where a.company_id = {company}
      group by a.rule, d.id, d.name, g.id, g.name`,
  },
  {
    id: 'reviews of changed trips to the trips',
    document: `query { waybillReviews(page: { current: 1, size: 100 }) { total records { status waybill { no captain { name } } } } }`,
    statement: `
      select r.status, w.no as "waybill.no", c.name as "waybill.captain.name" from waybill_review r join waybill w on w.id = r.waybill_id
      join captain c on c.id = w.captain_id where r.company_id = {company}`,
  },
  {
    id: 'captains with their drivers',
    document: `query { captainDrivers(page: { current: 1, size: 200 }) { total records { captainName captain { name mobile } driver { name } } } }`,
    statement: `
      select c.name as "captainName", c.name as "captain.name", c.mobile as "captain.mobile", d.name as "driver.name"
      from captain c left join driver d on d.captain_id = c.id and d.enabled where c.company_id = {company} and c.enabled`,
  },
  {
    id: 'records that name their company to it',
    document: `query {
      cards(page: { current: 1, size: 300 }) { total records { cardNo company { companyAuthName authenticated } } } }`,
    statement: `
      select k.card_no as "cardNo", c.name as "company.companyAuthName", c.authenticated_at is not null as "company.authenticated"
      from card k join company c on c.id = k.company_id where k.company_id = {company}`,
  },
  {
    id: 'prices to their company',
    document: `query { directPayPrices(page: { current: 1, size: 300 }) { total records { directPayPrice company { companyAuthName } } } }`,
    statement: `
      select d.price as "directPayPrice", c.name as "company.companyAuthName" from direct_pay_price d join company c on c.id = d.company_id
      where d.company_id = {company}`,
  },
  {
    id: 'applications of captains to the prices that came of them',
    document: `query { captainTasks(page: { current: 1, size: 300 }) { total records { applyName company { companyAuthName } price { directPayPrice status } } } }`,
    statement: `
      select t.apply_name as "applyName", c.name as "company.companyAuthName", d.price as "price.directPayPrice", d.status as "price.status"
      from captain_task t join company c on c.id = t.company_id left join direct_pay_price d on d.id = t.direct_pay_price_id
      where t.company_id = {company}`,
  },
  {
    id: 'payments to the instalments that they pay',
    document: `query { payments(page: { current: 1, size: 200 }) { total records { paymentNo settlements { settleNo planItem { dueDate amount } } } } }`,
    statement: `
      select t.payment_no as "paymentNo", s.settle_no as "settlements.settleNo", to_char(i.due_date, 'YYYY-MM-DD') as "settlements.planItem.dueDate",
        i.amount as "settlements.planItem.amount"
      from payment t left join (payment_settlement c join settlement s on s.id = c.settlement_id left join payment_plan_item i on i.id = c.plan_item_id)
        on c.payment_id = t.id where t.company_id = {company} and not t.deleted`,
  },
  {
    id: 'sign-ins to the people behind them',
    document: `query { loginLogs(page: { current: 1, size: 100 }) { records { type creator { phone } } } }`,
    statement: `
      select l.type, u.mobile as "creator.phone"
      from (select * from login_log where company_id = {company} order by created_at desc, id desc limit 100) l
      left join (membership m join app_user u on u.id = m.user_id) on m.company_id = l.company_id and m.user_id = l.user_id
        and m.role_type in (${RoleType.COMPANY}, ${RoleType.ENTERPRISE}) and m.joined_at is not null`,
  },
  {
    id: 'trips to their company',
    document: `query { waybills(filter: { status: [VOID] }, page: { current: 1, size: 100 }) { total records { no company { companyAuthName } } } }`,
    statement: `
      select w.no, c.name as "company.companyAuthName" from waybill w join company c on c.id = w.company_id
      where w.company_id = {company} and w.status = 'VOID'`,
  },
  {
    id: 'lines of the log to the people behind them',
    document: `query { operationLogs(page: { current: 1, size: 100 }) { records { createBy creator { phone positionName } } } }`,
    statement: `
      select l.create_by as "createBy", u.mobile as "creator.phone", m.position_name as "creator.positionName"
      from (select * from operation_log where company_id = {company} order by created_at desc, id desc limit 100) l
      left join (membership m join app_user u on u.id = m.user_id) on m.company_id = l.company_id and m.user_id = l.user_id
        and m.role_type in (${RoleType.COMPANY}, ${RoleType.ENTERPRISE}) and m.joined_at is not null`,
  },
  {
    id: 'rows of a spreadsheet to trips',
    values: `select id as "sheet" from waybill_import where company_id = {company} order by id limit 1`,
    document: `query ($sheet: ID!) {
      waybillImportRows(filter: { importId: $sheet }, page: { current: 1, size: 50 }) { total records { outcome waybill { no project { name } } } } }`,
    statement: `
      select r.outcome, w.no as "waybill.no", p.name as "waybill.project.name" from waybill_import_row r
      left join (waybill w join project p on p.id = w.project_id) on w.id = r.waybill_id where r.import_id = {sheet}`,
  },
]
