import { DAY, iso, startOf } from './calendar.ts'
import { type Cents, yuan } from './money.ts'
import { man, mobile, woman } from './names.ts'
import { KINDS, type Kind, type ProjectPlan, SITES, SOILS } from './places.ts'
import type { Random } from './random.ts'
import type { Company, DirectPrice, Mode, Price, Project, Site, Unit, User, Waybill } from './world.ts'

const BASE_PRICE: Record<`${Mode}|${Unit}`, Cents> = {
  'RELEASE|TRUCK': 105_000,
  'RELEASE|CUBIC': 7_000,
  'RELEASE|TON': 4_200,
  'FREIGHT|TRUCK': 92_000,
  'FREIGHT|CUBIC': 6_200,
  'FREIGHT|TON': 3_800,
  'INTERNAL|TRUCK': 18_000,
  'INTERNAL|CUBIC': 1_250,
  'INTERNAL|TON': 760,
  'BACKFILL|TRUCK': 74_000,
  'BACKFILL|CUBIC': 5_200,
  'BACKFILL|TON': 3_200,
}

/** A price as people agree on it: whole tens for a truckload, half yuans for the rest. */
export function agreed(mode: Mode, unit: Unit, percents: readonly number[]): Cents {
  const exact = percents.reduce((cents, percent) => Math.floor((cents * percent) / 100), BASE_PRICE[`${mode}|${unit}`])
  return rounded(exact, unit)
}

export function rounded(exact: Cents, unit: Unit): Cents {
  const step = unit === 'TRUCK' ? 1000 : 50
  return exact - (exact % step)
}

/** The price of a trip: the one of its site, else the one that holds for every site, else none. */
export const priceOf = (project: Project, mode: Mode, soil: string, site: Site | null): Price | undefined =>
  project.prices.get(`${mode}|${soil}|${site?.id ?? ''}`) ?? project.prices.get(`${mode}|${soil}|`)

type Trip = Pick<Waybill, 'project' | 'mode' | 'soil' | 'site' | 'captain' | 'truck' | 'goAt'>

/** Price that was agreed with a trip's captain for its driver and was effective when it left. */
const directOf = ({ project, mode, soil, site, captain, truck, goAt }: Trip): DirectPrice | undefined =>
  project.direct.find(
    (price) =>
      price.captain === captain &&
      price.mode === mode &&
      price.soil === soil &&
      price.site === site &&
      (price.drivers?.includes(truck.driver) ?? true) &&
      price.from <= goAt &&
      (price.to === null || goAt < price.to),
  )

/** Price of a trip without a typed price, and the kind of price that it comes from. */
export function agreedFor(trip: Trip): (Price & { source: 'DIRECT_PAY' | 'PROJECT' }) | undefined {
  const direct = directOf(trip)
  if (direct) return { id: direct.id, cents: direct.cents, source: 'DIRECT_PAY' }
  const price = priceOf(trip.project, trip.mode, trip.soil, trip.site)
  return price && { ...price, source: 'PROJECT' }
}

function addPrices(company: Company, project: Project, kind: Kind, gaps: readonly string[], created: number): void {
  const level = company.random.int(94, 108)
  for (const [mode] of kind.modes) {
    for (const [soil, , factor] of SOILS.filter(([name]) => kind.soils.some(([wanted]) => wanted === name))) {
      if (gaps.includes(`${mode}|${soil}`)) continue
      for (const site of mode === 'FREIGHT' ? project.sites : [null]) {
        const far = 100 + (site ? Math.floor((site.minutes - 50) / 2) : 0)
        const price = { id: company.random.uuid(created), cents: agreed(mode, kind.units[mode], [level, factor, far]) }
        project.prices.set(`${mode}|${soil}|${site?.id ?? ''}`, price)
        company.rows.add('project_price', {
          company_id: company.id,
          id: price.id,
          project_id: project.id,
          tp_mode: mode,
          soil_type: soil,
          dump_site_id: site?.id ?? null,
          price: yuan(price.cents),
          created_at: iso(created),
          updated_at: iso(created),
        })
      }
    }
  }
}

