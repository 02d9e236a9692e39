/** Whose accounts people may come in with, as far as they are configured. */
export const providerNames = { OIDC: '统一身份认证', WECOM: '企业微信', DINGTALK: '钉钉' } as const
export type ProviderKind = keyof typeof providerNames

/** One asking of a person at a provider: what goes there with the browser, and what must fit when it comes back. */
export interface Asking {
  state: string
  /** Stands in the answer of a provider that speaks OpenID Connect. */
  nonce: string
  /** The secret of PKCE: the provider gets its digest first, and itself with the code. */
  verifier: string
  /** Where the provider sends the browser back. */
  redirectUri: string
}

export interface Identity {
  /** The provider's own name of the account, which it never gives to another one. */
  subject: string
  /** What people call the account, where the provider tells. */
  name: string | null
}

/** Who tells whose account somebody has: each provider has a dialect of its own behind this. */
export interface ThirdPartyProvider {
  readonly kind: ProviderKind
  readonly name: string
  /** Within what its subjects are told apart: accounts of another issuer are others, whatever they are called. */
  readonly issuer: string
  /** The page of the provider on which a person is asked. */
  authorizeUrl(asking: Asking): Promise<string>
  /** Whose account gave this code. CodeRefused where the provider does not take it, any other Error where it does not answer as it should. */
  identify(code: string, asking: Asking): Promise<Identity>
}

/** The provider has answered, and does not take the code: it was used, is too old, or is of somebody who has no business here. */
export class CodeRefused extends Error {}
