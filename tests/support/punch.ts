import { sql } from '@tufang/server/kernel/sql/sql'
import { newId } from '@tufang/server/kernel/values/id'
import type { Caller } from './caller'
import type { TestCompany } from './company'
import { newCard } from './factories/card'
import { groundOf } from './factories/ground'
import { newTruck } from './factories/truck'
import { newWaybill } from './factories/waybill'
import { insert, rowsOf } from './rows'

export interface PunchGiven {
  id: string
  kind: 'LOAD' | 'DEPART' | 'UNLOAD'
  at: Date
  truckCode?: string
  cardNo?: string
  projectInfoId?: string
  soilType?: string
  tpMode?: string
}

export interface PunchAnswer {
  id: string
  state: string
  conflict: string | null
  conflictReason: string | null
  waybillNo: string | null
  skewSeconds: number
  correctedAt: string
  version: number
}

const FIELDS =
  'id kind state conflict conflictReason waybillId waybillNo skewSeconds correctedAt truckCode cardNo version'

export const MINUTE = 60_000

/** Sends punches as a phone does. */
export async function punchTrips(
  caller: Caller,
  punches: readonly PunchGiven[],
  sentAt = new Date(),
): Promise<PunchAnswer[]> {
  const { punchTrips: answer } = await caller.ask<{ punchTrips: PunchAnswer[] }>(
    `mutation ($punches: [PunchInput!]!, $sentAt: DateTime!) { punchTrips(punches: $punches, sentAt: $sentAt) { ${FIELDS} } }`,
    { punches, sentAt },
  )
  return answer
}

/** Truck that has hauled before, so that its punches need no terms. */
export async function punchedTruck(company: TestCompany) {
  const card = await newCard(company)
  const truck = await newTruck(company, { captain: { id: card.captainId } })
  const { project, soilType } = await groundOf(company)
  const goDatetime = new Date(Date.now() - 3 * 24 * 3600_000)
  await newWaybill(company, { card, truck, project, soilType, goDatetime, tpMode: 'RELEASE', weightTons: '1' })
  return { card, truck, project, soilType }
}

export const punchOf = (
  kind: PunchGiven['kind'],
  truck: { plate: string },
  minutesAgo: number,
  more: Partial<PunchGiven> = {},
): PunchGiven => ({
  id: newId(),
  kind,
  at: new Date(Math.floor(Date.now() / 1000) * 1000 - minutesAgo * MINUTE),
  truckCode: truck.plate,
  ...more,
})

export interface PunchedTrip {
  status: string
  in: string | null
  go: string
  done: string | null
}

/** Trips of a truck in the last two days, as the table has them. */
export const tripsOfTruck = (company: TestCompany, { plate }: { plate: string }): Promise<PunchedTrip[]> =>
  rowsOf<PunchedTrip>(sql`
    select status, extract(epoch from in_datetime)::bigint::text as in, extract(epoch from go_datetime)::bigint::text as go,
      extract(epoch from complete_datetime)::bigint::text as done
    from waybill where company_id = ${company.id} and truck_code = ${plate} and go_datetime > now() - interval '2 days'
    order by in_datetime`)

/** A punch as it is kept: of a trip, or one that waits for a clerk. */
export async function keptPunch(company: TestCompany, waybill?: { id: string }): Promise<string> {
  const [id, now] = [newId(), new Date()]
  const outcome = waybill
    ? { waybillId: waybill.id, state: 'TAKEN' }
    : { state: 'CONFLICT', conflict: 'NO_OPEN_TRIP', conflictReason: '没有装车的运单' }
  const { id: userId, name: userName } = company.people.结算员
  const { project } = await groundOf(company)
  const when = { at: now, correctedAt: now, skewSeconds: 0, receivedAt: now }
  await insert('punch', {
    companyId: company.id,
    id,
    kind: 'UNLOAD',
    truckCode: '粤B12345',
    projectId: project.id,
    userId,
    userName,
    ...when,
    ...outcome,
  })
  return id
}
