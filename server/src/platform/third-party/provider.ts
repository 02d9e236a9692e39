/** Configurable providers of sign-in by an external account. */
export const providerNames = { OIDC: '统一身份认证', WECOM: '企业微信', DINGTALK: '钉钉' } as const
export type ProviderKind = keyof typeof providerNames

/** Authorization at a provider: the values that the browser takes there, and those that the answer must match. */
export interface Asking {
  state: string
  /** Value that the answer of an OpenID Connect provider must repeat. */
  nonce: string
  /** Secret of PKCE: the provider first gets its digest, and with the code the secret itself. */
  verifier: string
  /** Address to which the provider sends the browser back. */
  redirectUri: string
}

export interface Identity {
  /** Provider's id of the account, which it never gives to another one. */
  subject: string
  /** Name of the account, if the provider has one. */
  name: string | null
}

/** Provider that identifies a person by an external account; each implements its own protocol. */
export interface ThirdPartyProvider {
  readonly kind: ProviderKind
  readonly name: string
  /** Issuer, within which subjects are unique. */
  readonly issuer: string
  /** The page of the provider on which a person is asked. */
  authorizeUrl(asking: Asking): Promise<string>
  /**
   * Account that this code belongs to. Throws CodeRefused when the provider refuses the code, another Error for an
   * unexpected answer.
   */
  identify(code: string, asking: Asking): Promise<Identity>
}

/** Refusal of a code by the provider: used, expired, or of a person without access. */
export class CodeRefused extends Error {}
