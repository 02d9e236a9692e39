import type { Actor } from '../../../kernel/command/actor.js'
import type { RunCommand, Tx } from '../../../kernel/command/command.js'
import { DomainError, invalidInput } from '../../../kernel/errors.js'
import type { Database } from '../../../kernel/sql/database.js'
import { idText, validate } from '../../../kernel/values/validate.js'
import { staffRoles } from '../../identity/index.js'
import { viewTexts as texts } from '../texts.js'
import * as queries from './saved-view.queries.js'
import { listName, viewSchema } from './saved-view.schema.js'
import type { SavedViewInput, SavedViewView } from './saved-view.view.js'

const MAX_VIEWS = 50

/** Views of lists, private or shared with the company. Whoever stands in no company, such as a captain, has none. */
export class SavedViewService {
  constructor(
    private readonly database: Database,
    private readonly run: RunCommand,
  ) {}

  /** The own views of a list, then those that colleagues share. */
  async list(actor: Actor, list: string): Promise<SavedViewView[]> {
    const name = validate(listName, list, 'list')
    return actor.facts.companyId === null ? [] : queries.findViews(this.database.em.fork(), actor, name)
  }

  /**
   * Makes a view, or overwrites one's own: STALE when it has changed since, INVALID_INPUT when the name is taken, FORBIDDEN when whoever only reads
   * shares it.
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

  /** Deletes one of the person's own views; what a colleague shares is refused, what he does not is NOT_FOUND. */
  delete(actor: Actor, id: string, idempotencyKey?: string | null): Promise<boolean> {
    validate(idText(texts.view), id, 'id')
    return this.run(
      actor,
      { name: 'savedView.delete', title: texts.delete, input: { id }, idempotencyKey },
      async (tx) => {
        await lockOwn(tx, id)
        return queries.deleteView(tx, id)
      },
    )
  }
}

/** Permissions that let somebody see something, and do nothing. */
const READS = /:(get|index)$/

/** A shared view stands in the lists of all colleagues: whoever shares one works in the office, and does more there than look. */
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

/** What a colleague keeps to himself is not there for others; what he shares is, but stays his. */
async function lockOwn(tx: Tx, id: string): Promise<queries.StoredView> {
  const stored = await queries.lockView(tx, id)
  const own = stored?.userId === tx.actor.userId
  if (!stored || (!own && !stored.shared)) throw new DomainError('NOT_FOUND', { what: texts.view })
  if (!own) throw new DomainError('ROWS_REFUSED', { message: texts.notOwner })
  return stored
}

const nameTaken = (name: string): DomainError => invalidInput([{ field: 'input.name', message: texts.nameTaken(name) }])
