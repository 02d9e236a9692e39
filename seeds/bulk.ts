import { bulkIdentity, bulkProjects } from './bulk-plans.ts'
import { DAY, dayOf, startOf } from './calendar.ts'
import { writeCards } from './cards.ts'
import { addCatalog } from './catalog.ts'
import { addMember, addRoles, addUser, makeCompany } from './company.ts'
import { addFleet } from './fleet.ts'
import type { Outcome } from './handover.ts'
import { makeHistory, usualOutcome } from './history.ts'
import { man } from './names.ts'
import { writeCounters } from './numbers.ts'
import { Random } from './random.ts'
import { Rows } from './rows.ts'
import type { Sink } from './sink.ts'
import type { Company } from './world.ts'

interface BulkOptions {
  waybills: number
  companies: number
  /** Waybills of the first company; the others share the rest. Without it all have as many. */
  largest?: number
  /** Years that the story goes back. */
  years?: number
  seed?: number
  today: Date
  /** Hears of every company that is in, with its administrator's phone. */
  onCompany?: (name: string, mobile: string, waybills: number) => void
}

const YEAR_DAYS = 365
const CARD = [400, 600] as const
/** Waybills that are loaded at a time. */
const CHUNK = 10_000

/** The older cards are settled; more than half of all wait to be scanned. */
function outcomeOf(company: Company, age: number, share: number): Outcome | 'NONE' {
  if (share > 0.42) return 'NONE'
  if (share > 0.39) return 'OPEN'
  if (share > 0.36) return 'PENDING'
  return share > 0.32 ? 'APPROVED' : usualOutcome(company, age)
}

async function startCompany(
  sink: Sink,
  index: number,
  waybills: number,
  random: Random,
  { from, to }: { from: number; to: number },
): Promise<Company> {
  const { mobile, ...identity } = bulkIdentity(index)
  const people = new Rows()
  const admin = addUser(people, random, mobile, man(random), startOf(from) - 31 * DAY)
  await people.flush(sink)
  const plan = { ...identity, payeeCheck: index % 4 === 3, from, to, clerk: admin, auditor: admin }
  const company = makeCompany(plan, random)
  addMember(company, admin, 2, addRoles(company).管理员, '总经理')
  addCatalog(company, bulkProjects(random, 4 + (index % 4)))
  const captains = Math.max(4, Math.ceil(waybills / 6000))
  addFleet(
    company,
    Array.from({ length: captains }, () => ({ trucks: random.int(7, 12) })),
  )
  return company
}

async function loadCompany(sink: Sink, company: Company, waybills: number): Promise<void> {
  const outcome = (age: number, share: number) => outcomeOf(company, age, share)
  for (const { cards, loose } of makeHistory(company, {
    waybills,
    card: CARD,
    cards: [1, 4],
    outcome,
    until: company.to - 1,
  })) {
    writeCards(company, cards, loose)
    if (company.rows.count('waybill') >= CHUNK) await company.rows.flush(sink)
  }
  writeCounters(company)
  await company.rows.flush(sink)
  // Each load has added its own sums by day.
  await sink.query('select fold_waybill_count($1, 100000)', [company.id])
}

/** Waybills of the company of that step. */
function shareOf({ waybills, companies, largest }: BulkOptions, step: number): number {
  if (largest === undefined) return Math.floor(waybills / companies) + (step < waybills % companies ? 1 : 0)
  const [rest, others] = [waybills - largest, companies - 1]
  return step === 0 ? largest : Math.floor(rest / others) + (step - 1 < rest % others ? 1 : 0)
}

/**
 * Loads companies with exactly the asked number of waybills together, each company in one transaction; asks for an
 * empty number range. Given several connections, it loads a company over each: while one is written, the next rows of
 * another are made.
 */
export async function seedBulk(sinks: readonly [Sink, ...Sink[]], options: BulkOptions): Promise<void> {
  const { companies, years = 2, seed = 20260101, today } = options
  const to = dayOf(today.getTime()) - 1
  const [row] = await sinks[0].query(
    "select count(*)::integer as taken from company where company_no like '91440300MA5B%'",
  )
  const taken = Number(row?.taken)
  const steps = Array.from({ length: companies }, (_, step) => step).values()
  const load = async (sink: Sink): Promise<void> => {
    for (const step of steps) {
      const index = taken + step
      const share = shareOf(options, step)
      const random = new Random(seed).fork(`bulk ${index}`)
      await sink.transaction(async () => {
        const company = await startCompany(sink, index, share, random, { from: to - years * YEAR_DAYS, to })
        await loadCompany(sink, company, share)
      }, true)
      const { name, mobile } = bulkIdentity(index)
      options.onCompany?.(name, mobile, share)
    }
  }
  await Promise.all(sinks.map(load))
}
