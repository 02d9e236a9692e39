import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Transform } from 'node:stream'
import { z } from 'zod'
import { CopyRefusal } from '../new-database.ts'

const manifest = z.object({
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  /** Migrations that had run: they tell the version of the program that the rows are of. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(
    z.object({
      name: z.string().regex(/^[a-z_0-9]+$/),
      columns: z.array(z.string()),
      rows: z.number().int(),
      sha256: z.string(),
    }),
  ),
  sequences: z.array(z.object({ name: z.string(), last: z.string(), called: z.boolean() })),
  /** Months of positions that have a partition, by their first days. */
  months: z.array(z.iso.date()),
  files: z.array(z.object({ key: z.string(), sha256: z.string() })),
})

/** Contents of a backup, written last, so that a folder without them is no backup. */
export type Manifest = z.infer<typeof manifest>

const NAME = 'manifest.json'

export const writeManifest = (folder: string, content: Manifest): Promise<void> =>
  writeFile(path.join(folder, NAME), `${JSON.stringify(content, null, 1)}\n`, { mode: 0o600 })

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, NAME), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new CopyRefusal(`${folder} 不是完整的备份：缺少 ${NAME}`)
    throw error
  })
  const parsed = manifest.safeParse(JSON.parse(text))
  if (!parsed.success) throw new CopyRefusal(`${path.join(folder, NAME)} 不是本程序的备份说明`)
  return parsed.data
}

export const tableFile = (folder: string, name: string): string => path.join(folder, 'tables', `${name}.gz`)
export const fileOf = (folder: string, key: string): string => path.join(folder, 'files', key)

/** Lets bytes through and tells their hash once they are all there. */
export class Hashing extends Transform {
  private readonly hash = createHash('sha256')

  override _transform(piece: Buffer, _: BufferEncoding, done: (error: null, piece: Buffer) => void): void {
    this.hash.update(piece)
    done(null, piece)
  }

  get sha256(): string {
    return this.hash.copy().digest('hex')
  }
}
