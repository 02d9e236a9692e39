import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useCallback } from 'react'
import { type Given, useRunner } from './command/useRunner'

export interface Command<Data, Variables> {
  /** Null while the same command is running, as for a double click, or when the person closed a demanded captcha. */
  run: (variables: Given<Variables>) => Promise<Data | null>
  running: boolean
}

/** One writing mutation, run by `useRunner`. */
export function useCommand<Data, Variables extends OperationVariables & { idempotencyKey?: string | null }>(
  document: TypedDocumentNode<Data, Variables>,
  { refetchQueries }: { refetchQueries?: string[] } = {},
): Command<Data, Variables> {
  const { run, running } = useRunner(refetchQueries)
  return { run: useCallback((variables: Given<Variables>) => run(document, variables), [run, document]), running }
}
