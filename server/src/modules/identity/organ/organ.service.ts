import type { Actor } from '../../../kernel/command/actor.js'
import { type Asked, askedOf } from '../../../kernel/command/asked.js'
import type { RunCommand, Tx } from '../../../kernel/command/command.js'
import { recordChanges } from '../../../kernel/command/history.js'
import type { Permission } from '../../../kernel/command/permissions.js'
import { DomainError } from '../../../kernel/errors.js'
import { type ListRequest, type Page, readList } from '../../../kernel/list/list.js'
import type { Database } from '../../../kernel/sql/database.js'
import { validate } from '../../../kernel/values/validate.js'
import { lockStanding, type Standing } from '../role/standing.js'
import { findOrgan, type OwnCounts, organList, organProjectList, readOwnCounts } from './organ.list.queries.js'
import { organMachine } from './organ.machine.js'
import * as queries from './organ.queries.js'
import * as schema from './organ.schema.js'
import type {
  OrganFilter,
  OrganInput,
  OrganMerge,
  OrganProjectFilter,
  OrganProjectSortField,
  OrganProjectSummary,
  OrganProjectView,
  OrganSortField,
  OrganSummary,
  OrganView,
} from './organ.view.js'
import { organTexts as texts } from './texts.js'

const ENTITY = 'organ'
const MOST_ORGANS = 1000
/** As many as the table lets stand below one another. */
const MOST_LEVELS = 8

type Version = { version?: number | null | undefined }
type Move = 'edit' | 'move' | 'merge' | 'setProjects' | 'delete'
type Options = Parameters<RunCommand>[1]

/** The departments and site offices of a company, who works there and which projects they have. */
export class OrganService {
  constructor(
    private readonly database: Database,
    private readonly run: RunCommand,
    /** What is kept of sessions is read anew: which projects somebody sees has changed. */
    private readonly forget: () => void,
  ) {}

  /** For everybody in the company: pages choose from them. */
  list(actor: Actor, request: ListRequest<OrganFilter, OrganSortField>): Promise<Page<OrganView, OrganSummary>> {
    return readList<OrganView, OrganSummary, OrganFilter, OrganSortField>(
      this.database.em.fork(),
      actor,
      organList,
      request,
    )
  }

  /** All of them, each level in its order, and what the company has besides. */
  async tree(actor: Actor): Promise<{ organs: OrganView[]; own: OwnCounts }> {
    const page = { current: 1, size: MOST_ORGANS }
    const [{ records: organs }, own] = await Promise.all([
      this.list(actor, { page, counted: { total: false, summary: false } }),
      readOwnCounts(this.database.em.fork(), actor),
    ])
    return { organs, own }
  }

  /** One of them; undefined for an id that the company does not have. */
  async find(actor: Actor, id: string, fields?: ReadonlySet<string>): Promise<OrganView | undefined> {
    actor.assert('sys:organ:index')
    return findOrgan(this.database.em.fork(), actor, id, fields)
  }

  /** The company's projects, and which organ has each. */
  projects(
    actor: Actor,
    request: ListRequest<OrganProjectFilter, OrganProjectSortField>,
  ): Promise<Page<OrganProjectView, OrganProjectSummary>> {
    actor.assert('sys:organ:index')
    return readList<OrganProjectView, OrganProjectSummary, OrganProjectFilter, OrganProjectSortField>(
      this.database.em.fork(),
      actor,
      organProjectList,
      request,
    )
  }

  async create(
    actor: Actor,
    given: { parentId?: string | null | undefined; input: OrganInput },
    asked: Asked,
  ): Promise<OrganView> {
    const needs = organMachine.needs('add')
    const { parentId, input } = this.checked(actor, needs, schema.createSchema, given)
    const options = { name: 'organ.create', title: texts.create, input: { parentId, ...input }, ...askedOf(asked) }
    return this.changed(actor, options, async (tx) => {
      assertUnlimited(await lockStanding(tx, needs))
      if ((await queries.countOrgans(tx)) >= MOST_ORGANS)
        throw new DomainError('TOO_MANY_ORGANS', { most: MOST_ORGANS })
      await assertPlace(tx, { name: input.name, parentId, height: 1, exceptId: null })
      const id = await queries.insertOrgan(tx, { ...input, parentId })
      await recordChanges(tx, [
        { entity: ENTITY, entityId: id, field: 'name', before: null, after: input.name },
        { entity: ENTITY, entityId: id, field: 'parentId', before: null, after: parentId },
      ])
      return viewOf(tx, id)
    })
  }

