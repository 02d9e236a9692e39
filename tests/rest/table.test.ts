import { sql } from '@tufang/server/kernel/sql/sql'
import { routes } from '@tufang/server/rest/routes'
import { testApp } from '@tufang/tests/app'
import { newCompany } from '@tufang/tests/company'
import { rowsOf } from '@tufang/tests/rows'
import { describe, expect, it } from 'vitest'
import documented from './documented-calls.json'

const app = await testApp()
const called = (path: string) => path.replace(/\{\w+\}/g, '0192a581-cc00-7ba6-9ea6-5d8066d08a38')

/** Calls whose permission depends on the argument, or on whether the caller has a company. */
const OF_OWN_RULES = /\/(createByCode|createAssetsMatchCompanyInfoZC)$/

describe('every served call', () => {
  it('is documented with the same access and result', () => {
    const known = new Map(documented.map(([method, path, access, result]) => [`${method} ${path}`, { access, result }]))
    for (const { method, path, access, result } of routes) {
      expect({ path, ...known.get(`${method} ${path}`) }).toEqual({ path, access, result })
    }
  })

  it('stands in the table once', () => {
    expect(new Set(routes.map(({ method, path }) => `${method} ${path}`)).size).toBe(routes.length)
  })

  it('refuses a stranger with 401, unless it is public', async () => {
    for (const { method, path, access } of routes) {
      const answer = await app.anonymous().rest(method, called(path))
      if (access === 'public') expect(answer.statusCode, path).not.toBe(401)
      else expect(answer.statusCode, path).toBe(401)
    }
  })

  it('refuses who lacks its permission with 403, and nobody else so', async () => {
    const company = await newCompany()
    const caller = await company.as('只读')
    await rowsOf(sql`update role set permissions = '{}' where company_id = ${company.id} and name = '只读'`)
    for (const { method, path, access } of routes) {
      if (access === 'public' || path.endsWith('/logout')) continue
      // A person's token is no device's key.
      if (access === 'device') {
        expect((await caller.rest(method, called(path), { body: {} })).statusCode, path).toBe(401)
        continue
      }
      const answer = await caller.rest(method, called(path), method === 'GET' ? {} : { body: {} })
      if (access === 'signed-in' && !OF_OWN_RULES.test(path)) expect(answer.statusCode, path).not.toBe(403)
      else if (access !== 'signed-in') expect(answer.json(), path).toMatchObject({ code: 1, errorCode: 'FORBIDDEN' })
    }
  })

  it('never answers a fault of ours to an empty request', async () => {
    const caller = await (await newCompany()).as('管理员')
    for (const { method, path } of routes) {
      if (path.endsWith('/logout')) continue
      for (const body of method === 'GET' ? [undefined] : [undefined, {}, [], [{}], [null], 'null', '"x"', '1']) {
        const answer = await caller.rest(method, called(path), { body })
        expect(answer.statusCode, `${path} ${body}`).toBeLessThan(500)
      }
    }
  })
})
