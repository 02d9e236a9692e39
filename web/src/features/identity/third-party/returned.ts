/** What a provider sends back with the browser: state and code, or a state alone where the person said no. */
export interface Returned {
  state: string
  /** Null where nothing was authorised. */
  code: string | null
}

/** As this program writes it: whatever looks otherwise was made up, or cut off on its way. */
export const isOurs = ({ state }: Pick<Returned, 'state'>): boolean => /^[0-9a-f]{64}$/.test(state)

/** What the address holds of it; null where nobody comes from a provider. DingTalk calls its code by another name. */
export function returnedIn(params: URLSearchParams): Returned | null {
  const state = params.get('state')
  if (!state) return null
  return { state, code: params.get('code') || params.get('authCode') || null }
}
