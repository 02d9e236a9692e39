/** Whether a verb is only asked what it would do. */
export const isDry = (variables: object): boolean => 'dryRun' in variables && variables.dryRun === true

/**
 * How a verb is asked for. What a dry run answers is not so: it stays out of the cache, reads no list again, and takes no key, which belongs
 * to the intent that may follow.
 */
export function askedFor<Variables extends object>(
  variables: Variables,
  keyFor: (input: unknown) => string,
  refetchQueries: string[] | undefined,
) {
  if (isDry(variables)) return { variables: { ...variables, idempotencyKey: null }, fetchPolicy: 'no-cache' as const }
  return { variables: { ...variables, idempotencyKey: keyFor(variables) }, refetchQueries }
}
