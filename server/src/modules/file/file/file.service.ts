import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Actor } from '../../../kernel/command/actor.js'
import type { RunCommand, Tx } from '../../../kernel/command/command.js'
import { DomainError } from '../../../kernel/errors.js'
import type { Database, Em } from '../../../kernel/sql/database.js'
import { inTransaction } from '../../../kernel/sql/transaction.js'
import { inTurn } from '../../../kernel/sql/turn.js'
import type { Clock } from '../../../kernel/values/clock.js'
import { isId, newId } from '../../../kernel/values/id.js'
import type { Storage } from '../../../platform/storage/storage.js'
import { newKey } from '../../../platform/storage/storage.js'
import { countedAs, isCaptain, networkOf } from '../../identity/index.js'
import { insertLook } from '../look/look.queries.js'
import { assertMaySend, mayName, mayOpen } from './access.js'
import { checked, plainName } from './checked.js'
import * as queries from './file.queries.js'
import { isToken, tokenOf } from './link.js'
import { fileIdsOf, type PaperOfCaptain } from './pictures.js'
import { type FilePurpose, filePurposes, isPaper } from './purposes.js'
import { fileTexts } from './texts.js'

const PER_ADDRESS_AND_HOUR = 60
const HOUR_MS = 3600_000
/**
 * Age up to which an equal file is used again: unneeded files are deleted after a month, so one of the last day will
 * still be there when a record names it.
 */
const REUSED_MS = 24 * HOUR_MS

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
  isPaper: boolean
}

/** Request for a file, and what proves the right to it. */
export interface Asking {
  /** Token of the link; undefined for a request by id alone. */
  token: string | undefined
  /** Finds the caller; undefined for one with a link who is not signed in. */
  whoAsks: (() => Promise<Actor>) | undefined
}

/**
 * Files that people send: checked by content, stored beside a row, and opened by link or by the company that owns them.
 */
