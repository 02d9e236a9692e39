import type { Actor } from '../../../kernel/command/actor.js'
import type { Storage } from '../../../platform/storage/storage.js'
import type { Run } from './export-run.queries.js'
import type { ExportFormat } from './fields.js'

/** Says how many further records are written, of how many in all; throws when the attempt has lost its task. */
export type Note = (records: number, total: number | null) => Promise<void>

/** File that was made and is not kept yet. */
export interface Made {
  records: number
  keep(storage: Storage, key: string): Promise<void>
  /** Lets go of it, whether it was kept or not. */
  drop(): Promise<void>
}

/** Maker of files of one kind, with the present rights of the actor. */
export interface Maker {
  make(actor: Actor, run: Run, note: Note): Promise<Made>
}

/** Most records of a file. */
export const MAX_ROWS = 1_000_000

interface FileType {
  ending: string
  mime: string
}

/** Endings and media types of files by their formats. */
export const fileTypes: Readonly<Record<ExportFormat, FileType>> = {
  XLSX: { ending: 'xlsx', mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  JSONL: { ending: 'jsonl', mime: 'application/x-ndjson' },
  CSV: { ending: 'csv', mime: 'text/csv; charset=utf-8' },
}
