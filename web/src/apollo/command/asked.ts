/** Whether the verb is a dry run. */
export const isDry = (variables: object): boolean => 'dryRun' in variables && variables.dryRun === true

/**
 * Request of a verb. A dry run's answer is not a fact: it is kept out of the cache, refreshes no list, and uses no key,
 * which belongs to the run that may follow.
 */
export function askedFor<Variables extends object>(
  variables: Variables,
  keyFor: (input: unknown) => string,
  refetchQueries: string[] | undefined,
) {
  if (isDry(variables)) return { variables: { ...variables, idempotencyKey: null }, fetchPolicy: 'no-cache' as const }
  return { variables: { ...variables, idempotencyKey: keyFor(variables) }, refetchQueries }
}
