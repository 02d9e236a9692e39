import type { Actor } from '../../../kernel/command/actor.js'
import type { RunCommand, Tx } from '../../../kernel/command/command.js'
import { DomainError, invalidInput } from '../../../kernel/errors.js'
import type { Database } from '../../../kernel/sql/database.js'
import { idText, validate } from '../../../kernel/values/validate.js'
import { staffRoles } from '../../identity/index.js'
import { viewTexts as texts } from '../texts.js'
import * as queries from './saved-view.queries.js'
import { listName, QUERIES, viewSchema } from './saved-view.schema.js'
import type { SavedViewInput, SavedViewView } from './saved-view.view.js'

const MAX_VIEWS = 50

/** Views of lists, private or shared with the company. An actor without a company, such as a captain, has none. */
export class SavedViewService {
  constructor(
    private readonly database: Database,
    private readonly run: RunCommand,
  ) {}

  /** Own views of a list, then views that colleagues share. */
  async list(actor: Actor, list: string): Promise<SavedViewView[]> {
    const name = validate(listName, list, 'list')
    return actor.facts.companyId === null ? [] : queries.findViews(this.database.em.fork(), actor, name)
  }

  /**
   * Creates a view, or overwrites an own one: STALE when it has changed since, INVALID_INPUT when the name is taken,
   * FORBIDDEN when a member without permission to write shares it.
   */
  save(actor: Actor, given: SavedViewInput, idempotencyKey?: string | null): Promise<SavedViewView> {
    const { id, version, ...view } = validate(viewSchema, given, 'input')
    if (view.shared && !mayShare(actor)) throw new DomainError('FORBIDDEN', { permission: texts.sharing })
    const options = { name: 'savedView.save', title: texts.save, input: { id, version, ...view }, idempotencyKey }
    return this.run(actor, options, async (tx) => {
      await queries.lockViewsOf(tx, view.list)
      const saved = await queries.findView(tx, await (id ? overwrite(tx, id, version, view) : add(tx, view)))
      if (!saved) throw new DomainError('NOT_FOUND', { what: texts.view })
      return saved
    })
  }

  /**
   * Deletes one of the person's own views; a colleague's shared view is refused, his private one is NOT_FOUND. Who
   * edits the company's settings also deletes queries that others share.
   */
  delete(actor: Actor, id: string, idempotencyKey?: string | null): Promise<boolean> {
    validate(idText(texts.view), id, 'id')
    return this.run(
      actor,
      { name: 'savedView.delete', title: texts.delete, input: { id }, idempotencyKey },
      async (tx) => {
        await lockOwn(tx, id, ({ list }) => list === QUERIES && tx.actor.can('sys:companysettings:edit'))
        return queries.deleteView(tx, id)
      },
    )
  }
}

/** Permissions that only let a member read. */
const READS = /:(get|index)$/

/**
 * Whether a member may share a view, which appears for all colleagues: he must work in the office and have a permission
 * to write.
 */
const mayShare = ({ facts: { roleType, permissions } }: Actor): boolean =>
  staffRoles.some((role) => role === roleType) && [...permissions].some((permission) => !READS.test(permission))

async function add(tx: Tx, view: queries.NewView): Promise<string> {
  if ((await queries.countViews(tx, view.list)) >= MAX_VIEWS) {
    throw new DomainError('ROWS_REFUSED', { message: texts.tooMany(MAX_VIEWS) })
  }
  const id = await queries.insertView(tx, view)
  if (!id) throw nameTaken(view.name)
  return id
}

async function overwrite(
  tx: Tx,
  id: string,
  version: number | null | undefined,
  view: queries.NewView,
): Promise<string> {
  const stored = await lockOwn(tx, id)
  if (stored.version !== version) throw new DomainError('STALE')
  if (stored.list !== view.list) throw invalidInput([{ field: 'input.list', message: texts.listInvalid }])
  if (await queries.isNameTaken(tx, id, view)) throw nameTaken(view.name)
  await queries.updateView(tx, id, view)
  return id
}

/**
 * View of the actor, locked; a colleague's private view is not found, and his shared one cannot be changed but by who
 * looks after it.
 */
async function lockOwn(
  tx: Tx,
  id: string,
  looksAfter: (stored: queries.StoredView) => boolean = () => false,
): Promise<queries.StoredView> {
  const stored = await queries.lockView(tx, id)
  const own = stored?.userId === tx.actor.userId
  if (!stored || (!own && !stored.shared)) throw new DomainError('NOT_FOUND', { what: texts.view })
  if (!own && !looksAfter(stored)) throw new DomainError('ROWS_REFUSED', { message: texts.notOwner })
  return stored
}

const nameTaken = (name: string): DomainError => invalidInput([{ field: 'input.name', message: texts.nameTaken(name) }])
