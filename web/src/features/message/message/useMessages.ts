import { useApolloClient } from '@apollo/client/react'
import { useNavigate } from 'react-router-dom'
import { refetchShowing } from '../../../apollo/refetchShowing'
import { setUnread } from '../../../shell/messages/unread'
import { useViewer } from '../../../shell/viewer'
import { confirm } from '../../../ui/feedback/confirmStore'
import { toast } from '../../../ui/feedback/toastStore'
import { useEnterCompany } from '../../identity/choose-company'
import type { Message } from './columns'
import { ReadMessagesDocument } from './message.generated'
import { texts } from './texts'

/** Reading of messages, and opening their records. */
export function useMessages() {
  const client = useApolloClient()
  const navigate = useNavigate()
  const { company, companies } = useViewer()
  const { enter } = useEnterCompany()

  const read = async (which: { ids: string[] } | { all: true }): Promise<boolean> => {
    try {
      const { data } = await client.mutate({ mutation: ReadMessagesDocument, variables: which })
      if (!data) return false
      setUnread(client.cache, data.readMessages)
      await refetchShowing(client, ['Message'])
      return true
    } catch (error) {
      toast.failure(error)
      return false
    }
  }

  const open = async ({ id, link, companyAuthId, companyAuthName, allowedActions }: Message): Promise<boolean> => {
    if (!link) return false
    const isElsewhere = company !== null && companyAuthId !== null && companyAuthId !== company.id
    const mayEnter = companies.some((entry) => entry.companyAuthId === companyAuthId)
    if (isElsewhere && mayEnter) {
      const { elsewhereTitle: title, elsewhereAbout: about } = texts
      if (!(await confirm({ title, content: texts.elsewhere(companyAuthName ?? ''), about }))) return false
    }
    if (allowedActions.includes('read')) await read({ ids: [id] })
    if (isElsewhere && mayEnter && companyAuthId) await enter(companyAuthId, link)
    else navigate(link)
    return true
  }

  return { read, open }
}
