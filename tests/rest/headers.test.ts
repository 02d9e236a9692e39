import { readConfig } from '@tufang/server/config'
import { pageHeaders } from '@tufang/server/web'
import { testApp } from '@tufang/tests/app'
import { describe, expect, it } from 'vitest'

const app = await testApp()

describe('every answer tells browsers what it is not for', () => {
  it.each(['/readyz', '/openapi.json', '/chain/companywaybill/page', '/no-such-path'])('%s', async (url) => {
    const { headers } = await app.fastify.inject({ method: 'GET', url, headers: { accept: 'application/json' } })
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
  })
})

describe('a page', () => {
  it('is asked for over https alone where that is where it lies', () => {
    const secure = (PUBLIC_URL: string) => pageHeaders(readConfig({ PUBLIC_URL }))
    expect(secure('https://tufang.example')).toMatchObject({ 'strict-transport-security': 'max-age=31536000' })
    expect(secure('http://localhost:4000')).not.toHaveProperty('strict-transport-security')
  })
})
