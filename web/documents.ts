import { createHash } from 'node:crypto'
import { glob, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { InMemoryCache } from '@apollo/client/cache'
import { type DocumentNode, print } from 'graphql'
import type { Plugin } from 'vite'

const src = path.resolve(import.meta.dirname, 'src')
const cache = new InMemoryCache()

/** Text of a document as the pages send it, with the names of types that their cache adds. */
const sentText = (document: DocumentNode): string => print(cache.transformDocument(document))

/** Addition of codegen to each generated document: its id, as GraphQL over HTTP forms it from the text. */
export const knownAs = (document: DocumentNode): { id: string } => ({
  id: `sha256:${createHash('sha256').update(sentText(document)).digest('hex')}`,
})

const isDocument = (value: unknown): value is DocumentNode =>
  typeof value === 'object' && value !== null && '__meta__' in value

/** All documents of the pages, by the files that codegen wrote for them. */
export async function generatedDocuments(): Promise<DocumentNode[]> {
  const found: DocumentNode[] = []
  for await (const file of glob('**/*.graphql', { cwd: src })) {
    const generated = path.join(src, file.replace(/\.graphql$/, '.generated.ts'))
    const module: Record<string, unknown> = await import(generated)
    found.push(...Object.values(module).filter(isDocument))
  }
  return found
}

/** Texts of all documents of the pages. */
export const documentTexts = async (): Promise<string[]> =>
  [...new Set((await generatedDocuments()).map(sentText))].sort()

/**
 * Writes the list of the documents of the pages beside them. The server reads it at its start and takes their ids in
 * the place of their texts, so that pages and list are always of one build.
 */
export function documentsListed(): Plugin {
  return {
    name: 'documents-listed',
    apply: 'build',
    writeBundle: {
      sequential: true,
      order: 'post',
      async handler({ dir }) {
        if (!dir) throw new Error('the pages are written into a folder')
        await writeFile(path.join(dir, 'documents.json'), JSON.stringify(await documentTexts()))
      },
    },
  }
}
