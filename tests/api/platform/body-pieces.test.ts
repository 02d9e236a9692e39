import type { AddressInfo } from 'node:net'
import { openApp } from '@tufang/tests/app'
import { newCompany } from '@tufang/tests/company'
import { afterAll, expect, it } from 'vitest'

const clerk = await (await newCompany()).as('管理员')
const app = await openApp({})
await app.fastify.listen({ port: 0, host: '127.0.0.1' })
afterAll(() => app.fastify.close())
const address = `http://127.0.0.1:${(app.fastify.server.address() as AddressInfo).port}`
const { token = '', userHash = '' } = clerk.credentials
const KB = 1024

interface Sent {
  path?: string
  headers?: Record<string, string>
}
const signedIn = { authorization: `Bearer ${token}`, authorizationmd5: userHash }
const json = { 'content-type': 'application/json' }

/** Sends a body as a browser does: over a kept connection, in pieces. */
async function send(body: string | ReadableStream, { path = '/graphql', headers = signedIn }: Sent = {}) {
  const answer = await fetch(`${address}${path}`, {
    method: 'POST',
    body,
    headers: { ...json, ...headers },
    duplex: 'half',
  })
  return answer.json()
}

/** Uneven pieces of a body, some of them delayed. */
function inPieces(body: string): ReadableStream {
  const bytes = Buffer.from(body)
  let [at, length] = [0, 1]
  return new ReadableStream({
    pull: async (controller) => {
      if (at >= bytes.length) return controller.close()
      controller.enqueue(bytes.subarray(at, at + length))
      at += length
      length = (length * 7) % 90_001
      if (length % 5 === 0) await new Promise(setImmediate)
    },
  })
}

const upload = 'mutation ($input: DataImportInput!) { uploadDataImport(kind: TRUCK, input: $input) { id } }'
/** Body as Apollo Client writes it, with the document last. */
const bodyOf = (content: string, query: string) =>
  JSON.stringify({ operationName: null, variables: { input: { fileName: '假的.xlsx', content } }, query })
const NO_WORKBOOK = { errors: [{ extensions: { fieldErrors: [{ field: 'input.content' }] } }] }

it.each([70, 300, 1000, 3900])('of %d KB with one long text is taken whole, however it comes', async (length) => {
  const body = bodyOf(Buffer.alloc(length * 768, '这不是工作簿').toString('base64'), upload)
  for (const sent of [body, inPieces(body)]) expect(await send(sent)).toMatchObject(NO_WORKBOOK)
})

const cards = Array.from({ length: 500 * KB }, () => '"B1"').join(',')
const numbers = { path: '/chain/companysettlewaybill/getSettleWaybill' }
const form = { ...signedIn, 'content-type': 'application/x-www-form-urlencoded' }
const file = { ...signedIn, 'content-type': 'multipart/form-data; boundary=x' }
const fileOf = (length: number) =>
  `--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n${'x'.repeat(length)}\r\n--x--\r\n`

it.each([
  ['its list', `{"variables":{"cardNos":[${cards}]},"query":"{ __typename }"}`, {}],
  ['its length', `{"query":"{ __typename }","variables":{"x":"${'x'.repeat(3700 * KB)}"}}`, {}],
  ['the length of all', bodyOf('x'.repeat(5000 * KB), upload), {}],
  ['its depth', '['.repeat(2000 * KB), {}],
  ['its sender', bodyOf('x'.repeat(3000 * KB), upload), { headers: {} }],
  ['its call', JSON.stringify({ id: 'x'.repeat(3000 * KB) }), numbers],
  ['its form', `id=${'x'.repeat(3000 * KB)}`, { ...numbers, headers: form }],
  ['its file', fileOf(10_500 * KB), { path: '/upms/file/upload', headers: file }],
])('that is refused for %s before it has come whole is answered', async (_, body, to: Sent) => {
  for (const sent of [body, inPieces(body)])
    expect(JSON.stringify(await send(sent, to))).toMatch(/"(BODY_TOO_LARGE|INVALID_INPUT|BAD_REQUEST|FILE_TOO_LARGE)"/)
})
