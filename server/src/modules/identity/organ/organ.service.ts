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
import { assertOutside, assertPlace, assertRoomFor, viewOf } from './places.js'
import { organTexts as texts } from './texts.js'

const ENTITY = 'organ'
const MOST_ORGANS = 1000

type Version = { version?: number | null | undefined }
type Move = 'edit' | 'move' | 'merge' | 'setProjects' | 'delete'
type Options = Parameters<RunCommand>[1]

/** The departments and site offices of a company, who works there and which projects they have. */
export class OrganService {
  constructor(
    private readonly database: Database,
    private readonly run: RunCommand,
    /** Drops cached sessions, since project limits have changed. */
    private readonly forget: () => void,
  ) {}

  /** Organs, which everybody in the company may read, since forms choose from them. */
  list(actor: Actor, request: ListRequest<OrganFilter, OrganSortField>): Promise<Page<OrganView, OrganSummary>> {
    return readList<OrganView, OrganSummary, OrganFilter, OrganSortField>(
      this.database.em.fork(),
      actor,
      organList,
      request,
    )
  }

  /** All organs, each level in its order, with the numbers of members and projects without an organ. */
  async tree(actor: Actor): Promise<{ organs: OrganView[]; own: OwnCounts }> {
    const page = { current: 1, size: MOST_ORGANS }
    const [{ records: organs }, own] = await Promise.all([
      this.list(actor, { page, counted: { total: false, summary: false } }),
      readOwnCounts(this.database.em.fork(), actor),
    ])
    return { organs, own }
  }

  /** Organ of an id; undefined when the company has none. */
  async find(actor: Actor, id: string, fields?: ReadonlySet<string>): Promise<OrganView | undefined> {
    actor.assert('sys:organ:index')
    return findOrgan(this.database.em.fork(), actor, id, fields)
  }

  /** Projects of the company with their organs. */
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

  /** Moves an organ with all below it to another parent, or to the company itself. */
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

  /** Moves the content of an organ to another one, and deletes it. */
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

  /**
   * Sets the projects of an organ; those of other organs move to it, and those left out belong to the company itself
   * again.
   */
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

  /** Deletes an empty organ; returns its last state. */
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

  /**
   * Runs a verb on one organ: one at a time in its company, on the version that the caller saw, if the state allows it.
   */
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

/** History entry of a member or project that moves to another organ. */
const goes = (
  entity: string,
  field: string,
  { id: entityId, version }: { id: string; version?: number },
  change: { before: string | null; after: string | null; reason?: string },
) => ({ entity, entityId, field, ...change, ...(version === undefined ? {} : { rowVersion: version }) })

function assertUnlimited({ limited }: Standing): void {
  if (limited) throw new DomainError('PROJECTS_LIMITED', { what: texts.limited })
}
