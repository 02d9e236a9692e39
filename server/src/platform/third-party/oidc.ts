import * as client from 'openid-client'
import { AskedProvider } from './asked-provider.js'
import { type Asking, CodeRefused, type Identity, type ThirdPartyProvider } from './provider.js'
import type { OidcSettings } from './settings.js'

const SECONDS = 5
/** Time for which the issuer's metadata is cached; the library itself fetches changed keys. */
const KNOWN_MS = 3_600_000

/** OpenID Connect: the authorization code with PKCE and a nonce; the identity token identifies the account. */
export class OidcProvider extends AskedProvider implements ThirdPartyProvider {
  readonly kind = 'OIDC'
  readonly name: string
  readonly issuer: string
  private known: { configuration: client.Configuration; until: number } | undefined

  constructor(private readonly settings: OidcSettings) {
    super()
    this.name = settings.name
    this.issuer = settings.issuer
  }

  authorizeUrl({ state, nonce, verifier, redirectUri }: Asking): Promise<string> {
    return this.ask(async () => {
      const url = client.buildAuthorizationUrl(await this.configuration(), {
        redirect_uri: redirectUri,
        scope: 'openid profile',
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      })
      return url.href
    })
  }

  identify(code: string, { state, nonce, verifier, redirectUri }: Asking): Promise<Identity> {
    return this.ask(async () => {
      const configuration = await this.configuration()
      // The documented calls pass on only state and code; the state already identifies the issuer.
      const iss = configuration.serverMetadata().issuer
      const answer = new URL(`${redirectUri}?${new URLSearchParams({ code, state, iss })}`)
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true }
      const tokens = await client.authorizationCodeGrant(configuration, answer, checks).catch(refusalOf)
      const claims = tokens.claims()
      if (!claims) throw new Error('the issuer gave no identity token')
      return { subject: claims.sub, name: nameIn(claims) }
    })
  }

  private async configuration(): Promise<client.Configuration> {
    if (this.known && this.known.until > Date.now()) return this.known.configuration
    const { issuer, clientId, clientSecret } = this.settings
    const url = new URL(issuer)
    // The settings allow plain HTTP only on this machine.
    const execute = url.protocol === 'http:' ? [client.allowInsecureRequests] : []
    const configuration = await client.discovery(url, clientId, clientSecret, client.ClientSecretBasic(clientSecret), {
      // Verifies the signature, too, which the library would skip for a token from a secure connection.
      execute: [...execute, client.enableNonRepudiationChecks],
      timeout: SECONDS,
    })
    this.known = { configuration, until: Date.now() + KNOWN_MS }
    return configuration
  }
}

/** Refusal of a code, or of an answer that belongs to another authorization; any other error is a failure. */
function refusalOf(error: unknown): never {
  const isRefusal =
    (error instanceof client.ResponseBodyError && error.error === 'invalid_grant') ||
    (error instanceof client.ClientError && error.code === 'OAUTH_JWT_CLAIM_COMPARISON_FAILED')
  throw isRefusal ? new CodeRefused('the issuer does not take the code', { cause: error }) : error
}

function nameIn(claims: Readonly<Record<string, unknown>>): string | null {
  const told = [claims.name, claims.preferred_username, claims.email]
  return told.find((name): name is string => typeof name === 'string' && name !== '') ?? null
}
