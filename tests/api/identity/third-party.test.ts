import { sql } from '@tufang/server/kernel/sql/sql'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import { openApp, type TestApp } from '@tufang/tests/app'
import { Caller } from '@tufang/tests/caller'
import { MINUTE } from '@tufang/tests/clock'
import { newCompany, type RoleName, type TestCompany } from '@tufang/tests/company'
import { newSignedUpCaptain } from '@tufang/tests/factories/captain'
import { type Returned, TestOidc } from '@tufang/tests/oidc'
import { TestDingtalk, TestWecom } from '@tufang/tests/provider-imitations'
import { rowOf, rowsOf } from '@tufang/tests/rows'
import { enter } from '@tufang/tests/session'
import { documents as signInDocuments, type Tokens } from '@tufang/tests/sign-in'
import { uniqueName } from '@tufang/tests/unique'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const PUBLIC_URL = 'https://tufang.example'
const documents = {
  providers: '{ thirdPartyProviders { provider name } }',
  accounts: '{ thirdPartyAccounts { id provider accountName createTime } }',
  startBind: 'mutation ($provider: ThirdParty!) { startThirdPartyBind(provider: $provider) { authorizeUrl proof } }',
  bind: 'mutation ($state: String!, $code: String!) { bindThirdParty(state: $state, code: $code) { id provider accountName } }',
  unbind: 'mutation ($id: ID!) { unbindThirdParty(id: $id) { id type } }',
  startSignIn: `mutation ($provider: ThirdParty!, $roleType: RoleType) {
    startThirdPartySignIn(provider: $provider, roleType: $roleType) { authorizeUrl proof } }`,
  signIn: `mutation ($input: ThirdPartySignInInput!) {
    signInByThirdParty(input: $input) { accessToken refreshToken expiresIn userId companyAuthId userHash } }`,
}

interface Account {
  id: string
  provider: string
  accountName: string | null
}

let oidc: TestOidc
let wecom: TestWecom
let dingtalk: TestDingtalk
let app: TestApp

beforeAll(async () => {
  ;[oidc, wecom, dingtalk] = await Promise.all([TestOidc.open(PUBLIC_URL), TestWecom.open(), TestDingtalk.open()])
  const thirdParty = { oidc: oidc.settings, wecom: wecom.settings, dingtalk: dingtalk.settings }
  app = await openApp({ publicUrl: PUBLIC_URL, thirdParty })
})
afterAll(() => {
  oidc.close()
  wecom.imitation.close()
  dingtalk.imitation.close()
})

/** Person of a company who is signed in to a program with third-party providers. */
const personOf = (company: TestCompany, role: RoleName = '结算员'): Promise<Caller> =>
  enter(app, { userId: company.people[role].id, companyId: company.id })

async function begin(caller: Caller, provider = 'OIDC'): Promise<string> {
  const { startThirdPartyBind } = await caller.ask<{ startThirdPartyBind: { authorizeUrl: string } }>(
    documents.startBind,
    { provider },
  )
  return startThirdPartyBind.authorizeUrl
}

/** Starts binding an account, signs in at the provider under this name, and returns. */
const returned = async (caller: Caller, account: string): Promise<Returned> =>
  oidc.authorize(await begin(caller), account)

async function bind(caller: Caller, account: string): Promise<Account> {
  const given = await returned(caller, account)
  return (await caller.ask<{ bindThirdParty: Account }>(documents.bind, { ...given })).bindThirdParty
}

async function beginSignIn(provider = 'OIDC', roleType = 'COMPANY') {
  const { startThirdPartySignIn } = await app
    .anonymous()
    .ask<{ startThirdPartySignIn: { authorizeUrl: string; proof: string } }>(documents.startSignIn, {
      provider,
      roleType,
    })
  return startThirdPartySignIn
}

/** Values in a browser that has started a sign-in and returned from the provider. */
async function signingIn(account: string, roleType?: string) {
  const { authorizeUrl, proof } = await beginSignIn('OIDC', roleType)
  return { ...(await oidc.authorize(authorizeUrl, account)), proof }
}

