import { createHash, timingSafeEqual } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { Actor } from '../../../kernel/command/actor.js'
import type { RunCommand } from '../../../kernel/command/command.js'
import { DomainError, invalidInput } from '../../../kernel/errors.js'
import type { Clock } from '../../../kernel/values/clock.js'
import { isId, newId } from '../../../kernel/values/id.js'
import type { Database, Em } from '../../../platform/database/database.js'
import { newKey } from '../../../platform/storage/key.js'
import type { Storage } from '../../../platform/storage/storage.js'
import { isLimited } from '../../identity/index.js'
import * as queries from './file.queries.js'
import type { FileType } from './file-type.js'
import { type FilePurpose, filePurposes } from './purposes.js'
import { fileTexts } from './texts.js'

const PER_ADDRESS_AND_HOUR = 60
const HOUR_MS = 3600_000
/** A file that nothing needs goes after a month: one of the last day is safe to be named again. */
const REUSED_MS = 24 * HOUR_MS
const MAX_NAME = 200

export interface Upload {
  purpose: FilePurpose
  name: string
  content: Uint8Array
  idempotencyKey?: string | undefined
}

export interface OpenFile {
  name: string
  mime: string
  size: number
  content: Readable
}

/** Files that people send: checked by content, kept beside a row, shown again by link or to the company that owns them. */
export class FileService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly run: RunCommand,
    private readonly storage: Storage,
    private readonly publicUrl: string,
  ) {}

  private get em(): Em {
    return this.database.em.fork()
  }

  /**
   * Keeps a file and gives the link under which it is shown. INVALID_INPUT for a wrong kind or size; FORBIDDEN for
   * whoever may not send this kind; TOO_OFTEN for strangers above 60 files an hour from one address. `actor` is null for strangers.
   */
  async store(actor: Actor | null, upload: Upload, address: string): Promise<string> {
    return this.linkOf(await this.kept(actor, upload, address))
  }

  /** Keeps a file that the company works on, and gives its id. */
  async keepFor(actor: Actor, upload: Upload): Promise<string> {
    return (await this.kept(actor, upload, actor.request.address)).id
  }

  private async kept(actor: Actor | null, upload: Upload, address: string): Promise<queries.FileKey> {
    assertMaySend(actor, upload.purpose)
    const type = checkedType(upload)
    if (!actor) await this.refuseTooOften(address)
    const now = this.clock.now()
    const companyId = actor?.facts.companyId ?? null
    const file: queries.NewFile = {
      id: newId(),
      companyId,
      userId: actor?.userId ?? null,
      key: newKey(companyId, now, type.extension),
      name: plainName(upload.name),
      mime: type.mime,
      size: upload.content.byteLength,
      purpose: upload.purpose,
      now,
      sha256: createHash('sha256').update(upload.content).digest('hex'),
      address: actor ? null : address,
    }
    const same = await this.sameAs(file)
    if (same) return same
    // The row comes first: whatever reaches the storage afterwards can be found again and removed.
    await queries.insertFile(this.em, file)
    await this.storage.put(file.key, upload.content, file.mime)
    return actor && companyId !== null ? this.keep(actor, file, upload.idempotencyKey) : this.keepOfNoCompany(file)
  }

  /** Opens a file for whoever has its link, or for a signed-in person of the company that owns it. */
  async open(id: string, who: { token: string } | { actor: Actor }): Promise<OpenFile> {
    const file = isId(id) ? await queries.findFile(this.em, id) : undefined
    const admitted = file && ('token' in who ? isToken(file.key, who.token) : mayOpen(file, who.actor))
    if (!admitted) throw new DomainError('PATH_NOT_FOUND')
    return { name: file.name, mime: file.mime, size: file.size, content: await this.storage.get(file.key) }
  }

  /** Removes files for good, the bytes first, so that no bytes are left without a row. */
  async remove(companyId: string | null, files: queries.FileKey[]): Promise<number> {
    for (const { key } of files) await this.storage.delete(key)
    return queries.deleteFiles(
      this.em,
      companyId,
      files.map(({ id }) => id),
    )
  }

  /** A repeated call gets the first call's link; what it sent again stays unfinished and is removed later. */
  private keep(actor: Actor, file: queries.NewFile, idempotencyKey: string | undefined): Promise<queries.FileKey> {
    const { name, purpose, sha256 } = file
    const input = { name, purpose, sha256 }
    return this.run(actor, { name: 'file.upload', title: fileTexts.upload, input, idempotencyKey }, async (tx) => {
      await queries.markKept(tx.em, actor.companyId, file.id, tx.now)
      return { id: file.id, key: file.key }
    })
  }

  private async sameAs(file: queries.NewFile): Promise<queries.FileKey | undefined> {
    const { companyId } = file
    if (companyId === null || !filePurposes[file.purpose].once) return undefined
    return queries.findSame(this.em, { ...file, companyId }, new Date(file.now.getTime() - REUSED_MS))
  }

  private async keepOfNoCompany(file: queries.NewFile): Promise<queries.FileKey> {
    await queries.markKept(this.em, null, file.id, file.now)
    return file
  }

  private linkOf({ id, key }: queries.FileKey): string {
    return `${this.publicUrl}/files/${id}?token=${tokenOf(key)}`
  }

  private async refuseTooOften(address: string): Promise<void> {
    const since = new Date(this.clock.now().getTime() - HOUR_MS)
    if ((await queries.countFromAddress(this.em, address, since)) >= PER_ADDRESS_AND_HOUR) {
      throw new DomainError('TOO_OFTEN', { seconds: HOUR_MS / 1000 }, [], HOUR_MS / 1000)
    }
  }
}

function assertMaySend(actor: Actor | null, purpose: FilePurpose): void {
  const [first, ...others] = filePurposes[purpose].needs ?? []
  if (!first || [first, ...others].some((permission) => actor?.can(permission))) return
  if (!actor) throw new DomainError('UNAUTHENTICATED')
  actor.assert(first)
}

function checkedType({ purpose, content }: Upload): FileType {
  const { limit, typeOf, formatMessage } = filePurposes[purpose]
  const type = typeOf(content)
  if (!type) throw invalidInput([{ field: 'file', message: formatMessage }])
  if (limit && content.byteLength > limit.bytes) throw invalidInput([{ field: 'file', message: limit.message }])
  return type
}

/** The last part of the path, without control characters; only ever shown, never a place on the disk. */
function plainName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  return last.replace(/\p{C}/gu, '').trim().slice(0, MAX_NAME) || fileTexts.unnamed
}

/** A link opens its file without signing in: the token comes from the key, which nobody can guess and nothing shows. */
const tokenOf = (key: string): string => createHash('sha256').update(`file-link:${key}`).digest('base64url')

function isToken(key: string, token: string): boolean {
  const expected = Buffer.from(tokenOf(key))
  const given = Buffer.from(token)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** Of what a file is about it says nothing: a member with a limit opens those that he sent himself, others by the links of rows that he sees. */
const mayOpen = ({ companyId, userId }: queries.FileRow, actor: Actor): boolean =>
  companyId !== null && companyId === actor.facts.companyId && (!isLimited(actor) || userId === actor.userId)
