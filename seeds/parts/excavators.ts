import { HOUR, iso, MINUTE, startOf } from '../calendar.ts'
import { type Cents, yuan } from '../money.ts'
import type { Random } from '../random.ts'
import { uuids } from '../rows.ts'
import { activity, nightWork } from '../season.ts'
import type { Company, Project } from '../world.ts'

/** Days and number of projects with machine work. */
const DAYS = 21
const PROJECTS = 2

type Shift = 'DAY' | 'NIGHT'
interface Work {
  type: 'DIG' | 'REHANDLE' | 'GRADE' | 'BREAK' | 'OTHER'
  remark: string | null
}

const KINDS: readonly (readonly [Work, number])[] = [
  [{ type: 'DIG', remark: null }, 62],
  [{ type: 'REHANDLE', remark: '场内倒运至堆土区' }, 14],
  [{ type: 'GRADE', remark: null }, 10],
  [{ type: 'BREAK', remark: '破除支护桩头' }, 7],
  [{ type: 'OTHER', remark: '清理排水沟' }, 4],
  [{ type: 'DIG', remark: '下午停机检修1小时' }, 3],
]

/** State of a record: late reports still wait, and now and then one was refused. */
function statusAt(random: Random, age: number): string {
  if (random.chance(0.04)) return 'REJECTED'
  if (age <= 1) return 'SUBMITTED'
  if (age <= 4)
    return random.weighted([['IN_APPROVAL', 60] as const, ['SUBMITTED', 25] as const, ['APPROVED', 15] as const])
  return random.chance(0.015) ? 'DELETED' : 'APPROVED'
}

/** Amount of work: digging is counted in trucks or measured in cubic metres; the rest is paid by the shift. */
function measure(random: Random, { type }: Work, minutes: number) {
  if (type !== 'DIG' || random.chance(0.45)) return { ledger_type: 'SHIFT', schedule_work: null, unit_work: null }
  const trucks = Math.floor((minutes / 60) * (5 + random.next() * 3))
  if (random.chance(0.5)) return { ledger_type: 'MEASURED', schedule_work: `${trucks}.000`, unit_work: 'TRUCK' }
  return { ledger_type: 'MEASURED', schedule_work: `${trucks * 15 + random.int(0, 14)}.500`, unit_work: 'CUBIC' }
}

/** Kind of excavator, cents for loading a truck, cents for a shift of it. */
const MODELS = [
  ['中联 ZE215E', 1800, 160_000],
  ['三一 SY365H', 2200, 240_000],
  ['卡特 336', 2500, 280_000],
] as const

type Model = (typeof MODELS)[number]

interface Crew {
  project: Project
  machine: { id: string; code: string; model: Model }
  operator: { id: string; name: string; mobile: string | null }
}

/** One shift that a machine is paid for, in minutes. */
const SHIFT = 480

/** Cost of approved work, in cents, half up. */
function costOf({ machine }: Crew, work: ReturnType<typeof measure>, minutes: number): Cents | null {
  const [, load, shift] = machine.model
  if (work.ledger_type === 'SHIFT') return Math.floor((shift * minutes * 2 + SHIFT) / (2 * SHIFT))
  return work.unit_work === 'TRUCK' ? Number(work.schedule_work) * load : null
}

/** Review of a record; work that costs nothing has no prices. */
function reviewOf(company: Company, crew: Crew, status: string, work: ReturnType<typeof measure>, span: Span) {
  const decided = status === 'APPROVED' || status === 'REJECTED'
  const approved = status === 'APPROVED'
  const [, load, shift] = crew.machine.model
  const amount = approved ? costOf(crew, work, (span.end - span.begin) / MINUTE) : null
  return {
    shift_price: approved ? yuan(shift) : null,
    load_price: approved ? yuan(load) : null,
    amount: amount === null ? null : yuan(amount),
    audited_by: decided ? company.auditor.id : null,
    audit_by: decided ? company.auditor.name : null,
    audited_at: decided ? iso(span.end + 15 * HOUR) : null,
    four_eyes_off: approved ? false : null,
    reason: status === 'REJECTED' ? '时长与门岗记录不符，请核对后重报' : null,
  }
}

interface Span {
  begin: number
  end: number
}

