import { createHash } from 'node:crypto'
import { type Check, foundAt, type Inspected } from './check.js'
import { type Expected, expectedFiles, namedKeys, stillExpected } from './files.queries.js'

const AT_ONCE = 1000

/** Fault of the bytes behind a row; undefined where they are the stored ones. */
async function faultOf({ storage, quick }: Inspected, { key, size, sha256 }: Expected): Promise<string | undefined> {
  if (quick || size === null) return undefined
  const hash = createHash('sha256')
  let length = 0
  try {
    for await (const piece of await storage.get(key)) {
      hash.update(piece)
      length += piece.length
    }
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  if (length !== size) return `${length} 字节，应为 ${size}`
  return hash.digest('hex') === sha256 ? undefined : '内容与登记的 SHA-256 不同'
}

/** Rows are read before the storage is listed: a row counts as arrived only once its file is stored. */
async function expectedIn(inspected: Inspected): Promise<{ expected: Expected[]; there: Set<string> }> {
  const expected = await expectedFiles(inspected.read)
  return { expected, there: await keysIn(inspected) }
}

async function keysIn({ storage }: Inspected): Promise<Set<string>> {
  const keys = new Set<string>()
  for await (const key of storage.list()) keys.add(key)
  return keys
}

/** Places that are still wrong at a second look, since a running program stores and removes files during the first. */
async function confirmed(inspected: Inspected, found: ReadonlyMap<string, string>): Promise<string[]> {
  const keys = [...found.keys()]
  const told: string[] = []
  for (let from = 0; from < keys.length; from += AT_ONCE) {
    const still = await stillExpected(inspected.read, keys.slice(from, from + AT_ONCE))
    for (const { row, key } of still) told.push(`${row} ${key}${found.get(key)}`)
  }
  return told
}

/** Bytes of files against the rows that name them. */
export const files: readonly Check[] = [
  {
    name: 'missing-files',
    title: '登记的文件不在存储中',
    mend: '从文件的备份按同样的位置放回；没有备份的，在所属的记录上重新上传',
    async look(inspected) {
      const { expected, there } = await expectedIn(inspected)
      const gone = expected.filter(({ key }) => !there.has(key))
      return foundAt(await confirmed(inspected, new Map(gone.map(({ key }) => [key, '']))))
    },
  },
  {
    name: 'damaged-files',
    title: '文件的内容已不是当初存下的',
    mend: '从文件的备份按同样的位置放回，并检查磁盘；没有备份的，在所属的记录上重新上传',
    async look(inspected) {
      const { expected, there } = await expectedIn(inspected)
      const faults = new Map<string, string>()
      for (const file of expected) {
        const fault = there.has(file.key) ? await faultOf(inspected, file) : undefined
        if (fault !== undefined) faults.set(file.key, `（${fault}）`)
      }
      return foundAt(await confirmed(inspected, faults))
    },
  },
  {
    name: 'stray-files',
    title: '存储中有没人登记的文件',
    mend: '多半是从较新的备份恢复了文件、从较旧的备份恢复了数据库：先确认数据库没有丢失记录，再把这些文件移走',
    async look(inspected) {
      // Keys in the storage are listed before the rows are read: rows are written before their bytes, so each key must
      // have a row.
      const there = [...(await keysIn(inspected))].sort()
      const stray: string[] = []
      for (let from = 0; from < there.length; from += AT_ONCE) {
        const keys = there.slice(from, from + AT_ONCE)
        const named = await namedKeys(inspected.read, keys)
        stray.push(...keys.filter((key) => !named.has(key)))
      }
      const now = stray.length > 0 ? await keysIn(inspected) : new Set<string>()
      return foundAt(stray.filter((key) => now.has(key)))
    },
  },
]
