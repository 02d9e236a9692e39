import { z } from 'zod'
import { ConfigError } from '../../kernel/errors.js'
import { providerNames } from './provider.js'

export interface OidcSettings {
  issuer: string
  clientId: string
  clientSecret: string
  /** Name for people. */
  name: string
}

export interface WecomSettings {
  corpId: string
  agentId: string
  secret: string
  /** Address of the page to which the browser is sent. */
  loginUrl: string
  /** Address of the API. */
  apiUrl: string
}

export interface DingtalkSettings {
  clientId: string
  clientSecret: string
  loginUrl: string
  apiUrl: string
}

/** Settings of the providers with which people may sign in; at most one of each kind. */
export interface ThirdPartySettings {
  oidc?: OidcSettings
  wecom?: WecomSettings
  dingtalk?: DingtalkSettings
}

const LOCAL = ['localhost', '127.0.0.1', '[::1]']

/** Address of a provider; plain HTTP is allowed only on this machine, since secrets pass over it. */
const providerUrl = z.string().refine(
  (text) => {
    const url = URL.parse(text)
    return url?.protocol === 'https:' || (url?.protocol === 'http:' && LOCAL.includes(url.hostname))
  },
  { error: '须为 https 地址；本机的可为 http' },
)
const MAX_NAME = 20
const word = z.string().trim().min(1).max(500).optional()

/** Variables of providers in `docs/operations.md`. */
export const thirdPartyVariables = {
  OIDC_ISSUER: providerUrl.optional(),
  OIDC_CLIENT_ID: word,
  OIDC_CLIENT_SECRET: word,
  OIDC_NAME: z.string().trim().min(1).max(MAX_NAME).default(providerNames.OIDC),
  WECOM_CORP_ID: word,
  WECOM_AGENT_ID: word,
  WECOM_SECRET: word,
  WECOM_LOGIN_URL: providerUrl.default('https://login.work.weixin.qq.com'),
  WECOM_API_URL: providerUrl.default('https://qyapi.weixin.qq.com'),
  DINGTALK_CLIENT_ID: word,
  DINGTALK_CLIENT_SECRET: word,
  DINGTALK_LOGIN_URL: providerUrl.default('https://login.dingtalk.com'),
  DINGTALK_API_URL: providerUrl.default('https://api.dingtalk.com'),
}
const variables = z.object(thirdPartyVariables)
type Variables = z.infer<typeof variables>

export const thirdPartyOf = (value: Variables): ThirdPartySettings => ({
  ...oidcOf(value),
  ...wecomOf(value),
  ...dingtalkOf(value),
})

function oidcOf({ OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME: name }: Variables): ThirdPartySettings {
  const given = together({ OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET })
  if (!given) return {}
  const [issuer, clientId, clientSecret] = [given.OIDC_ISSUER, given.OIDC_CLIENT_ID, given.OIDC_CLIENT_SECRET]
  return { oidc: { issuer, clientId, clientSecret, name } }
}

function wecomOf({ WECOM_CORP_ID, WECOM_AGENT_ID, WECOM_SECRET, ...value }: Variables): ThirdPartySettings {
  const given = together({ WECOM_CORP_ID, WECOM_AGENT_ID, WECOM_SECRET })
  if (!given) return {}
  const urls = { loginUrl: value.WECOM_LOGIN_URL, apiUrl: value.WECOM_API_URL }
  return {
    wecom: { corpId: given.WECOM_CORP_ID, agentId: given.WECOM_AGENT_ID, secret: given.WECOM_SECRET, ...urls },
  }
}

function dingtalkOf({ DINGTALK_CLIENT_ID, DINGTALK_CLIENT_SECRET, ...value }: Variables): ThirdPartySettings {
  const given = together({ DINGTALK_CLIENT_ID, DINGTALK_CLIENT_SECRET })
  if (!given) return {}
  const urls = { loginUrl: value.DINGTALK_LOGIN_URL, apiUrl: value.DINGTALK_API_URL }
  return { dingtalk: { clientId: given.DINGTALK_CLIENT_ID, clientSecret: given.DINGTALK_CLIENT_SECRET, ...urls } }
}

/** All of the settings; undefined if none is given, and an error if some are missing. */
function together<Name extends string>(given: Record<Name, string | undefined>): Record<Name, string> | undefined {
  const all: [string, string | undefined][] = Object.entries(given)
  const there = all.filter(([, value]) => value !== undefined)
  if (there.length === 0) return undefined
  if (there.length < all.length) {
    const names = all.map(([name]) => name)
    throw new ConfigError([`${names[0]}: ${names.join('、')}须同时设置`])
  }
  return Object.fromEntries(there) as Record<Name, string>
}
