import { createHash } from 'node:crypto'
import type { Actor } from '../../../kernel/command/actor.js'
import type { RunCommand, Tx } from '../../../kernel/command/command.js'
import { DomainError } from '../../../kernel/errors.js'
import type { Database } from '../../../platform/database/database.js'
import type { TaskKey } from '../../../platform/jobs/task.queries.js'
import type { CardAccounts } from '../change/accounts.js'
import { checkRows, PIECE } from './check.js'
import { importMachine } from './import.machine.js'
import * as queries from './import.queries.js'
import { expiryAt, MAX_OPEN, NEEDED } from './import.rules.js'
import { insertRows, type NewRow, recount } from './import-row.queries.js'
import { Places } from './places.js'
import { readSheetOf, type WaybillSheet } from './sheet.js'
import { shown } from './text.js'
import { importTexts as texts } from './texts.js'

/** Keeps the original beside its import, and gives its id. */
export type KeepFile = (actor: Actor, file: { name: string; content: Uint8Array }) => Promise<string>
/** Has an import done some time after the transaction commits. */
export type SendImport = (task: TaskKey, em: Tx['em']) => Promise<void>

export interface UploadRequest {
  name: string
  content: Uint8Array
  /** Imports what is good at once, as programs want it; people look first. */
  commit: boolean
  /** What refusals of the file as a whole name; `file` unless told otherwise. */
  at?: string
  idempotencyKey?: string | null | undefined
}

/** Sheets that come in: read, held against everything, and kept with what would become of each row. */
export class ImportUploadService {
  constructor(
    private readonly database: Database,
    private readonly run: RunCommand,
    private readonly accounts: CardAccounts,
    private readonly keepFile: KeepFile,
    private readonly send: SendImport,
  ) {}

  /**
   * Reads and checks a file and gives the id of its import. INVALID_INPUT says what is wrong with a file that cannot be taken;
   * a file that is being imported already gives that import.
   */
  async upload(actor: Actor, { name, content, commit, at, idempotencyKey }: UploadRequest): Promise<string> {
    actor.assert(NEEDED)
    const sha256 = createHash('sha256').update(content).digest('hex')
    const underWay = await queries.findUnderWay(this.database.em.fork(), actor, sha256)
    if (underWay) return underWay
    const sheet = await readSheetOf(content, at)
    const fileName = shown(name.split(/[\\/]/).at(-1) ?? '') || texts.unnamed
    const places = new Places([...sheet.header.keys])
    // What is rolled back leaves nothing behind to flag.
    const accounts = { ...this.accounts, changed: async () => undefined }
    const context = { accounts, places, reason: texts.updateReason(fileName), rehearsal: true }
    const rows = await checkRows(this.run, actor, context, sheet.rows)
    const fileId = await this.keepFile(actor, { name: fileName, content })
    const head = { fileId, fileName, fileSize: content.byteLength, sha256, ...headOf(sheet, places) }
    const options = {
      name: 'waybill.import.upload',
      title: texts.check,
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
    if (begins && (await queries.countOpen(tx)) >= MAX_OPEN) {
      throw new DomainError('ROWS_REFUSED', { message: texts.tooManyImports(MAX_OPEN) })
    }
    const status = begins
      ? importMachine.next(importMachine.initial, 'commit', { pendingCount })
      : importMachine.initial
    const id = await queries.insertImport(tx, { ...head, status, expiresAt: expiryAt(tx.now) })
    for (let from = 0; from < rows.length; from += PIECE) await insertRows(tx, id, rows.slice(from, from + PIECE))
    await recount(tx, id)
    if (begins) await this.send({ companyId: tx.actor.companyId, id }, tx.em)
    return id
  }
}

const headOf = ({ name, header: { unknown } }: WaybillSheet, { headings }: Places) => ({
  sheet: name,
  headings,
  unknownHeadings: unknown,
})
