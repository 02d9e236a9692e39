import { hashToken, newToken } from '../secret.js'

const ACCESS_MS = 12 * 3600_000
const REFRESH_MS = 30 * 24 * 3600_000

/** Tokens as a client gets them; they are stored nowhere in clear. */
export interface TokenBundle {
  accessToken: string
  tokenType: string
  refreshToken: string
  /** Seconds until the access token expires. */
  expiresIn: number
  scope: string
  userId: string
  username: string
  organId: string | null
  companyAuthId: string | null
  userHash: string
}

interface Tokens {
  access: string
  refresh: string
  /** Hashes of the tokens, for the database. */
  stored: { accessHash: string; accessExpiresAt: Date; refreshHash: string; refreshExpiresAt: Date }
}

/** An access token for 12 hours and a refresh token for 30 days, opaque and random. */
export function newTokens(now: Date): Tokens {
  const access = newToken()
  const refresh = newToken()
  const stored = {
    accessHash: hashToken(access),
    accessExpiresAt: new Date(now.getTime() + ACCESS_MS),
    refreshHash: hashToken(refresh),
    refreshExpiresAt: new Date(now.getTime() + REFRESH_MS),
  }
  return { access, refresh, stored }
}

export function bundleOf(
  { access, refresh }: Tokens,
  user: { id: string; name: string },
  companyId: string | null,
  userHash: string,
): TokenBundle {
  return {
    accessToken: access,
    tokenType: 'bearer',
    refreshToken: refresh,
    expiresIn: ACCESS_MS / 1000,
    scope: 'server',
    userId: user.id,
    username: user.name,
    organId: companyId,
    companyAuthId: companyId,
    userHash,
  }
}
