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

/** Kind of documents that move tickets: its name and its list. */
export interface Documents<Filter, Key extends string> {
  what: string
  spec: ListSpec<Filter, Key>
}

/** Reading of documents that move tickets. */
export class DocumentService<
  View,
  Summary,
  Filter,
  Key extends string,
  Kind extends Documents<Filter, Key> = Documents<Filter, Key>,
> {
  constructor(
    protected readonly kind: Kind,
    protected readonly database: Database,
    protected readonly run: RunCommand,
    protected readonly clock: Clock,
  ) {}

  /** Page of the company's documents, with the sums of those that count. */
  list(actor: Actor, request: ListRequest<Filter, Key>): Promise<Page<View, Summary>> {
    actor.assert('chain:companyticket:get')
    return readList<View, Summary, Filter, Key>(this.database.em.fork(), actor, this.kind.spec, request)
  }

  /** Document of an id; undefined when the company has none. */
  async find(actor: Actor, id: string, fields?: ReadonlySet<string>): Promise<View | undefined> {
    actor.assert('chain:companyticket:get')
    return oneFoundBy<View>(this.kind.spec)(this.database.em.fork(), actor, id, fields)
  }

  /** Document in the answer of a verb. */
  protected async viewOf({ em, actor }: Tx, id: string): Promise<View> {
    const view = await oneFoundBy<View>(this.kind.spec)(em, actor, id)
    if (!view) throw new DomainError('NOT_FOUND', { what: this.kind.what })
    return view
  }
}
