import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'

/** The browser sees the pages as they are written now, built as they are shipped. */
export default async function buildPages(): Promise<void> {
  const root = path.resolve(import.meta.dirname, '../..')
  const vite = path.join(root, 'node_modules/.bin/vite')
  await promisify(execFile)(vite, ['build', '--logLevel', 'error'], {
    cwd: path.join(root, 'web'),
    env: { ...process.env, NODE_ENV: 'production' },
  })
}
