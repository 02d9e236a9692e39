import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { refuseInTransaction } from '../kernel/sql/transaction.js'

const KEY_BYTES = 32

/** 32 bytes of a key as 44 characters of base 64. */
export const KEY_TEXT = /^[A-Za-z0-9+/]{43}=$/

/**
 * Permanent key: a configured one, or one that is created once and stored in a file of `dataDir` that only the server
 * can read. "memory" stores nothing. The key is loaded at its first use.
 */
export function secretKey(
  configured: Buffer | undefined,
  { dataDir, name }: { dataDir: string; name: string },
): () => Promise<Buffer> {
  let found: Promise<Buffer> | undefined
  return () => {
    found ??= configured ? Promise.resolve(configured) : keptKey(dataDir, name)
    // After a failed reading the next call tries again.
    found.catch(() => {
      found = undefined
    })
    return found
  }
}

async function keptKey(dataDir: string, name: string): Promise<Buffer> {
  refuseInTransaction('reading a key')
  const made = randomBytes(KEY_BYTES)
  if (dataDir === 'memory') return made
  const file = path.resolve(dataDir, `${name}.key`)
  await mkdir(dataDir, { recursive: true })
  try {
    await writeFile(file, made.toString('base64'), { flag: 'wx', mode: 0o600 })
    return made
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    const text = await readFile(file, 'utf8')
    if (!KEY_TEXT.test(text)) throw new Error(`${file} holds no key of ${KEY_BYTES} bytes`)
    return Buffer.from(text, 'base64')
  }
}
