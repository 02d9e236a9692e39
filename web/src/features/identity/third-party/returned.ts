/** Values in the address of a return: state and code, or only a state after the person's refusal. */
export interface Returned {
  state: string
  /** Code; null if nothing was authorised. */
  code: string | null
}

/** Whether a state has the form of this program: another one was made up, or cut off. */
export const isOurs = ({ state }: Pick<Returned, 'state'>): boolean => /^[0-9a-f]{64}$/.test(state)

/** Values in the address; null if the person does not come from a provider. DingTalk has another name for its code. */
export function returnedIn(params: URLSearchParams): Returned | null {
  const state = params.get('state')
  if (!state) return null
  return { state, code: params.get('code') || params.get('authCode') || null }
}
