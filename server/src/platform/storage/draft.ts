import { type FileHandle, mkdtemp, open, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DomainError } from '../../kernel/errors.js'
import { refuseInTransaction } from '../../kernel/sql/transaction.js'

/** Codes of a disk without room, of a quota that is used up, and of stores that speak S3. */
const NO_ROOM: readonly unknown[] = ['ENOSPC', 'EDQUOT', 'XMinioStorageFull', 'InsufficientStorage', 'QuotaExceeded']

/** Whether an error means a full disk alone, however often it was wrapped. */
export function isForRoom(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && NO_ROOM.includes(error.code)
  return code || NO_ROOM.includes(error.name) || isForRoom(error.cause)
}

const ROOM = 256 * 1024
const encoder = new TextEncoder()

const PREFIX = 'tufang-draft-'
/** Far longer than any attempt at a file takes. */
const LEFT_MS = 6 * 3_600_000

/** Removes drafts of programs that were killed. */
async function removeLeft(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(PREFIX)) continue
    const folder = path.join(tmpdir(), name)
    const { birthtimeMs } = await stat(folder).catch(() => ({ birthtimeMs: Date.now() }))
    if (Date.now() - birthtimeMs > LEFT_MS) await rm(folder, { recursive: true, force: true })
  }
}

/** File that is written piece by piece on this machine before it is kept, since stores want to know its length. */
export class Draft {
  bytes = 0
  private readonly room = Buffer.allocUnsafeSlow(ROOM)

  private constructor(
    private readonly folder: string,
    readonly path: string,
    private readonly file: FileHandle,
  ) {}

  static async open(): Promise<Draft> {
    refuseInTransaction('a draft of a file')
    await removeLeft()
    const folder = await mkdtemp(path.join(tmpdir(), PREFIX))
    const place = path.join(folder, 'draft')
    return new Draft(folder, place, await open(place, 'wx', 0o600))
  }

  /** Writes a text by one buffer, which all texts have in turn: new ones would wait for the garbage collector. */
  async write(text: string): Promise<void> {
    try {
      for (let from = 0; from < text.length; ) {
        const { read, written } = encoder.encodeInto(text.slice(from), this.room)
        await this.file.appendFile(this.room.subarray(0, written))
        from += read
        this.bytes += written
      }
    } catch (error) {
      throw isForRoom(error) ? new DomainError('STORAGE_FULL') : error
    }
  }

  async remove(): Promise<void> {
    await this.file.close()
    await rm(this.folder, { recursive: true, force: true })
  }
}
