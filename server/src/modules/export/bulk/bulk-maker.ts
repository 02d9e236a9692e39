import type { Actor } from '../../../kernel/command/actor.js'
import { DomainError } from '../../../kernel/errors.js'
import { Draft } from '../../../platform/storage/draft.js'
import type { Run } from '../export-task/export-run.queries.js'
import { BulkFormat, ExportFormat } from '../export-task/fields.js'
import { fileTypes, MAX_ROWS, type Made, type Maker, type Note } from '../export-task/maker.js'
import { exportTexts as texts } from '../texts.js'
import type { BulkSource } from './bulk.service.js'
import type { BulkAsked, BulkReading } from './bulk-reading.js'

/** A page within each record multiplies its lines: the disk has an end. */
const MOST_MB = 2000
const MOST_BYTES = MOST_MB * 1024 * 1024

/** Files of bulk queries. They are written to the disk as they are read, so that nobody holds a million records. */
export class BulkMaker implements Maker {
  constructor(private readonly source: BulkSource) {}

  async make(actor: Actor, run: Run, note: Note): Promise<Made> {
    const reading = this.source.filled
    const draft = await Draft.open()
    try {
      const records = await write(draft, reading, { actor, asked: askedBy(run), note })
      const { mime } = fileTypes[run.format]
      return { records, keep: (storage, key) => storage.putDraft(key, draft, mime), drop: () => draft.remove() }
    } catch (error) {
      await draft.remove()
      throw error
    }
  }
}

const askedBy = ({ query, variables, format }: Run): BulkAsked => ({
  query: query ?? '',
  variables: variables ?? {},
  format: format === ExportFormat.CSV ? BulkFormat.CSV : BulkFormat.JSONL,
})

interface Work {
  actor: Actor
  asked: BulkAsked
  note: Note
}

async function write(draft: Draft, reading: BulkReading, { actor, asked, note }: Work): Promise<number> {
  const { total, pieces } = await reading.read(actor, asked, MAX_ROWS)
  if (total > MAX_ROWS) throw refused(texts.tooManyRows(MAX_ROWS.toLocaleString('en-US')))
  await note(0, total)
  let written = 0
  for await (const { records, text } of pieces) {
    await draft.write(text)
    if (draft.bytes > MOST_BYTES) throw refused(texts.fileTooLarge(`${MOST_MB}MB`))
    written += records
    await note(records, total)
  }
  return written
}

const refused = (message: string): DomainError => new DomainError('ROWS_REFUSED', { message })
