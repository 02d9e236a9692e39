import type { Money } from '../../../kernel/money/money.js'
import type { Em } from '../../../kernel/sql/database.js'
import { firstRow, rows, sql } from '../../../kernel/sql/sql.js'
import { type Phase, type TripSum, takenByWide } from '../phase/phase.queries.js'
import type { BookedTotal } from './booked.js'
import { type ShiftsOfDays, shiftDays } from './shift-days.js'

/** Prices of tickets, by dump site, soil and month. */
export interface TicketPrices {
  priceOf(sum: Pick<TripSum, 'dumpSiteId' | 'soilType' | 'ticketMonth'>): Money | null
}

const keyOf = ({ dumpSiteId, soilType, ticketMonth }: Pick<TripSum, 'dumpSiteId' | 'soilType' | 'ticketMonth'>) =>
  JSON.stringify([dumpSiteId, soilType, ticketMonth])

/** Prices of the tickets with which trips left: of a month that has none, that of the last one before it. */
export async function ticketPrices(em: Em, companyId: string, sums: readonly TripSum[]): Promise<TicketPrices> {
  const used = sums.filter(({ dumpSiteId, ticketMonth }) => dumpSiteId !== null && ticketMonth !== null)
  const places = [...new Map(used.map((sum) => [keyOf(sum), sum])).values()]
  const asked = places.map(({ dumpSiteId, soilType, ticketMonth }) => ({ dumpSiteId, soilType, ticketMonth }))
  const found = await rows<{ dumpSiteId: string; soilType: string; ticketMonth: string; price: Money | null }>(
    em,
    sql`select u."dumpSiteId", u."soilType", u."ticketMonth"::text as "ticketMonth", m.price
        from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as u("dumpSiteId" uuid, "soilType" text, "ticketMonth" date)
          cross join lateral (select round(c.price, 2) as price from published_ticket_month_cost c
            where c.company_id = ${companyId} and c.dump_site_id = u."dumpSiteId" and c.soil_type = u."soilType" and c.month <= u."ticketMonth"
            order by c.month desc limit 1) m`,
  )
  const prices = new Map(found.map((place) => [keyOf(place), place.price]))
  return { priceOf: (sum) => prices.get(keyOf(sum)) ?? null }
}

const midnight = (day: string) => sql`(${sql.raw(day)}::timestamp at time zone 'Asia/Shanghai')`
/** Cost of a record `r` of a machine `m`, as in the charts of machines. */
const costOfRecord = sql`coalesce(r.amount, case when r.ledger_type = 'SHIFT' then round(m.shift_cost * r.work_time / 480, 2)
  when r.unit_work = 'TRUCK' then round(m.load_price * r.schedule_work, 2) end)`
const totals = sql`count(r.id)::int as records, coalesce(sum(r.cost), 0)::numeric(18, 2) as cost,
  (count(r.id) filter (where r.cost is null))::int as unpriced`

/** Approved work of excavators on the days of phases, by the phases that contain the day. */
export async function shiftsOfPhases(em: Em, companyId: string, phases: readonly Phase[]): Promise<ShiftsOfDays[]> {
  const days = shiftDays(phases)
  if (days.length === 0) return []
  const given = days.map(({ phaseIds: _, ...span }, place) => ({ place, ...span }))
  const found = await rows<BookedTotal & { place: number }>(
    em,
    sql`select d.place, ${totals}
        from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as d(place integer, "projectId" uuid, "from" date, "to" date, narrow boolean)
          join lateral (select r.id, ${costOfRecord} as cost from published_excavator_record r
            left join published_machine m on m.company_id = r.company_id and m.code = r.machine_code
            where r.company_id = ${companyId} and r.project_id = d."projectId" and r.audit_status = 'APPROVED'
              and r.start_datetime >= ${midnight('d."from"')} and r.start_datetime < ${midnight('(d."to" + 1)')}
              and (not d.narrow or not ${takenByWide(companyId)})) r on true
        group by d.place`,
  )
  return found.map(({ place, ...total }) => ({ ...total, phaseIds: days[place]?.phaseIds ?? [] }))
}

/** Approved work of excavators for a project, on all days. */
export async function shiftsOfProject(em: Em, companyId: string, projectId: string): Promise<BookedTotal> {
  const found = await firstRow<BookedTotal>(
    em,
    sql`select ${totals}
        from (select r.id, ${costOfRecord} as cost from published_excavator_record r
          left join published_machine m on m.company_id = r.company_id and m.code = r.machine_code
          where r.company_id = ${companyId} and r.project_id = ${projectId} and r.audit_status = 'APPROVED') r`,
  )
  if (!found) throw new Error('a sum without a row')
  return found
}

/** Project with its name. */
export const projectNamed = (
  em: Em,
  companyId: string,
  id: string,
): Promise<{ id: string; name: string } | undefined> =>
  firstRow(em, sql`select p.id, p.name from published_project p where p.company_id = ${companyId} and p.id = ${id}`)

/** Enabled phases of a project, by their first day. */
export const phasesOfProject = (em: Em, companyId: string, projectId: string): Promise<Phase[]> =>
  rows(
    em,
    sql`select h.id, h.name, h.project_id as "projectId", h.from_day::text as "from", h.to_day::text as "to", h.plan_cubic as "planCubic",
          h.plan_transport_cost as "planTransportCost", h.plan_cubic_price as "planCubicPrice", h.truck_cubic as "truckCubic",
          h.dump_site_ids as "dumpSiteIds", h.soil_types as "soilTypes", null as "surveyedCubic"
        from published_project_phase h where h.company_id = ${companyId} and h.project_id = ${projectId} and h.enabled
        order by h.from_day, h.to_day, h.id`,
  )

/** Sums of all trips of a project, in a phase or in none. */
export const sumsOfProject = (em: Em, companyId: string, projectId: string): Promise<TripSum[]> =>
  rows(
    em,
    sql`select w.tp_mode as "tpMode", w.go_soil_type as "soilType", w.weight_unit as unit, w.priced, w.dump_site_id as "dumpSiteId", w.prepaid,
          w.machine_code as "machineCode", w.ticket_month::text as "ticketMonth", sum(w.trips)::int as trips, sum(w.quantity) as quantity,
          sum(w.amount) as amount, sum(w.adjusted) as adjusted, sum(w.paid) as paid, sum(w.prepaid_amount) as "prepaidAmount"
        from published_waybill_cost w
        where w.company_id = ${companyId} and w.project_id = ${projectId} and w.full_detail and w.span in ('YEAR', 'CHANGE')
        group by 1, 2, 3, 4, 5, 6, 7, 8 having sum(w.trips) <> 0`,
  )