const signIn = async (input: object): Promise<Tokens> =>
  (await app.anonymous().ask<{ signInByThirdParty: Tokens }>(documents.signIn, { input })).signInByThirdParty

const refusalOf = async (caller: Caller, document: string, variables: object) => {
  const { message, extensions } = await caller.refusal(document, { ...variables })
  return [extensions.code, message]
}
const stateOf = (url: string): string => new URL(url).searchParams.get('state') ?? ''
const accountsOf = async (caller: Caller) =>
  (await caller.ask<{ thirdPartyAccounts: Account[] }>(documents.accounts)).thirdPartyAccounts

describe('who is asked where accounts can come from', () => {
  it('tells the configured providers, to anybody', async () => {
    expect(await app.anonymous().ask(documents.providers)).toEqual({
      thirdPartyProviders: [
        { provider: 'OIDC', name: '统一身份认证' },
        { provider: 'WECOM', name: '企业微信' },
        { provider: 'DINGTALK', name: '钉钉' },
      ],
    })
  })

  it('sends the browser to the issuer with PKCE, a nonce and the documented page to come back to', async () => {
    const url = new URL(await begin(await personOf(await newCompany())))
    expect(url.origin).toBe(oidc.issuer)
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: oidc.clientId,
      response_type: 'code',
      redirect_uri: `${PUBLIC_URL}/authredirect`,
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
  })
})

describe('a person binds an account', () => {
  it('comes in with it, and no more once it is unbound', async () => {
    const company = await newCompany()
    const { id: userId, mobile } = company.people.结算员
    const [person, account] = [await personOf(company), uniqueName()]
    const bound = await bind(person, account)
    expect(bound).toEqual({ id: bound.id, provider: 'OIDC', accountName: `${account}的账号` })
    expect(await accountsOf(person)).toMatchObject([{ id: bound.id, provider: 'OIDC' }])

    const tokens = await signIn(await signingIn(account))
    expect(tokens).toMatchObject({ userId, companyAuthId: company.id, expiresIn: 43_200 })
    const session = app.anonymous().with({ token: tokens.accessToken, userHash: tokens.userHash })
    expect(await session.ask(signInDocuments.viewer)).toMatchObject({ viewer: { user: { id: userId } } })
    const log = await rowOf(sql`select user_id, company_id, request_uri, type, exception, params
      from login_log where create_by = ${mobile} order by created_at desc limit 1`)
    expect(log).toEqual({
      user_id: userId,
      company_id: company.id,
      request_uri: '/login',
      type: 'SUCCESS',
      exception: null,
      params: { roleType: RoleType.COMPANY },
    })
    expect(await session.ask('{ myLoginLogs { records { method requestUri } } }')).toEqual({
      myLoginLogs: { records: [{ method: 'THIRD_PARTY', requestUri: '/login' }] },
    })

    expect(await person.ask(documents.unbind, { id: bound.id })).toEqual({
      unbindThirdParty: { id: bound.id, type: 'ThirdPartyAccount' },
    })
    expect(await accountsOf(person)).toEqual([])
    expect(await refusalOf(person, documents.unbind, { id: bound.id })).toEqual(['NOT_FOUND', '第三方账号不存在'])
    expect(await refusalOf(app.anonymous(), documents.signIn, { input: await signingIn(account) })).toEqual([
      'THIRD_PARTY_NOT_BOUND',
      '该统一身份认证账号尚未绑定，请先用手机验证码登录，再到个人信息中绑定',
    ])
    const titles = await rowsOf<{ title: string }>(sql`
      select title from operation_log where company_id = ${company.id} and type = 'SUCCESS' and title like '%第三方账号' order by created_at`)
    expect(titles.map(({ title }) => title)).toEqual(['绑定第三方账号', '解绑第三方账号'])
    // An account that was unbound can be bound again, by another person too.
    await bind(await personOf(company, '审核员'), account)
  })

  it('by the documented call, which says so', async () => {
    const person = await personOf(await newCompany())
    const query = { ...(await returned(person, uniqueName())) }
    const answer = await person.rest('POST', '/upms/thirdparty/bind', { query })
    expect(answer.json()).toEqual({ code: 0, msg: '社交账号绑定成功', data: true, ok: true })
    const again = await person.rest('POST', '/upms/thirdparty/bind', { query })
    expect(again.json()).toMatchObject({ code: 1, errorCode: 'THIRD_PARTY_STATE_USED' })
    expect(await accountsOf(person)).toHaveLength(1)
  })

  it('in no company, as a captain', async () => {
    const captain = await newSignedUpCaptain(await newCompany())
    const himself = await enter(app, { userId: captain.person.id, companyId: null, roleType: RoleType.CAPTAIN })
    const account = uniqueName()
    await bind(himself, account)
    expect(await signIn(await signingIn(account, 'CAPTAIN'))).toMatchObject({ companyAuthId: null })
  })
})

