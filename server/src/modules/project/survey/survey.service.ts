import { z } from 'zod'
import type { Actor } from '../../../kernel/command/actor.js'
import { type Asked, askedOf } from '../../../kernel/command/asked.js'
import type { RunCommand, Tx } from '../../../kernel/command/command.js'
import { changedBeside } from '../../../kernel/command/deletion.js'
import { DomainError, invalidInput } from '../../../kernel/errors.js'
import { dayOf } from '../../../kernel/values/clock.js'
import { idTextOf } from '../../../kernel/values/field-checks.js'
import { validate } from '../../../kernel/values/validate.js'
import { ofCharts } from '../permissions.js'
import { surveyTable as table } from './fields.js'
import { recordSurveys } from './history.js'
import { dayFault, figuresShape } from './rules.js'
import * as queries from './survey.queries.js'
import type { PhaseSurveyDeletion, PhaseSurveyInput, PhaseSurveyView } from './survey.view.js'
import { surveyTexts as texts } from './texts.js'

const schema = z
  .object({
    phaseId: idTextOf(table.phaseId),
    id: idTextOf(table.id).nullish(),
    version: z.int({ error: texts.version }).nullish(),
    ...figuresShape,
  })
  .refine(({ id, version }) => id == null || version != null, { error: texts.version, path: ['version'] })
const idSchema = idTextOf(table.id)

/** Surveys of phases: cubic metres dug until a day. */
export class PhaseSurveyService {
  constructor(private readonly run: RunCommand) {}

  /** Adds a survey, or changes one by its id; STALE when its version is not the caller's. */
  save(actor: Actor, given: PhaseSurveyInput, asked: Asked = {}): Promise<PhaseSurveyView> {
    actor.assert(ofCharts.edit)
    const input = validate(schema, given, 'input')
    const verb = input.id == null ? 'create' : 'update'
    const options = { name: `phaseSurvey.${verb}`, title: texts.titles[verb], input, ...askedOf(asked) }
    return this.run(actor, options, async (tx) => {
      const { phaseId, id, version, ...figures } = input
      const [phase] = await queries.lockPhases(tx, [phaseId])
      if (!phase) throw new DomainError('NOT_FOUND', { what: texts.survey })
      const stored = id == null ? undefined : await storedIn(tx, phase.id, id)
      if (stored && stored.version !== version) throw new DomainError('STALE')
      const fault = dayFault(phase, figures.day, dayOf(tx.now)) ?? (await takenFault(tx, phase.id, figures.day, stored))
      if (fault) throw invalidInput([{ field: 'input.day', message: fault }])
      const survey = stored ? { ...stored, ...figures } : queries.newSurvey(phase.id, figures)
      if (stored) await queries.updateSurveys(tx, [survey])
      else await queries.insertSurveys(tx, [survey])
      await recordSurveys(tx, [{ before: stored ?? null, after: survey }])
      const [view] = await queries.surveysByIds(tx, [phase.id], [survey.id])
      if (!view) throw new Error(`survey ${survey.id} was written and is not there`)
      return view
    })
  }

  /** Deletes a survey and names its phase, whose history keeps it. */
  async delete(actor: Actor, id: string, asked: Asked = {}): Promise<Pick<PhaseSurveyDeletion, 'phaseId'>> {
    actor.assert(ofCharts.edit)
    const input = { id: validate(idSchema, id, 'id') }
    const options = { name: 'phaseSurvey.delete', title: texts.titles.delete, input, ...askedOf(asked) }
    const kept = await this.run<{ phaseId: string } | true>(actor, options, async (tx) => {
      const phaseId = await queries.phaseOfSurvey(tx, input.id)
      const [phase] = phaseId ? await queries.lockPhases(tx, [phaseId]) : []
      if (!phase) throw new DomainError('NOT_FOUND', { what: texts.survey })
      const stored = await storedIn(tx, phase.id, input.id)
      await queries.deleteSurvey(tx, stored.id)
      await recordSurveys(tx, [{ before: stored, after: null }])
      return { phaseId: phase.id }
    })
    return changedBeside(kept, { phaseId: null })
  }
}

async function storedIn(tx: Tx, phaseId: string, id: string): Promise<queries.StoredSurvey> {
  const [stored] = await queries.storedSurveys(tx, [id])
  if (stored?.phaseId !== phaseId) throw new DomainError('NOT_FOUND', { what: texts.survey })
  return stored
}

async function takenFault(
  tx: Tx,
  phaseId: string,
  day: string,
  own: queries.StoredSurvey | undefined,
): Promise<string | undefined> {
  const [other] = await queries.surveysOfDays(tx, [{ phaseId, day }])
  return other && other.id !== own?.id ? texts.taken(day) : undefined
}