/** People who dig and who work at the gate, and the names of the site's corners. */
function crew(random: Random): Pick<Project, 'agent' | 'machines' | 'gates' | 'areas'> {
  const first = random.int(1, 60)
  return {
    agent: man(random),
    machines: Array.from({ length: random.int(3, 5) }, (_, at) => ({
      code: `WJ-${String(first + at).padStart(3, '0')}`,
      operator: man(random),
    })),
    gates: ['1号门', '2号门'].map((name) => ({ name, keeper: random.pick([man, woman])(random) })),
    areas: ['东区', '西区', '北侧基坑', '支护内坑'],
  }
}

/** Dump sites at which a company has named the phone of whoever runs them, where it knows him. */
const NAMED = 2

function addSites(company: Company, created: number, keeper: User | undefined): Site[] {
  const operators = company.random.fork('operators')
  return SITES.map(([name, minutes, lng, lat, place], index) => {
    const site = { id: company.random.uuid(created), name, minutes, place: { lng: Number(lng), lat: Number(lat) } }
    const drawn = { operator_name: man(operators), operator_mobile: mobile(operators) }
    const code = `XN${String(index + 1).padStart(4, '0')}`
    company.rows.add('dump_site', {
      company_id: company.id,
      id: site.id,
      code,
      name,
      ...place,
      lng,
      lat,
      // Far sites are cheap; one site has no price.
      dump_price: index === SITES.length - 1 ? null : yuan(13_000 - Math.min(minutes, 80) * 100),
      ...(keeper && index < NAMED ? { ...drawn, operator_name: keeper.name, operator_mobile: keeper.mobile } : drawn),
      created_at: iso(created),
      updated_at: iso(created),
    })
    return site
  })
}

function addSoils(company: Company, created: number): Map<string, string> {
  const ids = new Map<string, string>()
  for (const [sort, [name, tons]] of SOILS.entries()) {
    const id = company.random.uuid(created)
    ids.set(name, id)
    const moment = { created_at: iso(created), updated_at: iso(created) }
    company.rows.add('soil_type', { company_id: company.id, id, name, tons_per_cubic: tons, sort, ...moment })
  }
  return ids
}

/** Dump sites, soils, projects and the prices of projects. */
export function addCatalog(company: Company, plans: readonly ProjectPlan[], keeper?: User): void {
  const { random, rows, from, to } = company
  const created = startOf(from) - 20 * DAY
  const sites = addSites(company, created, keeper)
  const soils = addSoils(company, created)
  for (const plan of plans) {
    const kind: Kind = KINDS[plan.kind]
    const [start, end] = plan.span.map((share) => from + Math.floor((to - from) * share))
    const first = random.int(0, sites.length - 1)
    const project: Project = {
      id: random.uuid(created),
      name: plan.name,
      from: start ?? from,
      to: end ?? to,
      ...crew(random),
      place: { lng: Number(plan.lng), lat: Number(plan.lat) },
      modes: kind.modes,
      units: kind.units,
      soils: kind.soils,
      night: kind.night,
      prices: new Map(),
      direct: [],
      sites: [0, 1, 2, 3].flatMap((step) => sites[(first + step * 2) % sites.length] ?? []),
    }
    company.projects.push(project)
    rows.add('project', {
      company_id: company.id,
      id: project.id,
      name: plan.name,
      address: plan.address,
      lng: plan.lng,
      lat: plan.lat,
      uses_tickets: true,
      created_at: iso(created),
      updated_at: iso(created),
    })
    for (const site of project.sites)
      rows.add('project_dump_site', { company_id: company.id, project_id: project.id, dump_site_id: site.id })
    for (const [soil] of project.soils)
      rows.add('project_soil_type', {
        company_id: company.id,
        project_id: project.id,
        soil_type_id: soils.get(soil) ?? null,
      })
    addPrices(company, project, kind, plan.gaps ?? [], created)
  }
}
