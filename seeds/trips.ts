import { HOUR, hourOf, MINUTE, startOf } from './calendar.ts'
import { priceOf } from './catalog.ts'
import { flaw } from './flaws.ts'
import type { Random } from './random.ts'
import { activity, nightWork } from './season.ts'
import type { Captain, Card, Company, Mode, Project, Site, Truck, Waybill } from './world.ts'

/** Work that one card records: some trucks, on one or two projects, over some days. */
export interface Run {
  card: Card | null
  captain: Captain
  trucks: readonly Truck[]
  projects: readonly Project[]
  from: number
  to: number
  count: number
  /** Share of night work, where it is not the project's own. */
  night?: number
  /** Only trips whose price the project has, or only such as it has not. */
  prices?: 'known' | 'missing'
  /** Trip with nothing out of the ordinary. */
  clean?: boolean
}

const DRIVE: Record<Mode, number> = { FREIGHT: 55, RELEASE: 45, INTERNAL: 12, BACKFILL: 65 }
const TONS_PER_CUBIC: Record<string, number> = { 普通土: 1650, 淤泥: 1750, 石方: 2100, 风化岩: 1900, 建筑垃圾: 1500 }

/** Spreads the trips over the days as busy as those were; a dead season keeps its last day. */
function spread(random: Random, from: number, to: number, count: number): Map<number, number> {
  const days: [number, number][] = []
  for (let day = from; day <= to; day++) days.push([day, activity(day)])
  const total = days.reduce((sum, [, weight]) => sum + weight, 0)
  const counts = new Map<number, number>()
  let given = 0
  let share = 0
  for (const [day, weight] of days) {
    share += total > 0 ? (weight / total) * count : day === to ? count : 0
    const upTo = day === to ? count : Math.floor(share + random.next() * 0.6 + 1e-9)
    if (upTo > given) counts.set(day, upTo - given)
    given = Math.max(given, upTo)
  }
  return counts
}

/** Departures of one truck on one day: a night from 20:00 to 05:30, or a day clear of the rush hours. */
function departures(random: Random, share: number, day: number, trips: number, last: number): number[] {
  const night = nightWork(day) && random.chance(share)
  const [open, close] = night ? [20, day === last ? 23.8 : 29.5] : [random.chance(0.2) ? 7 : 9, 17.2]
  const length = (close - open) * HOUR
  const cycle = Math.floor(Math.min(random.int(62, 105) * MINUTE, length / trips))
  const slack = (length - trips * cycle) * (random.chance(0.5) ? random.next() : (random.next() + random.next()) / 2)
  const begin = startOf(day) + open * HOUR + Math.floor(slack)
  return Array.from({ length: trips }, (_, at) => begin + at * cycle + random.int(0, Math.floor(cycle / 4)))
}

interface Haul {
  mode: Mode
  soil: string
  site: Site | null
}

function haul(random: Random, project: Project, prices: Run['prices']): Haul {
  for (;;) {
    const mode = random.weighted(project.modes)
    const soil = random.weighted(project.soils)
    const site = mode === 'FREIGHT' ? random.pick(project.sites) : null
    const known = priceOf(project, mode, soil, site) ? 'known' : 'missing'
    if (prices === undefined || prices === known) return { mode, soil, site }
  }
}

/** One picture, now and then two; the second ones show the night. Each is that trip's own. */
function pictures(random: Random, kind: 'load' | 'gate', at: number, truck: Truck): string {
  const hour = hourOf(at)
  const own = `${at.toString(36)}${truck.id.slice(-4)}`
  const file = (number: number): string => `/demo/waybills/${kind}-${number}.svg?t=${own}`
  const first = file(hour < 6 || hour >= 18 ? 2 : 1)
  return random.chance(0.12) ? `${first},${file(3)}` : first
}

function trip(company: Company, run: Run, project: Project, truck: Truck, goAt: number): Waybill {
  const { random } = company
  const { mode, soil, site } = haul(random, project, run.prices)
  const unit = project.units[mode]
  const cubic = truck.cubic - random.int(0, 40) * 50
  const load =
    Math.min(truck.tons, Math.floor((cubic * (TONS_PER_CUBIC[soil] ?? 1650)) / 1000)) - random.int(0, 90) * 20
  const inAt = goAt - random.int(4, 16) * MINUTE - random.int(0, 59) * 1000
  const minutes = site ? site.minutes : DRIVE[mode]
  return {
    id: random.uuid(inAt),
    no: '',
    status: 'UNLOADED',
    pending: false,
    project,
    card: run.card,
    captain: run.captain,
    truck,
    site,
    mode,
    soil,
    soilIn: soil,
    unit,
    load,
    amount: unit === 'TRUCK' ? 1000 : unit === 'CUBIC' ? cubic : load,
    inAt,
    goAt,
    doneAt: goAt + Math.floor(minutes * MINUTE * (0.8 + random.next() * 0.5)),
    plateSeen: truck.plate,
    machine: random.pick(project.machines),
    gate: random.pick(project.gates),
    area: random.pick(project.areas),
    inPicture: pictures(random, 'load', inAt, truck),
    goPicture: pictures(random, 'gate', goAt, truck),
    ex: 0,
    adjust: 0,
    taxes: 0,
    remark: null,
    typed: null,
    settled: null,
    payee: null,
  }
}

/** The run's waybills by time of departure, faults and all; they have no number yet. */
export function makeTrips(company: Company, run: Run): Waybill[] {
  const { random } = company
  const made: Waybill[] = []
  for (const [day, count] of spread(random, run.from, run.to, run.count)) {
    const open = run.projects.filter((project) => project.from <= day && day <= project.to)
    const project = random.pick(open.length > 0 ? open : run.projects)
    const used = Math.min(run.trucks.length, Math.max(1, Math.floor((count + 3) / 4)))
    const first = random.int(0, run.trucks.length - 1)
    for (let at = 0; at < used; at++) {
      const truck = run.trucks[(first + at) % run.trucks.length]
      const trips = Math.floor(count / used) + (at < count % used ? 1 : 0)
      if (!truck || trips === 0) continue
      const times = departures(random, run.night ?? project.night, day, trips, company.to)
      for (const [nth, goAt] of times.entries()) {
        const waybill = trip(company, run, project, truck, goAt)
        const next = times[nth + 1]
        // A truck is done before it is loaded again.
        if (next !== undefined) waybill.doneAt = Math.min(waybill.doneAt ?? goAt, next - 18 * MINUTE)
        if (!run.clean) flaw(random, waybill, company.to)
        made.push(waybill)
      }
    }
  }
  return made.sort((one, other) => one.goAt - other.goAt)
}
