import { randomInt } from 'node:crypto'
import { newId } from '@tufang/server/kernel/values/id'
import type { TestApp } from './app'
import type { Caller } from './caller'
import { madeUpCompany } from './papers/companies'
import { madeUpPerson } from './papers/people'
import { insert } from './rows'
import { receiveRegistrationCode } from './sign-in'
import { uniqueCreditCode, uniqueMobile, uniqueName } from './unique'

export interface Registration {
  id: string
  companyName: string
  companyAuthId: string
  status: string
  reason: string | null
  version: number
  submissions: number
  allowedActions: string[]
}

export type Papers = Record<string, string | null>

const FIELDS = 'id companyName companyAuthId status reason version submissions allowedActions'

export const documents = {
  submit: `mutation ($input: AuthenticationInput!, $key: String) {
    submitAuthentication(input: $input, idempotencyKey: $key) { ${FIELDS} } }`,
  own: `{ registration { ${FIELDS} } }`,
  approve: `mutation ($id: ID!, $version: Int) { approveRegistration(id: $id, version: $version) { ${FIELDS} } }`,
  reject: `mutation ($id: ID!, $reason: String!, $version: Int) {
    rejectRegistration(id: $id, reason: $reason, version: $version) { ${FIELDS} } }`,
}

/** Row of an uploaded picture, without a file; its link without a token. */
export async function paperOf(userId: string | null, purpose = 'COMPANY_AUTH'): Promise<string> {
  const id = newId()
  const [now, sha256] = [new Date(), uniqueName()]
  const kept = { key: `papers/${id}.jpg`, name: 'a.jpg', mime: 'image/jpeg', size: 1, sha256, purpose, keptAt: now }
  await insert('stored_file', { id, userId, ...kept })
  return `/files/${id}`
}

/** Form of the wizard for a made-up company and its legal person, with papers that this user has uploaded. */
export async function papersOf(userId: string): Promise<Papers> {
  const seed = randomInt(2 ** 31)
  const [company, person] = [madeUpCompany(seed), madeUpPerson(seed)]
  const { companyType, companyAddress, companyFound } = company
  return {
    ...person,
    companyName: `公司${uniqueName()}`,
    companyNo: uniqueCreditCode(),
    companyType,
    companyAddress,
    companyFound,
    companyRepre: person.idName,
    idEndDate: '长期',
    companyUrl: await paperOf(userId),
    idCardNegativeUrl: await paperOf(userId),
    idCardPositiveUrl: await paperOf(userId),
  }
}

export const handIn = async (caller: Caller, input: Papers, key?: string): Promise<Registration> =>
  (await caller.ask<{ submitAuthentication: Registration }>(documents.submit, { input, key })).submitAuthentication

export const approveRegistration = async (desk: Caller, { id, version }: Registration): Promise<Registration> =>
  (await desk.ask<{ approveRegistration: Registration }>(documents.approve, { id, version })).approveRegistration

export const rejectRegistration = async (
  desk: Caller,
  { id, version }: Registration,
  reason: string,
): Promise<Registration> =>
  (await desk.ask<{ rejectRegistration: Registration }>(documents.reject, { id, version, reason })).rejectRegistration

const REGISTER =
  'mutation ($input: RegisterCompanyInput!) { registerCompany(input: $input) { companyAuthId contactPhone } }'

/** A company that has registered itself, and the phone of its administrator. */
export async function registerCompany(
  app: TestApp,
  { companyName = `公司${uniqueName()}`, contactName = '周文斌' } = {},
): Promise<{ companyAuthId: string; contactPhone: string }> {
  const contactPhone = uniqueMobile()
  const input = { companyName, contactName, contactPhone, code: await receiveRegistrationCode(app, contactPhone) }
  const answer = await app
    .anonymous()
    .ask<{ registerCompany: { companyAuthId: string; contactPhone: string } }>(REGISTER, { input })
  return answer.registerCompany
}
