import type { Actor } from '../../kernel/command/actor.js'
import { DomainError, invalidInput } from '../../kernel/errors.js'
import { type ListRequest, type Page, readList } from '../../kernel/list/list.js'
import type { Database } from '../../kernel/sql/database.js'
import type { GivenCaptcha } from '../identity/index.js'
import {
  cellText,
  columnOf,
  DataImportKind,
  type Importing,
  type ImportRowFilter,
  keysOf,
  type UploadRequest,
} from '../import/index.js'
import { dataImportList, kindOfImport } from './data-import.queries.js'
import type {
  DataImportCell,
  DataImportFilter,
  DataImportKindView,
  DataImportRowSummary,
  DataImportRowView,
  DataImportSummary,
  DataImportView,
} from './data-import.view.js'
import { dataImportTexts as texts } from './texts.js'

/** Stored row, with its cells by their keys. */
interface KeptRow extends Omit<DataImportRowView, 'cells' | 'kind'> {
  cells: Readonly<Record<string, string>>
}

interface FileContent {
  name: string
  content: Buffer
}

/**
 * Imports of all kinds that share the tables: each call goes to the import of its kind, which checks the permission.
 */
export class DataImportService {
  private byKind: ReadonlyMap<string, Importing> | undefined

  constructor(
    private readonly database: Database,
    /** Imports of all domains. */
    private readonly all: () => readonly Importing[],
  ) {}

  /** Kinds that a person may import, with the columns of their sheets. */
  offered(actor: Actor): DataImportKindView[] {
    return this.open(actor).map(({ definition }) => {
      const kind = DataImportKind[definition.kind ?? 'TRUCK']
      const columns = keysOf(definition).map((key) => columnOf(definition, key))
      return {
        kind,
        name: definition.words.what,
        columns: columns.map(({ title, required }) => (required ? `${title}*` : title)),
        notes: [...definition.words.template.notes],
        templateUrl: `/chain/dataImport/template?kind=${kind}`,
      }
    })
  }

  /** Imports of the kinds that the actor may import. */
  list(
    actor: Actor,
    request: ListRequest<DataImportFilter, 'CREATE_TIME'>,
  ): Promise<Page<DataImportView, DataImportSummary>> {
    const kinds = this.open(actor).map(({ definition }) => definition.kind ?? '')
    const list = dataImportList(kinds)
    return readList<DataImportView, DataImportSummary, DataImportFilter, 'CREATE_TIME'>(
      this.database.em.fork(),
      actor,
      list,
      request,
    )
  }

  async find(actor: Actor, id: string, fields?: ReadonlySet<string>): Promise<DataImportView> {
    return (await this.byId(actor, id)).imports.find(actor, id, fields) as Promise<DataImportView>
  }

  /** Rows of an import with their outcomes; NOT_FOUND for another company's. */
  async rows(
    actor: Actor,
    request: ListRequest<ImportRowFilter, 'LINE'>,
  ): Promise<Page<DataImportRowView, DataImportRowSummary>> {
    const { imports, definition } = await this.byId(actor, request.filter?.importId ?? '')
    // Stored rows are those of the list of the shared tables.
    const kind = definition.kind ?? ''
    const { records, ...page } = (await imports.rows(actor, request)) as Page<KeptRow, DataImportRowSummary>
    return { ...page, records: records.map((row) => ({ ...row, kind, cells: cellsOf(definition, row.cells) })) }
  }

  /** Reads and checks a file; gives the id of its import. */
  upload(actor: Actor, kind: `${DataImportKind}`, request: UploadRequest): Promise<string> {
    return this.of(kind).uploads.upload(actor, request)
  }

  async commit(
    actor: Actor,
    id: string,
    idempotencyKey?: string | null,
    shown: GivenCaptcha = {},
  ): Promise<DataImportView> {
    return (await this.byId(actor, id)).imports.commit(actor, id, idempotencyKey, shown) as Promise<DataImportView>
  }

  async cancel(actor: Actor, id: string, idempotencyKey?: string | null): Promise<DataImportView> {
    return (await this.byId(actor, id)).imports.cancel(actor, id, idempotencyKey) as Promise<DataImportView>
  }

  /** Verbs of an import, for `allowedActions`. */
  actions(actor: Actor, view: Pick<DataImportView, 'kind' | 'status' | 'pendingCount'>): string[] {
    return this.of(view.kind).imports.actions(actor, view)
  }

  /** Template of a kind; NOT_FOUND for a kind that the actor may not import. */
  async template(actor: Actor, kind: `${DataImportKind}`): Promise<FileContent> {
    const { files, definition } = this.of(kind)
    if (!actor.can(definition.permission)) throw new DomainError('NOT_FOUND', { what: texts.template })
    return files.template(actor)
  }

  async report(actor: Actor, id: string): Promise<FileContent> {
    return (await this.byId(actor, id)).files.report(actor, id)
  }

  private kinds(): ReadonlyMap<string, Importing> {
    this.byKind ??= new Map(
      this.all().flatMap((one) => (one.definition.kind ? [[one.definition.kind, one] as const] : [])),
    )
    return this.byKind
  }

  private open(actor: Actor): Importing[] {
    return [...this.kinds().values()].filter(({ definition }) => actor.can(definition.permission))
  }

  private of(kind: string): Importing {
    const found = this.kinds().get(kind)
    if (!found) throw invalidInput([{ field: 'kind', message: texts.noKind }])
    return found
  }

  private async byId(actor: Actor, id: string): Promise<Importing> {
    const kind = await kindOfImport(this.database.em.fork(), actor, id)
    const found = kind === undefined ? undefined : this.kinds().get(kind)
    if (!found || !actor.can(found.definition.permission)) throw new DomainError('NOT_FOUND', { what: texts.import })
    return found
  }
}

const cellsOf = (definition: Importing['definition'], cells: Readonly<Record<string, string>> = {}): DataImportCell[] =>
  keysOf(definition).flatMap((key) => {
    const value = cellText(definition, key, cells[key])
    return value === null ? [] : [{ column: columnOf(definition, key).title, value }]
  })
