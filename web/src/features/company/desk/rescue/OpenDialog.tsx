import { useQuery } from '@apollo/client/react'
import { toRequestError } from '../../../../apollo/errors'
import { ErrorPanel } from '../../../../ui/feedback/ErrorPanel'
import { Button } from '../../../../ui/layout/Button'
import { Modal } from '../../../../ui/overlay/Modal'
import css from '../desk.module.css'
import { OpenForm } from './OpenForm'
import { RescueCandidateDocument } from './rescue.generated'
import { texts } from './texts'

interface Props {
  company: { id: string; companyName: string }
  onClose: () => void
}

/** 找回管理员: the administrator who needs help, with the form; or the reason why the desk may not help. */
export function OpenDialog({ company, onClose }: Props) {
  const { data, error, refetch } = useQuery(RescueCandidateDocument, {
    variables: { companyAuthId: company.id },
    fetchPolicy: 'network-only',
  })
  const candidate = data?.rescueCandidate
  if (candidate?.memberId) {
    return <OpenForm company={company} candidate={{ ...candidate, memberId: candidate.memberId }} onClose={onClose} />
  }
  if (!candidate && !error) return null
  return (
    <Modal
      open
      size="md"
      title={texts.openTitle}
      record={company.companyName}
      inTitle
      footer={<Button onClick={onClose}>{texts.close}</Button>}
      onClose={onClose}
    >
      {error ? (
        <ErrorPanel error={toRequestError(error)} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <p className={css.refusal} role="alert">
          {candidate?.refusal}
        </p>
      )}
    </Modal>
  )
}
