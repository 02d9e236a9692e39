import { buffer } from 'node:stream/consumers'
import type { Actor } from '../../../kernel/command/actor.js'
import { type FieldError, invalidInput } from '../../../kernel/errors.js'
import type { Database, Em } from '../../../kernel/sql/database.js'
import { isId } from '../../../kernel/values/id.js'
import type { Storage } from '../../../platform/storage/storage.js'
import { checked } from '../file/checked.js'
import { type FileRow, findFile } from '../file/file.queries.js'
import { isToken } from '../file/link.js'
import { isPaper } from '../file/purposes.js'
import { fileTexts } from '../file/texts.js'

/** Picture of a paper in the stored form; INVALID_INPUT for other content. */
export const cleanPaper = async (content: Uint8Array, stranger?: string): Promise<Uint8Array> =>
  (await checked({ purpose: 'COMPANY_AUTH', content, stranger })).content

/** Link of a stored file in a text, as the `fileIds` of a registration are found. */
const NAMED = /\/files\/([0-9a-f-]{36})/

/** Links to pictures of papers, as forms name them. */
export class PaperService {
  constructor(
    private readonly database: Database,
    private readonly storage: Storage,
  ) {}

  private get em(): Em {
    return this.database.em.fork()
  }

  /**
   * Refuses links to files of others: a person who hands in a link is shown the picture from then on, so it must be
   * his, or a stranger's whose whole link he holds.
   * @param owner sender of the files; undefined for strangers' forms, whose pictures may lie elsewhere
   * @param at the argument that holds the links
   */
  async assertOwn(links: Readonly<Record<string, string | undefined>>, owner?: Actor, at?: string): Promise<void> {
    const wrong: FieldError[] = []
    for (const [name, link] of Object.entries(links)) {
      if (link === undefined || (await this.isOwn(link, owner))) continue
      wrong.push({ field: at ? `${at}.${name}` : name, message: fileTexts.linkEnded })
    }
    if (wrong.length > 0) throw invalidInput(wrong)
  }

  /** Picture of a link; undefined for one that is stored elsewhere or was deleted. */
  async contentOf(link: string): Promise<Uint8Array | undefined> {
    const file = await this.fileOf(link)
    return file ? buffer(await this.storage.get(file.key)) : undefined
  }

  private async isOwn(link: string, owner: Actor | undefined): Promise<boolean> {
    if (!NAMED.test(link)) return owner === undefined
    const file = await this.fileOf(link)
    if (!file || !isPaper(file.purpose)) return false
    // A person's file stays closed to others even by its link.
    if (file.userId !== null) return file.userId === owner?.userId
    const token = new URL(link, 'http://localhost').searchParams.get('token')
    return token !== null && isToken(file.key, token)
  }

  private async fileOf(link: string): Promise<FileRow | undefined> {
    const id = NAMED.exec(link)?.[1]
    return id !== undefined && isId(id) ? findFile(this.em, id) : undefined
  }
}
