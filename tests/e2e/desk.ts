import type { Cut } from '@tufang/server/platform/ocr/ocr'
import { type MadeUpCompany, madeUpCompany } from '@tufang/tests/papers/companies'
import { drawEmblemSide, drawPortraitSide } from '@tufang/tests/papers/id-card'
import { drawLicence } from '@tufang/tests/papers/licence'
import { type MadeUpPerson, madeUpPerson } from '@tufang/tests/papers/people'
import { uniqueCreditCode, uniqueMobile, uniqueName } from '@tufang/tests/unique'
import type { DemoApp } from './demo-app'
import { ask, headersOf, type Tokens } from './sign-in'

/** Phone of a member of the platform's desk. */
export async function newDeskPerson(app: DemoApp): Promise<string> {
  const mobile = uniqueMobile()
  await app.services.desk.setPerson({ mobile, name: '周运营', enabled: true })
  return mobile
}

export interface HandedIn {
  id: string
  mobile: string
  company: MadeUpCompany
  person: MadeUpPerson
}

/**
 * Company that has handed in its papers with pictures, and waits for the review; `changed` differs from the pictures.
 */
export async function handedIn(app: DemoApp, seed: number, changed: Record<string, string> = {}): Promise<HandedIn> {
  const mobile = uniqueMobile()
  const made = { ...madeUpCompany(seed), companyName: `深圳市${uniqueName()}土石方工程有限公司` }
  const company = { ...made, companyNo: uniqueCreditCode() }
  const person = { ...madeUpPerson(seed), idEndDate: '长期' }
  company.companyRepre = person.idName
  const send =
    'mutation ($mobile: String!, $roleType: RoleType!) { sendCode(mobile: $mobile, type: REGISTRATION, roleType: $roleType) }'
  await ask(app, send, { mobile, roleType: 'COMPANY' })
  const begin = `mutation ($mobile: String!, $code: String!) {
    beginAuthentication(mobile: $mobile, code: $code) { accessToken userHash } }`
  const begun = await ask<{ beginAuthentication: Tokens }>(app, begin, { mobile, code: app.codeOf(mobile) })
  const tokens = begun.beginAuthentication
  const { companyName, companyNo, companyType, companyRepre, companyAddress, companyFound } = company
  const input = {
    ...{ companyName, companyNo, companyType, companyRepre, companyAddress, companyFound, ...person, ...changed },
    companyUrl: await uploaded(app, tokens, drawLicence(company)),
    idCardNegativeUrl: await uploaded(app, tokens, drawPortraitSide(person)),
    idCardPositiveUrl: await uploaded(app, tokens, drawEmblemSide(person)),
  }
  const submit = 'mutation ($input: AuthenticationInput!) { submitAuthentication(input: $input) { id } }'
  const answer = await ask<{ submitAuthentication: { id: string } }>(app, submit, { input }, tokens)
  return { id: answer.submitAuthentication.id, mobile, company, person }
}

/** Stores readings of the pictures: all except `without`, uncertain for `unsure`, at the places `cuts`. */
export async function keepReadings(
  app: DemoApp,
  { id, company, person }: HandedIn,
  { without = [] as string[], unsure = [] as string[], cuts = {} as Record<string, Cut> } = {},
): Promise<void> {
  const { companyType: licenceType, companyName, companyNo, companyRepre, companyAddress, companyFound } = company
  const said = { licenceType, companyName, companyNo, companyRepre, companyAddress, companyFound, ...person }
  const read = Object.entries(said).filter(([name]) => !without.includes(name))
  const readings = Object.fromEntries(
    read.map(([name, text]) => [
      name,
      { text, sure: !unsure.includes(name), ...(cuts[name] ? { cut: cuts[name] } : {}) },
    ]),
  )
  const statement = 'update company_registration set readings = ?::jsonb where id = ?'
  await app.database.em.fork().execute(statement, [JSON.stringify(readings), id])
}

async function uploaded(app: DemoApp, tokens: Tokens, picture: Buffer): Promise<string> {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), '证件.png')
  const response = await fetch(`${app.url}/chain/common/upload?fileType=image&dir=authPic/`, {
    method: 'POST',
    headers: headersOf(tokens),
    body: form,
  })
  const { link } = (await response.json()) as { link?: string }
  if (!link) throw new Error(`no picture was kept: ${response.status}`)
  return link
}
