import { newId } from '@tufang/server/kernel/values/id'
import { testApp } from '@tufang/tests/app'
import type { Caller } from '@tufang/tests/caller'
import { newCompany } from '@tufang/tests/company'
import { contentOfDatabase } from '@tufang/tests/content'
import { freightOf, newHaul } from '@tufang/tests/factories/haul'
import { applyFor, approvePrice } from '@tufang/tests/price'
import { applyForTask, approveTask } from '@tufang/tests/task'
import { describe, expect, it } from 'vitest'

await testApp()

/** One record for each verb, in the state that the verb needs. */
async function aDesk() {
  const company = await newCompany()
  const [haul, elsewhere] = [await newHaul(company), await newHaul(company)]
  const clerk = await company.as('管理员')
  const approved = await approvePrice(clerk, await applyFor(clerk, freightOf(elsewhere)))
  const release = { ...freightOf(elsewhere), tpMode: 'RELEASE' }
  return {
    company,
    clerk,
    terms: freightOf(haul),
    other: freightOf(haul, '81.00'),
    pending: (await applyFor(clerk, freightOf(haul))).id,
    approved: approved.id,
    task: (await applyForTask(clerk, freightOf(haul))).id,
    approvedTask: (await approveTask(clerk, await applyForTask(clerk, release))).id,
  }
}

type Desk = Awaited<ReturnType<typeof aDesk>>
type Call = (desk: Desk) => object

const mutation = (name: string, args: string, selection = '{ id status version }') => {
  const types = args.replaceAll(/(\w+): ?([\w!]+)/g, '$$$1: $2')
  const given = args.replaceAll(/(\w+): ?[\w!]+/g, '$1: $$$1')
  return `mutation (${types}, $key: String) { ${name}(${given}, idempotencyKey: $key) ${selection} }`
}

/** Every verb with a call, and the same call with another body. */
const verbs: [string, string, Call, Call][] = [
  [
    'applyDirectPayPrice',
    mutation('applyDirectPayPrice', 'input: DirectPayPriceInput!'),
    ({ terms }) => ({ input: terms }),
    ({ other }) => ({ input: other }),
  ],
  [
    'updateDirectPayPrice',
    mutation('updateDirectPayPrice', 'id: ID!, input: DirectPayPriceInput!'),
    ({ pending, other }) => ({ id: pending, input: other }),
    ({ pending, terms }) => ({ id: pending, input: terms }),
  ],
  [
    'copyDirectPayPrice',
    mutation('copyDirectPayPrice', 'id: ID!'),
    ({ approved: id }) => ({ id }),
    ({ pending: id }) => ({ id }),
  ],
  [
    'deleteDirectPayPrice',
    mutation('deleteDirectPayPrice', 'id: ID!', '{ id type }'),
    ({ pending: id }) => ({ id }),
    ({ approved: id }) => ({ id }),
  ],
  [
    'auditDirectPayPrice, approving',
    mutation('auditDirectPayPrice', 'id: ID!, approve: Boolean!, reason: String'),
    ({ pending: id }) => ({ id, approve: true }),
    ({ pending: id }) => ({ id, approve: true, reason: '同意' }),
  ],
  [
    'auditDirectPayPrice, rejecting',
    mutation('auditDirectPayPrice', 'id: ID!, approve: Boolean!, reason: String'),
    ({ pending: id }) => ({ id, approve: false, reason: '偏高' }),
    ({ pending: id }) => ({ id, approve: true }),
  ],
  [
    'invalidateDirectPayPrice',
    mutation('invalidateDirectPayPrice', 'id: ID!, reason: String'),
    ({ approved: id }) => ({ id }),
    ({ approved: id }) => ({ id, reason: '收尾' }),
  ],
  [
    'setFourEyes',
    mutation('setFourEyes', 'enabled: Boolean!', '{ fourEyes version }'),
    () => ({ enabled: true }),
    () => ({ enabled: false }),
  ],
  [
    'applyCaptainTask',
    mutation('applyCaptainTask', 'input: CaptainTaskInput!'),
    ({ terms }) => ({ input: terms }),
    ({ other }) => ({ input: other }),
  ],
  [
    'updateCaptainTask',
    mutation('updateCaptainTask', 'id: ID!, input: CaptainTaskInput!'),
    ({ task, other }) => ({ id: task, input: other }),
    ({ task, terms }) => ({ id: task, input: terms }),
  ],
  [
    'deleteCaptainTask',
    mutation('deleteCaptainTask', 'id: ID!', '{ id type }'),
    ({ task: id }) => ({ id }),
    ({ approvedTask: id }) => ({ id }),
  ],
  [
    'auditCaptainTask',
    mutation('auditCaptainTask', 'id: ID!, approve: Boolean!, form: CaptainTaskInput'),
    ({ task: id, other }) => ({ id, approve: true, form: other }),
    ({ task: id, terms }) => ({ id, approve: true, form: terms }),
  ],
  [
    'invalidateCaptainTask',
    mutation('invalidateCaptainTask', 'id: ID!, reason: String'),
    ({ approvedTask: id }) => ({ id }),
    ({ approvedTask: id }) => ({ id, reason: '收尾' }),
  ],
]