describe('what comes back', () => {
  it('is taken once', async () => {
    const person = await personOf(await newCompany())
    const given = await returned(person, uniqueName())
    await person.ask(documents.bind, { ...given })
    expect(await refusalOf(person, documents.bind, given)).toEqual([
      'THIRD_PARTY_STATE_USED',
      '这次授权已用过，请重新发起',
    ])
  })

  it('is taken for ten minutes', async () => {
    const person = await personOf(await newCompany())
    const given = await returned(person, uniqueName())
    app.clock.advance(10 * MINUTE)
    expect((await refusalOf(person, documents.bind, given))[0]).toBe('THIRD_PARTY_STATE_EXPIRED')
  })

  it('is bound by the session that began, and by no other, whose try spoils nothing', async () => {
    const company = await newCompany()
    const [person, other] = [await personOf(company), await personOf(company, '审核员')]
    const given = await returned(person, uniqueName())
    const foreign = ['THIRD_PARTY_STATE_FOREIGN', '这次授权不是由本浏览器或本次登录发起的，请重新发起']
    expect(await refusalOf(other, documents.bind, given)).toEqual(foreign)
    expect(await refusalOf(await personOf(company), documents.bind, given)).toEqual(foreign)
    expect(await refusalOf(person, documents.bind, { ...given, state: 'f'.repeat(64) })).toEqual(foreign)
    await person.ask(documents.bind, { ...given })
  })

  it('signs in the browser that began, and no other: neither without its proof nor with what was begun to bind', async () => {
    const company = await newCompany()
    const [person, account] = [await personOf(company), uniqueName()]
    await bind(person, account)
    const input = await signingIn(account)
    const strange = { ...input, proof: (await beginSignIn()).proof }
    const anybody = app.anonymous()
    expect((await refusalOf(anybody, documents.signIn, { input: strange }))[0]).toBe('THIRD_PARTY_STATE_FOREIGN')
    expect((await refusalOf(person, documents.bind, input))[0]).toBe('THIRD_PARTY_STATE_FOREIGN')
    const bindings = { ...(await returned(person, account)), proof: input.proof }
    expect((await refusalOf(anybody, documents.signIn, { input: bindings }))[0]).toBe('THIRD_PARTY_STATE_FOREIGN')
    await signIn(input)
    expect((await refusalOf(anybody, documents.signIn, { input }))[0]).toBe('THIRD_PARTY_STATE_USED')
  })

  it('has a code that counts once, whatever state it comes with', async () => {
    const [person, other] = [await personOf(await newCompany()), await personOf(await newCompany())]
    const { state, code } = await returned(person, uniqueName())
    const next = await returned(other, uniqueName())
    const refused = ['THIRD_PARTY_CODE_REFUSED', expect.stringContaining('统一身份认证没有认可这次授权')]
    // The code belongs to another authorization than the secret, so that nothing is bound.
    expect(await refusalOf(other, documents.bind, { state: next.state, code })).toEqual(refused)
    expect(await accountsOf(other)).toEqual([])
    const third = await returned(person, uniqueName())
    expect(await refusalOf(person, documents.bind, { state, code: third.code })).toEqual(refused)
    expect(await accountsOf(person)).toEqual([])
  })

  it('is not taken with an identity that somebody else has signed', async () => {
    const owner = await personOf(await newCompany())
    const given = await returned(owner, uniqueName())
    oidc.isForged = true
    const refused = await owner.refusal(documents.bind, { ...given })
    oidc.isForged = false
    expect(refused.extensions.code).not.toBe('INTERNAL')
    expect(await accountsOf(owner)).toEqual([])
    expect(await bind(owner, uniqueName())).toMatchObject({ provider: 'OIDC' })
  })

  it('is not taken of a provider that is away', async () => {
    const away = { ...oidc.settings, issuer: 'http://127.0.0.1:1' }
    const alone = await openApp({ publicUrl: PUBLIC_URL, thirdParty: { oidc: away } })
    const refusal = await alone.anonymous().refusal(documents.startSignIn, { provider: 'OIDC' })
    expect(refusal).toMatchObject({
      message: '统一身份认证暂时没有应答，请稍后重新发起，或用手机验证码登录',
      extensions: { code: 'THIRD_PARTY_AWAY' },
    })
  })
})

