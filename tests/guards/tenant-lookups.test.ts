import { sql } from '@tufang/server/kernel/sql/sql'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import { hashSecret } from '@tufang/server/modules/identity/secret'
import { testApp } from '@tufang/tests/app'
import { newCompany, newMembership } from '@tufang/tests/company'
import { checkData, dataRows } from '@tufang/tests/data-import'
import { newCaptain, newSignedUpCaptain } from '@tufang/tests/factories/captain'
import { newDriver } from '@tufang/tests/factories/driver'
import { newMachine } from '@tufang/tests/factories/machine'
import { newPayee } from '@tufang/tests/factories/payee'
import { newTruck } from '@tufang/tests/factories/truck'
import { newPeople, newPerson } from '@tufang/tests/person'
import { rowsOf } from '@tufang/tests/rows'
import { uniqueAccount, uniqueCreditCode, uniqueMobile } from '@tufang/tests/unique'
import type { TestCell } from '@tufang/tests/workbook'
import { type GraphQLArgument, type GraphQLInputField, getNamedType, isInputObjectType } from 'graphql'
import { describe, expect, it } from 'vitest'
import { callable, documentOf, fieldOf, wholeSelection } from './graphql-calls'
import { guardedFields } from './graphql-fields'
import { namesOf } from './graphql-names'

/** Values by which a person of another company could be looked up. */
interface Given {
  phone: string
  plate: string
  account: string
  number: string
}

const REAL_NAME = '李真名'
const app = await testApp()
const [mine, theirs] = [await newCompany(), await newCompany()]
const names = await namesOf(mine)
const admin = await mine.as('管理员')
const passwordHash = await hashSecret('Haul-2026-far')

let plates = 10_000
const unknown = (): Given => ({
  phone: uniqueMobile(),
  plate: `粤B${String(plates++).padStart(5, '0')}`,
  account: uniqueAccount(),
  number: uniqueCreditCode(),
})

/** Person who holds every role in another company, with the values that would reveal him. */
async function known(): Promise<{ given: Given; telling: string[] }> {
  const person = newPerson(REAL_NAME)
  const given = { ...unknown(), phone: person.mobile }
  await newPeople([person])
  const { phone: mobile, plate, account: bankNo } = given
  for (const roleType of [RoleType.COMPANY, RoleType.OPERATOR]) await newMembership(theirs, person, { roleType })
  const captain = await newSignedUpCaptain(theirs, person)
  const driver = await newDriver(theirs, { captain, name: REAL_NAME })
  await rowsOf(sql`update driver set mobile = ${mobile} where id = ${driver.id}`)
  const machine = await newMachine(theirs, { operatorName: REAL_NAME, operatorMobile: mobile })
  const truck = await newTruck(theirs, { captain, plate })
  const payee = await newPayee(theirs, { name: REAL_NAME, bankNo })
  await rowsOf(
    sql`update app_user set email = 'li@example.cn', password_hash = ${passwordHash} where id = ${person.id}`,
  )
  await rowsOf(sql`update company set company_no = ${given.number} where id = ${theirs.id}`)
  const ids = [person, captain, driver, machine, truck, payee, theirs].map(({ id }) => id)
  return { given, telling: [REAL_NAME, 'li@example.cn', theirs.name, ...ids] }
}

const kinds: readonly [RegExp, keyof Given][] = [
  [/(phone|mobile)$/i, 'phone'],
  [/(plate|truckCodes?)$/i, 'plate'],
  [/bankNo$/i, 'account'],
  [/(companyNo|taxNo)$/i, 'number'],
]
const kindOf = (name: string): keyof Given | undefined => kinds.find(([pattern]) => pattern.test(name))?.[1]

/** Whether an argument, or something within it, looks up a person. */
function looksUp({ name, type }: GraphQLArgument | GraphQLInputField, seen: ReadonlySet<string> = new Set()): boolean {
  const inner = getNamedType(type)
  if (kindOf(name) && !isInputObjectType(inner)) return true
  if (!isInputObjectType(inner) || seen.has(inner.name)) return false
  return Object.values(inner.getFields()).some((field) => looksUp(field, new Set([...seen, inner.name])))
}

/** Call about another person. */
function about(given: Given, value: unknown, name = ''): unknown {
  const kind = kindOf(name)
  if (Array.isArray(value)) return value.map((one) => about(given, one, name))
  if (typeof value === 'string' && kind) return given[kind]
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, about(given, one, key)]))
}

