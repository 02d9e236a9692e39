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

/**
 * Applications of captains and drivers for the work of a project, recorded by the company's staff
 * (docs/behaviour/fleet.md).
 */
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

  /**
   * Applications of a project in one state, without prices, for members who assign waybills. A captain sees only his
   * own part.
   */
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

  /** Application of an id; undefined when the company has none. */
  async find(actor: Actor, id: string, fields?: ReadonlySet<string>): Promise<TaskView | undefined> {
    actor.assert('chain:directPayPriceSet:get')
    return queries.findTask(this.database.em.fork(), actor, id, fields)
  }

  /** Makes a pending application, for which captains and drivers are enough. */
  apply(actor: Actor, { input, idempotencyKey }: Keyed & { input: TaskInput }): Promise<TaskView> {
    actor.assert('chain:directPayPriceSet:add')
    const terms = validDraft(input)
    const options = { name: 'captainTask.apply', title: texts.apply, input: terms, idempotencyKey }
    return this.run(actor, options, async (tx) => {
      await refuseUnknownTerms(tx, terms)
      return tellReviewers(tx, await recordedTask(tx, null, null, () => queries.insertTask(tx, terms)))
    })
  }

  /** Changes a pending application; STALE unless the caller has seen its present version. */
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

  /** Deletes a pending application. */
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

/** Refuses terms that name records which the company does not have: NOT_FOUND. */
export async function refuseUnknownTerms(tx: Tx, terms: TaskTerms): Promise<void> {
  const unknown = await unknownTerms(tx, terms)
  if (unknown) throw new DomainError('NOT_FOUND', unknown)
}

function ownPart({ facts }: Actor, task: Assigned): Assigned {
  const own = new Set(facts.captainScopes.map(({ captainId }) => captainId))
  return { ...task, captainAndDrivers: task.captainAndDrivers.filter(({ captainId }) => own.has(captainId)) }
}
