import type { Tx } from '../../../../kernel/command/command.js'
import { dayOf } from '../../../../kernel/values/clock.js'
import { type Fault, type ImportWork, type Piece, plainRow, type RowResult, refusedRow } from '../../../import/index.js'
import { surveyTable as table } from '../fields.js'
import { recordSurveys } from '../history.js'
import * as queries from '../survey.queries.js'
import { type SurveyColumn, surveyImport } from './definition.js'
import { byDay, keyOf, PhasesByName, refusalOf, type Said, type SurveyRow, saidBy } from './reading.js'

/** Most names that a template offers as choices; further ones are typed. */
const CHOICES = 1000

interface Looked {
  /** Rows that can be written, each with the stored survey of its day. */
  good: { said: Said; stored: queries.StoredSurvey | undefined }[]
  refused: RowResult[]
}

/** Import of surveys: a row adds a survey of a day, or changes the stored one. */
export class SurveyImportWork implements ImportWork<SurveyColumn> {
  async create(tx: Tx, piece: Piece<SurveyColumn>, rows: readonly SurveyRow[]): Promise<RowResult[]> {
    const { good, refused } = await this.look(tx, piece, rows)
    const fresh = good.flatMap(({ said, stored }) =>
      stored ? [] : [{ said, survey: queries.newSurvey(said.phase.id, said.figures) }],
    )
    const surveys = fresh.map(({ survey }) => survey)
    await queries.insertSurveys(tx, surveys)
    await recordSurveys(
      tx,
      surveys.map((after) => ({ before: null, after })),
    )
    return [
      ...refused,
      ...good.flatMap(({ said, stored }) =>
        stored ? [{ ...plainRow(said.row), outcome: 'UPDATE' } satisfies RowResult] : [],
      ),
      ...fresh.map(({ said, survey }) => ({ ...plainRow(said.row), done: true, ...targetOf(said, survey.id) })),
    ]
  }

  async update(tx: Tx, piece: Piece<SurveyColumn>, rows: readonly SurveyRow[]): Promise<RowResult[]> {
    const { good, refused } = await this.look(tx, piece, rows)
    const changed: { before: queries.StoredSurvey; after: queries.StoredSurvey }[] = []
    const results = good.map(({ said, stored }): RowResult => {
      if (!stored) return plainRow(said.row)
      // Values after the import; empty cells change nothing.
      const after = { ...stored, ...said.figures, remark: said.figures.remark ?? stored.remark }
      const changes = KEPT.flatMap((field) =>
        stored[field] === after[field]
          ? []
          : [{ label: table[field].label, before: stored[field], after: after[field], reviewed: false }],
      )
      const target = targetOf(said, stored.id)
      if (changes.length === 0) return { ...plainRow(said.row), outcome: 'UNCHANGED', ...target }
      changed.push({ before: stored, after })
      return { ...plainRow(said.row), outcome: 'UPDATE', done: true, changes, ...target }
    })
    await queries.updateSurveys(
      tx,
      changed.map(({ after }) => after),
    )
    await recordSurveys(tx, changed)
    return [...refused, ...results]
  }

  async examine(
    tx: Tx,
    rows: readonly (SurveyRow & { issues: readonly { column: SurveyColumn | null }[] })[],
  ): Promise<ReadonlyMap<number, readonly Fault<SurveyColumn>[]>> {
    const phases = new PhasesByName(await queries.namedPhases(tx))
    return new Map(
      rows.map((row) => {
        const blamed = new Set(row.issues.map(({ column }) => column))
        const said = saidBy(row, phases)
        return [
          row.line,
          Array.isArray(said) ? said.filter(({ column }) => column !== null && !blamed.has(column)) : [],
        ]
      }),
    )
  }

  async choices(
    reader: Parameters<ImportWork<SurveyColumn>['choices']>[0],
  ): ReturnType<ImportWork<SurveyColumn>['choices']> {
    const phases = await queries.namedPhases(reader)
    const [projects, names] = [namesOf(phases, 'projectName'), namesOf(phases, 'name')]
    return {
      choices: { projectName: projects, phaseName: names },
      examples: { projectName: phases[0]?.projectName, phaseName: phases[0]?.name },
    }
  }

  private async look(tx: Tx, { places }: Piece<SurveyColumn>, rows: readonly SurveyRow[]): Promise<Looked> {
    const phases = new PhasesByName(await queries.namedPhases(tx))
    const looked: Looked = { good: [], refused: [] }
    const refuse = (row: SurveyRow, faults: readonly Fault<SurveyColumn>[]) =>
      looked.refused.push(refusedRow(surveyImport, row, faults, places))
    const readable: Said[] = []
    for (const row of rows) {
      const said = saidBy(row, phases)
      if (Array.isArray(said)) refuse(row, said)
      else readable.push(said)
    }
    const locked = await queries.lockPhases(tx, [...new Set(readable.map(({ phase }) => phase.id))])
    const spans = new Map(locked.map((phase) => [phase.id, phase]))
    const wanted = readable.map(({ phase, figures: { day } }) => ({ phaseId: phase.id, day }))
    const there = byDay(await queries.surveysOfDays(tx, wanted))
    const before = new Set<string>()
    for (const said of readable) {
      const faults = refusalOf(said, spans, before, dayOf(tx.now))
      if (faults.length > 0) refuse(said.row, faults)
      else looked.good.push({ said, stored: there.get(keyOf(said.phase.id, said.figures.day)) })
    }
    return looked
  }
}

const KEPT = ['cubic', 'remark'] as const

const namesOf = <Key extends string>(all: readonly Readonly<Record<Key, string>>[], key: Key): string[] =>
  [...new Set(all.map((one) => one[key]))].slice(0, CHOICES)

const targetOf = ({ phase, figures }: Said, targetId: string): Pick<RowResult, 'targetId' | 'targetNo'> => ({
  targetId,
  targetNo: `${phase.name} ${figures.day}`,
})
