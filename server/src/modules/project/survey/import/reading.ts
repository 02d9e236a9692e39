import { z } from 'zod'
import { byName, type Fault, folded, type Row, type Values } from '../../../import/index.js'
import { figuresShape } from '../figures.js'
import { dayFault } from '../rules.js'
import type { Figures, StoredSurvey, SurveyedPhase } from '../survey.queries.js'
import type { SurveyColumn } from './definition.js'
import type { NamedPhase } from './phases.queries.js'
import { surveyImportTexts as texts } from './texts.js'

export type SurveyRow = Row<SurveyColumn>
type SurveyFault = Fault<SurveyColumn>

/** What a row says of which phase. */
export interface Said {
  row: SurveyRow
  phase: NamedPhase
  figures: Figures
}

const schema = z.object(figuresShape)

/** Phases by what their projects and they themselves are called, compared as people read it. */
export class PhasesByName {
  private readonly byProject: ReadonlyMap<string, NamedPhase[]>

  constructor(phases: readonly NamedPhase[]) {
    this.byProject = byName(phases, ({ projectName }) => [projectName])
  }

  find({ projectName = '', phaseName = '' }: Values<SurveyColumn>): NamedPhase | SurveyFault {
    const ofProject = this.byProject.get(folded(projectName))
    if (!ofProject) return { column: 'projectName', message: texts.unknownProject(projectName) }
    const [phase, second] = ofProject.filter(({ name }) => folded(name) === folded(phaseName))
    if (second) return { column: 'phaseName', message: texts.severalPhases(phaseName) }
    return phase ?? { column: 'phaseName', message: texts.unknownPhase(projectName, phaseName) }
  }
}

const isFault = (found: NamedPhase | SurveyFault): found is SurveyFault => 'message' in found

/** What a row says, or all that is wrong with it. */
export function saidBy(row: SurveyRow, phases: PhasesByName): Said | SurveyFault[] {
  const phase = phases.find(row.values)
  const { day, cubic, remark } = row.values
  const checked = schema.safeParse({ day, cubic, remark })
  if (!isFault(phase) && checked.success) return { row, phase, figures: checked.data }
  const more = (checked.error?.issues ?? []).map(({ path, message }): SurveyFault => {
    const [of] = path
    return { column: of === 'day' || of === 'cubic' || of === 'remark' ? of : null, message }
  })
  return [...(isFault(phase) ? [phase] : []), ...more]
}

/** Why what a row says is not taken; `before` are the phases and days of the rows before it. */
export function refusalOf(
  { phase, figures: { day } }: Said,
  spans: ReadonlyMap<string, SurveyedPhase>,
  before: Set<string>,
  today: string,
): SurveyFault[] {
  const span = spans.get(phase.id)
  if (!span) return [{ column: 'phaseName', message: texts.unknownPhase(phase.projectName, phase.name) }]
  const fault = dayFault(span, day, today)
  if (fault) return [{ column: 'day', message: fault }]
  const key = keyOf(phase.id, day)
  // Two rows may say in other words that they mean the same.
  if (before.has(key)) return [{ column: 'day', message: texts.twice }]
  before.add(key)
  return []
}

export const keyOf = (phaseId: string, day: string): string => `${phaseId} ${day}`

/** What is there of the same phases and days. */
export const byDay = (stored: readonly StoredSurvey[]): ReadonlyMap<string, StoredSurvey> =>
  new Map(stored.map((survey) => [keyOf(survey.phaseId, survey.day), survey]))
