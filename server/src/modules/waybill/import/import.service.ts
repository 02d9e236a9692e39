import type { Actor } from '../../../kernel/command/actor.js'
import type { RunCommand, Tx } from '../../../kernel/command/command.js'
import { DomainError } from '../../../kernel/errors.js'
import { type ListRequest, readList } from '../../../kernel/list/list.js'
import { idText, validate } from '../../../kernel/values/validate.js'
import type { Database, Em } from '../../../platform/database/database.js'
import { WaybillImportStatus } from './import.enums.js'
import { importMachine } from './import.machine.js'
import * as queries from './import.queries.js'
import { expiryAt, MAX_OPEN, NEEDED } from './import.rules.js'
import type {
  WaybillImportFilter,
  WaybillImportPage,
  WaybillImportRowFilter,
  WaybillImportRowPage,
  WaybillImportRowView,
  WaybillImportView,
} from './import.view.js'
import { importRowList } from './import-row.queries.js'
import { importTexts as texts } from './texts.js'
import type { SendImport } from './upload.service.js'

/** Imports of a company: what people see of them, and give the word for. Whoever may add waybills shares them all. */
export class ImportService {
  constructor(
    private readonly database: Database,
    private readonly run: RunCommand,
    private readonly send: SendImport,
  ) {}

  private get em(): Em {
    return this.database.em.fork()
  }

  list(actor: Actor, request: ListRequest<WaybillImportFilter, 'CREATE_TIME'>): Promise<WaybillImportPage> {
    actor.assert(NEEDED)
    return readList<WaybillImportView, object, WaybillImportFilter, 'CREATE_TIME'>(
      this.em,
      actor,
      queries.importList,
      request,
    )
  }

  /** One import; NOT_FOUND for another company's. */
  async find(actor: Actor, id: string, fields?: ReadonlySet<string>): Promise<WaybillImportView> {
    actor.assert(NEEDED)
    return found(this.em, actor, validate(idText(texts.import), id, 'id'), fields)
  }

  /** The newest import of the person; NOT_FOUND when there is none. */
  async last(actor: Actor): Promise<WaybillImportView> {
    actor.assert(NEEDED)
    const id = await queries.lastImportOf(this.em, actor)
    if (id === undefined) throw new DomainError('NOT_FOUND', { what: texts.import })
    return found(this.em, actor, id)
  }

  /** What is told of each row of an import; an import of another company has no rows. */
  rows(actor: Actor, request: ListRequest<WaybillImportRowFilter, 'LINE'>): Promise<WaybillImportRowPage> {
    actor.assert(NEEDED)
    return readList<WaybillImportRowView, object, WaybillImportRowFilter, 'LINE'>(
      this.em,
      actor,
      importRowList,
      request,
    )
  }

  /** Has what was checked imported, or what was stopped half-way gone on with, by the person who says so. */
  commit(actor: Actor, id: string, idempotencyKey?: string | null): Promise<WaybillImportView> {
    actor.assert(importMachine.needs('commit'))
    const options = { name: 'waybill.import.commit', title: texts.commit, input: { id }, idempotencyKey }
    return this.run(actor, options, async (tx) => {
      const { status, pendingCount } = await locked(tx, id)
      importMachine.next(WaybillImportStatus[status], 'commit', { pendingCount })
      if ((await queries.countOpen(tx)) >= MAX_OPEN) {
        throw new DomainError('ROWS_REFUSED', { message: texts.tooManyImports(MAX_OPEN) })
      }
      await queries.queueImport(tx, id, expiryAt(tx.now))
      await this.send({ companyId: actor.companyId, id }, tx.em)
      return found(tx.em, actor, id)
    })
  }

  /** Gives up an import that was only checked, or stops one: what is imported by then stays, and it may be gone on with. */
  cancel(actor: Actor, id: string, idempotencyKey?: string | null): Promise<WaybillImportView> {
    actor.assert(importMachine.needs('cancel'))
    const options = { name: 'waybill.import.cancel', title: texts.cancel, input: { id }, idempotencyKey }
    return this.run(actor, options, async (tx) => {
      const { status } = await locked(tx, id)
      importMachine.next(WaybillImportStatus[status], 'cancel')
      await queries.cancelImport(tx, id)
      return found(tx.em, actor, id)
    })
  }

  /** Removes expired imports of a company; their files go when nothing needs them. */
  async removeExpired(companyId: string, now: Date, limit: number): Promise<number> {
    const expired = await queries.findExpired(this.em, companyId, now, limit)
    return queries.deleteImports(
      this.em,
      companyId,
      expired.map(({ id }) => id),
    )
  }
}

async function locked(tx: Tx, id: string): Promise<queries.LockedImport> {
  const task = await queries.lockImport(tx, validate(idText(texts.import), id, 'id'))
  if (!task) throw new DomainError('NOT_FOUND', { what: texts.import })
  return task
}

async function found(em: Em, actor: Actor, id: string, fields?: ReadonlySet<string>): Promise<WaybillImportView> {
  const view = await queries.findImport(em, actor, id, fields)
  if (!view) throw new DomainError('NOT_FOUND', { what: texts.import })
  return view
}
