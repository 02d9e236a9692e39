import { sql } from '@tufang/server/kernel/sql/sql'
import { Secret, TOTP } from 'otpauth'
import type { TestApp } from './app'
import type { Caller } from './caller'
import { newCompany, type RoleName, type TestCompany } from './company'
import { deskPerson } from './desk'
import { membershipOf } from './people'
import { rowsOf } from './rows'
import { services } from './services'
import { uniqueMobile } from './unique'
import { png, upload } from './upload'

const ROW = `id companyAuthId companyName userName oldMobile newMobile loss state appliedByName confirmedByName dueAt endedByName endReason
  version allowedActions refusedActions { action reason }`

/** Documents of the desk and of the people concerned. */
export const rescueDocuments = {
  list: `query ($filter: RescueFilter, $sort: [RescueSort!], $page: PageInput) {
    rescues(filter: $filter, sort: $sort, page: $page) { total summary { applied waiting } records { ${ROW} } } }`,
  one: `query ($id: ID!) { rescue(id: $id) { ${ROW} reason proofUrls } }`,
  candidate: `query ($id: ID!) { rescueCandidate(companyAuthId: $id) { memberId userName mobile secondFactor refusal } }`,
  open: `mutation ($input: OpenRescueInput!, $dryRun: Boolean, $key: String) {
    openRescue(input: $input, dryRun: $dryRun, idempotencyKey: $key) { ${ROW} } }`,
  confirm: `mutation ($id: ID!, $version: Int) { confirmRescue(id: $id, version: $version) { ${ROW} } }`,
  refuse: `mutation ($id: ID!, $reason: String!) { refuseRescue(id: $id, reason: $reason) { ${ROW} } }`,
  withdraw: `mutation ($id: ID!) { withdrawRescue(id: $id) { ${ROW} } }`,
  running: '{ runningRescues { id companyName userName loss state dueAt newMobile own allowedActions } }',
  stop: 'mutation ($id: ID!) { stopRescue(id: $id) { id state } }',
} as const

export interface ShownRescue {
  id: string
  state: string
  version: number
  dueAt: string | null
  endedByName: string | null
  endReason: string | null
  allowedActions: string[]
  refusedActions: { action: string; reason: string }[]
}

/** Address of a paper that a member of the desk has uploaded. */
export async function newProof(app: TestApp, desk: Caller): Promise<string> {
  const sent = await upload(app, desk, '/upms/file/upload?fileType=image&dir=rescue/', {
    content: png(),
    name: '授权书.png',
  })
  return sent.json<{ link: string }>().link
}

/** Input of a person of the desk for the administrator of a company. */
export async function applicationFor(
  app: TestApp,
  desk: Caller,
  company: TestCompany,
  more: Record<string, unknown> = {},
) {
  return {
    companyAuthId: company.id,
    memberId: await membershipOf(company, '管理员'),
    loss: 'PHONE',
    newMobile: uniqueMobile(),
    reason: '手机遗失，持公司授权书与身份证到场',
    proofUrls: [await newProof(app, desk)],
    ...more,
  }
}

export async function open(desk: Caller, input: Record<string, unknown>): Promise<ShownRescue> {
  return (await desk.ask<{ openRescue: ShownRescue }>(rescueDocuments.open, { input })).openRescue
}

export const rescueOf = async (desk: Caller, id: string): Promise<ShownRescue> =>
  (await desk.ask<{ rescue: ShownRescue }>(rescueDocuments.one, { id })).rescue

/** Delivers the text messages of rescues that wait. */
export async function deliverRescueTexts(app: TestApp): Promise<void> {
  const { outbox } = await services(app)
  const waiting = await rowsOf<{ id: string }>(
    sql`select id from outbox where topic = 'administrator-rescue' and delivered_at is null and given_up_at is null order by created_at, id`,
  )
  for (const { id } of waiting) await outbox.deliver(id)
}

/** Turns on the second factor of a member; returns the codes of the app and the recovery codes. */
export async function newFactor(app: TestApp, company: TestCompany, name: RoleName) {
  const caller = await company.as(name)
  const { beginSecondFactor: made } = await caller.ask<{ beginSecondFactor: { secret: string } }>(
    'mutation { beginSecondFactor { secret } }',
  )
  const totp = new TOTP({ secret: Secret.fromBase32(made.secret) })
  const code = () => totp.generate({ timestamp: app.clock.now().getTime() })
  const { turnOnSecondFactor: recovery } = await caller.ask<{ turnOnSecondFactor: string[] }>(
    'mutation ($code: String!) { turnOnSecondFactor(code: $code) }',
    { code: code() },
  )
  return { code, recovery }
}

/**
 * Rescues of companies of their own as a list has them: one that waits for its second person, one for its time, and one
 * that was refused.
 */
export async function rescuesOf(app: TestApp, desk: Caller): Promise<void> {
  const second = await deskPerson(app)
  await open(desk, await applicationFor(app, desk, await newCompany()))
  const { id } = await open(desk, await applicationFor(app, desk, await newCompany()))
  await second.ask(rescueDocuments.confirm, { id })
  const refused = await open(desk, await applicationFor(app, desk, await newCompany()))
  await second.ask(rescueDocuments.refuse, { id: refused.id, reason: '授权书没有盖章' })
}
