import type { LightMyRequestResponse } from 'fastify'
import { extractText } from 'unpdf'
import { expect } from 'vitest'

/** Text on the pages of an answered PDF; fails with the answer's text for any other content. */
export async function pdfTextOf(answer: LightMyRequestResponse): Promise<string> {
  const type = answer.headers['content-type']
  expect(type, `${answer.statusCode} ${answer.body.slice(0, 500)}`).toBe('application/pdf')
  return (await extractText(new Uint8Array(answer.rawPayload), { mergePages: true })).text
}
