import { createHash } from 'node:crypto'
import type { Actor } from '../../../kernel/command/actor.js'
import type { RunCommand, Tx } from '../../../kernel/command/command.js'
import { DomainError } from '../../../kernel/errors.js'
import type { Database } from '../../../kernel/sql/database.js'
import type { TaskKey } from '../../../platform/jobs/task.queries.js'
import type { ImportDefinition, ImportWork } from '../definition.js'
import { Places } from '../reading/places.js'
import { type ImportSheet, readSheet } from '../reading/sheet.js'
import { shown } from '../reading/text.js'
import { namedTexts, importTexts as texts } from '../texts.js'
import { checkRows } from './check.js'
import { type ImportMachine, importMachine } from './import.machine.js'
import * as queries from './import.queries.js'
import { expiryAt, MAX_OPEN, PIECE } from './import.rules.js'
import { insertRows, type NewRow, recount } from './import-row.queries.js'
import { type ImportTables, tablesOf } from './tables.sql.js'

interface Original {
  name: string
  content: Uint8Array
  idempotencyKey: string | undefined
}

/** Stores the original file and returns its id. */
export type KeepFile = (actor: Actor, file: Original) => Promise<string>
/** Enqueues an import for the background; called in the transaction that confirms it. */
export type SendImport = (task: TaskKey, em: Tx['em']) => Promise<void>

export interface UploadRequest {
  name: string
  content: Uint8Array
  /** Whether good rows are imported at once, as programs want it; people look at the forecast first. */
  commit: boolean
  /** Field for refusals of the whole file; `file` by default. */
  at?: string
  idempotencyKey?: string | null | undefined
}

/** Uploads of sheets: read, checked against the company's rows, and stored with the forecast of each row. */
export class ImportUploadService<Key extends string = string> {
  private readonly machine: ImportMachine
  private readonly tables: ImportTables

  constructor(
    private readonly definition: ImportDefinition<Key>,
    private readonly work: ImportWork<Key>,
    private readonly database: Database,
    private readonly run: RunCommand,
    private readonly keepFile: KeepFile,
    private readonly send: SendImport,
  ) {
    this.machine = importMachine(definition)
    this.tables = tablesOf(definition)
  }

  /**
   * Reads and checks a file and returns the id of its import. INVALID_INPUT names the fault of the whole file; for a
   * file that is being imported already, that import is returned.
   */
  async upload(actor: Actor, { name, content, commit, at, idempotencyKey }: UploadRequest): Promise<string> {
    actor.assert(this.definition.permission)
    const sha256 = hashOf(content)
    const underWay = await queries.findUnderWay(this.database.em.fork(), actor, this.tables, sha256)
    if (underWay) return underWay
    const sheet = await readSheet(this.definition, content, at)
    const fileName = shown(name.split(/[\\/]/).at(-1) ?? '') || texts.unnamed
    const places = new Places([...sheet.header.keys])
    const piece = { places, fileName, rehearsal: true }
    const rows = await checkRows(this.run, actor, { definition: this.definition, work: this.work }, piece, sheet.rows)
    const fileId = await this.keepFile(actor, { name: fileName, content, idempotencyKey: keyOfFile(idempotencyKey) })
    const head = { fileId, fileName, fileSize: content.byteLength, sha256, ...headOf(sheet, places) }
    const options = {
      name: `${this.definition.name}.import.upload`,
      title: namedTexts(this.definition.words.what).check,
      input: { sha256, fileName, commit },
      idempotencyKey,
    }
    return this.run(actor, options, (tx) => this.keep(tx, head, rows, commit))
  }

  private async keep(
    tx: Tx,
    head: Omit<queries.NewImport, 'status' | 'expiresAt'>,
    rows: readonly NewRow[],
    commit: boolean,
  ): Promise<string> {
    const pendingCount = rows.filter(({ outcome }) => outcome === 'CREATE' || outcome === 'UPDATE').length
    const begins = commit && pendingCount > 0
    if (begins && (await queries.countOpen(tx, this.tables)) >= MAX_OPEN) {
      throw new DomainError('ROWS_REFUSED', {
        message: namedTexts(this.definition.words.what).tooManyImports(MAX_OPEN),
      })
    }
    const status = begins ? this.machine.next(this.machine.initial, 'commit', { pendingCount }) : this.machine.initial
    const id = await queries.insertImport(tx, this.tables, { ...head, status, expiresAt: expiryAt(tx.now) })
    for (let from = 0; from < rows.length; from += PIECE)
      await insertRows(tx, this.tables, id, rows.slice(from, from + PIECE))
    await recount(tx, this.tables, id)
    if (begins) await this.send({ companyId: tx.actor.companyId, id }, tx.em)
    return id
  }
}

const hashOf = (content: Uint8Array | string): string => createHash('sha256').update(content).digest('hex')

/** Key under which the original is stored: a repeated upload, whose first answer was lost, stores one file. */
const keyOfFile = (key: string | null | undefined): string | undefined => (key ? `file ${hashOf(key)}` : undefined)

const headOf = ({ name, header: { unknown } }: ImportSheet, { headings }: Places) => ({
  sheet: name,
  headings,
  unknownHeadings: unknown,
})
