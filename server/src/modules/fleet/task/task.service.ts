import type { Actor } from '../../../kernel/command/actor.js'
import type { RunCommand, Tx } from '../../../kernel/command/command.js'
import { DomainError } from '../../../kernel/errors.js'
import { type ListRequest, type Page, type PageRequest, readList } from '../../../kernel/list/list.js'
import type { Database } from '../../../kernel/sql/database.js'
import { idText, validate } from '../../../kernel/values/validate.js'
import { isCaptain } from '../../identity/index.js'
import { type PriceStatus, refuseStale, sameProject, unknownTerms } from '../../price/index.js'
import { fleetTexts as texts } from '../texts.js'
import { recordedTask } from './history.js'
import { taskMachine } from './task.machine.js'
import * as queries from './task.queries.js'
import { type TaskInput, type TaskTerms, validDraft, withKeptUnit } from './task.schema.js'
import type { CaptainTaskFilter, CaptainTaskSortField, TaskSummary, TaskView } from './task.view.js'
import { tellReviewers } from './telling.js'

type Keyed = { idempotencyKey?: string | null | undefined }
type Named = Keyed & { id: string }

const assigned = [
  'projectInfoId',
  'projectName',
  'captainAndDrivers',
  'status',
  'tpMode',
  'soilType',
  'garbageName',
] as const
export type Assigned = Pick<TaskView, 'id' | (typeof assigned)[number]>

/** Applications of captains and drivers for the work of a project, recorded by the company's staff (000 §4, 001 §5). */
export class TaskService {
  constructor(
    private readonly database: Database,
    private readonly run: RunCommand,
  ) {}

  /** A page of the company's task applications. */
  list(
    actor: Actor,
    request: ListRequest<CaptainTaskFilter, CaptainTaskSortField>,
  ): Promise<Page<TaskView, TaskSummary>> {
    actor.assert('chain:directPayPriceSet:get')
    return readList<TaskView, TaskSummary, CaptainTaskFilter, CaptainTaskSortField>(
      this.database.em.fork(),
      actor,
      queries.taskList,
      request,
    )
  }

  /** The applications of a project in one state, as whoever assigns trips reads them: without their prices. A captain sees himself in them. */
  async listOfProject(
    actor: Actor,
    { projectInfoId, status, page }: { projectInfoId?: string | undefined; status: PriceStatus; page: PageRequest },
  ): Promise<Page<Assigned>> {
    const found = await readList<Assigned, Record<string, never>, CaptainTaskFilter, CaptainTaskSortField>(
      this.database.em.fork(),
      actor,
      queries.taskList,
      {
        filter: { projectInfoId, status: [status] },
        page,
        fields: new Set(assigned),
        counted: { total: false, summary: false },
      },
    )
    return isCaptain(actor) ? { ...found, records: found.records.map((task) => ownPart(actor, task)) } : found
  }

  /** One of them; undefined for an id that the company does not have. */
  async find(actor: Actor, id: string, fields?: ReadonlySet<string>): Promise<TaskView | undefined> {
    actor.assert('chain:directPayPriceSet:get')
    return queries.findTask(this.database.em.fork(), actor, id, fields)
  }

  /** A new pending application; only its captains and drivers must be known yet. */
  apply(actor: Actor, { input, idempotencyKey }: Keyed & { input: TaskInput }): Promise<TaskView> {
    actor.assert('chain:directPayPriceSet:add')
    const terms = validDraft(input)
    const options = { name: 'captainTask.apply', title: texts.apply, input: terms, idempotencyKey }
    return this.run(actor, options, async (tx) => {
      await refuseUnknownTerms(tx, terms)
      return tellReviewers(tx, await recordedTask(tx, null, null, () => queries.insertTask(tx, terms)))
    })
  }

  /** Changes a pending application; STALE when it is not the version that the caller has seen. */
  update(
    actor: Actor,
    { id, version, input, idempotencyKey }: Named & { version?: number | null | undefined; input: TaskInput },
  ): Promise<TaskView> {
    actor.assert(taskMachine.needs('edit'))
    validate(idText(texts.what), id, 'id')
    const draft = validDraft(input)
    const asked = { id, version, terms: draft }
    const options = { name: 'captainTask.update', title: texts.update, input: asked, idempotencyKey }
    return this.run(actor, options, async (tx) => {
      const stored = await queries.lockTask(tx, id)
      taskMachine.next(stored.status, 'edit')
      refuseStale(stored, version)
      sameProject(stored, draft)
      const terms = withKeptUnit(draft, input, stored)
      await refuseUnknownTerms(tx, terms)
      return recordedTask(tx, stored.id, null, async () => {
        await queries.updateTask(tx, stored, terms)
        return stored.id
      })
    })
  }

  /** Takes a pending application away. */
  delete(actor: Actor, { id, idempotencyKey }: Named): Promise<boolean> {
    actor.assert(taskMachine.needs('delete'))
    validate(idText(texts.what), id, 'id')
    const options = { name: 'captainTask.delete', title: texts.delete, input: { id }, idempotencyKey }
    return this.run(actor, options, async (tx) => {
      const { status, ...stored } = await queries.lockTask(tx, id)
      taskMachine.next(status, 'delete')
      return queries.deleteTask(tx, stored.id)
    })
  }
}

/** NOT_FOUND for what the company does not have. */
export async function refuseUnknownTerms(tx: Tx, terms: TaskTerms): Promise<void> {
  const unknown = await unknownTerms(tx, terms)
  if (unknown) throw new DomainError('NOT_FOUND', unknown)
}

function ownPart({ facts }: Actor, task: Assigned): Assigned {
  const own = new Set(facts.captainScopes.map(({ captainId }) => captainId))
  return { ...task, captainAndDrivers: task.captainAndDrivers.filter(({ captainId }) => own.has(captainId)) }
}
