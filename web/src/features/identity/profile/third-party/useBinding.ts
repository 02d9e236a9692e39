import { useMutation } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import { toRequestError } from '../../../../apollo/errors'
import type { ThirdParty } from '../../../../gql/types.generated'
import { toast } from '../../../../ui/feedback/toastStore'
import { returnedFrom, thirdPartyTexts as texts } from '../../third-party'
import { BindThirdPartyDocument, StartThirdPartyBindDocument } from './third-party.generated'

const WINDOW = 'popup,width=720,height=760'

/** Opens a window within the click, since a later one is blocked; null where windows are blocked. */
const openWindow = (): Window | null => window.open('', 'tufang-third-party', WINDOW)

/**
 * Binds an account: the provider asks in a window of its own, which passes its answer to this one. `waitingFor` is the
 * provider in question.
 */
export function useBinding() {
  const [start] = useMutation(StartThirdPartyBindDocument)
  const [bind] = useMutation(BindThirdPartyDocument, { refetchQueries: ['ThirdPartyAccounts'] })
  const [waitingFor, setWaitingFor] = useState<ThirdParty | null>(null)
  const leaving = useRef<AbortController>(null)

  useEffect(() => {
    const left = new AbortController()
    leaving.current = left
    return () => left.abort()
  }, [])

  const ask = async (provider: ThirdParty, opened: Window | null): Promise<void> => {
    const { data } = await start({ variables: { provider } })
    if (!data) return
    const { authorizeUrl } = data.startThirdPartyBind
    if (!opened) {
      window.location.assign(authorizeUrl)
      return
    }
    opened.location.replace(authorizeUrl)
    const returned = await returnedFrom(opened, leaving.current?.signal ?? AbortSignal.abort())
    if (!returned) return
    const { state, code } = returned
    if (!code) {
      toast.error(texts.refused)
      return
    }
    await bind({ variables: { state, code } })
    toast.success(texts.bound)
  }

  const begin = async (provider: ThirdParty): Promise<void> => {
    const opened = openWindow()
    setWaitingFor(provider)
    try {
      await ask(provider, opened)
    } catch (error) {
      opened?.close()
      toast.failure(toRequestError(error))
    } finally {
      setWaitingFor(null)
    }
  }

  return { begin, waitingFor }
}
