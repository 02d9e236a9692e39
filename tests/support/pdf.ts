import type { LightMyRequestResponse } from 'fastify'
import { extractText } from 'unpdf'
import { expect } from 'vitest'

/** What stands on the pages of a PDF that was answered; fails with the answer's own words when it was none. */
export async function pdfTextOf(answer: LightMyRequestResponse): Promise<string> {
  const type = answer.headers['content-type']
  expect(type, `${answer.statusCode} ${answer.body.slice(0, 500)}`).toBe('application/pdf')
  return (await extractText(new Uint8Array(answer.rawPayload), { mergePages: true })).text
}
