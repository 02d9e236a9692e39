import type { Actor } from '../../../kernel/command/actor.js'
import type { RunCommand, Tx } from '../../../kernel/command/command.js'
import { DomainError } from '../../../kernel/errors.js'
import { type ListRequest, type ListSpec, type Page, readList } from '../../../kernel/list/list.js'
import type { Database } from '../../../kernel/sql/database.js'
import type { Clock } from '../../../kernel/values/clock.js'
import { oneFoundBy } from './booking.list.queries.js'

export interface Keyed {
  idempotencyKey?: string | null | undefined
}

/** Documents that move tickets, as they are read. */
export abstract class DocumentService<View, Summary, Filter, Key extends string> {
  /** What a document is called. */
  protected abstract readonly what: string
  protected abstract readonly spec: ListSpec<Filter, Key>

  constructor(
    protected readonly database: Database,
    protected readonly run: RunCommand,
    protected readonly clock: Clock,
  ) {}

  /** A page of the company's documents, with the sums of those that count. */
  list(actor: Actor, request: ListRequest<Filter, Key>): Promise<Page<View, Summary>> {
    actor.assert('chain:companyticket:get')
    return readList<View, Summary, Filter, Key>(this.database.em.fork(), actor, this.spec, request)
  }

  /** One of them; undefined for an id that the company does not have. */
  async find(actor: Actor, id: string, fields?: ReadonlySet<string>): Promise<View | undefined> {
    actor.assert('chain:companyticket:get')
    return oneFoundBy<View>(this.spec)(this.database.em.fork(), actor, id, fields)
  }

  /** What a verb answers: the document as it is now. */
  protected async viewOf({ em, actor }: Tx, id: string): Promise<View> {
    const view = await oneFoundBy<View>(this.spec)(em, actor, id)
    if (!view) throw new DomainError('NOT_FOUND', { what: this.what })
    return view
  }
}
