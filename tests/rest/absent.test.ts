import { waybillTexts } from '@tufang/server/modules/waybill/texts'
import { jsonSchema } from '@tufang/server/rest/openapi/schemas'
import { routes } from '@tufang/server/rest/routes'
import { testApp } from '@tufang/tests/app'
import type { Caller } from '@tufang/tests/caller'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { freightOf, newHaul } from '@tufang/tests/factories/haul'
import { newOrgan } from '@tufang/tests/factories/organ'
import { newWaybill } from '@tufang/tests/factories/waybill'
import { newPayable, paymentAnswer } from '@tufang/tests/payment'
import { png, upload } from '@tufang/tests/upload'
import { describe, expect, it } from 'vitest'

/** Every documented PUT with one member at a time: other members stay unchanged. */

type Row = Record<string, unknown>
interface Subject {
  /** Id of the row, in the body or in the address. */
  named: Row
  read: () => Promise<Row>
  /** Values under the names that the row uses, where they differ. */
  values?: Row
}
interface Put {
  make: (company: TestCompany, caller: Caller) => Promise<Subject>
  /** Members that change together with another one. */
  follows?: Readonly<Record<string, readonly string[]>>
  /** Members that describe the change and are not stored in the row. */
  asides?: readonly string[]
}

const app = await testApp()
const data = async (caller: Caller, path: string, query: Record<string, string> = {}): Promise<unknown> =>
  (await caller.rest('GET', path, { query })).json<{ data: unknown }>().data
async function oneOf(caller: Caller, path: string, query: Record<string, string>): Promise<Row> {
  const { records } = (await data(caller, path, query)) as { records: Row[] }
  const [row] = records
  if (!row) throw new Error(`${path} shows no row`)
  return row
}

/** Address of a new picture of the caller. */
async function picture(caller: Caller): Promise<string> {
  const answer = await upload(app, caller, '/upms/file/upload?fileType=image&dir=user/', { content: png() })
  return answer.json<{ link: string }>().link
}

async function aPayment(company: TestCompany, caller: Caller): Promise<Subject> {
  const { settlement } = await newPayable(company)
  const attachments = await picture(caller)
  const input = {
    items: [{ settlementId: settlement.id, amt: '150.00' }],
    ...{ paymentDate: '2026-03-31', tradeNo: 'ICBC1', remark: '三月', attachments },
  }
  const { id, paymentNo } = await paymentAnswer(caller, 'create', { input })
  return {
    named: { id },
    read: () => oneOf(caller, '/chain/companypayment/getPage', { paymentNo }),
    values: { settleId: settlement.id, settleIds: [settlement.id] },
  }
}

const statusFields = ['status', 'submitTime', 'auditBy', 'auditTime', 'fourEyesOff', 'payBy', 'payTime']
const parts = ['settlements', 'amt']
const payment: Put = { make: aPayment, follows: { paymentDate: statusFields, settleId: parts, settleIds: parts } }

