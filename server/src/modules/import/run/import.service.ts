import type { Actor } from '../../../kernel/command/actor.js'
import type { RunCommand, Tx } from '../../../kernel/command/command.js'
import { DomainError } from '../../../kernel/errors.js'
import { type ListRequest, type Page, readList } from '../../../kernel/list/list.js'
import type { Database, Em } from '../../../kernel/sql/database.js'
import { idText, validate } from '../../../kernel/values/validate.js'
import type { GivenCaptcha } from '../../identity/index.js'
import type { ImportDefinition, ImportWork } from '../definition.js'
import { namedTexts } from '../texts.js'
import { type ImportMachine, importMachine } from './import.machine.js'
import * as queries from './import.queries.js'
import { expiryAt, MAX_OPEN } from './import.rules.js'
import {
  type ImportFilter,
  type ImportRowFilter,
  type ImportRowSummary,
  ImportStatus,
  type ImportSummary,
  type ImportView,
} from './import.view.js'
import { type ImportRowList, importRowList } from './import-row.queries.js'
import { type ImportTables, tablesOf } from './tables.sql.js'
import type { SendImport } from './upload.service.js'

/** Imports of a company, shared by all its members with the permission. */
export class ImportService<RowView extends object = object> {
  readonly machine: ImportMachine
  readonly imports: queries.ImportList
  readonly importRows: ImportRowList
  private readonly tables: ImportTables
  private readonly named: ReturnType<typeof namedTexts>

  constructor(
    private readonly definition: Pick<ImportDefinition, 'name' | 'kind' | 'words' | 'permission' | 'shown'>,
    private readonly work: Pick<ImportWork, 'toll'>,
    private readonly database: Database,
    private readonly run: RunCommand,
    private readonly send: SendImport,
  ) {
    this.machine = importMachine(definition)
    this.tables = tablesOf(definition)
    this.imports = queries.importList(this.tables)
    this.importRows = importRowList(definition)
    this.named = namedTexts(definition.words.what)
  }

  private get em(): Em {
    return this.database.em.fork()
  }

  list(actor: Actor, request: ListRequest<ImportFilter, 'CREATE_TIME'>): Promise<Page<ImportView, ImportSummary>> {
    actor.assert(this.definition.permission)
    return readList<ImportView, ImportSummary, ImportFilter, 'CREATE_TIME'>(this.em, actor, this.imports, request)
  }

  /** One import; NOT_FOUND for another company's. */
  async find(actor: Actor, id: string, fields?: ReadonlySet<string>): Promise<ImportView> {
    actor.assert(this.definition.permission)
    return this.found(this.em, actor, validate(idText(this.named.import), id, 'id'), fields)
  }

  /** Newest import of the person; NOT_FOUND before the first. */
  async last(actor: Actor): Promise<ImportView> {
    actor.assert(this.definition.permission)
    const id = await queries.lastImportOf(this.em, actor, this.tables)
    if (id === undefined) throw new DomainError('NOT_FOUND', { what: this.named.import })
    return this.found(this.em, actor, id)
  }

  /** Rows of an import with their outcomes; none for another company's. */
  rows(actor: Actor, request: ListRequest<ImportRowFilter, 'LINE'>): Promise<Page<RowView, ImportRowSummary>> {
    actor.assert(this.definition.permission)
    return readList<RowView, ImportRowSummary, ImportRowFilter, 'LINE'>(this.em, actor, this.importRows, request)
  }

  /** Verbs of an import, for `allowedActions`. */
  actions(actor: Actor, view: Pick<ImportView, 'status' | 'pendingCount'>): string[] {
    return this.machine.actions(ImportStatus[view.status], actor, view)
  }

  /** Confirms a checked import, or continues a stopped one, as the actor. */
  async commit(
    actor: Actor,
    id: string,
    idempotencyKey?: string | null,
    shown: GivenCaptcha = {},
  ): Promise<ImportView> {
    actor.assert(this.machine.needs('commit'))
    const options = {
      name: `${this.definition.name}.import.commit`,
      title: this.named.commit,
      input: { id },
      idempotencyKey,
    }
    const toll = await this.work.toll?.(shown)
    return this.run(actor, options, async (tx) => {
      const { status, pendingCount } = await this.locked(tx, id)
      this.machine.next(ImportStatus[status], 'commit', { pendingCount })
      if ((await queries.countOpen(tx, this.tables)) >= MAX_OPEN) {
        throw new DomainError('ROWS_REFUSED', { message: this.named.tooManyImports(MAX_OPEN) })
      }
      await toll?.(tx, pendingCount)
      await queries.queueImport(tx, this.tables, id, expiryAt(tx.now))
      await this.send({ companyId: actor.companyId, id }, tx.em)
      return this.found(tx.em, actor, id)
    })
  }

  /** Cancels a checked import, or stops a running one: imported rows stay, and it may be continued. */
  cancel(actor: Actor, id: string, idempotencyKey?: string | null): Promise<ImportView> {
    actor.assert(this.machine.needs('cancel'))
    const options = {
      name: `${this.definition.name}.import.cancel`,
      title: this.named.cancel,
      input: { id },
      idempotencyKey,
    }
    return this.run(actor, options, async (tx) => {
      const { status } = await this.locked(tx, id)
      this.machine.next(ImportStatus[status], 'cancel')
      await queries.cancelImport(tx, this.tables, id)
      return this.found(tx.em, actor, id)
    })
  }

  /** Removes expired imports of a company; their files go when nothing needs them. */
  async removeExpired(companyId: string, now: Date, limit: number): Promise<number> {
    const expired = await queries.findExpired(this.em, this.tables, companyId, now, limit)
    return queries.deleteImports(
      this.em,
      this.tables,
      companyId,
      expired.map(({ id }) => id),
    )
  }

  private async locked(tx: Tx, id: string): Promise<queries.LockedImport> {
    const task = await queries.lockImport(tx, this.tables, validate(idText(this.named.import), id, 'id'))
    if (!task) throw new DomainError('NOT_FOUND', { what: this.named.import })
    return task
  }

  private async found(em: Em, actor: Actor, id: string, fields?: ReadonlySet<string>): Promise<ImportView> {
    const view = await queries.findImport(em, actor, this.imports, id, fields)
    if (!view) throw new DomainError('NOT_FOUND', { what: this.named.import })
    return view
  }
}