/** Answer in which the given values, and those of the call itself, are replaced by the words for their kinds. */
const told = (answer: unknown, given: Given): string =>
  Object.entries(given)
    .reduce((text, [kind, value]) => text.replaceAll(value, `<${kind}>`), JSON.stringify(answer))
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '<id>')
    .replaceAll(/\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(\.\d+)?Z?/g, '<time>')
    // Records that use one with the given values: each answer adds its own.
    .replaceAll(/(?<="count":)\d+/g, '<count>')
    // Key that is shown only once.
    .replaceAll(/tfdk_[\w-]+|(?<="tail":")[\w-]+/g, '<key>')
    // Last digits of a given account.
    .replaceAll(new RegExp(`(?<=尾号)${given.account.slice(-4)}`, 'g'), '<tail>')

/** Calls of the platform about companies, whose administrators it knows. */
const ofPlatform = ['Query.companies', 'Query.registrations']
const doors = [...callable.keys()].filter(
  (name) => !ofPlatform.includes(name) && fieldOf(name).args.some((argument) => looksUp(argument)),
)

/** Sends all example calls of an API about another person; verbs only where they have a dry run. */
async function answersOf(name: string, examples: readonly object[], given: Given): Promise<string[]> {
  const field = guardedFields[name]
  const tries = fieldOf(name).args.some((argument) => argument.name === 'dryRun')
  const document = documentOf(name, { selection: wholeSelection(name) })
  const answers: string[] = []
  for (const example of examples) {
    const variables = { ...(about(given, example) as object), ...(tries ? { dryRun: true } : {}) }
    const { status, data, errors } = await (field?.access === 'public' ? app.anonymous() : admin).gql(
      document,
      variables,
    )
    const refused = errors.map(({ message, extensions: { requestId: _, ...extensions } }) => ({
      message,
      ...extensions,
    }))
    answers.push(told({ status, data, refused }, given))
  }
  return answers
}

describe('who asks for somebody of another company hears the same as of somebody whom nobody knows', () => {
  it('at every door there is', () => {
    expect(doors.length).toBeGreaterThan(40)
  })

  it.each(doors)('%s', async (name) => {
    const [{ given, telling }, nobody] = [await known(), unknown()]
    const examples = guardedFields[name]?.examples?.(names) ?? []
    const [ofNobody, ofHim] = [await answersOf(name, examples, nobody), await answersOf(name, examples, given)]
    expect(ofNobody.length).toBeGreaterThan(0)
    expect(ofHim).toEqual(ofNobody)
    for (const one of telling) expect(ofHim.join()).not.toContain(one)
  })

  it.each([
    ['MEMBER', { 手机: 'phone', 姓名: '新人', 岗位: '文员', 角色: '只读' }],
    ['CAPTAIN', { 姓名: '新车队长', 手机: 'phone' }],
    ['DRIVER', { 姓名: '新司机', 手机: 'phone', 车队长: 'captain' }],
    ['TRUCK', { 车牌: 'plate', 车队长: 'captain' }],
    ['MACHINE', { 编号: 'W-1', 名称: '挖机', 挖机手: '梁师傅', 挖机手手机: 'phone' }],
    ['PAYEE', { 收款人: '陈进', 收款账号: 'account', 开户行: '建设银行深圳分行' }],
  ] as const)('by a sheet of %s', async (kind, cells) => {
    const captain = await newCaptain(mine)
    const answer = async (given: Given) => {
      const values: Readonly<Record<string, string>> = { ...given, captain: captain.mobile }
      const row: TestCell[] = Object.values(cells).map((cell: string) => values[cell] ?? cell)
      const task = await checkData(admin, kind, [Object.keys(cells), row])
      const { total, createCount, refusedCount } = task
      return told({ total, createCount, refusedCount, rows: await dataRows(admin, task) }, given)
    }
    const [{ given, telling }, nobody] = [await known(), unknown()]
    const [ofNobody, ofHim] = [await answer(nobody), await answer(given)]
    expect(ofNobody).toContain('CREATE')
    expect(ofHim).toBe(ofNobody)
    for (const one of telling) expect(ofHim).not.toContain(one)
  })

  it('by an invitation over REST, and whatever is read of it then', async () => {
    const answer = async ({ phone }: Given) => {
      const body = { username: '新人', phone, positionName: '文员', roleIds: [names.memberRoleId] }
      const made = (await admin.rest('POST', '/upms/user', { body })).json<{ data: unknown; msg: string }>()
      const page = (await admin.rest('GET', '/upms/user/page', { query: { phone } })).json<{
        data: { records: { id: string; userId: string }[] }
      }>()
      const [row] = page.data.records
      const { users } = await admin.ask<{ users: object }>(
        'query ($id: ID!) { users(filter: { userId: $id }) { total records { id userId name } } }',
        { id: row?.userId },
      )
      return { told: JSON.stringify([made.data, made.msg, page.data.records, users]), row }
    }
    const [{ given, telling }, nobody] = [await known(), unknown()]
    const [ofNobody, ofHim] = [await answer(nobody), await answer(given)]
    expect(told(ofHim.told, given)).toBe(told(ofNobody.told, nobody))
    for (const one of telling) expect(ofHim.told).not.toContain(one)
    const [account = ''] = telling.slice(3)
    // A caller who knows the account does not learn whose it is.
    const { users } = await admin.ask<{ users: { total: number } }>(
      'query ($id: ID!) { users(filter: { userId: $id }) { total } }',
      { id: account },
    )
    expect(users.total).toBe(0)
  })
})