function addWork(company: Company, random: Random, crew: Crew, day: number, shift: Shift): void {
  const { project, machine, operator } = crew
  const begin = startOf(day) + (shift === 'DAY' ? 7 : 19) * HOUR + random.int(0, 40) * MINUTE
  const minutes = random.int(shift === 'DAY' ? 480 : 360, shift === 'DAY' ? 630 : 560)
  const end = begin + minutes * MINUTE
  const work = random.weighted(KINDS)
  const id = random.uuid(end)
  const status = statusAt(random, company.to - day)
  const measured = measure(random, work, minutes)
  const address = random.pick(project.areas)
  const reported = iso(end + random.int(2, 25) * MINUTE)
  const himself = operator.mobile !== null
  company.rows.add('excavator_record', {
    company_id: company.id,
    id,
    project_id: project.id,
    machine_id: machine.id,
    machine_code: machine.code,
    staff_id: operator.id,
    staff_name: operator.name,
    audit_status: status,
    shift_type: shift,
    in_type: work.type,
    ...measured,
    address,
    ledger_remark: work.remark,
    start_datetime: iso(begin),
    end_datetime: iso(end),
    // Operators with an account report themselves; of the others the machines' side tells.
    submitted_by: himself ? operator.id : null,
    hands: uuids(himself ? [operator.id] : []),
    submit_by: himself ? operator.name : null,
    submitted_at: himself ? reported : null,
    ...reviewOf(company, crew, status, measured, { begin, end }),
    created_at: reported,
    updated_at: reported,
  })
}

function addMachine(company: Company, { project, machine, operator }: Crew): void {
  const created = iso(startOf(project.from))
  const [model, load, shift] = machine.model
  company.rows.add('machine', {
    company_id: company.id,
    id: machine.id,
    code: machine.code,
    name: '挖掘机',
    model,
    load_price: yuan(load),
    shift_cost: yuan(shift),
    operator_name: operator.name,
    operator_mobile: operator.mobile,
    created_at: created,
    updated_at: created,
  })
}

/** Each machine of a project with its operator, under a code that no other machine of the company has. */
function crewsOf(company: Company, project: Project, random: Random, known: Set<string>): Crew[] {
  const machines = project.machines.map(({ code, operator }) => ({
    project,
    machine: { id: random.uuid(startOf(project.from)), code },
    operator: { id: random.uuid(startOf(project.from)), name: operator, mobile: null as string | null },
  }))
  const models = random.fork(`machines ${project.id}`)
  return machines.map(({ machine, operator, ...crew }) => {
    // Two sites may have counted their machines from the same number.
    const code = known.has(machine.code) ? `${machine.code}-${project.name.slice(0, 2)}` : machine.code
    const himself = known.size === 0 ? company.digger : undefined
    known.add(code)
    return { ...crew, machine: { ...machine, code, model: models.pick(MODELS) }, operator: himself ?? operator }
  })
}

/** Adds machines of sites that waybills name, without any work. */
function addOtherMachines(company: Company, random: Random, known: Set<string>): void {
  for (const project of company.projects) {
    const unknown = project.machines.filter(({ code }) => !known.has(code))
    for (const crew of crewsOf(company, { ...project, machines: unknown }, random, known)) addMachine(company, crew)
  }
}

/** Work of the excavators on the busiest sites in the last weeks; nothing else of the story moves by it. */
export function addTo(company: Company): void {
  const random = company.random.fork('excavators')
  const open = company.projects.filter(({ to }) => to >= company.to).slice(0, PROJECTS)
  const known = new Set<string>()
  for (const project of open) {
    const crews = crewsOf(company, project, random, known)
    for (const crew of crews) addMachine(company, crew)
    for (let day = company.to - DAYS + 1; day <= company.to; day++) {
      for (const crew of crews) {
        if (random.chance(0.75 * activity(day))) addWork(company, random, crew, day, 'DAY')
        // Operators who have not worked by day may work at night; the story's last night is still being worked.
        else if (day < company.to && nightWork(day) && random.chance(project.night))
          addWork(company, random, crew, day, 'NIGHT')
      }
    }
  }
  addOtherMachines(company, random.fork('other machines'), known)
}