const answer = (clerk: Caller, document: string, variables: object) => clerk.gql(document, { ...variables })

describe('a verb of prices that is repeated with its key', () => {
  it.each(verbs)(
    'changes nothing, answers the same, and is refused with another body: %s',
    async (_, document, call, other) => {
      const desk = await aDesk()
      const [variables, key] = [call(desk), newId()]
      const first = await answer(desk.clerk, document, { ...variables, key })
      expect(first.errors).toEqual([])
      const content = await contentOfDatabase(desk.company)
      for (let repeated = 0; repeated < 2; repeated++) {
        expect(await answer(desk.clerk, document, { ...variables, key })).toEqual(first)
      }
      expect(await desk.clerk.code(document, { ...other(desk), key })).toBe('IDEMPOTENCY_KEY_REUSED')
      expect(await contentOfDatabase(desk.company)).toEqual(content)
    },
  )

  it.each(verbs)('is done once when it comes eight times at once: %s', async (_, document, call) => {
    const desk = await aDesk()
    const variables = { ...call(desk), key: newId() }
    const answers = await Promise.all(Array.from({ length: 8 }, () => answer(desk.clerk, document, variables)))
    expect(answers.flatMap(({ errors }) => errors)).toEqual([])
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1)
  })
})

describe('a documented call of prices that is repeated with its key', () => {
  const BASE = '/chain/companyprojectdirectpayprice'
  type Sent = { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string; body?: object; query?: Record<string, string> }
  const calls: [string, (desk: Desk) => Sent][] = [
    ['POST', ({ terms }) => ({ method: 'POST', path: BASE, body: { ...terms, tpMode: 2 } })],
    ['PUT', ({ pending: id, other }) => ({ method: 'PUT', path: BASE, body: { ...other, tpMode: 2, id } })],
    ['DELETE', ({ pending }) => ({ method: 'DELETE', path: `${BASE}/${pending}` })],
    ['GET audit', ({ pending: id }) => ({ method: 'GET', path: `${BASE}/audit`, query: { id, auditType: '1' } })],
    ['GET failure', ({ approved: id }) => ({ method: 'GET', path: `${BASE}/failure`, query: { id } })],
  ]

  it.each(calls)('is done once: %s', async (_, call) => {
    const desk = await aDesk()
    const { method, path, ...options } = call(desk)
    const send = async () =>
      (await desk.clerk.rest(method, path, { ...options, headers: { 'idempotency-key': 'once' } })).json<{
        code: number
      }>()
    const first = await send()
    expect(first).toMatchObject({ code: 0 })
    const content = await contentOfDatabase(desk.company)
    expect(await send()).toEqual(first)
    expect(await contentOfDatabase(desk.company)).toEqual(content)
  })
})
