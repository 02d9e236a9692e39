import { DAY, HOUR, iso, startOf } from './calendar.ts'
import { quantity } from './money.ts'
import { bank, fleetName, man, mobile, plate, unused } from './names.ts'
import type { Captain, Company, Payee, Truck, User } from './world.ts'

/** name, box in cubic metres, load in tons (thousandths) */
const TRUCKS = [
  ['新型智能泥头车', 16_500, 27_000],
  ['前四后八自卸车', 18_000, 30_000],
  ['纯电动泥头车', 15_500, 25_500],
  ['后八轮自卸车', 13_000, 21_000],
] as const

export interface CaptainPlan {
  name?: string
  mobile?: string
  userId?: string
  trucks: number
  /** The first drivers are called so. */
  drivers?: readonly string[]
}

function addPayee(company: Company, name: string, carrier: string, known: 'usable' | 'unsigned' | 'no bank'): Payee {
  const { random, rows, id: company_id, from, auditor } = company
  const created = startOf(from) - random.int(1, 15) * DAY
  const account = bank(random)
  const [bankNo, bankName] = known === 'no bank' ? ['', ''] : [account.no, account.name]
  const payee = { id: random.uuid(created), name, carrier, bankNo, bankName, usable: known === 'usable' }
  rows.add('payee', {
    company_id,
    id: payee.id,
    name,
    carrier_name: carrier,
    mobile: mobile(random),
    bank_no: bankNo,
    bank_name: bankName,
    contract_signed: known !== 'unsigned',
    signed_by: known === 'unsigned' ? null : auditor.id,
    signed_by_name: known === 'unsigned' ? null : auditor.name,
    signed_at: known === 'unsigned' ? null : iso(created + HOUR),
    created_at: iso(created),
    updated_at: iso(created),
  })
  return payee
}

function addPayees(company: Company, captain: Captain): void {
  const { random } = company
  captain.payees.push(addPayee(company, captain.name, captain.fleet, 'usable'))
  if (random.chance(0.5)) {
    const name = man(random)
    captain.payees.push(addPayee(company, name, `${name}（个体运输户）`, 'usable'))
  }
  if (random.chance(0.3)) {
    const name = man(random)
    captain.payees.push(addPayee(company, name, captain.fleet, random.pick(['unsigned', 'no bank'])))
  }
}

function addDriver(company: Company, captain: Captain, phone: string, name: string, created: number): User {
  const driver = { id: company.random.uuid(created), name, mobile: phone }
  company.rows.add('driver', {
    company_id: company.id,
    id: driver.id,
    captain_id: captain.id,
    user_id: null,
    name,
    mobile: phone,
    is_open_wallet: company.random.chance(0.6),
    created_at: iso(created),
    updated_at: iso(created),
  })
  return driver
}

function addTruck(company: Company, captain: Captain, number: string, driver: User, created: number): Truck {
  const { random, rows, id: company_id } = company
  const electric = number.length === 8
  const [type, cubic, tons] = electric ? TRUCKS[2] : random.pick([TRUCKS[0], TRUCKS[0], TRUCKS[1], TRUCKS[3]])
  const truck = { id: random.uuid(created), plate: number, type, cubic, tons, driver }
  rows.add('truck', {
    company_id,
    id: truck.id,
    captain_id: captain.id,
    plate: number,
    vehicle_type: type,
    capacity_tons: quantity(tons),
    created_at: iso(created),
    updated_at: iso(created),
  })
  return truck
}

/** Captains with their trucks, drivers and the accounts that are paid. */
export function addFleet(company: Company, plans: readonly CaptainPlan[]): void {
  const { random, rows, captains, from } = company
  const created = startOf(from) - 18 * DAY
  const phones = new Set(plans.flatMap((plan) => plan.mobile ?? []))
  const plates = new Set<string>()
  for (const plan of plans) {
    const name = plan.name ?? man(random)
    const captain: Captain = {
      id: random.uuid(created),
      name,
      fleet: fleetName(random),
      trucks: [],
      payees: [],
      givers: [name, man(random)],
      mobile: plan.mobile ?? unused(phones, () => mobile(random)),
    }
    rows.add('captain', {
      company_id: company.id,
      id: captain.id,
      user_id: plan.userId ?? null,
      name,
      mobile: captain.mobile,
      is_open_wallet: random.chance(0.7),
      created_at: iso(created),
      updated_at: iso(created),
    })
    for (let at = 0; at < plan.trucks; at++) {
      const phone = unused(phones, () => mobile(random))
      const driver = addDriver(company, captain, phone, plan.drivers?.[at] ?? man(random), created)
      const number = unused(plates, () => plate(random))
      captain.trucks.push(addTruck(company, captain, number, driver, created))
    }
    addPayees(company, captain)
    captains.push(captain)
  }
}
