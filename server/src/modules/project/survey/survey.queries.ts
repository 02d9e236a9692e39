import type { Actor } from '../../../kernel/command/actor.js'
import type { Tx } from '../../../kernel/command/command.js'
import type { ValuesOf } from '../../../kernel/fields.js'
import type { Quantity } from '../../../kernel/money/money.js'
import type { Em } from '../../../kernel/sql/database.js'
import { columnsOf, firstRow, inUuids, rows, type Sql, sql } from '../../../kernel/sql/sql.js'
import { isId, newId } from '../../../kernel/values/id.js'
import type { surveyTable } from './fields.js'
import { DAYS_AFTER, type Span } from './rules.js'

export type Survey = ValuesOf<typeof surveyTable>

export interface SurveyedPhase extends Span {
  id: string
}

/** Columns of a survey that verbs write. */
export interface Figures {
  day: string
  cubic: Quantity
  remark: string | null
}
export interface NewSurvey extends Figures {
  id: string
  phaseId: string
}
export interface StoredSurvey extends NewSurvey {
  version: number
}

/** Most surveys of a phase that are shown. */
const SHOWN = 400

/** Surveys of phases; `isLower` marks one with less than an earlier survey. */
const told = (actor: Actor, phaseIds: readonly string[]): Sql => sql`
  select v.id, v.phase_id as "phaseId", v.day::text as day, v.cubic, v.remark, v.version, v.created_at as "createTime",
    v.updated_at as "updateTime", coalesce(v.cubic < max(v.cubic) over (partition by v.phase_id order by v.day
      rows between unbounded preceding and 1 preceding), false) as "isLower",
    row_number() over (partition by v.phase_id order by v.day desc) as place
  from phase_survey v where v.company_id = ${actor.companyId} and ${inUuids(sql`v.phase_id`, phaseIds)}`

/** Latest surveys of phases, last one first within a phase. */
export const surveysOfPhases = (em: Em, actor: Actor, phaseIds: readonly string[]): Promise<Survey[]> =>
  rows(em, sql`select k.* from (${told(actor, phaseIds)}) k where k.place <= ${SHOWN} order by k."phaseId", k.place`)

/** Surveys of a phase by their ids. */
export const surveysByIds = (
  { em, actor }: Tx,
  phaseIds: readonly string[],
  ids: readonly string[],
): Promise<Survey[]> => rows(em, sql`select k.* from (${told(actor, phaseIds)}) k where ${inUuids(sql`k.id`, ids)}`)

/** Locks phases, so that their surveys change one after the other; phases that the company lacks are left out. */
export const lockPhases = ({ em, actor }: Tx, ids: readonly string[]): Promise<SurveyedPhase[]> =>
  rows(
    em,
    sql`select h.id, h.from_day::text as "fromDay", (h.to_day + ${DAYS_AFTER}::integer)::text as "lastDay" from project_phase h
        where h.company_id = ${actor.companyId} and ${inUuids(sql`h.id`, ids)} order by h.id for no key update`,
  )

const columns = sql`v.id, v.phase_id as "phaseId", v.day::text as day, v.cubic, v.remark, v.version`

/** The phase of a survey. */
export async function phaseOfSurvey({ em, actor }: Tx, id: string): Promise<string | undefined> {
  if (!isId(id)) return undefined
  const found = sql`select v.phase_id as "phaseId" from phase_survey v where v.company_id = ${actor.companyId} and v.id = ${id}`
  return (await firstRow<{ phaseId: string }>(em, found))?.phaseId
}

/** Surveys of phases on these days; the caller has locked the phases, so the surveys cannot change. */
export const surveysOfDays = (
  { em, actor }: Tx,
  wanted: readonly Pick<NewSurvey, 'phaseId' | 'day'>[],
): Promise<StoredSurvey[]> => {
  const given = columnsOf([
    { type: 'uuid', values: wanted.map(({ phaseId }) => phaseId) },
    { type: 'date', values: wanted.map(({ day }) => day) },
  ])
  return rows(
    em,
    sql`select ${columns} from phase_survey v join ${given} as g(phase_id, day) on g.phase_id = v.phase_id and g.day = v.day
        where v.company_id = ${actor.companyId}`,
  )
}

export const storedSurveys = ({ em, actor }: Tx, ids: readonly string[]): Promise<StoredSurvey[]> =>
  rows(
    em,
    sql`select ${columns} from phase_survey v where v.company_id = ${actor.companyId} and ${inUuids(sql`v.id`, ids)}`,
  )

const given = (surveys: readonly NewSurvey[]): Sql =>
  columnsOf([
    { type: 'uuid', values: surveys.map(({ id }) => id) },
    { type: 'uuid', values: surveys.map(({ phaseId }) => phaseId) },
    { type: 'date', values: surveys.map(({ day }) => day) },
    { type: 'numeric', values: surveys.map(({ cubic }) => cubic) },
    { type: 'text', values: surveys.map(({ remark }) => remark) },
  ])

export async function insertSurveys({ em, actor, now }: Tx, surveys: readonly NewSurvey[]): Promise<void> {
  if (surveys.length === 0) return
  await rows(
    em,
    sql`insert into phase_survey (company_id, created_at, updated_at, id, phase_id, day, cubic, remark)
        select ${actor.companyId}, ${now}, ${now}, g.* from ${given(surveys)} as g`,
  )
}

export async function updateSurveys({ em, actor, now }: Tx, surveys: readonly NewSurvey[]): Promise<void> {
  if (surveys.length === 0) return
  await rows(
    em,
    sql`update phase_survey v set day = g.day, cubic = g.cubic, remark = g.remark, version = v.version + 1, updated_at = ${now}
        from ${given(surveys)} as g(id, phase_id, day, cubic, remark)
        where v.company_id = ${actor.companyId} and v.id = g.id`,
  )
}

export async function deleteSurvey({ em, actor }: Tx, id: string): Promise<void> {
  await rows(em, sql`delete from phase_survey where company_id = ${actor.companyId} and id = ${id}`)
}

/** Survey that is not stored yet. */
export const newSurvey = (phaseId: string, figures: Figures): NewSurvey => ({ id: newId(), phaseId, ...figures })

/** A phase as sheets name it. */
export interface NamedPhase {
  id: string
  name: string
  projectName: string
}

/** Phases of the projects that the actor sees. */
export const namedPhases = ({ em, actor }: Pick<Tx, 'em' | 'actor'>): Promise<NamedPhase[]> =>
  rows(
    em,
    sql`select h.id, h.name, p.name as "projectName" from project p
        join project_phase h on h.company_id = p.company_id and h.project_id = p.id
        where p.company_id = ${actor.companyId} order by p.name, h.from_day, h.id`,
  )
