import { useMutation } from '@apollo/client/react'
import type { Viewer } from '../../../shell/viewer'
import { confirm } from '../../../ui/feedback/confirmStore'
import { toast } from '../../../ui/feedback/toastStore'
import { DeclineInvitationDocument } from './choose-company.generated'
import { texts } from './texts'

type Entry = Viewer['companies'][number]

/** Declines for oneself that a company invites, after a question. */
export function useDecline(): (entry: Entry) => Promise<void> {
  const [decline] = useMutation(DeclineInvitationDocument, { refetchQueries: ['Viewer'] })
  return async ({ companyAuthId, companyAuthName, positionName }) => {
    const [content, about] = [texts.declineQuestion(companyAuthName), texts.declineAbout(positionName)]
    if (!(await confirm({ title: texts.declineTitle, content, about, danger: true }))) return
    try {
      await decline({ variables: { companyAuthId } })
      toast.success(texts.declined)
    } catch (error) {
      toast.failure(error)
    }
  }
}
