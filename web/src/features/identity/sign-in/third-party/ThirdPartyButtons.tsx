import { useEffect, useState } from 'react'
import { toRequestError } from '../../../../apollo/errors'
import { request } from '../../../../apollo/request'
import type { RoleType, ThirdParty } from '../../../../gql/types.generated'
import { toast } from '../../../../ui/feedback/toastStore'
import css from '../sign-in.module.css'
import { texts as signInTexts } from '../texts'
import {
  StartThirdPartySignInDocument,
  ThirdPartyProvidersDocument,
  type ThirdPartyProvidersQuery,
} from './third-party.generated'

const KEY = 'tufang.thirdParty'

/** Stores the proof in this window that it has begun a sign-in: a return to another window is not accepted. */
const keepProof = (proof: string): void => sessionStorage.setItem(KEY, proof)

/** Removes and returns the proof of the browser; null if it has begun nothing. */
export function takeProof(): string | null {
  const proof = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  return proof
}

const { otherWays: texts } = signInTexts
type Provider = ThirdPartyProvidersQuery['thirdPartyProviders'][number]

interface Props {
  roleType: RoleType
  agreed: boolean
}

/** Providers of third-party accounts for signing in; nothing if none is configured. */
export function ThirdPartyButtons({ roleType, agreed }: Props) {
  const [providers, setProviders] = useState<readonly Provider[]>([])
  const [goingTo, setGoingTo] = useState<ThirdParty | null>(null)

  useEffect(() => {
    const leaving = new AbortController()
    request(ThirdPartyProvidersDocument, {}, { signal: leaving.signal }).then(
      ({ thirdPartyProviders }) => setProviders(thirdPartyProviders),
      (error: unknown) => {
        if (!leaving.signal.aborted) toast.failure(error)
      },
    )
    return () => leaving.abort()
  }, [])

  const go = async (provider: ThirdParty) => {
    if (!agreed) {
      toast.error(signInTexts.agreeFirst)
      return
    }
    setGoingTo(provider)
    try {
      const { startThirdPartySignIn } = await request(StartThirdPartySignInDocument, { provider, roleType })
      keepProof(startThirdPartySignIn.proof ?? '')
      window.location.assign(startThirdPartySignIn.authorizeUrl)
    } catch (error) {
      setGoingTo(null)
      toast.failure(toRequestError(error))
    }
  }

  if (providers.length === 0) return null
  return (
    <section className={css.thirdBox} aria-label={texts.title}>
      <p className={css.thirdTitle}>{texts.title}</p>
      <div className={css.buttons}>
        {providers.map(({ provider, name }) => (
          <button
            key={provider}
            type="button"
            className={css.provider}
            aria-busy={goingTo === provider}
            disabled={goingTo !== null}
            onClick={() => go(provider)}
          >
            {goingTo === provider ? texts.going : name}
          </button>
        ))}
      </div>
    </section>
  )
}
