import { useMutation } from '@apollo/client/react'
import type { NewFactor } from './SetUp'
import {
  BeginSecondFactorDocument,
  PassSecondFactorDocument,
  RenewRecoveryCodesDocument,
  TurnOffSecondFactorDocument,
  TurnOnSecondFactorDocument,
} from './second-factor.generated'

/**
 * Keeps answers out of the cache, since secrets and recovery codes are shown once and stored nowhere in the browser.
 */
const UNKEPT = { fetchPolicy: 'no-cache' } as const

/** Verbs about a person's second factor; a refusal is thrown. */
export function useFactor() {
  const [begin] = useMutation(BeginSecondFactorDocument, UNKEPT)
  const [turnOn] = useMutation(TurnOnSecondFactorDocument, UNKEPT)
  const [pass] = useMutation(PassSecondFactorDocument, UNKEPT)
  const [renew] = useMutation(RenewRecoveryCodesDocument, UNKEPT)
  const [turnOff] = useMutation(TurnOffSecondFactorDocument, UNKEPT)
  return {
    begin: async (code?: string): Promise<NewFactor | null> =>
      (await begin({ variables: { code } })).data?.beginSecondFactor ?? null,
    turnOn: async (code: string): Promise<string[]> =>
      (await turnOn({ variables: { code } })).data?.turnOnSecondFactor ?? [],
    pass: (code: string) => pass({ variables: { code } }),
    renew: async (code: string): Promise<string[]> =>
      (await renew({ variables: { code } })).data?.renewRecoveryCodes ?? [],
    turnOff: (code: string) => turnOff({ variables: { code } }),
  }
}
