import { z } from 'zod'
import type { Actor } from '../../../kernel/command/actor.js'
import { type Asked, askedOf } from '../../../kernel/command/asked.js'
import type { RunCommand, Tx } from '../../../kernel/command/command.js'
import { DomainError, invalidInput } from '../../../kernel/errors.js'
import { type ListRequest, type Page, readList } from '../../../kernel/list/list.js'
import type { Database } from '../../../kernel/sql/database.js'
import { idTextOf } from '../../../kernel/values/field-checks.js'
import { validate } from '../../../kernel/values/validate.js'
import { claimedFile } from '../../file/index.js'
import { isCaptain } from '../../identity/index.js'
import { fleetPaperKindLabels } from '../enums.js'
import { fleetPaperTable as table } from './fields.js'
import { recorded, shownChanges } from './history.js'
import {
  changedPaperSchema,
  type FleetPaperInput,
  type FleetPaperRenewalInput,
  type FleetPaperUpdateInput,
  inOrder,
  newPaperSchema,
  renewedPaperSchema,
} from './paper.inputs.js'
import * as lists from './paper.list.queries.js'
import * as queries from './paper.queries.js'
import type {
  FleetPaperChange,
  FleetPaperFilter,
  FleetPaperSortField,
  FleetPaperSummary,
  FleetPaperView,
  FormerPaperView,
} from './paper.view.js'
import { fleetPaperTexts as texts } from './texts.js'

const idSchema = idTextOf(table.id)
const editedSchema = z.object({ id: idSchema, version: z.int({ error: texts.version }) })
const lastDays = z.object({
  validUntilFrom: z.iso.date({ error: texts.dayInvalid }).nullish(),
  validUntilTo: z.iso.date({ error: texts.dayInvalid }).nullish(),
})

interface Edited {
  id: string
  version: number
}

/**
 * Papers of trucks and drivers, which the company's clerks and each captain look after (docs/behaviour/fleet.md). A
 * captain stands in no company: his verbs run in the company of the truck or driver, which must be his there.
 */
export class FleetPaperService {
  constructor(
    private readonly database: Database,
    private readonly run: RunCommand,
  ) {}

  /** A page of papers in force: the company's, or a captain's own. */
  list(
    actor: Actor,
    request: ListRequest<FleetPaperFilter, FleetPaperSortField>,
  ): Promise<Page<FleetPaperView, FleetPaperSummary>> {
    assertReads(actor)
    validate(lastDays, request.filter ?? {}, 'filter')
    return readList(this.database.em.fork(), actor, lists.fleetPaperList, request)
  }

  /** Paper in force; undefined for one out of the actor's reach. */
  async find(actor: Actor, id: string, fields?: ReadonlySet<string>): Promise<FleetPaperView | undefined> {
    assertReads(actor)
    return lists.findFleetPaper(this.database.em.fork(), actor, id, fields)
  }

  /** Former papers in the place of one, the last one first. */
  async former(actor: Actor, id: string): Promise<FormerPaperView[]> {
    return lists.formerPapers(this.database.em.fork(), actor, id)
  }

  /** Changes of one, the last one first. */
  async history(actor: Actor, id: string): Promise<FleetPaperChange[]> {
    return shownChanges(await queries.changesOfPaper(this.database.em.fork(), actor, id))
  }

  /** Makes a paper in force; INVALID_INPUT where the truck or driver has such a paper already. */
  async add(actor: Actor, given: FleetPaperInput, asked: Asked = {}): Promise<FleetPaperView> {
    assertWrites(actor)
    const input = validate(newPaperSchema, given, 'input')
    const holder = { truckId: input.truckId ?? null, driverId: input.driverId ?? null }
    const writer = await this.writerFor(actor, holder)
    const options = { name: 'fleetPaper.add', title: texts.add, input, ...askedOf(asked) }
    return this.run(writer, options, async (tx) => {
      await heldBy(tx, holder)
      if (await queries.hasPaper(tx, { ...holder, kind: input.kind }))
        throw invalidInput([{ field: 'input.kind', message: texts.taken(fleetPaperKindLabels[input.kind]) }])
      const paper = {
        number: input.number ?? null,
        validFrom: input.validFrom ?? null,
        validUntil: input.validUntil,
        pictureId: await pictureOf(tx, input.pictureUrl, null),
        remark: input.remark ?? null,
      }
      const id = await queries.insertPaper(tx, { ...paper, ...holder, kind: input.kind })
      await recorded(tx, id, null, paper)
      return viewOf(tx, id)
    })
  }

  /** Corrects a paper; STALE when it is not the version that the caller has seen. */
  async update(actor: Actor, edited: Edited, given: FleetPaperUpdateInput, asked: Asked = {}): Promise<FleetPaperView> {
    assertWrites(actor)
    const { id, version } = validate(editedSchema, edited)
    const input = validate(changedPaperSchema, given, 'input')
    const writer = await this.writerOf(actor, id)
    const options = {
      name: 'fleetPaper.update',
      title: texts.update,
      input: { id, version, ...input },
      ...askedOf(asked),
    }
    return this.run(writer, options, async (tx) => {
      const stored = await locked(tx, id, version)
      const paper = await merged(tx, stored, { ...input, validUntil: input.validUntil ?? stored.validUntil })
      await queries.updatePaper(tx, stored.id, paper)
      await recorded(tx, stored.id, stored, paper)
      return viewOf(tx, stored.id)
    })
  }