describe('an account', () => {
  it('is bound to one person, and a person has one of a provider', async () => {
    const company = await newCompany()
    const [person, other, account] = [await personOf(company), await personOf(company, '审核员'), uniqueName()]
    await bind(person, account)
    expect(await refusalOf(other, documents.bind, await returned(other, account))).toEqual([
      'THIRD_PARTY_TAKEN',
      '该统一身份认证账号已由其他用户绑定',
    ])
    expect(await refusalOf(person, documents.bind, await returned(person, uniqueName()))).toEqual([
      'THIRD_PARTY_ALREADY_BOUND',
      '您已绑定统一身份认证账号，换绑请先解绑',
    ])
    const [bound] = await accountsOf(person)
    expect((await refusalOf(other, documents.unbind, { id: bound?.id }))[0]).toBe('NOT_FOUND')
    expect(await accountsOf(person)).toHaveLength(1)
  })

  it('lets in nobody who does not belong to a company any more, or is wanted there and has not said yes', async () => {
    const company = await newCompany()
    const [person, account, { id, mobile }] = [await personOf(company), uniqueName(), company.people.结算员]
    await bind(person, account)
    const try_ = async () => refusalOf(app.anonymous(), documents.signIn, { input: await signingIn(account) })
    await rowsOf(
      sql`update membership set joined_at = null, invited_name = '受邀' where company_id = ${company.id} and user_id = ${id}`,
    )
    expect(await try_()).toEqual(['INVITATION_WAITS', `${company.name}邀请了您，请用手机验证码登录后接受或谢绝`])
    await rowsOf(sql`update membership set enabled = false where company_id = ${company.id} and user_id = ${id}`)
    expect((await try_())[0]).toBe('NOT_A_MEMBER')
    await rowsOf(sql`update app_user set enabled = false where id = ${id}`)
    expect((await try_())[0]).toBe('THIRD_PARTY_NOT_BOUND')
    const tries = await rowsOf<{ exception: string }>(
      sql`select exception from login_log where create_by = ${mobile} and request_uri = '/login' order by created_at`,
    )
    expect(tries.map(({ exception }) => exception.split(':')[0])).toEqual(['INVITATION_WAITS', 'NOT_A_MEMBER'])
  })

  it.each([
    ['WECOM', 'zhangsan', 'zhangsan'],
    ['DINGTALK', 'union-7', 'union-7的昵称'],
  ])('of %s is bound and comes in in the same way', async (provider, account, accountName) => {
    const company = await newCompany()
    const person = await personOf(company)
    const { codes } = provider === 'WECOM' ? wecom : dingtalk
    const given = { state: stateOf(await begin(person, provider)), code: codes.for(account) }
    expect(await person.ask(documents.bind, given)).toMatchObject({ bindThirdParty: { provider, accountName } })
    const { authorizeUrl, proof } = await beginSignIn(provider)
    const input = { state: stateOf(authorizeUrl), code: codes.for(account), proof }
    expect(await signIn(input)).toMatchObject({ userId: company.people.结算员.id })
    const again = { ...given, state: stateOf(await begin(person, provider)) }
    expect((await refusalOf(person, documents.bind, again))[0]).toBe('THIRD_PARTY_CODE_REFUSED')
  })
})
