import { iso } from './calendar.ts'
import { priceOf, rounded } from './catalog.ts'
import { type Cents, yuan } from './money.ts'
import type { Random } from './random.ts'
import { uuids } from './rows.ts'
import type { Captain, Company, Mode, Project, Site, User } from './world.ts'

/** Terms that are agreed on, or asked for: in words of the project's usual work. */
export interface Terms {
  project: Project
  captain: Captain
  drivers: readonly User[] | null
  mode: Mode
  soil: string
  site: Site | null
  cents: Cents
}

interface Choice {
  /** Place of the mode and the site among those of the project, in an order of their own. */
  mode?: number
  site?: number
  /** Number of the captain's drivers by name; all of them without it. */
  drivers?: number
}

/** Percent of the price that the project pays for its usual soil. */
export function usualTerms(project: Project, captain: Captain, percent: number, choice: Choice = {}): Terms {
  const [mode] = project.modes[choice.mode ?? 0] ?? project.modes[0] ?? ['FREIGHT']
  const site = mode === 'FREIGHT' ? (project.sites[choice.site ?? 0] ?? null) : null
  const [soil] = project.soils.find(([name]) => priceOf(project, mode, name, site)) ?? ['']
  const price = priceOf(project, mode, soil, site)
  if (!price) throw new Error(`${project.name} pays nothing for ${mode}`)
  const cents = rounded(Math.floor((price.cents * percent) / 100), project.units[mode])
  const named = captain.trucks.slice(0, choice.drivers).map(({ driver }) => driver)
  return { project, captain, drivers: choice.drivers ? named : null, mode, soil, site, cents }
}

type Status = 'PENDING' | 'APPROVED' | 'EXPIRED' | 'REJECTED'

/** Deeds on a price: the person and the moment of each. */
export interface Deeds {
  applied: { by: User; at: number }
  decided?: { by: User; at: number; approved: boolean }
  ended?: { by: User; at: number; replacedBy?: string }
  reason?: string
  copiedFrom?: string
}

const statusOf = ({ decided, ended }: Deeds): Status =>
  ended ? 'EXPIRED' : decided ? (decided.approved ? 'APPROVED' : 'REJECTED') : 'PENDING'

const done = (prefix: string, deed: { by: User; at: number } | undefined) => ({
  [`${prefix}_id`]: deed?.by.id ?? null,
  [`${prefix}_name`]: deed?.by.name ?? null,
  [`${prefix}_datetime`]: deed ? iso(deed.at) : null,
})

const decisions = ({ applied, decided, ended, reason }: Deeds) => ({
  ...done('apply', applied),
  hands: uuids([applied.by.id]),
  ...done('audit', decided),
  audit_own: decided?.by === applied.by,
  four_eyes_off: decided?.approved ? false : null,
  ...done('invalid', ended),
  reason: reason ?? null,
  version: 1 + (decided ? 1 : 0) + (ended ? 1 : 0),
  created_at: iso(applied.at),
  updated_at: iso((ended ?? decided ?? applied).at),
})

const membersText = ({ captain, drivers }: Terms): string =>
  `${captain.name}（${drivers?.map(({ name }) => name).join('、') ?? '全部司机'}）`

/** Direct-pay price with its history; trips that left while it was effective are paid by it. */
export function addDirectPrice(company: Company, random: Random, id: string, terms: Terms, deeds: Deeds): void {
  const { project, captain, drivers, mode, soil, site, cents } = terms
  const { decided, ended } = deeds
  const common = { tp_mode: mode, soil_type: soil, dump_site_id: site?.id ?? null }
  company.rows.add('direct_pay_price', {
    company_id: company.id,
    id,
    project_id: project.id,
    ...common,
    price: yuan(cents),
    weight_unit: project.units[mode],
    status: statusOf(deeds),
    ...decisions(deeds),
    copied_from_id: deeds.copiedFrom ?? null,
    replaced_by_id: ended?.replacedBy ?? null,
  })
  const span = decided?.approved ? { from: decided.at, to: ended?.at ?? null } : null
  const effective = span && `["${iso(span.from)}",${span.to === null ? '' : `"${iso(span.to)}"`})`
  for (const driver of drivers ?? [null]) {
    company.rows.add('direct_pay_price_member', {
      company_id: company.id,
      price_id: id,
      captain_id: captain.id,
      driver_id: driver?.id ?? null,
      project_id: project.id,
      ...common,
      effective,
    })
  }
  if (span) project.direct.push({ id, cents, captain, drivers, mode, soil, site, ...span })
  addHistory(company, random, id, terms, deeds)
}

/** The history as the program would have kept it. */
function addHistory(company: Company, random: Random, id: string, terms: Terms, deeds: Deeds): void {
  const { applied, decided, ended, reason } = deeds
  const add = (deed: { by: User; at: number }, field: string, before: string | null, after: string | null) => {
    const json = (value: string | null) => (value === null ? null : JSON.stringify(value))
    company.rows.add('field_change', {
      company_id: company.id,
      id: random.uuid(deed.at),
      entity: 'directPayPrice',
      entity_id: id,
      field,
      before: json(before),
      after: json(after),
      reason: deed === applied ? null : (reason ?? null),
      user_id: deed.by.id,
      create_by: deed.by.name,
      created_at: iso(deed.at),
    })
  }
  const first = { tpMode: terms.mode, soilType: terms.soil, garbage: terms.site?.name ?? null }
  const said = {
    ...first,
    directPayPrice: yuan(terms.cents),
    weightType: terms.project.units[terms.mode],
    captainAndDrivers: membersText(terms),
  }
  for (const [field, value] of Object.entries({ status: 'PENDING', ...said })) {
    if (value !== null) add(applied, field, null, value)
  }
  if (decided) add(decided, 'status', 'PENDING', decided.approved ? 'APPROVED' : 'REJECTED')
  if (ended) add(ended, 'status', 'APPROVED', 'EXPIRED')
}

/** An application of a captain for work; its terms may be left to the reviewer. */
export function addTask(
  company: Company,
  id: string,
  { project, captain, drivers, ...terms }: Terms,
  deeds: Deeds & { remark: string; priceId?: string; bare?: boolean },
): void {
  const { bare = false, remark, priceId } = deeds
  company.rows.add('captain_task', {
    company_id: company.id,
    id,
    project_id: project.id,
    tp_mode: bare ? null : terms.mode,
    soil_type: bare ? null : terms.soil,
    dump_site_id: bare ? null : (terms.site?.id ?? null),
    price: bare ? null : yuan(terms.cents),
    weight_unit: bare ? null : project.units[terms.mode],
    remark,
    status: statusOf(deeds),
    ...decisions(deeds),
    direct_pay_price_id: priceId ?? null,
  })
  for (const driver of drivers ?? [null]) {
    company.rows.add('captain_task_member', {
      company_id: company.id,
      task_id: id,
      captain_id: captain.id,
      driver_id: driver?.id ?? null,
    })
  }
}
