import { RoleType } from '@tufang/server/modules/identity/role-types'
import type { Walk } from '../questions/statement.ts'

/** Walks among people, organs, and the captains with their drivers and trucks. */
export const people: readonly Walk[] = [
  {
    id: 'members to their roles and organs, and to the organs above',
    document: `query {
      users(page: { current: 1, size: 100 }) {
        total records { name phone positionName organ { name kind parent { name kind } } roles { name standard } } } }`,
    statement: `
      select u.name, u.mobile as phone, m.position_name as "positionName", o.name as "organ.name", o.kind as "organ.kind",
        a.name as "organ.parent.name", a.kind as "organ.parent.kind", r.name as "roles.name", r.standard as "roles.standard"
      from membership m join app_user u on u.id = m.user_id
      left join (organ o left join organ a on a.id = o.parent_id) on o.id = m.organ_id
      left join (membership_role x join role r on r.id = x.role_id) on x.membership_id = m.id
      where m.company_id = {company} and m.role_type = ${RoleType.COMPANY}`,
  },
  {
    id: 'organs to the organs above',
    document: `query { organs(page: { current: 1, size: 100 }) { total records { name kind parent { name parent { name } } } } }`,
    statement: `
      select o.name, o.kind, a.name as "parent.name", b.name as "parent.parent.name" from organ o
      left join (organ a left join organ b on b.id = a.parent_id) on a.id = o.parent_id where o.company_id = {company}`,
  },
  {
    id: 'projects to their organs, and to those above',
    document: `query {
      organProjects(page: { current: 1, size: 100 }) { total records { projectName enabled organ { name parent { name } } } } }`,
    statement: `
      select p.name as "projectName", p.enabled, o.name as "organ.name", a.name as "organ.parent.name" from project p
      left join (organ_project x join organ o on o.id = x.organ_id left join organ a on a.id = o.parent_id) on x.project_id = p.id
      where p.company_id = {company}`,
  },
  {
    id: 'the asker and his company',
    document: `query { viewer { roleType user { name mobile } company { companyAuthName payeeCheck } } }`,
    statement: `
      select 'COMPANY' as "roleType", u.name as "user.name", u.mobile as "user.mobile", c.name as "company.companyAuthName",
        c.payee_check as "company.payeeCheck"
      from company c, app_user u where c.id = {company} and u.mobile = '13800000001'`,
  },
  {
    id: 'the companies that the asker may enter',
    document: `query { viewer { companies { companyAuthName company { companyAuthName authenticated } } } }`,
    statement: `
      select c.name as "companies.companyAuthName", c.name as "companies.company.companyAuthName",
        c.authenticated_at is not null as "companies.company.authenticated"
      from membership m join company c on c.id = m.company_id join app_user u on u.id = m.user_id
      where u.mobile = '13800000001' and m.role_type = ${RoleType.COMPANY} and m.joined_at is not null`,
  },
  {
    id: 'captains to their drivers, and both to their numbers of trips',
    document: `query {
      captainTree {
        captainName enabled captain { mobile waybills(page: { current: 1, size: 1 }) { total } }
        drivers { driverName driver { mobile waybills(page: { current: 1, size: 1 }) { total } } } } }`,
    statement: `
      select c.name as "captainName", c.enabled, c.mobile as "captain.mobile",
        (select count(*) from waybill w where w.captain_id = c.id) as "captain.waybills.total",
        d.name as "drivers.driverName", d.mobile as "drivers.driver.mobile",
        case when d.id is not null then (select count(*) from waybill w where w.driver_id = d.id) end as "drivers.driver.waybills.total"
      from captain c left join driver d on d.captain_id = c.id where c.company_id = {company}`,
  },
  {
    id: 'devices to their trucks, and those to captains',
    document: `query { deviceKeys(page: { current: 1, size: 100 }) { total records { name truck { plate captain { name } } } } }`,
    statement: `
      select k.name, t.plate as "truck.plate", c.name as "truck.captain.name" from device_key k
      left join (truck t join captain c on c.id = t.captain_id) on t.id = k.truck_id where k.company_id = {company}`,
  },
  {
    id: 'a trip to its track and back',
    values: `
      select w.id as "trip" from waybill w where w.company_id = {company}
        and exists (select from track_point t where t.truck_id = w.truck_id and t.at between w.in_datetime and w.go_datetime)
      order by w.id limit 1`,
    document: `query ($trip: ID!) { waybillTrack(id: $trip) { truckCode waybill { no captain { name } } } }`,
    statement: `
      select w.truck_code as "truckCode", w.no as "waybill.no", c.name as "waybill.captain.name"
      from waybill w join captain c on c.id = w.captain_id where w.id = {trip}`,
  },
]
