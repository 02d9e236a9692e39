import type { TypedDocumentNode } from '@apollo/client'
import { authorised } from './auth'
import { request } from './request'

/**
 * Sends one operation outside of Apollo and its cache; it can be stopped and may take longer than others.
 * @throws RequestError for every kind of failure
 */
export const askApart = <Data, Variables extends Record<string, unknown>>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  options: { signal: AbortSignal; timeout: number },
): Promise<Data> => authorised((headers) => request(document, variables, { ...options, headers }))
