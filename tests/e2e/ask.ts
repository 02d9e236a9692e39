import type { DemoApp } from './demo-app'

export interface Tokens {
  accessToken: string
  userHash: string
}

export const headersOf = ({ accessToken, userHash }: Tokens) => ({
  Authorization: `Bearer ${accessToken}`,
  AuthorizationMD5: userHash,
})

/** A call of the API that a story makes without a browser; without tokens as nobody. */
export async function ask<Data>(app: DemoApp, query: string, variables: object, tokens?: Tokens): Promise<Data> {
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(tokens ? headersOf(tokens) : {}) },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = (await response.json()) as { data: Data; errors?: { message: string }[] }
  if (errors) throw new Error(errors.map(({ message }) => message).join())
  return data
}