  update(actor: Actor, given: { id: string; input: OrganInput } & Version, asked: Asked): Promise<OrganView> {
    const { id, input, version } = this.checked(actor, organMachine.needs('edit'), schema.updateSchema, given)
    const named = { id, ...input, version }
    return this.moved(actor, { move: 'edit', title: texts.update, named, asked }, async (tx, before) => {
      const { parentId } = before
      if (input.name !== before.name)
        await assertPlace(tx, { name: input.name, parentId, height: 0, exceptId: before.id })
      await queries.writeOrgan(tx, before.id, { ...input, parentId })
      await recordChanges(
        tx,
        (['name', 'kind', 'sort', 'remark'] as const).map((field) => ({
          ...changeOf(before),
          field,
          before: before[field],
          after: input[field],
        })),
      )
      return viewOf(tx, before.id)
    })
  }

  /** Puts an organ with all below it below another one, or right below the company. */
  move(
    actor: Actor,
    given: { id: string; parentId?: string | null | undefined } & Version,
    asked: Asked,
  ): Promise<OrganView> {
    const named = this.checked(actor, organMachine.needs('move'), schema.moveSchema, given)
    const { parentId } = named
    return this.moved(actor, { move: 'move', title: texts.move, named, asked }, async (tx, before) => {
      if (parentId === before.parentId) return before
      if (parentId !== null) await assertOutside(tx, before, parentId, texts.moves.move)
      const height = await queries.heightOf(tx, before.id)
      await assertPlace(tx, { name: before.name, parentId, height, exceptId: before.id })
      await queries.writeOrgan(tx, before.id, { ...before, parentId })
      await recordChanges(tx, [{ ...changeOf(before), field: 'parentId', before: before.parentId, after: parentId }])
      return viewOf(tx, before.id)
    })
  }

  /** Puts all that an organ has into another one, and removes it. */
  merge(actor: Actor, given: { id: string; intoId: string } & Version, asked: Asked): Promise<OrganMerge> {
    const named = this.checked(actor, organMachine.needs('merge'), schema.mergeSchema, given)
    const { id, intoId } = named
    return this.moved(actor, { move: 'merge', title: texts.merge, named, asked }, async (tx, before) => {
      await queries.lockOrgan(tx, intoId)
      const into = await viewOf(tx, intoId)
      await assertOutside(tx, before, intoId, texts.moves.merge)
      await assertRoomFor(tx, before, into)
      const [children, members] = [
        await queries.moveChildren(tx, id, intoId),
        await queries.moveMembers(tx, id, intoId),
      ]
      const projects = await queries.projectsAmong(tx, id, [])
      await queries.placeProjects(tx, projects.map(idOf), intoId)
      await queries.deleteOrgan(tx, id)
      await queries.writeOrgan(tx, intoId, into)
      const reason = texts.merged(into.name)
      await recordChanges(tx, [
        { entity: ENTITY, entityId: id, field: 'name', before: before.name, after: null, reason },
        ...children.map((child) => goes(ENTITY, 'parentId', child, { before: id, after: intoId, reason })),
        ...members.map((member) => goes('companyUser', 'organId', member, { before: id, after: intoId, reason })),
        ...projects.map((project) => goes('organProject', 'organId', project, { before: id, after: intoId, reason })),
      ])
      const [memberNames, childNames, projectNames] = [members, children, projects].map((moved) =>
        moved.map(({ name }) => name).toSorted(),
      ) as [string[], string[], string[]]
      return { organ: await viewOf(tx, intoId), memberNames, childNames, projectNames }
    })
  }

  /** Says which projects an organ has; one that another has goes over, one that is left out is the company's own again. */
  setProjects(actor: Actor, given: { id: string; projectIds: string[] } & Version, asked: Asked): Promise<OrganView> {
    const named = this.checked(actor, organMachine.needs('setProjects'), schema.projectsSchema, given)
    const { projectIds } = named
    const options = { move: 'setProjects', title: texts.setProjects, named, asked } as const
    return this.moved(actor, options, async (tx, before) => {
      const { id } = before
      const among = await queries.projectsAmong(tx, id, projectIds)
      const wanted = new Set(projectIds)
      if (among.filter((project) => wanted.has(project.id)).length < wanted.size)
        throw new DomainError('NOT_FOUND', { what: texts.project })
      const changes = among.flatMap((project) => {
        const after = wanted.has(project.id) ? id : null
        return project.organId === after ? [] : [{ ...project, after }]
      })
      if (changes.length === 0) return before
      await queries.freeProjects(tx, changes.filter(({ after }) => after === null).map(idOf))
      await queries.placeProjects(tx, changes.filter(({ after }) => after !== null).map(idOf), id)
      await queries.writeOrgan(tx, id, before)
      await recordChanges(
        tx,
        changes.map((project) =>
          goes('organProject', 'organId', project, { before: project.organId, after: project.after }),
        ),
      )
      return viewOf(tx, id)
    })
  }