const PUTS: Readonly<Record<string, Put>> = {
  '/chain/companypayment': payment,
  '/chain/companypayment/{id}': payment,
  '/chain/companysettle': {
    async make(company, caller) {
      const { settlement } = await newPayable(company)
      await caller.rest('PUT', '/chain/companysettle', { body: { id: settlement.id, remark: '三月' } })
      const { settleNo } = settlement
      return { named: { id: settlement.id }, read: () => oneOf(caller, '/chain/companysettle/page', { settleNo }) }
    },
  },
  '/chain/companyprojectdirectpayprice': {
    async make(company, caller) {
      const body = { ...freightOf(await newHaul(company)), tpMode: 2 }
      const path = '/chain/companyprojectdirectpayprice'
      const { id } = (await caller.rest('POST', path, { body })).json<{ data: { id: string } }>().data
      return { named: { id }, read: () => oneOf(caller, `${path}/page`, { id }) }
    },
    follows: { garbageId: ['garbageName'] },
  },
  '/chain/companywaybill': {
    async make(company, caller) {
      const { id } = await newWaybill(company, { status: 'IN_TRANSIT', load: '12.5' })
      await caller.rest('PUT', '/chain/companywaybill', { body: { id, remark: '夜班' } })
      return { named: { id }, read: async () => (await data(caller, `/chain/companywaybill/${id}`)) as Row }
    },
    asides: ['reason'],
  },
  '/upms/user': {
    async make(company, caller) {
      const { id: organId } = await newOrgan(company)
      const { id } = await oneOf(caller, '/upms/user/page', { username: company.people.只读.name })
      const named = { id }
      await caller.rest('PUT', '/upms/user', { body: { ...named, email: 'wang@example.com', organId } })
      const read = async () => (await data(caller, `/upms/user/detail/${String(id)}`)) as Row
      const { roles } = (await read()) as { roles: { id: string }[] }
      return { named, read, values: { roleIds: roles.map((role) => role.id), enabled: 1 } }
    },
    follows: { organId: ['organName'] },
  },
  '/upms/user/edit': {
    async make(_, caller) {
      const avatar = await picture(caller)
      await caller.rest('PUT', '/upms/user/edit', { body: { email: 'wang@example.com', avatar } })
      const read = async () =>
        (await caller.ask<{ profile: Row }>('{ profile { username: name email avatar } }')).profile
      return { named: {}, read }
    },
    asides: ['id', 'password', 'newpassword1', 'newpassword2'],
  },
}
/** Calls that change no member of a readable row, and moves, each of which happens once. */
const OTHERS = [
  ...['/chain/yard/arrive', '/chain/yard/tip', '/chain/yard/refuse', '/chain/yard/reopen'],
  ...['/chain/punch/settle', '/upms/user/password', '/upms/user/phone'],
]

const puts = routes.filter(({ method }) => method === 'PUT')

it('every documented PUT is tried', () => {
  expect([...Object.keys(PUTS), ...OTHERS].toSorted()).toEqual(puts.map(({ path }) => path).toSorted())
})

const tried = puts.flatMap((route) => {
  const put = PUTS[route.path]
  if (!put || !route.body) return []
  const { properties = {} } = jsonSchema(route.body, 'input') as { properties?: Row }
  const members = Object.keys(properties).filter((name) => !['id', 'version', ...(put.asides ?? [])].includes(name))
  return members.map((member) => [route.path, member, put] as const)
})

describe.each(['as it stands', 'as null'] as const)('one member sent %s', (how) => {
  it.each(tried)('to PUT %s: %s changes no other member', async (path, member, put) => {
    const company = await newCompany()
    const caller = await company.as('管理员')
    const { named, read, values = {} } = await put.make(company, caller)
    const before = await read()
    const sent = how === 'as null' ? null : member in values ? values[member] : before[member]
    if (how === 'as it stands') expect(sent, `${member} is not known`).not.toBe(undefined)
    const inPath = path.includes('{id}')
    const url = path.replace('{id}', String(named.id))
    const answer = await caller.rest('PUT', url, { body: { ...(inPath ? {} : named), [member]: sent } })
    const { code, msg } = answer.json<{ code: number; msg: string }>()
    if (how === 'as it stands' && msg !== waybillTexts.nothing) expect(code, answer.body).toBe(0)
    expect(answer.statusCode, answer.body).toBeLessThan(500)
    const after = await read()
    const may = new Set(['version', ...(put.follows?.[member] ?? []), ...(how === 'as null' ? [member] : [])])
    const changed = Object.keys(before).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    expect({ changed: changed.filter((name) => !may.has(name)), said: answer.body }).toEqual({
      changed: [],
      said: answer.body,
    })
  })
})

it.each([
  ['/chain/companypayment', ['tradeNo', 'remark', 'attachments', 'paymentDate']],
  ['/chain/companysettle', ['remark']],
  ['/upms/user', ['email', 'organId']],
  ['/upms/user/edit', ['email', 'avatar']],
  ['/chain/companywaybill', ['remark', 'load']],
] as const)('PUT %s empties members that are sent as null: %s', async (path, members) => {
  const company = await newCompany()
  const caller = await company.as('管理员')
  const { named, read } = (await PUTS[path]?.make(company, caller)) ?? { named: {}, read: async () => ({}) as Row }
  for (const member of members) {
    expect((await read())[member], member).not.toBeNull()
    const answer = await caller.rest('PUT', path, { body: { ...named, [member]: null } })
    expect(answer.json(), member).toMatchObject({ code: 0 })
    expect((await read())[member], member).toBeNull()
  }
})
