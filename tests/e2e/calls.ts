import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'graphql'
import type { Page, Request } from 'playwright-core'
import { expect } from 'vitest'
import { settled } from './settled'

interface Sent {
  documentId?: string
  query?: string
}

const LIST = path.resolve(import.meta.dirname, '../../web/dist/documents.json')
let names: ReadonlyMap<string, string> | undefined

/** Kind and name of the operation of a document. */
function operationOf(text: string): string {
  const [operation] = parse(text).definitions
  return operation?.kind === 'OperationDefinition' ? `${operation.operation} ${operation.name?.value}` : text
}

/** Operations of the built pages by the ids of their documents. */
function known(): ReadonlyMap<string, string> {
  const idOf = (text: string) => `sha256:${createHash('sha256').update(text).digest('hex')}`
  const texts: string[] = JSON.parse(readFileSync(LIST, 'utf8'))
  names ??= new Map(texts.map((text) => [idOf(text), operationOf(text)]))
  return names
}

const nameOf = ({ documentId = '', query }: Sent): string => known().get(documentId) ?? operationOf(query ?? '')

/** Operations of a request, such as `query Waybills`; none where it is none to GraphQL. */
export function operationsIn(request: Request): string[] {
  if (request.method() !== 'POST' || !request.url().endsWith('/graphql')) return []
  const sent: Sent | Sent[] = JSON.parse(request.postData() ?? '{}')
  return (Array.isArray(sent) ? sent : [sent]).map(nameOf)
}

/**
 * Runs a verb by an act on a page, and holds the page to two requests: the verb itself, and all together that it asks
 * anew.
 * @param brought parts that only the new state of the record brings onto the page, each of which asks for itself
 */
export async function runVerb(page: Page, act: () => Promise<unknown>, { brought = 0 } = {}): Promise<void> {
  const calls: string[] = []
  const note = (request: Request) => {
    const operations = operationsIn(request)
    if (operations.length > 0) calls.push(operations.join(' + '))
  }
  page.on('request', note)
  await act()
  await settled(page)
  page.off('request', note)
  // Questions that a dialog asks first belong to nobody's verb.
  const own = calls.slice(calls.findIndex((call) => call.startsWith('mutation ')))
  expect(own[0]).toMatch(/^mutation /)
  expect(own.length, own.join('\n')).toBeLessThanOrEqual(2 + brought)
}