  /** Puts a new paper in the place of one that ran out, or will; the former one is kept. */
  async renew(actor: Actor, edited: Edited, given: FleetPaperRenewalInput, asked: Asked = {}): Promise<FleetPaperView> {
    assertWrites(actor)
    const { id, version } = validate(editedSchema, edited)
    const input = validate(renewedPaperSchema, given, 'input')
    const writer = await this.writerOf(actor, id)
    const options = {
      name: 'fleetPaper.renew',
      title: texts.renew,
      input: { id, version, ...input },
      ...askedOf(asked),
    }
    return this.run(writer, options, async (tx) => {
      const stored = await locked(tx, id, version)
      if (input.validUntil <= stored.validUntil)
        throw invalidInput([{ field: 'input.validUntil', message: texts.notLater }])
      const paper = await merged(tx, stored, {
        ...input,
        validFrom: input.validFrom ?? null,
        pictureUrl: input.pictureUrl ?? null,
      })
      await queries.retirePaper(tx, stored.id)
      const renewed = await queries.insertPaper(tx, { ...stored, ...paper })
      await recorded(tx, renewed, stored, paper)
      return viewOf(tx, renewed)
    })
  }

  /** Deletes a paper in force; former ones stay, and its history tells what it was. */
  async delete(actor: Actor, id: string, asked: Asked = {}): Promise<boolean> {
    assertWrites(actor)
    const input = { id: validate(idSchema, id, 'id') }
    const writer = await this.writerOf(actor, input.id)
    const options = { name: 'fleetPaper.delete', title: texts.delete, input, ...askedOf(asked) }
    return this.run(writer, options, async (tx) => {
      const stored = await locked(tx, input.id)
      await queries.deletePaper(tx, stored.id)
      await recorded(tx, stored.id, stored, null)
      return true
    })
  }

  private async writerFor(actor: Actor, holder: queries.Holder): Promise<Actor> {
    if (!isCaptain(actor)) return actor
    return writerIn(actor, await queries.companyOfHolder(this.database.em.fork(), actor, holder), whatOf(holder))
  }

  private async writerOf(actor: Actor, id: string): Promise<Actor> {
    if (!isCaptain(actor)) return actor
    return writerIn(actor, await queries.companyOfPaper(this.database.em.fork(), actor, id), texts.paper)
  }
}

/** Captain as he writes in one of his companies, by its wall and in its log; an unknown row answers NOT_FOUND. */
function writerIn(actor: Actor, companyId: string | undefined, what: string): Actor {
  if (companyId === undefined) throw new DomainError('NOT_FOUND', { what })
  return actor.within(companyId)
}

const whatOf = ({ truckId }: queries.Holder): string => (truckId === null ? texts.driver : texts.truck)

/** Whether an actor may look at papers: a captain at those of his trucks and drivers. */
export const seesPapers = (actor: Actor): boolean => isCaptain(actor) || actor.can('chain:basedata:get')

function assertReads(actor: Actor): void {
  if (!isCaptain(actor)) actor.assert('chain:basedata:get')
}

function assertWrites(actor: Actor): void {
  if (!isCaptain(actor)) actor.assert('chain:basedata:edit')
}

/** Verbs that the actor may use on a paper that he sees. */
export const fleetPaperActions = (actor: Actor): string[] =>
  isCaptain(actor) || actor.can('chain:basedata:edit') ? ['update', 'renew', 'delete'] : []

async function heldBy(tx: Tx, holder: queries.Holder): Promise<void> {
  if (!(await queries.lockHolder(tx, holder))) throw new DomainError('NOT_FOUND', { what: whatOf(holder) })
}

/** Locks the truck or driver before the paper, as every verb does. */
async function locked(tx: Tx, id: string, version?: number): Promise<queries.StoredPaper> {
  const seen = await queries.holderOfPaper(tx, id)
  if (!seen || !(await queries.lockHolder(tx, seen))) throw new DomainError('NOT_FOUND', { what: texts.paper })
  const stored = await queries.lockPaper(tx, id)
  if (!stored) throw new DomainError('NOT_FOUND', { what: texts.paper })
  if (version !== undefined && stored.version !== version) throw new DomainError('STALE')
  return stored
}

interface Changed {
  number?: string | null | undefined
  validFrom?: string | null | undefined
  validUntil: string
  pictureUrl?: string | null | undefined
  remark?: string | null | undefined
}

/** Columns after a change: members that were left out stay. */
async function merged(
  tx: Tx,
  stored: queries.StoredPaper,
  { number, validFrom, validUntil, pictureUrl, remark }: Changed,
): Promise<queries.PaperColumns> {
  const paper = {
    number: number === undefined ? stored.number : number,
    validFrom: validFrom === undefined ? stored.validFrom : validFrom,
    validUntil,
    remark: remark === undefined ? stored.remark : remark,
  }
  if (!inOrder(paper)) throw invalidInput([{ field: 'input.validUntil', message: texts.backwards }])
  return { ...paper, pictureId: await pictureOf(tx, pictureUrl, stored.pictureId) }
}

async function viewOf(tx: Tx, id: string): Promise<FleetPaperView> {
  const view = await lists.findFleetPaper(tx.em, tx.actor, id)
  if (!view) throw new Error(`paper ${id} was written and is not there`)
  return view
}

/** File of a paper's picture: the present one unless another is given, none for null. */
async function pictureOf(tx: Tx, url: string | null | undefined, present: string | null): Promise<string | null> {
  if (url === undefined) return present
  if (url === null || url === `/files/${present}`) return url && present
  const id = await claimedFile(tx, url, 'FLEET_PAPER')
  if (id === undefined) throw invalidInput([{ field: 'input.pictureUrl', message: texts.pictureGone }])
  return id
}