  /** Removes an organ that has nothing; answers as what it was. */
  remove(
    actor: Actor,
    given: { id: string; reason?: string | null | undefined } & Version,
    asked: Asked,
  ): Promise<OrganView> {
    const named = this.checked(actor, organMachine.needs('delete'), schema.removeSchema, given)
    return this.moved(actor, { move: 'delete', title: texts.remove, named, asked }, async (tx, before) => {
      await queries.deleteOrgan(tx, before.id)
      const { id: entityId, name } = before
      const reason = named.reason ?? null
      await recordChanges(tx, [{ entity: ENTITY, entityId, field: 'name', before: name, after: null, reason }])
      return before
    })
  }

  private checked<Schema extends Parameters<typeof validate>[0]>(
    actor: Actor,
    needs: Permission,
    checks: Schema,
    given: object,
  ): ReturnType<typeof validate<Schema>> {
    actor.assert(needs)
    return validate<Schema>(checks, given)
  }

  /** A verb on one organ: alone in its company, as it was seen, and allowed now. */
  private moved<Answer>(
    actor: Actor,
    { move, title, named, asked }: { move: Move; title: string; named: { id: string } & Version; asked: Asked },
    work: (tx: Tx, before: OrganView) => Promise<Answer>,
  ): Promise<Answer> {
    const options = { name: `organ.${move}`, title, input: named, ...askedOf(asked) }
    return this.changed(actor, options, async (tx) => {
      const standing = await lockStanding(tx, organMachine.needs(move))
      await queries.lockOrgan(tx, named.id)
      const before = await viewOf(tx, named.id)
      const refused = organMachine.refusal('KEPT', move, { organ: before, standing })
      if (refused) throw refused
      if (named.version != null && named.version !== before.version) throw new DomainError('STALE')
      return work(tx, before)
    })
  }

  private async changed<Answer>(actor: Actor, options: Options, work: (tx: Tx) => Promise<Answer>): Promise<Answer> {
    const answer = await this.run(actor, options, work)
    this.forget()
    return answer
  }
}

const idOf = ({ id }: { id: string }): string => id
const changeOf = ({ id, version }: OrganView) => ({ entity: ENTITY, entityId: id, rowVersion: version + 1 })

/** What the history says of something that went from one organ to another. */
const goes = (
  entity: string,
  field: string,
  { id: entityId, version }: { id: string; version?: number },
  change: { before: string | null; after: string | null; reason?: string },
) => ({ entity, entityId, field, ...change, ...(version === undefined ? {} : { rowVersion: version }) })

async function viewOf({ em, actor }: Tx, id: string): Promise<OrganView> {
  const view = await findOrgan(em, actor, id)
  if (!view) throw new DomainError('NOT_FOUND', { what: texts.organ })
  return view
}

function assertUnlimited({ limited }: Standing): void {
  if (limited) throw new DomainError('PROJECTS_LIMITED', { what: texts.limited })
}

async function assertOutside(tx: Tx, { id, name }: OrganView, otherId: string, move: string): Promise<void> {
  if (!(await queries.isWithin(tx, otherId, id))) return
  const { name: target } = await viewOf(tx, otherId)
  throw new DomainError('ORGAN_BELOW_ITSELF', { organ: name, target, move })
}

/** That something of so many levels may stand in a place under that name; NOT_FOUND for a place that is none. */
async function assertPlace(
  tx: Tx,
  {
    name,
    parentId,
    height,
    exceptId,
  }: { name: string; parentId: string | null; height: number; exceptId: string | null },
): Promise<void> {
  if (parentId !== null) await queries.lockOrgan(tx, parentId, texts.parent)
  const place = parentId === null ? texts.company : `“${(await viewOf(tx, parentId)).name}”`
  const level = parentId === null ? 0 : await queries.levelOf(tx, parentId)
  if (level + height > MOST_LEVELS) throw new DomainError('ORGAN_TOO_DEEP', { most: MOST_LEVELS, organ: name, place })
  if (await queries.isNameTaken(tx, { name, parentId, exceptId }))
    throw new DomainError('ORGAN_NAME_TAKEN', { place, organ: name })
}

/** The same of all that stands right below one organ and goes below another. */
async function assertRoomFor(tx: Tx, from: OrganView, into: OrganView): Promise<void> {
  const [level, height] = [await queries.levelOf(tx, into.id), await queries.heightOf(tx, from.id)]
  const place = `“${into.name}”`
  if (level + height - 1 > MOST_LEVELS)
    throw new DomainError('ORGAN_TOO_DEEP', { most: MOST_LEVELS, organ: from.name, place })
  const name = await queries.nameInBoth(tx, from.id, into.id)
  if (name !== undefined) throw new DomainError('ORGAN_NAME_TAKEN', { place, organ: name })
}
