import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { getOperationAST, type OperationTypeNode, parse } from 'graphql'
import { z } from 'zod'
import { DomainError } from '../kernel/errors.js'
import { assertReadable, MAX_TOKENS } from './document-text.js'

/** List of the documents of the pages, which their build writes beside them. */
const LIST = path.resolve(import.meta.dirname, '../../../web/dist/documents.json')
const texts = z.array(z.string())

/** Id of a document, as the appendix "Persisted Documents" of GraphQL over HTTP forms it from the text. */
export const documentIdOf = (text: string): string => `sha256:${createHash('sha256').update(text).digest('hex')}`

/** Documents that a request may name by their ids instead of sending them. There are as many as the pages have. */
export class KnownDocuments {
  private readonly byId: ReadonlyMap<string, string>
  private readonly kinds = new Map<string, OperationTypeNode | undefined>()

  constructor(documents: readonly string[]) {
    this.byId = new Map(documents.map((text) => [documentIdOf(text), text]))
  }

  get size(): number {
    return this.byId.size
  }

  find(id: string): string | undefined {
    return this.byId.get(id)
  }

  /** Text of a document; refuses an id of another build of the pages. */
  textOf(id: string): string {
    const text = this.find(id)
    if (text === undefined) throw new DomainError('PERSISTED_DOCUMENT_NOT_FOUND')
    return text
  }

  has(text: string): boolean {
    return this.byId.has(documentIdOf(text))
  }

  /** Kind of the only operation of a document, which is read once. */
  kindOf(id: string): OperationTypeNode | undefined {
    if (this.kinds.has(id)) return this.kinds.get(id)
    const text = this.textOf(id)
    assertReadable(text)
    const kind = getOperationAST(parse(text, { maxTokens: MAX_TOKENS }))?.operation
    this.kinds.set(id, kind)
    return kind
  }
}

/** Documents of the built pages; none where no pages are built. */
export async function builtDocuments(): Promise<KnownDocuments> {
  const list = await readFile(LIST, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '[]'
    throw error
  })
  return new KnownDocuments(texts.parse(JSON.parse(list)))
}
