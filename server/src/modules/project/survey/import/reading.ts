import { z } from 'zod'
import { byName, type Fault, folded, type Row, type Values } from '../../../import/index.js'
import { dayFault, figuresShape } from '../rules.js'
import type { Figures, NamedPhase, StoredSurvey, SurveyedPhase } from '../survey.queries.js'
import type { SurveyColumn } from './definition.js'
import { surveyImportTexts as texts } from './texts.js'

export type SurveyRow = Row<SurveyColumn>
type SurveyFault = Fault<SurveyColumn>

/** Row of a sheet with its phase. */
export interface Said {
  row: SurveyRow
  phase: NamedPhase
  figures: Figures
}

const schema = z.object(figuresShape)

/** Phases by the names of project and phase, both in the form in which names are compared. */
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

/** Row with its phase, or all its faults. */
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

/** Reason why a row is refused; `before` has the phases and days of earlier rows. */
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
  // Two rows of the sheet may write one phase in different ways.
  if (before.has(key)) return [{ column: 'day', message: texts.twice }]
  before.add(key)
  return []
}

export const keyOf = (phaseId: string, day: string): string => `${phaseId} ${day}`

/** Stored surveys by phase and day. */
export const byDay = (stored: readonly StoredSurvey[]): ReadonlyMap<string, StoredSurvey> =>
  new Map(stored.map((survey) => [keyOf(survey.phaseId, survey.day), survey]))
