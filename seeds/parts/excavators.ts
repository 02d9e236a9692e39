import { HOUR, iso, MINUTE, startOf } from '../calendar.ts'
import type { Random } from '../random.ts'
import { activity, nightWork } from '../season.ts'
import type { Company, Project, User } from '../world.ts'

/** The weeks of which the machines' work is told, and of how many projects. */
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

/** What was reported lately still waits, and now and then something was refused. */
function statusAt(random: Random, age: number): string {
  if (random.chance(0.04)) return 'REJECTED'
  if (age <= 1) return 'SUBMITTED'
  if (age <= 4)
    return random.weighted([['IN_APPROVAL', 60] as const, ['SUBMITTED', 25] as const, ['APPROVED', 15] as const])
  return random.chance(0.015) ? 'DELETED' : 'APPROVED'
}

/** How much was done: digging is counted in trucks or measured in cubic metres; the rest is paid by the shift. */
function measure(random: Random, { type }: Work, minutes: number) {
  if (type !== 'DIG' || random.chance(0.45)) return { ledger_type: 'SHIFT', schedule_work: null, unit_work: null }
  const trucks = Math.floor((minutes / 60) * (5 + random.next() * 3))
  if (random.chance(0.5)) return { ledger_type: 'MEASURED', schedule_work: `${trucks}.000`, unit_work: 'TRUCK' }
  return { ledger_type: 'MEASURED', schedule_work: `${trucks * 15 + random.int(0, 14)}.500`, unit_work: 'CUBIC' }
}

interface Crew {
  project: Project
  machine: { id: string; code: string }
  operator: User
}

function addWork(
  company: Company,
  random: Random,
  { project, machine, operator }: Crew,
  day: number,
  shift: Shift,
): void {
  const begin = startOf(day) + (shift === 'DAY' ? 7 : 19) * HOUR + random.int(0, 40) * MINUTE
  const minutes = random.int(shift === 'DAY' ? 480 : 360, shift === 'DAY' ? 630 : 560)
  const end = begin + minutes * MINUTE
  const work = random.weighted(KINDS)
  company.rows.add('excavator_record', {
    company_id: company.id,
    id: random.uuid(end),
    project_id: project.id,
    machine_id: machine.id,
    machine_code: machine.code,
    staff_id: operator.id,
    staff_name: operator.name,
    audit_status: statusAt(random, company.to - day),
    shift_type: shift,
    in_type: work.type,
    ...measure(random, work, minutes),
    address: random.pick(project.areas),
    ledger_remark: work.remark,
    start_datetime: iso(begin),
    end_datetime: iso(end),
    created_at: iso(end + random.int(2, 25) * MINUTE),
  })
}

/** Kind of excavator, yuan for loading a truck, yuan for a shift of it. */
const MODELS = [
  ['中联 ZE215E', '18.00', '1600.00'],
  ['三一 SY365H', '22.00', '2400.00'],
  ['卡特 336', '25.00', '2800.00'],
] as const

function addMachine(company: Company, random: Random, { project, machine, operator }: Crew): void {
  const created = iso(startOf(project.from))
  const [model, load_price, shift_cost] = random.pick(MODELS)
  company.rows.add('machine', {
    company_id: company.id,
    id: machine.id,
    code: machine.code,
    name: '挖掘机',
    model,
    load_price,
    shift_cost,
    operator_name: operator.name,
    created_at: created,
    updated_at: created,
  })
}

/** What the excavators of the busiest sites worked in the last weeks; nothing else of the story moves by it. */
export function addTo(company: Company): void {
  const random = company.random.fork('excavators')
  const open = company.projects.filter(({ to }) => to >= company.to).slice(0, PROJECTS)
  const [machines, known] = [random.fork('machines'), new Set<string>()]
  for (const project of open) {
    const crews = project.machines.map(({ code, operator }) => ({
      project,
      machine: { id: random.uuid(startOf(project.from)), code },
      operator: { id: random.uuid(startOf(project.from)), name: operator },
    }))
    for (const crew of crews) {
      // Two sites may have counted their machines from the same number.
      if (!known.has(crew.machine.code)) addMachine(company, machines, crew)
      known.add(crew.machine.code)
    }
    for (let day = company.to - DAYS + 1; day <= company.to; day++) {
      for (const crew of crews) {
        if (random.chance(0.75 * activity(day))) addWork(company, random, crew, day, 'DAY')
        // Who has not worked by day may work at night; the story's last night is still being worked.
        else if (day < company.to && nightWork(day) && random.chance(project.night))
          addWork(company, random, crew, day, 'NIGHT')
      }
    }
  }
}
