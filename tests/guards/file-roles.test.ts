import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { grantablePermissions } from '@tufang/server/kernel/command/permissions'
import { newId } from '@tufang/server/kernel/values/id'
import { filePurposes, isPaper } from '@tufang/server/modules/file/file/purposes'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import { newKey } from '@tufang/server/platform/storage/storage'
import { openApp } from '@tufang/tests/app'
import type { Caller } from '@tufang/tests/caller'
import { insertMember, newCompany, newMembership } from '@tufang/tests/company'
import { newPeople, newPerson } from '@tufang/tests/person'
import { insert, insertAll } from '@tufang/tests/rows'
import { enter } from '@tufang/tests/session'
import { png } from '@tufang/tests/upload'
import { afterAll, describe, expect, it } from 'vitest'
import { ROLES } from '../../seeds/roles'

/**
 * Every role asks for a file of every kind by its bare address: a role that is answered the list with it opens it, and
 * no other does.
 */
const dataDir = await mkdtemp(path.join(tmpdir(), 'tufang-file-roles-'))
const app = await openApp({ dataDir, readUnitsPerMinute: 1_000_000_000_000 })
afterAll(() => rm(dataDir, { recursive: true }))
const company = await newCompany({ app })

/** Operations that show the records which files of a kind belong to; undefined where none does. */
const lists: Record<string, string | undefined> = {
  AVATAR: `{ answer: users { total } one: user(id: "${newId()}") { id } }`,
  WAYBILL_PICTURE: '{ answer: waybills { total } }',
  TICKET_PICTURE: '{ answer: ticketCollections { total } }',
  PAYMENT_PICTURE: '{ answer: payments { total } }',
  INVOICE: '{ answer: invoices { total } }',
  CONTRACT: '{ answer: basePayees { total } }',
  SETTLEMENT_PAPER: '{ answer: settlements { total } }',
  WAYBILL_IMPORT: '{ answer: waybillImports { total } }',
  DATA_IMPORT: undefined,
}
const kinds = Object.keys(lists)

/**
 * A file of each kind, by whom it was sent and whether it lies on a record; the addresses that name them without their
 * token.
 */
async function newFiles(userId: string, attachedAt: Date | null): Promise<Map<string, string>> {
  const rows = kinds.map((purpose) => ({
    ...{ name: 'a.png', mime: 'image/png', size: png().length, sha256: '', keptAt: new Date() },
    ...{ id: newId(), companyId: company.id, userId, attachedAt, purpose, key: newKey(company.id, new Date(), 'png') },
  }))
  for (const { key } of rows) {
    await mkdir(path.join(dataDir, 'files', path.dirname(key)), { recursive: true })
    await writeFile(path.join(dataDir, 'files', key), png())
  }
  await insertAll('stored_file', rows)
  return new Map(rows.map(({ id, purpose }) => [purpose, `/files/${id}`]))
}

/** Kinds of files that a caller can open. */
async function openedBy(caller: Caller, files: ReadonlyMap<string, string>): Promise<string[]> {
  const opened: string[] = []
  for (const [purpose, address] of files) {
    const { statusCode } = await caller.rest('GET', address)
    if (statusCode === 200) opened.push(purpose)
    else expect([purpose, statusCode]).toEqual([purpose, 404])
  }
  return opened
}

/** Whether any field of an operation is answered, even beside other faults. */
async function isAnswered(caller: Caller, document: string): Promise<boolean> {
  const { errors } = await caller.gql(document)
  expect(errors.filter(({ extensions }) => extensions.code !== 'FORBIDDEN')).toEqual([])
  return errors.length < (document.match(/: \w+[ (]/g)?.length ?? 0)
}

/** The kinds whose records are answered. */
async function listedTo(caller: Caller): Promise<string[]> {
  const listed: string[] = []
  for (const [purpose, list] of Object.entries(lists))
    if (list && (await isAnswered(caller, list))) listed.push(purpose)
  return listed
}

async function colleagueWith(permissions: readonly string[]) {
  const [person, roleId] = [newPerson('同事'), newId()]
  await newPeople([person])
  await insert('role', { companyId: company.id, id: roleId, name: roleId.slice(-20), permissions })
  await insertMember({ companyId: company.id, userId: person.id, roleId, positionName: '同事' })
  return { ...person, caller: await enter(app, { userId: person.id, companyId: company.id }) }
}

async function memberAs(roleType: RoleType): Promise<Caller> {
  const person = newPerson('别的人')
  await newPeople([person])
  await newMembership(company, person, { roleType })
  return enter(app, { userId: person.id, companyId: company.id, roleType })
}

const files = await newFiles(company.people.管理员.id, new Date())

describe('a file is opened by whoever reads what it belongs to', () => {
  it('of a kind that stands here, or of one that is a paper', () => {
    const others = (Object.keys(filePurposes) as (keyof typeof filePurposes)[]).filter((purpose) => !isPaper(purpose))
    expect(kinds.toSorted()).toEqual(others.toSorted())
  })

  it.each(Object.keys(ROLES) as (keyof typeof ROLES)[])('as %s', async (role) => {
    const caller = await company.as(role)
    const opened = await openedBy(caller, files)
    expect(opened).toEqual(await listedTo(caller))
    expect(opened.length).toBeGreaterThan(2)
  })

  it.each(grantablePermissions())('with %s alone', async (permission) => {
    const { caller } = await colleagueWith([permission])
    expect(await openedBy(caller, files)).toEqual(await listedTo(caller))
  })

  it.each([RoleType.DRIVER, RoleType.OPERATOR, RoleType.ENTERPRISE])('and by no role type %i', async (roleType) => {
    expect(await openedBy(await memberAs(roleType), files)).toEqual([])
  })

  it('and by nobody of another company', async () => {
    expect(await openedBy(await (await newCompany({ app })).as('管理员'), files)).toEqual([])
  })

  it('or by who sent it, until it lies on a record', async () => {
    const { id, caller } = await colleagueWith([])
    expect(await openedBy(caller, await newFiles(id, null))).toEqual(kinds)
    expect(await openedBy(caller, await newFiles(id, new Date()))).toEqual([])
  })
})
