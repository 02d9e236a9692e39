import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { DocumentNode } from 'graphql'

/**
 * A plugin of graphql-codegen: a file of the server that imports nothing, as it stands, so that pages read as the
 * server does.
 */
export const plugin = (_: unknown, __: readonly { document: DocumentNode }[], { file }: { file: string }): string =>
  readFileSync(path.resolve(import.meta.dirname, '../..', file), 'utf8')
