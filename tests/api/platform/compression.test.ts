import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { testApp } from '@tufang/tests/app'
import { newCompany } from '@tufang/tests/company'
import { newWaybills } from '@tufang/tests/factories/waybill'
import { expect, it } from 'vitest'

const { fastify } = await testApp()
const company = await newCompany()
await newWaybills(company, 30)
const { token = '' } = (await company.as('管理员')).credentials

const LONG = '{ waybills(page: { size: 30 }) { total records { id no projectName truckCode captainName goDatetime } } }'

function asked(accepted: string | undefined, query = LONG) {
  const headers = { authorization: `Bearer ${token}`, ...(accepted ? { 'accept-encoding': accepted } : {}) }
  return fastify.inject({ method: 'POST', url: '/graphql', headers, payload: { query } })
}

it.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
])('answers whoever takes %s in %s, with the same words', async (accepted, encoding, unpacked) => {
  const [plain, packed] = [await asked(undefined), await asked(accepted)]
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(packed.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
  expect(unpacked(packed.rawPayload).toString()).toBe(plain.body)
  expect(packed.rawPayload.length * 3).toBeLessThan(plain.rawPayload.length)
})

it('leaves short answers and files as they are', async () => {
  expect((await asked('br', '{ __typename }')).headers['content-encoding']).toBeUndefined()
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'br' }
  const page = '/chain/companywaybill/page?size=30'
  expect((await fastify.inject({ url: page, headers })).headers['content-encoding']).toBe('br')
  const sheet = await fastify.inject({ url: '/chain/thirdImport/template', headers })
  expect(sheet.headers['content-encoding']).toBeUndefined()
})

it('does not unpack what comes in', async () => {
  const headers = { authorization: `Bearer ${token}`, 'content-encoding': 'gzip', 'content-type': 'application/json' }
  const payload = Buffer.from([0x1f, 0x8b, 0x08, 0, 0, 0, 0, 0])
  const { statusCode } = await fastify.inject({ method: 'POST', url: '/graphql', headers, payload })
  expect(statusCode).toBe(400)
})