export class FileService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly run: RunCommand,
    private readonly storage: Storage,
    private readonly publicUrl: string,
    /** Whether a captain's truck or driver has a paper with the file. */
    private readonly isOfCaptain: PaperOfCaptain,
  ) {}

  private get em(): Em {
    return this.database.em.fork()
  }

  /**
   * Stores a file and gives its link. INVALID_INPUT for a wrong kind or size; FORBIDDEN for an actor who may not send
   * this kind; TOO_OFTEN for strangers above 60 files an hour from one address. `actor` is null for strangers.
   */
  async store(actor: Actor | null, upload: Upload, address: string): Promise<string> {
    return this.linkOf(await this.kept(actor, upload, address))
  }

  /** Stores a file that the company works on, and returns its id. */
  async keepFor(actor: Actor, upload: Upload): Promise<string> {
    return (await this.kept(actor, upload, actor.request.address)).id
  }

  private async kept(actor: Actor | null, upload: Upload, address: string): Promise<queries.FileKey> {
    assertMaySend(actor, upload.purpose)
    const companyId = actor?.facts.companyId ?? null
    const counted = companyId === null ? countedAs(address) : null
    if (counted !== null) await this.refuseTooOften(this.em, counted)
    const stranger = actor ? undefined : networkOf(address).name
    const { type, content } = await checked({ ...upload, stranger })
    const now = this.clock.now()
    const file: queries.NewFile = {
      id: newId(),
      companyId,
      userId: actor?.userId ?? null,
      key: newKey(companyId, now, type.extension),
      name: plainName(upload.name),
      mime: type.mime,
      size: content.byteLength,
      purpose: upload.purpose,
      now,
      sha256: createHash('sha256').update(content).digest('hex'),
      address: counted,
    }
    const same = await this.sameAs(file)
    if (same) return same
    // The row is written first: content without a finished row can be found and removed.
    await this.insert(file)
    try {
      await this.storage.put(file.key, content, file.mime)
    } catch (error) {
      // No content was stored; if the row cannot be deleted now, housekeeping deletes it.
      await queries.deleteFiles(this.em, companyId, [file.id]).catch(() => undefined)
      throw error
    }
    return actor && companyId !== null ? this.keep(actor, file, upload.idempotencyKey) : this.keepOfNoCompany(file)
  }

  /**
   * Opens a file by its link, or for members of its company who may read its records. A paper is opened only for the
   * few who may see it, even by its link, and each view is recorded. PATH_NOT_FOUND for all others, as for a missing
   * file.
   */
  async open(id: string, { token, whoAsks }: Asking): Promise<OpenFile> {
    const file = isId(id) ? await queries.findFile(this.em, id) : undefined
    if (file && token !== undefined && !isPaper(file.purpose) && isToken(file.key, token)) return this.opened(file)
    // The session is checked even for a missing file, so that the answer does not reveal whether it exists.
    const actor = await whoAsks?.()
    if (!file || !actor) throw new DomainError('PATH_NOT_FOUND')
    if (isPaper(file.purpose)) return this.openedPaper(file, actor)
    if (token !== undefined || !mayOpen(file, actor)) throw new DomainError('PATH_NOT_FOUND')
    return this.opened(file)
  }

  /**
   * Content of a file with this purpose, which the actor's company has uploaded, by its link; undefined for any other
   * file, as for a missing one.
   */
  async contentOf(actor: Actor, link: string, purpose: FilePurpose): Promise<Uint8Array | undefined> {
    const file = await this.fileOf(actor, link, purpose)
    return file && buffer(await this.storage.get(file.key))
  }

  /** Link of such a file as the upload returned it, even if the given link has other parts. */
  async linkTo(actor: Actor, link: string, purpose: FilePurpose): Promise<string | undefined> {
    const file = await this.fileOf(actor, link, purpose)
    return file && this.linkOf(file)
  }

  /**
   * Keeps a file of the actor's company with this purpose for good, since a record names it, and returns its link;
   * undefined for any other file, as for a missing one.
   */
  async attach(tx: Tx, id: string, purpose: FilePurpose): Promise<string | undefined> {
    const [file] = await queries.findFilesOf(tx.em, tx.actor.companyId, [id])
    if (!file || file.purpose !== purpose || !(file.userId === tx.actor.userId || mayOpen(file, tx.actor)))
      return undefined
    await queries.markAttached(tx.em, tx.actor.companyId, [file.id], tx.now)
    return this.linkOf(file)
  }

  /**
   * Links of the company's files with this purpose, by the addresses that name them; files that the actor may not open
   * are left out.
   */
  async linksOf(
    { em, actor }: Pick<Tx, 'em' | 'actor'>,
    addresses: readonly string[],
    purpose: FilePurpose,
  ): Promise<Map<string, string>> {
    const ids = new Map(addresses.map((address) => [address, fileIdsOf(address)]))
    const found = await queries.findFilesOf(em, actor.companyId, [...new Set([...ids.values()].flat())])
    const files = new Map(found.map((file) => [file.id, file]))
    return new Map(
      [...ids].flatMap(([address, [id = '', ...others]]) => {
        const file = files.get(id)
        if (!file || others.length > 0 || file.purpose !== purpose) return []
        return mayName(file, actor, address) ? [[address, this.linkOf(file)] as const] : []
      }),
    )
  }

  /** Deletes files for good, the content first: content without a row could not be found. */
  async remove(companyId: string | null, files: queries.FileKey[]): Promise<number> {
    for (const { key } of files) await this.storage.delete(key)
    return queries.deleteFiles(
      this.em,
      companyId,
      files.map(({ id }) => id),
    )
  }

  private async fileOf(actor: Actor, link: string, purpose: FilePurpose): Promise<queries.FileRow | undefined> {
    const [id] = fileIdsOf(link)
    const file = id === undefined ? undefined : await queries.findFile(this.em, id)
    return file && file.purpose === purpose && mayName(file, actor, link) ? file : undefined
  }

  private async opened({ key, name, mime, size, purpose }: queries.FileRow): Promise<OpenFile> {
    return { name, mime, size, content: await this.storage.get(key), isPaper: isPaper(purpose) }
  }

  private async openedPaper(file: queries.FileRow, actor: Actor): Promise<OpenFile> {
    if (!(await this.mayLook(file, actor))) throw new DomainError('PATH_NOT_FOUND')
    const { userId, request } = actor
    await insertLook(this.em, {
      id: newId(),
      fileId: file.id,
      userId,
      companyId: actor.facts.companyId,
      remoteAddr: request.address,
      userAgent: request.userAgent,
      now: this.clock.now(),
    })
    return this.opened(file)
  }

  /**
   * Whether a person may view a paper: its sender, a reader of its record, the captain of the truck or driver, the
   * applicant who hands it in, and from then on the desk.
   */
  private async mayLook(file: queries.FileRow, actor: Actor): Promise<boolean> {
    if (file.userId === actor.userId || mayOpen(file, actor)) return true
    if (isCaptain(actor) && (await this.isOfCaptain(actor, file.id))) return true
    const applicants = await queries.applicantsWith(this.em, file.id)
    return applicants.includes(actor.userId) || (applicants.length > 0 && actor.can('platform:registration:get'))
  }

  /**
   * Link of the stored file. A repeated call gets the first call's link; its own upload stays unfinished and is deleted
   * later.
   */
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

  /**
   * Uploads of strangers are counted in the inserting transaction, one at a time, so that no two pass the limit
   * together.
   */
  private async insert(file: queries.NewFile): Promise<void> {
    const { address } = file
    if (address === null) return queries.insertFile(this.em, file)
    await inTransaction(this.database, async (em) => {
      await inTurn(em, 'upload', address)
      await this.refuseTooOften(em, address)
      await queries.insertFile(em, file)
    })
  }

  private linkOf({ id, key }: queries.FileKey): string {
    return `${this.publicUrl}/files/${id}?token=${tokenOf(key)}`
  }

  private async refuseTooOften(em: Em, address: string): Promise<void> {
    const since = new Date(this.clock.now().getTime() - HOUR_MS)
    if ((await queries.countFromAddress(em, address, since)) >= PER_ADDRESS_AND_HOUR) {
      throw new DomainError('TOO_OFTEN', { seconds: HOUR_MS / 1000 }, [], HOUR_MS / 1000)
    }
  }
}
